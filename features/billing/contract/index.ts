/** Plans, credits and usage of a workspace. [B1] [B6] [T3.19] [T7.28] [W9.07] */
import { z } from "zod";
import { pageCursor } from "@slipway/kernel/contract/page-cursor";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { chatModelSchema, chatModeSchema } from "../../agent/contract/models.ts";
import { planSchema } from "../../workspaces/contract/index.ts";
import { AUTOMATIC_STATES, AUTOMATIC_TOP_UP } from "./automatic-top-up.ts";
import { CREDIT_STATES, TOP_UP } from "./credits.ts";
import { ENTRY_KINDS } from "./entries.ts";
import { paymentRoutes, paymentSchema } from "./payments.ts";

export * from "./automatic-top-up.ts";
export * from "./credits.ts";
export * from "./entries.ts";
export { LIVE_STATES, type Payment, type Price } from "./payments.ts";

const byId = z.object({ id: idSchema });

/** One meter. `used` was taken from the free part, `billed` from the balance after it. [T3.19] */
const meterSchema = z.object({ free: z.number(), used: z.number(), billed: z.number() });

export const cloudUsageSchema = z.object({
  cloud_usage: meterSchema,
  ai_gateway_usage: meterSchema,
  available_balance: z.number(),
});
export type CloudUsage = z.output<typeof cloudUsageSchema>;

const planOfferSchema = z.object({
  plan: planSchema,
  monthly_credits: z.number(),
  daily_credits: z.number(),
  /** Daily credits of one month add up to at most this. */
  daily_credits_per_month: z.number(),
});
export type PlanOffer = z.output<typeof planOfferSchema>;

/** Chat credits: `remaining = free - used + available_balance`. [B2] */
const creditFields = {
  /** Today's free credits. */
  free: z.number(),
  used: z.number(),
  available_balance: z.number(),
  remaining: z.number(),
  state: z.enum(CREDIT_STATES),
};

/** Whole credits, added as often as needed up to the cap of a month (UTC). */
const amountSchema = z.number().int().min(TOP_UP.min).max(TOP_UP.max);
export const automaticTopUpSchema = z
  .object({
    enabled: z.boolean(),
    amount: amountSchema,
    monthly_cap: z.number().int().max(AUTOMATIC_TOP_UP.maxOfMonth),
  })
  .refine(({ amount, monthly_cap }) => monthly_cap >= amount, {
    path: ["monthly_cap"],
    error: "must be at least the amount of one top-up",
  });
export type AutomaticTopUpTerms = z.output<typeof automaticTopUpSchema>;

export const billingSchema = z.object({
  plan: planSchema,
  /** Null: nobody takes money here. */
  payment: paymentSchema.nullable(),
  /** False: no model has a price, so nothing is charged and no credits are shown. */
  priced: z.boolean(),
  ...creditFields,
  automatic_top_up: z.object({
    enabled: z.boolean(),
    amount: z.number(),
    monthly_cap: z.number(),
    /** The month in UTC, such as `2026-11`. */
    month: z.string(),
    added_this_month: z.number(),
  }),
  plans: z.array(planOfferSchema),
});
export type Billing = z.output<typeof billingSchema>;

/** A line of the ledger as people read it: a run's hold, its refund and its cost are one line. */
export const usageEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** Credits; negative is spent. */
  amount: z.number(),
  /** Balance of the whole workspace after this line. */
  balance: z.number(),
  reason: z.string().nullable(),
  model: z.string().nullable(),
  user_name: z.string().nullable(),
  /** Null for lines that belong to no project, and for a project the caller may not see. */
  project_id: z.string().nullable(),
  project_name: z.string().nullable(),
  created_at: z.string(),
});
export type UsageEntry = z.output<typeof usageEntrySchema>;

export const usageSchema = z.object({
  priced: z.boolean(),
  /** One for each day (UTC), oldest first, without a gap. */
  days: z.array(z.object({ day: z.string(), credits: z.number() })),
  people: z.array(z.object({ user_id: z.string(), name: z.string(), credits: z.number() })),
  /** `project_id` null: projects the caller may not see, together. */
  projects: z.array(z.object({ project_id: z.string().nullable(), name: z.string().nullable(), credits: z.number() })),
  entries: z.array(usageEntrySchema),
  next_cursor: z.string().nullable(),
});
export type Usage = z.output<typeof usageSchema>;

