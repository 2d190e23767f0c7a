/**
 * Stripe as the use cases need it, over the operator's egress. Its library is loaded by the first call, because most
 * installations take no money. Everything that is granted is read from Stripe; its messages only say where to look.
 */
import type { Stripe } from "stripe";
import { AppError } from "@slipway/kernel/errors";
import type { Plan } from "@slipway/kernel/permissions";
import { boundedResponse } from "@slipway/platform/egress/bounded-response";
import { createEgress, type EgressOptions } from "@slipway/platform/egress/connector";
import type { Config } from "@slipway/platform/config/port";
import { LIVE_STATES, type Price } from "../../contract/index.ts";

const MAX_ANSWER_BYTES = 1_048_576;
const TIMEOUT_MS = 15_000;
const PRICES_KEPT_MS = 600_000;
/** Seconds between the time of a message and ours, in both directions. Stripe's library bounds only its age. */
const MAX_SKEW_SECONDS = 300;

export type Settings = NonNullable<Config["payments"]>;

export interface Subscription {
  id: string;
  customerId: string;
  /** Null: its price is not one of the configured ones. */
  plan: Plan | null;
  state: string;
  /** Milliseconds since 1970. */
  periodEnd: number;
  isCancelled: boolean;
}

export interface Checkout {
  workspaceId: string | null;
  userId: string | null;
  state: "paid" | "pending" | "open" | "ended";
  subscriptionId: string | null;
  /** Credits that it sells; null: it sells a plan. */
  credits: number | null;
}

/** The object that a message is about. Messages about anything else have null. */
export interface ProviderEvent {
  id: string;
  about: { kind: "checkout" | "subscription"; id: string; workspaceId: string } | null;
}

export interface NewCheckout {
  customerId: string;
  workspaceId: string;
  userId: string;
  buys: { plan: Plan } | { credits: number };
  /** Addresses of the app. */
  paidUrl: string;
  leftUrl: string;
}

const INTERVALS = ["day", "week", "month", "year"] as const;

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === "string" ? one : (one?.id ?? null);
const isGone = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === 404;
export const isLive = (state: string | null): boolean => LIVE_STATES.some((live) => live === state);

const away = (cause: unknown): AppError =>
  new AppError({
    code: "payment_provider_away",
    status: 502,
    userMessage: "The payment provider did not answer. Nothing was charged. Try again in a moment.",
    message: `Stripe: ${(cause as Error).message?.slice(0, 300)}`,
    cause,
  });

export class PaymentProvider implements AsyncDisposable {
  readonly #settings: Settings;
  readonly #egress;
  #client: Promise<Stripe> | null = null;
  #prices: { at: number; list: Promise<Price[]> } | null = null;

  constructor(settings: Settings, network: EgressOptions = {}) {
    this.#settings = settings;
    this.#egress = createEgress({ kind: "operator", origins: [settings.url] }, network);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#egress[Symbol.asyncDispose]();
  }

  priceOf(buys: Plan | "credit"): string | null {
    return this.#settings.prices[buys] ?? null;
  }

