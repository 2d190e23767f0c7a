/** Look-ups of the ledger, built once: they are asked while an account is locked, and other steps of it wait. */
import { and, asc, eq, gt, gte, inArray, or, sql, sum } from "drizzle-orm";
import { lookup } from "@slipway/platform/database/queries/lookups";
import { workspacePlans } from "../../../workspaces/server/index.ts";
import { accounts, entries, freeUse, lots } from "../billing-tables.ts";

const workspace = sql.placeholder("workspace");

/** Waits for the account's lock, and holds it until the end of the transaction. */
export const lockedBalance = lookup("ledger-locked-balance", (select) =>
  select.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.workspaceId, workspace)).for("update"),
);

/**
 * The account's terms, once for each lot with credits left or allowance of `month` or later, and once if there is none.
 * Asked after the lock, since another step may have changed both while this one waited.
 */
export const termsAndLots = lookup("ledger-terms-and-lots", (select) => {
  const { automaticEnabled: enabled, automaticAmount: amount, automaticCap: monthlyCap } = accounts;
  const isOfAccount = eq(lots.workspaceId, accounts.workspaceId);
  const isAllowance = and(inArray(lots.source, ["daily", "monthly"]), gte(lots.period, sql.placeholder("month")));
  return select
    .select({ plan: workspacePlans.plan, automatic: { enabled, amount, monthlyCap }, lot: lots })
    .from(accounts)
    .innerJoin(workspacePlans, eq(workspacePlans.id, accounts.workspaceId))
    .leftJoin(lots, and(isOfAccount, or(gt(lots.left, 0), isAllowance)))
    .where(eq(accounts.workspaceId, workspace));
});

/** Micro credits of the top-ups that belong to a month. */
export const topUpsOfMonth = lookup("ledger-top-ups-of-month", (select) =>
  select
    .select({ granted: sum(lots.granted).mapWith(Number) })
    .from(lots)
    .where(and(eq(lots.workspaceId, workspace), eq(lots.source, "top_up"), eq(lots.period, sql.placeholder("month")))),
);

export const amountByKey = lookup("ledger-amount-by-key", (select) =>
  select
    .select({ amount: entries.amount })
    .from(entries)
    .where(and(eq(entries.workspaceId, workspace), eq(entries.idempotencyKey, sql.placeholder("key")))),
);

/** Lines of a run, oldest first. */
export const linesByRun = lookup("ledger-lines-by-run", (select) => {
  const { kind, amount, parts, cost, projectId, userId, model, mode } = entries;
  return select
    .select({ kind, amount, parts, cost, projectId, userId, model, mode })
    .from(entries)
    .where(and(eq(entries.workspaceId, workspace), eq(entries.runId, sql.placeholder("run"))))
    .orderBy(asc(entries.seq));
});

export const freeUseSince = lookup("ledger-free-use-since", (select) =>
  select
    .select({ used: freeUse })
    .from(entries)
    .where(
      and(
        eq(entries.workspaceId, workspace),
        eq(entries.meter, sql.placeholder("meter")),
        gte(entries.createdAt, sql.placeholder("since")),
      ),
    ),
);