export const projectCreditsSchema = z.object({
  priced: z.boolean(),
  ...creditFields,
  plan: planSchema,
  /** Null for people who are no members of the workspace. [W6.07] */
  workspace_name: z.string().nullable(),
  may_manage: z.boolean(),
  /** Null for people who may not manage billing, and where credits are paid for. */
  automatic_top_up: z.enum(AUTOMATIC_STATES).nullable(),
  /** Likely cost of a run with the asked model; null if it costs nothing. */
  estimate: z.object({ low: z.number(), high: z.number(), model_label: z.string() }).nullable(),
});
export type ProjectCredits = z.output<typeof projectCreditsSchema>;

export const billingContract = {
  ...paymentRoutes,
  billing: route({
    method: "GET",
    path: "/workspaces/{id}/billing",
    policy: { workspace: "ViewWorkspace" },
    summary: "Plan and credits of a workspace",
    params: byId,
    result: billingSchema,
  }),
  changePlan: route({
    method: "PUT",
    path: "/workspaces/{id}/billing/plan",
    needsNoRoom: true,
    policy: { workspace: "ManageWorkspaceBilling" },
    summary: "Changes the plan for nothing and at once, where nobody takes money",
    params: byId,
    body: z.object({ plan: planSchema }),
    result: billingSchema,
    errors: [{ status: 409, code: "plan_is_paid" }],
    rate: { max: 20, seconds: 60 },
  }),
  topUp: route({
    method: "POST",
    path: "/workspaces/{id}/billing/top-up",
    policy: { workspace: "ManageWorkspaceBilling" },
    summary: "Adds credits; where nobody takes money, they are granted",
    params: byId,
    body: z.object({
      amount: amountSchema,
      /** Made by the client. Sending the same id again repeats no top-up. */
      id: z.uuid().optional(),
    }),
    /** Null: there is nothing to pay, and the credits are already added. */
    result: z.object({ checkout_url: z.string().nullable() }),
    errors: [
      { status: 409, code: "top_up_differs" },
      { status: 409, code: "not_sold" },
      { status: 502, code: "payment_provider_away" },
    ],
    rate: { max: 20, seconds: 60 },
  }),
  setAutomaticTopUp: route({
    method: "PUT",
    path: "/workspaces/{id}/billing/automatic-top-up",
    needsNoRoom: true,
    policy: { workspace: "ManageWorkspaceBilling" },
    summary: "Credits that are added when fewer than 10 are left, up to a cap of each month",
    params: byId,
    body: automaticTopUpSchema,
    result: billingSchema,
    errors: [{ status: 409, code: "plan_is_paid" }],
    rate: { max: 20, seconds: 60 },
  }),
  cloudUsage: route({
    method: "GET",
    path: "/workspaces/{workspaceId}/cloud-usage",
    policy: { workspace: "ViewWorkspace" },
    summary: "Cloud and AI usage of this month and the balance",
    params: z.object({ workspaceId: idSchema }),
    result: cloudUsageSchema,
  }),
  usage: route({
    method: "GET",
    path: "/workspaces/{id}/usage",
    policy: { workspace: "ViewWorkspaceUsage" },
    summary: "Spending by day, person and project, and the ledger, newest first",
    params: byId,
    query: z.object({
      days: z.coerce.number().int().min(1).max(90).default(30),
      /** `next_cursor` of a page: asks for older entries. */
      before: pageCursor(),
    }),
    result: usageSchema,
  }),
  projectCredits: route({
    method: "GET",
    path: "/projects/{projectId}/credits",
    policy: { project: "EditProject" },
    summary: "Credits left for this project's runs, and the likely cost of one",
    params: z.object({ projectId: idSchema }),
    query: z.object({
      model: chatModelSchema.default("auto"),
      mode: chatModeSchema.default("agent"),
      chat_only: z.stringbool({ truthy: ["true"], falsy: ["false"] }).default(false),
    }),
    result: projectCreditsSchema,
    errors: [{ status: 400, code: "model_not_configured" }],
  }),
} as const satisfies Contract;
