/** The live document, which is read and sent as a whole. [T7.15] */
import type { Transaction } from "@slipway/platform/database/port";
import { getProject } from "../../projects/server/index.ts";
import type { Needs, Services } from "../../services.ts";
import { RUNNING_MS, type Finding, type Scanner, type SecurityData } from "../contract/index.ts";

/** As found by a scanner; people's decisions are stored apart. */
export type FoundItem = Omit<Finding, "ignore" | "ignore_reason">;

interface ResultRow {
  scanner: Scanner;
  commit_sha: string;
  scanned_at: Date;
  is_applicable: boolean;
  items: FoundItem[];
}

const securityPath = (projectId: string): string => `projects/${projectId}/security/data`;

type Reader = Pick<Services["database"]["pool"], "query">;

export async function securityData(
  services: Needs<"clock" | "database">,
  projectId: string,
  client?: Reader,
): Promise<SecurityData> {
  const { clock, database } = services;
  const reader = client ?? database.pool;
  const values = [projectId];
  const results = await reader.query<ResultRow>("select * from security_results where project_id = $1", values);
  const running = await reader.query<{ scanner: Scanner; started_at: Date }>(
    "select scanner, started_at from security_running where project_id = $1",
    values,
  );
  const ignored = await reader.query<{ internal_id: string; reason: string }>(
    "select internal_id, reason from security_ignored where project_id = $1",
    values,
  );
  const context = await reader.query<{ context: string }>(
    "select context from security_context where project_id = $1",
    values,
  );
  const newest = (await getProject(services, projectId)).latest_commit_sha;
  const reasons = new Map(ignored.rows.map(({ internal_id, reason }) => [internal_id, reason]));
  const since = clock.now() - RUNNING_MS;
  return {
    results: Object.fromEntries(
      results.rows.map((row) => [
        row.scanner,
        {
          timestamp: row.scanned_at.toISOString(),
          commit: row.commit_sha,
          isScanUpToDate: row.commit_sha === newest,
          is_applicable: row.is_applicable,
          items: row.items.map((item) => ({
            ...item,
            ignore: reasons.has(item.internal_id),
            ignore_reason: reasons.get(item.internal_id) ?? null,
          })),
        },
      ]),
    ),
    scan_contexts: Object.fromEntries(
      running.rows.map(({ scanner, started_at }) => [scanner, { started_at: started_at.toISOString() }]),
    ),
    is_scanning: running.rows.some(({ started_at }) => started_at.getTime() > since),
    context: context.rows[0]?.context ?? "",
  };
}

/** Makes the change and emits the new document in the same transaction. */
export const changeSecurity = (
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  change: (client: Transaction["client"]) => Promise<unknown>,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    // Two concurrent changes would each emit a document without the other's.
    await tx.client.query("select pg_advisory_xact_lock(hashtextextended('security ' || $1, 0))", [projectId]);
    await change(tx.client);
    const doc = { ...(await securityData(services, projectId, tx.client)) };
    await services.live.emit(tx, securityPath(projectId), [{ op: "put", id: "data", doc }]);
  });

export async function securitySnapshot(
  services: Needs<"clock" | "database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  return [{ id: "data", doc: { ...(await securityData(services, projectId)) } }];
}
