import { and, desc, eq, gt } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { entries } from "../billing-tables.ts";

/** Number of runs for an estimate. */
const RECENT_RUNS = 20;

/** Micro credits of the workspace's last runs of this kind with this model, those that were given back too. */
export async function recentCosts(
  { database }: Needs<"database">,
  { workspaceId, model, mode }: { workspaceId: string; model: string; mode: string },
): Promise<number[]> {
  const isOfKind = and(eq(entries.kind, "settle"), eq(entries.model, model), eq(entries.mode, mode));
  const rows = await database.sql
    .select({ cost: entries.cost })
    .from(entries)
    .where(and(eq(entries.workspaceId, workspaceId), isOfKind, gt(entries.cost, 0)))
    .orderBy(desc(entries.seq))
    .limit(RECENT_RUNS);
  return rows.map(({ cost }) => cost!);
}
