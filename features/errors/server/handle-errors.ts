/** Closes errors: those sent to be fixed, or seen in a version that is no longer the project's. [T4.18] [T7.17] */
import { and, desc, eq, inArray, isNull, lt, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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
    .set({
      handledAt,
      handledBy: by,
      ...(by === "fix" ? { fixedAt: handledAt } : {}),
      // An earlier turn that was free because of them still counts against the day's bound.
      ...(fixedBy === null ? {} : { fixedBy }),
    })
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

interface Errors {
  projectId: string;
  errorIds: readonly string[];
}

/**
 * Errors that a turn took along were handled when it was queued. It may have ended meanwhile and changed nothing, and
 * then they are open again and stay so.
 */
export const handleErrors = (
  services: Needs<"clock" | "database" | "live">,
  { projectId, errorIds }: Errors,
): Promise<void> =>
  close(services, {
    projectId,
    by: "fix",
    which: and(inArray(projectErrors.id, [...errorIds]), isNull(projectErrors.fixedAt)),
  });

/** Opens the errors of a fix that changed nothing again, unless the project has another version or has met them anew. */
export async function reopenErrors(
  services: Needs<"database" | "live">,
  { projectId, errorIds }: Errors,
): Promise<void> {
  const sha = (await getProject(services, projectId)).latestCommitSha;
  await services.database.transaction(async (tx) => {
    const open = alias(projectErrors, "open");
    const metAgain = tx.sql
      .select({ id: open.id })
      .from(open)
      .where(and(eq(open.projectId, projectId), eq(open.key, projectErrors.key), isNull(open.handledAt)));
    const rows = await tx.sql
      .update(projectErrors)
      .set({ handledAt: null, handledBy: null, fixAttempts: sql`${projectErrors.fixAttempts} + 1` })
      .where(
        and(
          eq(projectErrors.projectId, projectId),
          inArray(projectErrors.id, [...errorIds]),
          eq(projectErrors.handledBy, "fix"),
          sha === null ? isNull(projectErrors.commitSha) : eq(projectErrors.commitSha, sha),
          notExists(metAgain),
        ),
      )
      .returning();
    const changes = rows.map((row) => ({ op: "put" as const, id: row.id, doc: errorRecord(row) }));
    if (changes.length > 0) await services.live.emit(tx, errorsPath(projectId), changes);
  });
}

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
