/**
 * "Try to fix" costs nothing: the builder mends what it broke. Free is the turn that takes reported errors with it which are
 * open and were not tried too often before, each once; a day has a bound, because reports come from browsers.
 * (product page, item 10) (decision 101)
 */
import { and, countDistinct, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { MAX_FIXES } from "../contract/index.ts";
import { projectErrors } from "./errors-table.ts";
import { closeErrors } from "./handle-errors.ts";

/** Of one project. */
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
    .where(and(mine, gt(projectErrors.handledAt, new Date(clock.now() - DAY_MS))));
  return day!.count < FREE_FIXES_PER_DAY;
}

/** Asked before anything is written: nobody without credits is kept from a free fix. */
export const isFreeFix = (services: Needs<"clock" | "database">, fix: Fix): Promise<boolean> =>
  isFree(services, services.database.sql, fix);

/** The errors are the turn's from here on: no other is free for them. Inside the transaction that queues it. */
export async function claimFix(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { aiMessageId, ...fix }: Fix & { aiMessageId: string },
): Promise<void> {
  if (!(await isFree(services, tx.sql, fix))) return;
  const which = inArray(projectErrors.id, [...fix.errorIds]);
  await closeErrors(services, tx, { projectId: fix.projectId, by: "fix", which, fixedBy: aiMessageId });
}

/** The same turn run again is as free as it was. */
export async function passFixOn(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.sql.update(projectErrors).set({ fixedBy: to }).where(eq(projectErrors.fixedBy, from));
}

export async function isClaimedFix(services: Needs<"database">, aiMessageId: string): Promise<boolean> {
  const claimed = eq(projectErrors.fixedBy, aiMessageId);
  return (await services.database.sql.$count(projectErrors, claimed)) > 0;
}
