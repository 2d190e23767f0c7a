/** Money for plans and credits, where a payment provider is set up. [B6] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { planSchema } from "../../workspaces/contract/index.ts";

/** States of a subscription in which its plan is in force. */
export const LIVE_STATES = ["active", "trialing", "past_due"] as const;

const priceSchema = z.object({
  /** A plan, or one credit. */
  buys: z.union([planSchema, z.literal("credit")]),
  /** In the currency's smallest unit, such as cents. */
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** Null: paid once. */
  interval: z.enum(["day", "week", "month", "year"]).nullable(),
});
export type Price = z.output<typeof priceSchema>;

export const paymentSchema = z.object({
  /** Plans that are sold here. */
  sells: z.array(planSchema),
  sells_credits: z.boolean(),
  /** Empty while the provider cannot be reached. */
  prices: z.array(priceSchema),
  /** Null: the plan is not paid for, for example because it was given. */
  subscription: z
    .object({
      plan: planSchema,
      state: z.enum(LIVE_STATES),
      /** ISO 8601: the next payment, or the end when it is cancelled. */
      period_end: z.string(),
      is_cancelled: z.boolean(),
    })
    .nullable(),
});
export type Payment = z.output<typeof paymentSchema>;

const byId = z.object({ id: idSchema });
/** Stripe's ids of checkouts are shorter. */
const sessionId = z.string().regex(/^cs_\w{1,250}$/, "must be the id of a checkout");

const errors = [
  { status: 409, code: "not_sold" },
  { status: 502, code: "payment_provider_away" },
] as const;

export const paymentRoutes = {
  checkout: route({
    method: "POST",
    path: "/workspaces/{id}/billing/checkout",
    policy: { workspace: "ManageWorkspaceBilling" },
    summary: "Opens the payment provider's page that sells a plan",
    params: byId,
    body: z.object({ plan: planSchema }),
    result: z.object({ checkout_url: z.string() }),
    errors: [...errors, { status: 409, code: "already_subscribed" }],
    rate: { max: 10, seconds: 60 },
  }),
  confirm: route({
    method: "POST",
    path: "/workspaces/{id}/billing/confirm",
    policy: { workspace: "ManageWorkspaceBilling" },
    summary: "Reads a checkout again after its page was left, and books what was paid",
    params: byId,
    body: z.object({ checkout: sessionId }),
    /** `open`: it can still be paid. `pending`: the bank has not answered yet. */
    result: z.object({ state: z.enum(["paid", "pending", "open", "ended"]), credits: z.number().nullable() }),
    errors: [
      { status: 404, code: "not_found" },
      { status: 502, code: "payment_provider_away" },
      { status: 503, code: "payments_busy" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
  portal: route({
    method: "POST",
    path: "/workspaces/{id}/billing/portal",
    policy: { workspace: "ManageWorkspaceBilling" },
    summary: "Opens the payment provider's page for cards, invoices, another plan and the end of the subscription",
    params: byId,
    body: z.object({}),
    result: z.object({ portal_url: z.string() }),
    errors: [
      { status: 409, code: "nothing_paid" },
      { status: 502, code: "payment_provider_away" },
    ],
    rate: { max: 10, seconds: 60 },
  }),
  stripeEvent: route({
    method: "POST",
    path: "/payments/stripe/webhook",
    policy: "public",
    summary: "Stripe tells that something changed; its signature is checked, and what changed is read from Stripe",
    bodyKind: "bytes",
    maxBodyBytes: 262_144,
    errors: [
      { status: 400, code: "bad_signature" },
      { status: 404, code: "not_found" },
      { status: 502, code: "payment_provider_away" },
      { status: 503, code: "payments_busy" },
    ],
  }),
} as const satisfies Contract;
