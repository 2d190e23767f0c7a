/** The live document, which is read and sent as a whole. [T7.15] */
import { eq } from "drizzle-orm";
import type { Sql } from "@slipway/platform/database/port";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { RUNNING_MS, type SecurityData } from "../contract/index.ts";
import { contexts, ignored, results, running } from "./security-tables.ts";

const securityPath = (projectId: string): string => `projects/${projectId}/security/data`;

export async function securityData(
  services: Needs<"clock" | "database">,
  projectId: string,
  reader: Sql = services.database.sql,
): Promise<SecurityData> {
  const found = await reader.select().from(results).where(eq(results.projectId, projectId));
  const scans = await reader.select().from(running).where(eq(running.projectId, projectId));
  const decisions = await reader.select().from(ignored).where(eq(ignored.projectId, projectId));
  const [given] = await reader.select().from(contexts).where(eq(contexts.projectId, projectId));
  const newest = (await getProject(services, projectId)).latestCommitSha;
  const reasons = new Map(decisions.map(({ internalId, reason }) => [internalId, reason]));
  const since = services.clock.now() - RUNNING_MS;
  return {
    results: Object.fromEntries(
      found.map((row) => [
        row.scanner,
        {
          timestamp: row.scannedAt.toISOString(),
          commit: row.commitSha,
          isScanUpToDate: row.commitSha === newest,
          is_applicable: row.isApplicable,
          items: row.items.map((item) => ({
            ...item,
            ignore: reasons.has(item.internal_id),
            ignore_reason: reasons.get(item.internal_id) ?? null,
          })),
        },
      ]),
    ),
    scan_contexts: Object.fromEntries(
      scans.map(({ scanner, startedAt }) => [scanner, { started_at: startedAt.toISOString() }]),
    ),
    is_scanning: scans.some(({ startedAt }) => startedAt.getTime() > since),
    context: given?.context ?? "",
  };
}

/** Makes the change and emits the new document in the same transaction. */
export const changeSecurity = (
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  change: (tx: Sql) => Promise<unknown>,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    // Two concurrent changes would each emit a document without the other's.
    await tx.lock(`security ${projectId}`);
    await change(tx.sql);
    const doc = { ...(await securityData(services, projectId, tx.sql)) };
    await services.live.emit(tx, securityPath(projectId), [{ op: "put", id: "data", doc }]);
  });

export async function securitySnapshot(
  services: Needs<"clock" | "database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  return [{ id: "data", doc: { ...(await securityData(services, projectId)) } }];
}
