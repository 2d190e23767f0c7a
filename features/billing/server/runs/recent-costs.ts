import type { Needs } from "../../../services.ts";

/** Number of runs for an estimate. */
const RECENT_RUNS = 20;

/** Micro credits of the workspace's last runs of this kind with this model, those that were given back too. */
export async function recentCosts(
  { database }: Needs<"database">,
  { workspaceId, model, mode }: { workspaceId: string; model: string; mode: string },
): Promise<number[]> {
  const { rows } = await database.pool.query<{ cost: string }>(
    `select cost_micro as cost from credit_entries
     where workspace_id = $1 and kind = 'settle' and model = $2 and mode = $3 and cost_micro > 0 order by seq desc limit $4`,
    [workspaceId, model, mode, RECENT_RUNS],
  );
  return rows.map(({ cost }) => Number(cost));
}
