/** Closes errors: those sent to be fixed, or seen in a version that is no longer the project's. [T4.18] [T7.17] */
import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { Transaction } from "@slipway/platform/database/port";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { MAX_OPEN_ERRORS } from "../contract/index.ts";
import { errorRecord, errorsPath, projectErrors, type HandledBy } from "./errors-table.ts";

const KEPT_MS = 30 * 24 * 3_600_000;

interface Closing {
  projectId: string;
  by: HandledBy;
  /** Selects among the project's open errors. */
  which: SQL | undefined;
  /** The turn that is free because of them. */
  fixedBy?: string | null;
}

export async function closeErrors(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { projectId, by, which, fixedBy = null }: Closing,
): Promise<void> {
  const handledAt = new Date(services.clock.now());
  const closed = await tx.sql
    .update(projectErrors)
    .set({ handledAt, handledBy: by, fixedBy })
    .where(and(eq(projectErrors.projectId, projectId), isNull(projectErrors.handledAt), which))
    .returning({ id: projectErrors.id });
  if (closed.length === 0) return;
  await services.live.emit(
    tx,
    errorsPath(projectId),
    closed.map(({ id }) => ({ op: "patch", id, doc: { handled_at: handledAt.toISOString() } })),
  );
}

const close = (services: Needs<"clock" | "database" | "live">, closing: Closing): Promise<void> =>
  services.database.transaction((tx) => closeErrors(services, tx, closing));

export const handleErrors = (
  services: Needs<"clock" | "database" | "live">,
  { projectId, errorIds }: { projectId: string; errorIds: readonly string[] },
): Promise<void> => close(services, { projectId, by: "fix", which: inArray(projectErrors.id, [...errorIds]) });

/**
 * A preview reports the errors of its page, so an error that a new version still has is reported again for that
 * version. The project's present version decides, not the event's: two events may follow each other quickly.
 */
export async function closeErrorsOfOlderVersions(
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
): Promise<void> {
  const sha = (await getProject(services, projectId)).latestCommitSha;
  if (sha === null) return;
  const which = or(isNull(projectErrors.commitSha), ne(projectErrors.commitSha, sha));
  await close(services, { projectId, by: "version", which });
}

/** The open ones, oldest first. */
export async function errorsSnapshot(
  services: Needs<"database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  const rows = await services.database.sql
    .select()
    .from(projectErrors)
    .where(and(eq(projectErrors.projectId, projectId), isNull(projectErrors.handledAt)))
    .orderBy(desc(projectErrors.position))
    .limit(MAX_OPEN_ERRORS);
  return rows.reverse().map((row) => ({ id: row.id, doc: errorRecord(row) }));
}

export async function forgetOldErrors(services: Needs<"clock" | "database">): Promise<void> {
  const before = new Date(services.clock.now() - KEPT_MS);
  await services.database.sql.delete(projectErrors).where(lt(projectErrors.handledAt, before));
}

export async function forgetProject(services: Needs<"database">, projectId: string): Promise<void> {
  await services.database.sql.delete(projectErrors).where(eq(projectErrors.projectId, projectId));
}
