import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { auditContract } from "../../../audit/contract/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { billingContract as routes } from "../../contract/index.ts";
import { StripeDouble, type StripeMessage, TEST_PRICES } from "../../testing/stripe-double.ts";
import { readBooks } from "../../testing.ts";
import { billingFeature } from "../index.ts";
import { followPayments } from "./follow-payments.ts";
import { PaymentProvider } from "./provider.ts";

const START = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
let now = START;
let app: TestApp;
let stripe: StripeDouble;
let owner: TestPerson;
let id: string;

beforeAll(async () => {
  stripe = await StripeDouble.start(START);
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects, billingFeature()],
    config: { payments: stripe.settings, defaultPlan: "free" },
    clock: { now: () => now },
    model: {
      model: createScriptedModel([]),
      label: "GPT-5",
      free: false,
      contextTokens: 1000,
      price: { input: 1, output: 1 },
    },
  });
  await app.signUp("Staff");
});
beforeEach(async () => {
  stripe.isDown = false;
  stripe.refusesCards = false;
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});

const params = () => ({ id });
const tell = ({ body, headers }: StripeMessage) =>
  app.fetch("/api/payments/stripe/webhook", { method: "POST", body, headers });
async function tellAll(messages: readonly StripeMessage[]): Promise<void> {
  for (const message of messages) expect((await tell(message)).status).toBe(200);
}
async function pass(days: number): Promise<StripeMessage[]> {
  now += days * DAY_MS;
  return stripe.advance(days);
}
const billing = () => owner.call(routes.billing, { params: params() });
const planNow = async () => (await owner.call(workspacesContract.get, { params: params() })).plan;
const idIn = (url: string): string => url.split("/").at(-1)!;
const checkout = async (plan: "pro" | "biz" | "enterprise" = "pro"): Promise<string> =>
  idIn((await owner.call(routes.checkout, { params: params(), body: { plan } })).checkout_url);
const buyCredits = async (amount: number): Promise<string> =>
  idIn((await owner.call(routes.topUp, { params: params(), body: { amount } })).checkout_url!);
const confirm = (session: string) => owner.call(routes.confirm, { params: params(), body: { checkout: session } });
/** Buys Pro and answers the subscription's id. */
async function subscribed(): Promise<string> {
  const session = await checkout();
  await tellAll(stripe.pay(session));
  return stripe.sessions.get(session)!.subscription!;
}
const auditOf = async () =>
  (await owner.call(auditContract.list, { params: params(), query: {} })).entries.map(({ action, about }) => [
    action,
    about["to"],
  ]);

