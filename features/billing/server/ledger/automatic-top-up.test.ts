import { newId } from "@slipway/kernel/ids";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { billingContract as routes, entryInWords, type AutomaticTopUpTerms } from "../../contract/index.ts";
import { grantCredits, readBooks } from "../../testing.ts";
import { chargeCloud, chargeUse, feature as billing, isOutOfFunds, requireBalance, requireCredits } from "../index.ts";
import type { RunFacts } from "./account.ts";
import { toMicro } from "./micro.ts";
import { extend, reserve, returnCredits, settle } from "./run-credits.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const DECEMBER = Date.UTC(2026, 11, 1);
const price = { input: 1, output: 1 };
let at = NOON;
let app: TestApp;
let olga: TestPerson;
let projectId: string;
let id: string;

beforeAll(async () => {
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects, billing],
    clock: { now: () => at },
    config: { cloudPrices: { database: 1, files: 1, egress: 1, functions: 1, free: 0 } },
    model: { model: createScriptedModel([]), label: "GPT-5", free: false, contextTokens: 1000, price },
  });
  await app.signUp("Staff");
});
/** 5 credits of the day, and none of the month. */
beforeEach(async () => {
  at = NOON;
  olga = await app.signUp("Olga");
  ({ id: projectId, workspaceId: id } = await newProject(olga.call));
  await setPlan(app.services, id, "free");
});
afterAll(() => app[Symbol.asyncDispose]());

const newRun = (runId = newId("run")): RunFacts => ({ runId, projectId, userId: "u1", model: "GPT-5", mode: "agent" });
const hold = (run: RunFacts, credits: number, least = 0.1) =>
  reserve(app.services, id, { run, wanted: toMicro(credits), least: toMicro(least) });
const more = (run: RunFacts, credits: number, step = 1) =>
  extend(app.services, id, { run, wanted: toMicro(credits), step });
const end = (run: RunFacts, credits: number, refund: "run_failed" | null = null) =>
  settle(app.services, id, { runId: run.runId, cost: toMicro(credits), refund });
const ask = () => requireCredits(app.services, { projectId, model: "auto", mode: "agent", chatOnly: false });
const grant = (amount: number) => grantCredits(app.services, id, { amount, userId: "u1" });
const use = (credits: number, key = newId("use")) =>
  chargeUse(app.services, {
    ...{ workspaceId: id, projectId, meter: "ai_gateway", key, model: "GPT-5", price },
    tokens: { input: credits * 1000, output: 0 },
  });

const set = (terms: Partial<AutomaticTopUpTerms> = {}, person = olga) =>
  person.call(routes.setAutomaticTopUp, {
    params: { id },
    body: { enabled: true, amount: 10, monthly_cap: 100, ...terms },
  });
/** A balance high enough that turning it on adds nothing. */
async function setWith(balance: number, terms: Partial<AutomaticTopUpTerms> = {}): Promise<void> {
  await grant(balance - 5);
  await set(terms);
  expect(await left()).toMatchObject({ remaining: balance, automatic_top_up: { added_this_month: 0 } });
}
const left = (person = olga) => person.call(routes.billing, { params: { id } });
const added = async (): Promise<number> => (await left()).automatic_top_up.added_this_month;

/** The four ways to say how much there is say the same, and it was never less than nothing. */
async function expectSound(): Promise<void> {
  const { balance, sums, lowest } = await readBooks(app.services, id);
  expect(sums).toEqual({ lines: balance, lastLine: balance, lots: balance });
  expect(lowest).toBeGreaterThanOrEqual(0);
}

async function automaticLines(): Promise<[words: string, amount: number, by: string | null][]> {
  const { entries } = await olga.call(routes.usage, { params: { id }, query: {} });
  return entries
    .filter(({ kind, reason }) => kind === "top_up" && reason !== null)
    .map((entry) => [entryInWords(entry), entry.amount, entry.user_name]);
}

const countLines = async (): Promise<number> =>
  (
    await app.services.database.pool.query(
      "select 1 from credit_entries where workspace_id = $1 and kind = 'top_up' and reason = 'automatic'",
      [id],
    )
  ).rowCount!;

/** Turned on without the first top-up that this may add. */
const turnOnSilently = () =>
  app.services.database.pool.query("update credit_accounts set automatic_enabled = true where workspace_id = $1", [id]);