  async newCustomer(workspace: { id: string; name: string; email: string }): Promise<string> {
    const { id, name, email } = workspace;
    const customer = await this.#ask((stripe) =>
      // The same customer when two people begin at once, or the answer was lost.
      stripe.customers.create({ name, email, metadata: { workspace: id } }, { idempotencyKey: `customer:${id}` }),
    );
    return customer.id;
  }

  async openCheckout(asked: NewCheckout): Promise<{ id: string; url: string }> {
    const { customerId, workspaceId, userId, buys, paidUrl, leftUrl } = asked;
    const isPlan = "plan" in buys;
    const metadata = { workspace: workspaceId, user: userId, ...(isPlan ? {} : { credits: String(buys.credits) }) };
    const price = this.priceOf(isPlan ? buys.plan : "credit")!;
    const session = await this.#ask((stripe) =>
      stripe.checkout.sessions.create({
        mode: isPlan ? "subscription" : "payment",
        customer: customerId,
        client_reference_id: workspaceId,
        line_items: [{ price, quantity: isPlan ? 1 : buys.credits }],
        metadata,
        ...(isPlan ? { subscription_data: { metadata: { workspace: workspaceId } } } : {}),
        success_url: paidUrl,
        cancel_url: leftUrl,
      }),
    );
    return { id: session.id, url: webAddress(session.url) };
  }

  /** Nobody can pay it afterwards. One that is paid or ended stays as it is. */
  async closeCheckout(id: string): Promise<void> {
    const stripe = await this.#load();
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // 400: it is not open any more.
      if ((error as { statusCode?: number }).statusCode !== 400 && !isGone(error)) throw away(error);
    }
  }

  async checkout(id: string): Promise<Checkout | null> {
    const session = await this.#find((stripe) => stripe.checkout.sessions.retrieve(id));
    if (session === null) return null;
    const { metadata, status, payment_status: paid, mode } = session;
    const credits = Number(metadata?.["credits"]);
    const isPaid = paid === "paid" || (paid === "no_payment_required" && mode === "subscription");
    return {
      workspaceId: metadata?.["workspace"] ?? null,
      userId: metadata?.["user"] ?? null,
      state: isPaid ? "paid" : status === "open" ? "open" : status === "complete" ? "pending" : "ended",
      subscriptionId: idOf(session.subscription),
      credits: mode === "payment" && Number.isSafeInteger(credits) && credits > 0 ? credits : null,
    };
  }

  async subscription(id: string): Promise<Subscription | null> {
    const found = await this.#find((stripe) => stripe.subscriptions.retrieve(id));
    const item = found?.items.data[0];
    if (found === null || item === undefined) return null;
    const plan = Object.entries(this.#settings.prices).find(([, price]) => price === item.price.id)?.[0];
    return {
      id: found.id,
      customerId: idOf(found.customer)!,
      plan: plan === undefined || plan === "credit" ? null : (plan as Plan),
      state: found.status,
      periodEnd: item.current_period_end * 1000,
      isCancelled: found.cancel_at_period_end || found.cancel_at !== null,
    };
  }

  /** `now` gives what was paid for the rest of the period as credit at the provider. */
  async endSubscription(id: string, when: "now" | "at period's end"): Promise<void> {
    await this.#find((stripe) =>
      when === "now"
        ? stripe.subscriptions.cancel(id, { prorate: true })
        : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    );
  }

  async portal(customerId: string, returnUrl: string): Promise<string> {
    const session = await this.#ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return webAddress(session.url);
  }

  /** Kept for ten minutes. Empty while Stripe cannot be reached, because a page without prices beats none. */
  async prices(now: number): Promise<Price[]> {
    if (this.#prices === null || now - this.#prices.at > PRICES_KEPT_MS)
      this.#prices = { at: now, list: this.#readPrices() };
    const read = this.#prices;
    try {
      return await read.list;
    } catch {
      if (this.#prices === read) this.#prices = null;
      return [];
    }
  }

  async #readPrices(): Promise<Price[]> {
    const wanted = Object.entries(this.#settings.prices) as [Price["buys"], string][];
    const read = wanted.map(async ([buys, id]): Promise<Price[]> => {
      const price = await this.#ask((stripe) => stripe.prices.retrieve(id));
      const interval = INTERVALS.find((one) => one === price.recurring?.interval) ?? null;
      // Tiered prices have no amount of their own.
      if (price.unit_amount === null) return [];
      return [{ buys, amount: price.unit_amount, currency: price.currency, interval }];
    });
    return (await Promise.all(read)).flat();
  }

  /** Throws AppError `bad_signature` unless Stripe signed the body a moment ago. `now`: milliseconds since 1970. */
  async readEvent(body: Buffer, signature: string, now: number): Promise<ProviderEvent> {
    const stripe = await this.#load();
    const refused = (message: string): AppError =>
      new AppError({ code: "bad_signature", status: 400, userMessage: "The signature is not Stripe's.", message });
    const stamp = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
    if (!(Math.abs(stamp - now / 1000) <= MAX_SKEW_SECONDS)) throw refused("its time is not ours");
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        body,
        signature,
        this.#settings.webhookSecret,
        MAX_SKEW_SECONDS,
        undefined,
        now,
      );
    } catch (error) {
      throw refused((error as Error).message.slice(0, 200));
    }
    return { id: String(event.id), about: subjectOf(event) };
  }

  /** Null: Stripe does not know it. */
  async #find<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    const stripe = await this.#load();
    try {
      return await call(stripe);
    } catch (error) {
      if (isGone(error)) return null;
      throw away(error);
    }
  }

  async #ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.#load();
    try {
      return await call(stripe);
    } catch (error) {
      throw away(error);
    }
  }

  #load(): Promise<Stripe> {
    return (this.#client ??= this.#connect());
  }

  async #connect(): Promise<Stripe> {
    const { Stripe: Client } = await import("stripe");
    const { protocol, hostname, port } = new URL(this.#settings.url);
    const bounded: typeof fetch = async (url, init) =>
      boundedResponse(await this.#egress.fetch(url, init), MAX_ANSWER_BYTES);
    return new Client(this.#settings.key, {
      protocol: protocol === "http:" ? "http" : "https",
      host: hostname,
      port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
      httpClient: Client.createFetchHttpClient(bounded),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }
}

const CHECKOUTS = ["checkout.session.completed", "checkout.session.async_payment_succeeded"];

function subjectOf(event: Stripe.Event): ProviderEvent["about"] {
  const object = event.data.object as { id?: unknown; metadata?: Record<string, unknown> | null };
  const workspaceId = object.metadata?.["workspace"];
  if (typeof object.id !== "string" || typeof workspaceId !== "string") return null;
  if (CHECKOUTS.includes(event.type)) return { kind: "checkout", id: object.id, workspaceId };
  if (event.type.startsWith("customer.subscription.")) return { kind: "subscription", id: object.id, workspaceId };
  return null;
}

/** Browsers are sent there. */
function webAddress(url: string | null): string {
  const { protocol, href } = new URL(url ?? "");
  if (protocol !== "https:" && protocol !== "http:") throw new Error("the provider's page is not on the web");
  return href;
}
