/** Plan and credits, and changes of them. Where nobody takes money, plans are chosen freely and a top-up is a grant. [B6] */
import { eq } from "drizzle-orm";
import { newUuid } from "@slipway/kernel/ids";
import { PLAN_LABELS, type Plan } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { planSchema } from "../../../workspaces/contract/index.ts";
import { type AuditActor, recordAudit } from "../../../audit/server/index.ts";
import type { AutomaticTopUpTerms, Billing, PlanOffer } from "../../contract/index.ts";
import type { Actor } from "../../../actor.ts";
import { requireNow } from "../../../workspaces/server/index.ts";
import { accounts } from "../billing-tables.ts";
import { withAccount, withChangedAccount, type Account } from "../ledger/account.ts";
import { allowanceOf } from "../ledger/allowances.ts";
import { automaticOf, topUpWhenLow } from "../ledger/automatic-top-up.ts";
import { addTopUp } from "../ledger/top-up.ts";
import { describePayment } from "../payments/describe-payment.ts";
import type { PaymentProvider } from "../payments/provider.ts";
import { figuresOf, isPriced, type CreditFigures } from "../runs/credits-of-project.ts";

function offers({ config }: Needs<"config">): PlanOffer[] {
  return planSchema.options.map((plan) => {
    const { monthly, daily, dailyPerMonth } = allowanceOf(plan, config.monthlyCredits);
    return { plan, monthly_credits: monthly, daily_credits: daily, daily_credits_per_month: dailyPerMonth };
  });
}

/** `payments` null: nobody takes money. */
export type BillingPorts = Needs<"clock" | "config" | "database" | "models" | "workspaces"> & {
  payments: PaymentProvider | null;
};

type OfAccount = Pick<Billing, "plan" | "automatic_top_up"> & CreditFigures;

const ofAccount = async (account: Account): Promise<OfAccount> => ({
  plan: account.plan,
  ...figuresOf(account),
  automatic_top_up: await automaticOf(account),
});

async function described(
  services: BillingPorts,
  workspaceId: string,
  work: Promise<OfAccount | null>,
): Promise<Billing> {
  const account = await work;
  if (account === null) throw new Error("a workspace that was just found is gone");
  return {
    ...account,
    payment: await describePayment(services, workspaceId),
    priced: isPriced(services),
    plans: offers(services),
  };
}

export const getBilling = (services: BillingPorts, workspaceId: string): Promise<Billing> =>
  described(services, workspaceId, withAccount(services, workspaceId, ofAccount));

export interface BillingChange {
  workspaceId: string;
  actor: AuditActor;
  /** Asked inside the transaction: throws the AppError of what the person may do no more. */
  mayStill: (tx: Transaction) => Promise<void>;
}

/** A change by somebody who has to hold the right until it is made. */
export const changeBy = (workspaceId: string, actor: Actor): BillingChange => ({
  ...{ workspaceId, actor },
  mayStill: async (tx) => void (await requireNow(tx, { workspaceId, actor }, "ManageWorkspaceBilling")),
});

/** Applies at once. An upgrade raises this month's credits to the new plan's; a downgrade removes none. */
export const changePlan = (
  services: BillingPorts,
  { workspaceId, actor, mayStill }: BillingChange,
  plan: Plan,
): Promise<Billing> => {
  const beforeDue = async (tx: Transaction): Promise<void> => {
    await mayStill(tx);
    await services.workspaces.setPlan(tx, { workspaceId, plan, actor });
    await recordAudit(tx, { workspaceId, actor, action: "plan.changed", about: { to: PLAN_LABELS[plan] } });
  };
  return described(services, workspaceId, withChangedAccount(services, { workspaceId, beforeDue }, ofAccount));
};

/** Applies at once: if few credits are left, the first top-up comes with it. */
export function setAutomaticTopUp(
  services: BillingPorts,
  { workspaceId, actor, mayStill }: BillingChange,
  { enabled, amount, monthly_cap }: AutomaticTopUpTerms,
): Promise<Billing> {
  const beforeDue = async (tx: Transaction): Promise<void> => {
    await mayStill(tx);
    await tx.sql
      .update(accounts)
      .set({ automaticEnabled: enabled, automaticAmount: amount, automaticCap: monthly_cap })
      .where(eq(accounts.workspaceId, workspaceId));
    const to = enabled ? `on: ${amount} credits at a time, ${monthly_cap} a month at most` : "off";
    await recordAudit(tx, { workspaceId, actor, action: "top-up.changed", about: { to } });
  };
  const work = async (account: Account): Promise<OfAccount> => {
    await topUpWhenLow(account);
    return ofAccount(account);
  };
  return described(services, workspaceId, withChangedAccount(services, { workspaceId, beforeDue }, work));
}

export async function topUp(
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, actor, mayStill }: BillingChange,
  { amount, id = newUuid() }: { amount: number; id?: string | undefined },
): Promise<{ checkout_url: string | null }> {
  const record = (tx: Transaction) =>
    recordAudit(tx, { workspaceId, actor, action: "credits.added", about: { what: String(amount) } });
  await addTopUp(services, workspaceId, { amount, id, userId: actor.userId, record, mayStill });
  return { checkout_url: null };
}