describe("automatic top-up [B2]", () => {
  it("is off until somebody turns it on: without credits a run is refused", async () => {
    expect((await left()).automatic_top_up).toEqual({
      ...{ enabled: false, amount: 50, monthly_cap: 200 },
      ...{ month: "2026-11", added_this_month: 0 },
    });
    const run = newRun();
    await hold(run, 5);
    await end(run, 5);
    await expect(ask()).rejects.toMatchObject({ status: 402, code: "out_of_credits" });
    await expect(requireBalance(app.services, id)).rejects.toMatchObject({ status: 402 });
    expect(await isOutOfFunds(app.services, id)).toBe(true);
    expect((await readBooks(app.services, id)).kinds).toEqual(["daily", "reserve", "settle"]);
  });

  it("adds credits when fewer than 10 are left, as a labelled line; reading adds nothing", async () => {
    await setWith(20, { amount: 50, monthly_cap: 200 });
    await use(10);
    expect(await left()).toMatchObject({ remaining: 10 });
    await use(0.5);
    expect(await left()).toMatchObject({ remaining: 59.5, automatic_top_up: { added_this_month: 50 } });
    for (let times = 0; times < 3; times += 1) await left();
    expect(await automaticLines()).toEqual([["Top-up · automatic", 50, null]]);
    await expectSound();
  });

  it("begins at once if few are left already, and not again when it is saved again", async () => {
    expect(await set({ amount: 25 })).toMatchObject({ remaining: 30, automatic_top_up: { added_this_month: 25 } });
    expect(await set({ amount: 30 })).toMatchObject({ remaining: 30 });
    await set({ enabled: false });
    await use(29);
    expect(await left()).toMatchObject({ remaining: 1 });
    await expectSound();
  });

  it("admits what would be refused: a message, a run, the AI of an app, a backend", async () => {
    const spendAll = async (): Promise<void> => {
      await set({ enabled: false });
      await use((await left()).remaining);
      await turnOnSilently();
      expect(await left()).toMatchObject({ remaining: 0, state: "reached" });
    };
    const ways: [begin: () => Promise<unknown>, brings: number][] = [
      [ask, 10],
      [() => hold(newRun(), 4, 1), 10],
      [() => requireBalance(app.services, id), 10],
      [async () => expect(await isOutOfFunds(app.services, id)).toBe(false), 10],
      // One would leave 9.5.
      [() => chargeCloud(app.services, { workspaceId: id, projectId, key: newId("hour"), credits: 0.5 }), 20],
    ];
    for (const [begin, brings] of ways) {
      await spendAll();
      const before = await added();
      await begin();
      expect((await added()) - before).toBe(brings);
    }
    await expectSound();
  });

  it("repeats until 10 are left after the charge, up to the cap", async () => {
    await setWith(12, { monthly_cap: 60 });
    const run = newRun();
    expect(await hold(run, 4)).toBe(toMicro(4));
    expect(await added()).toBe(0);
    // 8 are left and 30 asked for: four top-ups leave 18, three would leave 8.
    expect(await more(run, 30)).toBe(toMicro(30));
    expect(await left()).toMatchObject({ remaining: 18, automatic_top_up: { added_this_month: 40 } });
    expect(await end(run, 100)).toEqual({ cost: 72, returned: 0 });
    expect(await left()).toMatchObject({ remaining: 0, automatic_top_up: { added_this_month: 60 } });
    await expectSound();
  });

  it("adds nothing for credits that a run holds and returns, nor for a run that kept nothing", async () => {
    await setWith(12);
    const [kept, failed] = [newRun(), newRun()];
    await hold(kept, 11);
    expect(await end(kept, 1)).toEqual({ cost: 1, returned: 0 });
    await hold(failed, 11);
    await end(failed, 90, "run_failed");
    await returnCredits(app.services, id, { runId: failed.runId, reason: "restarted" });
    expect(await left()).toMatchObject({ remaining: 11, automatic_top_up: { added_this_month: 0 } });
    await expectSound();
  });

  it("adds nothing for a check of backends while anything is left", async () => {
    await set({ amount: 10 });
    await set({ enabled: false });
    await use(14);
    await turnOnSilently();
    expect(await isOutOfFunds(app.services, id)).toBe(false);
    expect(await left()).toMatchObject({ remaining: 1, automatic_top_up: { added_this_month: 10 } });
  });
});

describe("repeated and concurrent steps", () => {
  it("add once each", async () => {
    await setWith(12);
    const run = newRun();
    await hold(run, 3);
    await hold(run, 3);
    await more(run, 5);
    await more(run, 5);
    await end(run, 8);
    await end(run, 8);
    await use(1, "same");
    await use(1, "same");
    const hour = { workspaceId: id, projectId, key: "hour", credits: 1 };
    await chargeCloud(app.services, hour);
    await chargeCloud(app.services, hour);
    expect(await left()).toMatchObject({ remaining: 12, automatic_top_up: { added_this_month: 10 } });
    await expectSound();
  });

  it("50 parallel debits cause exactly the due top-ups, and none is lost", async () => {
    await setWith(20, { monthly_cap: 1000 });
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        if (index % 2 === 0) return use(1.5);
        const run = newRun();
        await hold(run, 1.5, 1);
        return end(run, 1.5);
      }),
    );
    // 75 are spent of 20: seven bring what is left to 15, six would leave 5.
    expect(await left()).toMatchObject({ remaining: 15, automatic_top_up: { added_this_month: 70 } });
    expect(await countLines()).toBe(7);
    await expectSound();
  });

  it("50 parallel debits never exceed the cap, whatever is asked for", async () => {
    await setWith(15, { monthly_cap: 35 });
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, async () => {
        const run = newRun();
        await hold(run, 1, 1);
        return end(run, 1);
      }),
    );
    for (const refused of tries.filter((tried) => tried.status === "rejected"))
      expect(refused.reason).toMatchObject({ code: "out_of_credits" });
    // 15 there were and three of 10 fit the cap.
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(45);
    expect(await left()).toMatchObject({ remaining: 0, automatic_top_up: { added_this_month: 30 } });
    expect(await countLines()).toBe(3);
    await expectSound();
  });
});

