/** Finds reservations whose run nobody ended, because the process or the database went away. */
import type { Needs } from "../../../services.ts";
import type { RefundReason } from "../../contract/index.ts";
import { NOTHING, returnCredits, type RunCost } from "../ledger/run-credits.ts";

/** Longer than any run takes. */
const MAX_RUN_MS = 6 * 3_600_000;
const AT_ONCE = 200;

export async function releaseLeftOver(services: Needs<"clock" | "config" | "database">): Promise<void> {
  const { rows } = await services.database.pool.query<{ run_id: string; workspace_id: string }>(
    `select e.run_id, e.workspace_id from credit_entries e where e.kind = 'reserve' and e.created_at < $1
       and not exists (select 1 from credit_entries s where s.run_id = e.run_id and s.kind in ('settle', 'release'))
     group by 1, 2 limit $2`,
    [services.clock.now() - MAX_RUN_MS, AT_ONCE],
  );
  for (const { run_id, workspace_id } of rows)
    await returnCredits(services, workspace_id, { runId: run_id, reason: "not_ended" });
}

/**
 * For a run whose own end was cut off: returns its hold, and its charge too unless its work was applied. Safe to
 * repeat, and for runs that held nothing.
 */
export async function endRunCredits(
  services: Needs<"clock" | "config" | "database">,
  { runId, applied, reason }: { runId: string; applied: boolean; reason: RefundReason },
): Promise<RunCost> {
  const { rows } = await services.database.pool.query<{ workspace_id: string }>(
    "select workspace_id from credit_entries where run_id = $1 limit 1",
    [runId],
  );
  if (rows[0] === undefined) return NOTHING;
  return returnCredits(services, rows[0].workspace_id, { runId, reason, keepsCharge: applied });
}
