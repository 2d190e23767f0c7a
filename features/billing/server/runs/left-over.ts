/** Finds reservations whose run nobody ended, because the process or the database went away. */
import { and, eq, inArray, lt, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Needs } from "../../../services.ts";
import type { RefundReason } from "../../contract/index.ts";
import { entries } from "../billing-tables.ts";
import { NOTHING, returnCredits, type RunCost } from "../ledger/run-credits.ts";

/** Longer than any run takes. */
const MAX_RUN_MS = 6 * 3_600_000;
const AT_ONCE = 200;

export async function releaseLeftOver(services: Needs<"clock" | "config" | "database">): Promise<void> {
  const { sql } = services.database;
  const ends = alias(entries, "ends");
  const isEnd = and(eq(ends.runId, entries.runId), inArray(ends.kind, ["settle", "release"]));
  const isOld = lt(entries.createdAt, services.clock.now() - MAX_RUN_MS);
  const rows = await sql
    .selectDistinct({ runId: entries.runId, workspaceId: entries.workspaceId })
    .from(entries)
    .where(and(eq(entries.kind, "reserve"), isOld, notExists(sql.select({ seq: ends.seq }).from(ends).where(isEnd))))
    .limit(AT_ONCE);
  for (const { runId, workspaceId } of rows)
    await returnCredits(services, workspaceId, { runId: runId!, reason: "not_ended" });
}

/**
 * For a run whose own end was cut off: returns its hold, and its charge too unless its work was applied. Safe to
 * repeat, and for runs that held nothing.
 */
export async function endRunCredits(
  services: Needs<"clock" | "config" | "database">,
  { runId, applied, reason }: { runId: string; applied: boolean; reason: RefundReason },
): Promise<RunCost> {
  const [line] = await services.database.sql
    .select({ workspaceId: entries.workspaceId })
    .from(entries)
    .where(eq(entries.runId, runId))
    .limit(1);
  if (line === undefined) return NOTHING;
  return returnCredits(services, line.workspaceId, { runId, reason, keepsCharge: applied });
}
