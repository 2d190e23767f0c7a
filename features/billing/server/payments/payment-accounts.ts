/** The rows of workspaces at the payment provider. */
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { LIVE_STATES } from "../../contract/index.ts";
import { paymentAccounts } from "./payment-tables.ts";
import type { Subscription } from "./provider.ts";

export type PaymentAccount = typeof paymentAccounts.$inferSelect;

export async function findPaymentAccount(
  { database }: Needs<"database">,
  workspaceId: string,
): Promise<PaymentAccount | null> {
  const [row] = await database.sql.select().from(paymentAccounts).where(eq(paymentAccounts.workspaceId, workspaceId));
  return row ?? null;
}

/** The first of two that come at once stays. */
export async function openPaymentAccount(
  { clock, database }: Needs<"clock" | "database">,
  row: Pick<PaymentAccount, "workspaceId" | "customerId" | "payer">,
): Promise<PaymentAccount> {
  await database.sql
    .insert(paymentAccounts)
    .values({ ...row, checkedAt: clock.now() })
    .onConflictDoNothing();
  const kept = await findPaymentAccount({ database }, row.workspaceId);
  if (kept === null) throw new Error("a payment account that was just opened is gone");
  return kept;
}

export async function noteCheckout(
  { database }: Needs<"database">,
  { workspaceId, payer, session }: { workspaceId: string; payer: string; session: string },
): Promise<void> {
  await database.sql
    .update(paymentAccounts)
    .set({ openSession: session, payer })
    .where(eq(paymentAccounts.workspaceId, workspaceId));
}

/** False: the row has changed since `before` was read, so what was read may be older than what it holds. */
export async function keepSubscription(
  tx: Transaction,
  { before, found, now }: { before: PaymentAccount; found: Subscription; now: number },
): Promise<boolean> {
  const { id, plan, state, periodEnd, isCancelled } = found;
  const kept = await tx.sql
    .update(paymentAccounts)
    .set({
      ...{ subscriptionId: id, plan: plan ?? before.plan, state, periodEnd, isCancelled },
      ...{ checkedAt: now, version: sql`${paymentAccounts.version} + 1` },
    })
    .where(and(eq(paymentAccounts.workspaceId, before.workspaceId), eq(paymentAccounts.version, before.version)))
    .returning({ version: paymentAccounts.version });
  return kept.length === 1;
}

export async function touchPaymentAccount(
  { clock, database }: Needs<"clock" | "database">,
  workspaceId: string,
): Promise<void> {
  await database.sql
    .update(paymentAccounts)
    .set({ checkedAt: clock.now() })
    .where(eq(paymentAccounts.workspaceId, workspaceId));
}

export async function forgetPaymentAccount({ database }: Needs<"database">, workspaceId: string): Promise<void> {
  await database.sql.delete(paymentAccounts).where(eq(paymentAccounts.workspaceId, workspaceId));
}

const isLive = and(isNotNull(paymentAccounts.subscriptionId), inArray(paymentAccounts.state, [...LIVE_STATES]));

/** Accounts whose subscription is in force, those that were read longest ago first. */
export const liveAccounts = ({ database }: Needs<"database">, limit: number): Promise<PaymentAccount[]> =>
  database.sql.select().from(paymentAccounts).where(isLive).orderBy(paymentAccounts.checkedAt).limit(limit);

export const staleAccounts = ({ database }: Needs<"database">, before: number, limit: number) =>
  database.sql
    .select()
    .from(paymentAccounts)
    .where(and(isLive, lt(paymentAccounts.checkedAt, before)))
    .orderBy(paymentAccounts.checkedAt)
    .limit(limit);