describe("the cap of a month", () => {
  it("ends at the month's cap (UTC): runs are refused, the next month goes on, and added credits stay", async () => {
    await setWith(11, { monthly_cap: 20 });
    await use(30);
    expect(await left()).toMatchObject({ remaining: 1, automatic_top_up: { added_this_month: 20 } });
    await use(1);
    await expect(ask()).rejects.toMatchObject({ status: 402, code: "out_of_credits" });
    at = DECEMBER - 1;
    await use((await left()).remaining);
    await expect(ask()).rejects.toMatchObject({ status: 402 });
    at = DECEMBER;
    // 5 of the new day, and 10 by themselves.
    await ask();
    expect(await left()).toMatchObject({
      remaining: 15,
      automatic_top_up: { month: "2026-12", added_this_month: 10 },
    });
    at = Date.UTC(2027, 6, 1);
    expect((await left()).available_balance).toBe(10);
    // A clock that goes back finds its month as it was.
    at = NOON;
    expect(await added()).toBe(20);
    await expectSound();
  });

  it("does not count a person's top-up, and goes on when it is raised", async () => {
    await setWith(500, { monthly_cap: 10 });
    await use(500);
    expect(await left()).toMatchObject({ remaining: 10, automatic_top_up: { added_this_month: 10 } });
    await use(10);
    await expect(ask()).rejects.toMatchObject({ status: 402 });
    await set({ monthly_cap: 20 });
    await ask();
    expect(await added()).toBe(20);
  });
});

describe("its terms", () => {
  const member = async (role: "viewer" | "admin"): Promise<TestPerson> => {
    const person = await app.signUp(role);
    const { id: userId } = await person.call(accountsContract.user, {});
    await insertMember(app.services, { workspaceId: id, userId, role });
    return person;
  };

  it("are set by people who manage billing, and seen by every member [W6.02] [C6.05] [K4]", async () => {
    const [viewer, admin] = [await member("viewer"), await member("admin")];
    const stranger = await app.signUp("Eve");
    await expect(set({}, viewer)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await expect(set({}, stranger)).rejects.toMatchObject({ status: 404 });
    expect((await left()).automatic_top_up.enabled).toBe(false);
    await set({ amount: 1000, monthly_cap: 10_000 }, admin);
    expect((await left(viewer)).automatic_top_up).toMatchObject({
      ...{ enabled: true, amount: 1000, monthly_cap: 10_000, added_this_month: 1000 },
    });
  });

  it("are shown in a project only to people who manage billing, with whether the cap is reached", async () => {
    const outside = await app.signUp("Ana");
    const { id: userId } = await outside.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "write" });
    const told = async (person: TestPerson) =>
      (await person.call(routes.projectCredits, { params: { projectId }, query: {} })).automatic_top_up;
    expect(await told(olga)).toBe("off");
    await set({ amount: 50, monthly_cap: 120 });
    expect(await told(olga)).toBe("on");
    await use(50);
    // 100 of 120: another 50 do not fit.
    expect(await told(olga)).toBe("cap_reached");
    expect(await told(outside)).toBeNull();
  });

  it.each([
    [{ amount: 9 }, "amount: must be at least 10"],
    [{ amount: 1001, monthly_cap: 2000 }, "amount: must be at most 1000"],
    [{ amount: 10.5 }, "amount: must be a whole number"],
    [{ amount: "50" }, "amount: must be a number"],
    [{ amount: undefined }, "amount: is required"],
    [{ amount: 50, monthly_cap: 49 }, "monthly_cap: must be at least the amount of one top-up"],
    [{ monthly_cap: -1 }, "monthly_cap: must be at least the amount of one top-up"],
    [{ monthly_cap: 10_001 }, "monthly_cap: must be at most 10000"],
    [{ monthly_cap: 99.5 }, "monthly_cap: must be a whole number"],
    [{ enabled: "yes" }, "enabled: must be true or false"],
  ])("refuse %j by field and rule, and stay unchanged", async (wrong, userMessage) => {
    await set({ enabled: false, amount: 20, monthly_cap: 60 });
    await expect(set(wrong as Partial<AutomaticTopUpTerms>)).rejects.toMatchObject({
      ...{ status: 400, code: "invalid_request", userMessage },
    });
    expect((await left()).automatic_top_up).toMatchObject({ enabled: false, amount: 20, monthly_cap: 60 });
  });
});
