/**
 * A double of Stripe's wire on loopback, with a clock that tests move: customers, checkouts, subscriptions, the portal and
 * signed messages. It answers what Stripe 2026-10-28 answers for the calls that are made, and refuses every other one.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { randomText } from "@slipway/kernel/ids";
import { Stripe } from "stripe";

const DAY_SECONDS = 86_400;
const MONTH_SECONDS = 30 * DAY_SECONDS;

type Fields = Readonly<Record<string, string>>;

interface Session {
  id: string;
  mode: "payment" | "subscription";
  customer: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  subscription: string | null;
  metadata: Fields;
  price: string;
  quantity: number;
  success_url: string;
}

interface Subscription {
  id: string;
  customer: string;
  status: "active" | "past_due" | "canceled";
  cancel_at_period_end: boolean;
  metadata: Fields;
  price: string;
  /** Seconds since 1970. */
  periodEnd: number;
}

export interface StripeMessage {
  body: string;
  headers: Record<string, string>;
}

export const TEST_PRICES = { pro: "price_pro", biz: "price_biz", credit: "price_credit" } as const;
const AMOUNTS: Readonly<Record<string, number>> = { price_pro: 2000, price_biz: 5000, price_credit: 25 };

export class StripeDouble implements AsyncDisposable {
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  /** Calls so far, such as `POST /v1/customers`. */
  readonly calls: string[] = [];
  readonly webhookSecret = `whsec_${randomText(24)}`;
  readonly key = `sk_test_${randomText(24)}`;
  /** While true nothing is answered but 500. */
  isDown = false;
  /** Cards are refused from the next payment on. */
  refusesCards = false;
  #now: number;
  readonly #customers = new Map<string, string>();
  readonly #server = createServer((request, response) => {
    const paid = /^\/pay\/(\w+)$/.exec(request.url ?? "")?.[1];
    if (paid !== undefined) return void response.writeHead(302, { location: this.#paidPage(paid) }).end();
    void this.#answer(request).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });

  private constructor(now: number) {
    this.#now = Math.floor(now / 1000);
  }

  /** `now`: milliseconds since 1970. */
  static async start(now: number): Promise<StripeDouble> {
    const double = new StripeDouble(now);
    await new Promise<void>((resolve) => double.#server.listen(0, "127.0.0.1", resolve));
    return double;
  }

  get settings() {
    const { port } = this.#server.address() as AddressInfo;
    const { key, webhookSecret } = this;
    return { key, webhookSecret, prices: TEST_PRICES, url: `http://127.0.0.1:${port}` };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Pays an open checkout, as its page does. `slowly`: by a bank that answers later. Answers Stripe's messages. */
  pay(id: string, how: "at once" | "slowly" = "at once"): StripeMessage[] {
    const session = this.sessions.get(id)!;
    if (session.status !== "open") throw new Error(`the checkout ${id} is ${session.status}`);
    session.status = "complete";
    session.payment_status = how === "slowly" ? "unpaid" : "paid";
    if (session.mode === "payment") return [this.message("checkout.session.completed", wireSession(session))];
    const subscription: Subscription = {
      id: `sub_${randomText(20)}`,
      customer: session.customer,
      status: "active",
      cancel_at_period_end: false,
      metadata: { workspace: session.metadata["workspace"]! },
      price: session.price,
      periodEnd: this.#now + MONTH_SECONDS,
    };
    this.subscriptions.set(subscription.id, subscription);
    session.subscription = subscription.id;
    return [
      this.message("customer.subscription.created", wireSubscription(subscription)),
      this.message("checkout.session.completed", wireSession(session)),
    ];
  }

  /** A browser that opens the page of a checkout pays at once, and goes back to the app. */
  #paidPage(id: string): string {
    this.pay(id);
    return this.sessions.get(id)!.success_url.replace("{CHECKOUT_SESSION_ID}", id);
  }

  /** The bank of a slow payment answers. */
  settle(id: string): StripeMessage {
    const session = this.sessions.get(id)!;
    session.payment_status = "paid";
    return this.message("checkout.session.async_payment_succeeded", wireSession(session));
  }

  /** Another plan, or the end of the period, as somebody chooses in the portal. */
  choose(id: string, change: Partial<Pick<Subscription, "cancel_at_period_end" | "price">>): StripeMessage {
    const subscription = Object.assign(this.subscriptions.get(id)!, change);
    return this.message("customer.subscription.updated", wireSubscription(subscription));
  }

  /** Moves the clock; periods that end meanwhile are paid again, or not. */
  advance(days: number): StripeMessage[] {
    this.#now += days * DAY_SECONDS;
    return [...this.subscriptions.values()].flatMap((subscription) => this.#renew(subscription));
  }

  #renew(subscription: Subscription): StripeMessage[] {
    if (subscription.status === "canceled" || subscription.periodEnd > this.#now) return [];
    // Stripe tries a card for two weeks.
    const hasGivenUp = this.#now - subscription.periodEnd > 14 * DAY_SECONDS;
    if (subscription.cancel_at_period_end || (this.refusesCards && hasGivenUp)) subscription.status = "canceled";
    else if (this.refusesCards) subscription.status = "past_due";
    else Object.assign(subscription, { status: "active", periodEnd: subscription.periodEnd + MONTH_SECONDS });
    const end = subscription.status === "canceled" ? "deleted" : "updated";
    return [this.message(`customer.subscription.${end}`, wireSubscription(subscription))];
  }

  /** A signed message. `secret` and `at` (seconds since 1970) are for forged ones. */
  message(type: string, object: object, { secret = this.webhookSecret, at = this.#now } = {}): StripeMessage {
    const body = JSON.stringify({ id: `evt_${randomText(20)}`, object: "event", type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
    return { body, headers: { "content-type": "application/json", "stripe-signature": signature } };
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const body = await text(request);
    const { pathname } = new URL(request.url ?? "/", "http://stripe.test");
    this.calls.push(`${request.method} ${pathname}`);
    if (this.isDown) return { status: 500, body: { error: { type: "api_error", message: "Away." } } };
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API key." } } };
    const found = this.#route(request, pathname, Object.fromEntries(new URLSearchParams(body)));
    if (found === null)
      return { status: 404, body: { error: { type: "invalid_request_error", message: "No such object." } } };
    if (found === "refused")
      return { status: 400, body: { error: { type: "invalid_request_error", message: "Not open." } } };
    return { status: 200, body: found };
  }

  #route(request: IncomingMessage, path: string, fields: Fields): object | "refused" | null {
    const [, , kind, ...rest] = path.split("/");
    const call = `${request.method} ${kind}`;
    if (call === "POST customers") return this.#newCustomer(String(request.headers["idempotency-key"]), fields);
    if (call === "POST checkout" && rest.length === 1) return this.#newSession(fields);
    if (kind === "checkout") return this.#session(rest[1]!, rest[2]);
    if (call === "GET prices") return this.#price(rest[0]!);
    if (kind === "subscriptions") return this.#subscription(request.method!, rest[0]!, fields);
    if (call === "POST billing_portal") return { object: "billing_portal.session", url: `${this.settings.url}/portal` };
    return null;
  }

  #newCustomer(key: string, fields: Fields): object {
    const id = this.#customers.get(key) ?? `cus_${randomText(14)}`;
    this.#customers.set(key, id);
    return { object: "customer", id, email: fields["email"] };
  }

  #newSession(fields: Fields): object {
    const session: Session = {
      id: `cs_test_${randomText(30)}`,
      mode: fields["mode"] as Session["mode"],
      customer: fields["customer"]!,
      status: "open",
      payment_status: "unpaid",
      subscription: null,
      metadata: part(fields, "metadata"),
      price: fields["line_items[0][price]"]!,
      quantity: Number(fields["line_items[0][quantity]"]),
      success_url: fields["success_url"]!,
    };
    this.sessions.set(session.id, session);
    return { ...wireSession(session), url: `${this.settings.url}/pay/${session.id}` };
  }

  #session(id: string, action: string | undefined): object | "refused" | null {
    const session = this.sessions.get(id);
    if (session === undefined) return null;
    if (action !== "expire") return wireSession(session);
    if (session.status !== "open") return "refused";
    session.status = "expired";
    return wireSession(session);
  }

  #price(id: string): object | null {
    const amount = AMOUNTS[id];
    if (amount === undefined) return null;
    const recurring = id === TEST_PRICES.credit ? null : { interval: "month", interval_count: 1 };
    return { object: "price", id, unit_amount: amount, currency: "eur", recurring };
  }

  #subscription(method: string, id: string, fields: Fields): object | null {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) return null;
    if (method === "DELETE") subscription.status = "canceled";
    if (fields["cancel_at_period_end"] !== undefined)
      subscription.cancel_at_period_end = fields["cancel_at_period_end"] === "true";
    return wireSubscription(subscription);
  }
}

/** `metadata[a]` becomes `a`. */
const part = (fields: Fields, name: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null;
      return inner === null ? [] : [[inner, value]];
    }),
  );

const wireSession = ({ price: _price, quantity: _quantity, ...session }: Session): object => ({
  object: "checkout.session",
  ...session,
});

const wireSubscription = ({ price, periodEnd, ...subscription }: Subscription): object => ({
  object: "subscription",
  cancel_at: null,
  ...subscription,
  items: {
    object: "list",
    data: [{ object: "subscription_item", current_period_end: periodEnd, price: { object: "price", id: price } }],
  },
});