describe("a plan that is paid for [B6] [W6.02]", () => {
  it("is sold with its price, and in force once it is paid", async () => {
    expect(await billing()).toMatchObject({
      plan: "free",
      payment: {
        sells: ["pro", "biz"],
        sells_credits: true,
        prices: expect.arrayContaining([{ buys: "pro", amount: 2000, currency: "eur", interval: "month" }]) as unknown,
        subscription: null,
      },
    });
    const session = await checkout();
    expect(stripe.sessions.get(session)).toMatchObject({ mode: "subscription", price: TEST_PRICES.pro, quantity: 1 });
    expect(stripe.sessions.get(session)!.success_url).toBe(
      `${app.services.addresses.appUrl}/?settings=billing&workspace=${id}&checkout={CHECKOUT_SESSION_ID}`,
    );
    expect(await confirm(session)).toEqual({ state: "open", credits: null });
    expect(await planNow()).toBe("free");
    await tellAll(stripe.pay(session));
    expect(await billing()).toMatchObject({
      plan: "pro",
      available_balance: 100,
      payment: { subscription: { plan: "pro", state: "active", is_cancelled: false } },
    });
    expect(await auditOf()).toContainEqual(["plan.changed", "Pro"]);
  });

  it("is in force as soon as the person is back, before any message", async () => {
    const session = await checkout("biz");
    stripe.pay(session);
    expect(await confirm(session)).toEqual({ state: "paid", credits: null });
    expect(await planNow()).toBe("biz");
  });

  it("changes, is cancelled and ends in the portal", async () => {
    const subscription = await subscribed();
    await tellAll([stripe.choose(subscription, { price: TEST_PRICES.biz })]);
    expect(await planNow()).toBe("biz");
    await tellAll([stripe.choose(subscription, { cancel_at_period_end: true })]);
    expect((await billing()).payment?.subscription).toMatchObject({ is_cancelled: true });
    expect(await planNow()).toBe("biz");
    await tellAll(await pass(31));
    expect(await billing()).toMatchObject({ plan: "free", payment: { subscription: null } });
    expect(await auditOf()).toContainEqual(["plan.ended", "Free"]);
  });

  it("stays while a refused card is tried again, says so, and ends when it is given up", async () => {
    await subscribed();
    stripe.refusesCards = true;
    await tellAll(await pass(31));
    expect(await billing()).toMatchObject({ plan: "pro", payment: { subscription: { state: "past_due" } } });
    await tellAll(await pass(15));
    expect(await planNow()).toBe("free");
  });

  it("is bought once: another checkout closes the first, and a paid plan has none", async () => {
    const first = await checkout();
    const second = await checkout("biz");
    expect(stripe.sessions.get(first)!.status).toBe("expired");
    await tellAll(stripe.pay(second));
    await expect(checkout("pro")).rejects.toMatchObject({ status: 409, code: "already_subscribed" });
    expect((await owner.call(routes.portal, { params: params(), body: {} })).portal_url).toContain("/portal");
  });

  it("is changed by paying alone, and what is not sold has no checkout", async () => {
    const refused = { status: 409, code: "plan_is_paid" };
    await expect(owner.call(routes.changePlan, { params: params(), body: { plan: "biz" } })).rejects.toMatchObject(
      refused,
    );
    const terms = { enabled: true, amount: 50, monthly_cap: 200 };
    await expect(owner.call(routes.setAutomaticTopUp, { params: params(), body: terms })).rejects.toMatchObject(
      refused,
    );
    await expect(checkout("enterprise")).rejects.toMatchObject({ status: 409, code: "not_sold" });
    await expect(owner.call(routes.portal, { params: params(), body: {} })).rejects.toMatchObject({
      code: "nothing_paid",
    });
  });

  it("that was given stays when a first payment fails", async () => {
    await setPlan(app.services, id, "biz");
    const session = await checkout("pro");
    const [created] = stripe.pay(session);
    const subscription = stripe.subscriptions.get(stripe.sessions.get(session)!.subscription!)!;
    subscription.status = "canceled";
    await tellAll([created!]);
    expect(await planNow()).toBe("biz");
  });
});

