/**
 * "Try to fix" is free, because the builder repairs its own errors. A turn is free if it takes reported errors along
 * that are open and were not tried too often; each error counts once. A day has a bound, because reports come from
 * browsers. (product page, item 10) (decision 101)
 */
import { and, countDistinct, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { MAX_FIXES } from "../contract/index.ts";
import { projectErrors } from "./errors-table.ts";
import { closeErrors } from "./handle-errors.ts";

/** Bound per project. */
export const FREE_FIXES_PER_DAY = 20;
const DAY_MS = 24 * 3_600_000;

export interface Fix {
  projectId: string;
  errorIds: readonly string[];
}

type Sql = Pick<Transaction, "sql">["sql"];

async function isFree({ clock }: Needs<"clock">, sql: Sql, { projectId, errorIds }: Fix): Promise<boolean> {
  if (errorIds.length === 0) return false;
  const mine = eq(projectErrors.projectId, projectId);
  const open = and(inArray(projectErrors.id, [...errorIds]), isNull(projectErrors.handledAt));
  const [fixable] = await sql
    .select({ id: projectErrors.id })
    .from(projectErrors)
    .where(and(mine, open, lt(projectErrors.fixAttempts, MAX_FIXES)))
    .limit(1);
  if (fixable === undefined) return false;
  const [day] = await sql
    .select({ count: countDistinct(projectErrors.fixedBy) })
    .from(projectErrors)
    .where(and(mine, gt(projectErrors.fixedAt, new Date(clock.now() - DAY_MS))));
  return day!.count < FREE_FIXES_PER_DAY;
}

/** Checked before anything is written, so that people without credits get their free fix. */
export const isFreeFix = (services: Needs<"clock" | "database">, fix: Fix): Promise<boolean> =>
  isFree(services, services.database.sql, fix);

/**
 * Closes the errors that the turn takes along. If it is free, they are assigned to it, so that no other turn is free for
 * them. Call inside the transaction that queues it.
 */
export async function claimFix(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { aiMessageId, ...fix }: Fix & { aiMessageId: string },
): Promise<void> {
  const fixedBy = (await isFree(services, tx.sql, fix)) ? aiMessageId : null;
  const which = inArray(projectErrors.id, [...fix.errorIds]);
  await closeErrors(services, tx, { projectId: fix.projectId, by: "fix", which, fixedBy });
}

/** A retry of the turn is as free as the turn was, and takes along what that one left open. */
export async function passFixOn(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { projectId, from, to }: { projectId: string; from: string; to: string },
): Promise<void> {
  const which = eq(projectErrors.fixedBy, from);
  await closeErrors(services, tx, { projectId, by: "fix", which });
  await tx.sql.update(projectErrors).set({ fixedBy: to }).where(which);
}

export async function isClaimedFix(services: Needs<"database">, aiMessageId: string): Promise<boolean> {
  const claimed = eq(projectErrors.fixedBy, aiMessageId);
  return (await services.database.sql.$count(projectErrors, claimed)) > 0;
}
