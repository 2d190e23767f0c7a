/**
 * Books what the payment provider says: the plan of a subscription, and the credits of a paid checkout. Each may be called
 * again for the same payment, in any order and from several processes.
 */
import { eq } from "drizzle-orm";
import { unavailable } from "@slipway/kernel/errors";
import { PLAN_LABELS, type Plan } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { people } from "../../../accounts/server/index.ts";
import { type AuditActor, recordAudit } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { withChangedAccount } from "../ledger/account.ts";
import { addTopUp } from "../ledger/top-up.ts";
import { findPaymentAccount, keepSubscription, type PaymentAccount } from "./payment-accounts.ts";
import { type Checkout, isLive, type PaymentProvider, type Subscription } from "./provider.ts";

export type PaymentPorts = Needs<"addresses" | "clock" | "config" | "database" | "log" | "workspaces"> & {
  payments: PaymentProvider;
};

const MAX_TRIES = 5;

/** Another process booked a newer reading meanwhile. */
class Overtaken extends Error {}

/** Reads the subscription and gives its workspace the plan that it pays for. Unknown ones are left alone. */
export async function followSubscription(
  services: PaymentPorts,
  { workspaceId, subscriptionId }: { workspaceId: string; subscriptionId: string },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const before = await findPaymentAccount(services, workspaceId);
    const found = before === null ? null : await services.payments.subscription(subscriptionId);
    if (before === null || found === null || found.customerId !== before.customerId) return;
    try {
      return await bookSubscription(services, before, found);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (tries === MAX_TRIES) throw unavailable("payments_busy", "Too much is being paid at once. Try again.");
    }
  }
}

const isKnown = (before: PaymentAccount, { id, plan, state, periodEnd, isCancelled }: Subscription): boolean =>
  before.subscriptionId === id &&
  before.state === state &&
  before.periodEnd === periodEnd &&
  before.isCancelled === isCancelled &&
  (plan === null || before.plan === plan);

async function bookSubscription(services: PaymentPorts, before: PaymentAccount, found: Subscription): Promise<void> {
  const { log, payments } = services;
  const { workspaceId } = before;
  const wasLive = isLive(before.state);
  const isOther = before.subscriptionId !== null && before.subscriptionId !== found.id;
  // An older subscription that ends, or a first payment that fails, takes no plan away.
  if (!isLive(found.state) && (isOther || !wasLive)) return;
  if (isKnown(before, found)) return;
  if (found.plan === null) log.warn("a subscription's price is none of SLIPWAY_STRIPE_PRICES", { workspaceId });
  const plan = isLive(found.state) ? found.plan : "free";
  const beforeDue = async (tx: Transaction): Promise<void> => {
    if (!(await keepSubscription(tx, { before, found, now: services.clock.now() }))) throw new Overtaken("read again");
    if (plan !== null) await changePaidPlan(services, tx, { workspaceId, payer: before.payer, plan });
  };
  await withChangedAccount(services, { workspaceId, beforeDue }, () => Promise.resolve(true));
  // Two that were paid at once would both be charged from now on.
  if (isOther && wasLive) await payments.endSubscription(before.subscriptionId!, "now");
}

async function changePaidPlan(
  { workspaces }: Needs<"workspaces">,
  tx: Transaction,
  { workspaceId, payer, plan }: { workspaceId: string; payer: string; plan: Plan },
): Promise<void> {
  const actor = await payerOf(tx, payer);
  if (!(await workspaces.setPlan(tx, { workspaceId, plan, actor }))) return;
  const action = plan === "free" ? "plan.ended" : "plan.changed";
  await recordAudit(tx, { workspaceId, actor, action, about: { to: PLAN_LABELS[plan] } });
}

/** Who opened the checkout, as the audit log names people. */
async function payerOf(tx: Transaction, userId: string): Promise<AuditActor> {
  const [person] = await tx.sql.select().from(people).where(eq(people.id, userId));
  return { userId, displayName: person?.name ?? "Somebody who left", email: person?.email ?? "" };
}

/** Books a checkout that is paid; anything else is left alone. */
export async function bookCheckout(
  services: PaymentPorts,
  { id, workspaceId, checkout }: { id: string; workspaceId: string; checkout: Checkout },
): Promise<void> {
  if (checkout.state !== "paid" || checkout.workspaceId !== workspaceId) return;
  const { credits, subscriptionId, userId } = checkout;
  if (subscriptionId !== null) return followSubscription(services, { workspaceId, subscriptionId });
  if (credits === null) return;
  const record = async (tx: Transaction): Promise<void> => {
    const actor = await payerOf(tx, userId ?? "");
    await recordAudit(tx, { workspaceId, actor, action: "credits.added", about: { what: String(credits) } });
  };
  const isBooked = await addTopUp(services, workspaceId, { amount: credits, id, userId: userId ?? undefined, record });
  if (!isBooked) services.log.warn("credits were paid for a workspace that is gone", { workspaceId, id });
}