describe("credits that are paid for", () => {
  it("come once, however often and by whichever way the payment is told", async () => {
    const session = await buyCredits(40);
    expect(stripe.sessions.get(session)).toMatchObject({ mode: "payment", price: TEST_PRICES.credit, quantity: 40 });
    expect((await billing()).available_balance).toBe(0);
    const [paid] = stripe.pay(session);
    await Promise.all([tell(paid!), tell(paid!), confirm(session), confirm(session)]);
    expect(await confirm(session)).toEqual({ state: "paid", credits: 40 });
    expect((await billing()).available_balance).toBe(40);
    const { balance, sums } = await readBooks(app.services, id);
    expect(sums).toEqual({ lines: balance, lastLine: balance, lots: balance });
  });

  it("wait for a bank that answers later", async () => {
    const session = await buyCredits(10);
    await tellAll(stripe.pay(session, "slowly"));
    expect(await confirm(session)).toEqual({ state: "pending", credits: 10 });
    expect((await billing()).available_balance).toBe(0);
    await tellAll([stripe.settle(session)]);
    expect((await billing()).available_balance).toBe(10);
  });

  it("come to the workspace that paid, and no other may confirm them", async () => {
    const session = await buyCredits(10);
    stripe.pay(session);
    const other = await app.signUp("Otto");
    const otherId = (await other.call(accountsContract.user, {})).workspaces[0]!.id;
    await expect(
      other.call(routes.confirm, { params: { id: otherId }, body: { checkout: session } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(other.call(routes.confirm, { params: params(), body: { checkout: session } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("messages of the provider", () => {
  it.each([
    ["another secret", () => stripe.message("x", {}, { secret: "whsec_another0000000000" })],
    ["a time ten minutes ago", () => stripe.message("x", {}, { at: now / 1000 - 600 })],
    ["a time in ten minutes", () => stripe.message("x", {}, { at: now / 1000 + 600 })],
    ["a body that was changed", () => ({ ...stripe.message("x", {}), body: "{}" })],
    ["no signature", () => ({ body: "{}", headers: {} })],
  ])("are refused with %s", async (_what, forged) => {
    const answer = await tell(forged());
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      "bad_signature",
    ]);
  });

  it("grant nothing by what they say: everything is read again", async () => {
    const session = await buyCredits(1000);
    const told = {
      id: session,
      payment_status: "paid",
      status: "complete",
      metadata: { workspace: id, credits: "9000" },
    };
    await tellAll([stripe.message("checkout.session.completed", told)]);
    const subscription = { id: "sub_none", status: "active", metadata: { workspace: id } };
    await tellAll([stripe.message("customer.subscription.created", subscription)]);
    expect(await billing()).toMatchObject({ plan: "free", available_balance: 0 });
  });

  it("about another customer's subscription give a workspace nothing", async () => {
    const subscription = await subscribed();
    const other = await app.signUp("Otto");
    const otherId = (await other.call(accountsContract.user, {})).workspaces[0]!.id;
    await other.call(routes.topUp, { params: { id: otherId }, body: { amount: 10 } });
    await tellAll([
      stripe.message("customer.subscription.updated", { id: subscription, metadata: { workspace: otherId } }),
    ]);
    expect((await other.call(workspacesContract.get, { params: { id: otherId } })).plan).toBe("free");
  });

  it("come again when Stripe was away meanwhile", async () => {
    const session = await buyCredits(10);
    const [paid] = stripe.pay(session);
    stripe.isDown = true;
    expect((await tell(paid!)).status).toBe(502);
    expect((await billing()).available_balance).toBe(0);
    await expect(checkout()).rejects.toMatchObject({ status: 502, code: "payment_provider_away" });
    stripe.isDown = false;
    await tellAll([paid!]);
    expect((await billing()).available_balance).toBe(10);
  });

  it("in any order and with repeats end at what Stripe says last", async () => {
    const subscription = await subscribed();
    const changes = [
      stripe.choose(subscription, { price: TEST_PRICES.biz }),
      stripe.choose(subscription, { price: TEST_PRICES.pro }),
      stripe.choose(subscription, { price: TEST_PRICES.biz, cancel_at_period_end: true }),
    ];
    const answers = await Promise.all([...changes.toReversed(), ...changes, ...changes].map(tell));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(await billing()).toMatchObject({ plan: "biz", payment: { subscription: { is_cancelled: true } } });
  });
});

describe("what no message told", () => {
  const follow = async () => {
    await using payments = new PaymentProvider(stripe.settings);
    await followPayments({ ...app.services, payments });
  };

  it("is read once a day", async () => {
    const subscription = await subscribed();
    stripe.choose(subscription, { price: TEST_PRICES.biz });
    await follow();
    expect(await planNow()).toBe("pro");
    await pass(1.1);
    await follow();
    expect(await planNow()).toBe("biz");
  });

  it("deleted workspaces are not charged again, and gone ones end at once", async () => {
    const subscription = stripe.subscriptions.get(await subscribed())!;
    const { id: second } = await owner.call(workspacesContract.create, { body: { name: "Second" } });
    const { name } = await owner.call(workspacesContract.get, { params: params() });
    await owner.call(workspacesContract.remove, { params: params(), query: { confirm: name } });
    await follow();
    expect([subscription.status, subscription.cancel_at_period_end]).toEqual(["active", true]);
    await app.services.database.pool.query("delete from workspaces where id = $1", [id]);
    await follow();
    expect(subscription.status).toBe("canceled");
    expect(second).toBeTruthy();
  });
});
