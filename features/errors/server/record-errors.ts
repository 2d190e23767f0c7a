/**
 * Records errors from previews: each once while it is open, and never more than a project may hold. [T3.07] [T5.10]
 * [ER1]
 */
import { createHash } from "node:crypto";
import { and, count, desc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import { errorCause, errorKey } from "@slipway/kernel/text/error-key";
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import { withoutSecrets } from "@slipway/kernel/text/secret-text";
import type { Transaction } from "@slipway/platform/database/port";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import {
  MAX_HANDLED_ERRORS,
  MAX_OPEN_ERRORS,
  type ErrorPlace,
  type ErrorRecord,
  type ErrorType,
} from "../contract/index.ts";
import { errorRecord, errorsPath, projectErrors, type ErrorRow } from "./errors-table.ts";

export interface Report {
  type: ErrorType;
  error_message: string;
  occurred_at?: string | undefined;
  page: string;
  meta_data: ErrorPlace;
}

const FIXES_COUNT_MS = 24 * 3_600_000;
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The text for people and models: cut, without terminal codes, and without secrets in addresses or messages. */
function readable(report: Report): Report {
  const clean = (text: string | null): string | null => (text === null ? null : withoutSecrets(text));
  const { url, filename } = report.meta_data;
  return {
    ...report,
    error_message: withoutSecrets(errorTextForAgent(report.error_message)),
    page: withoutSecrets(report.page),
    meta_data: { ...report.meta_data, url: clean(url), filename: clean(filename) },
  };
}

/** A browser's clock cannot be trusted: a time in the future counts as now. */
function momentOf(text: string | undefined, now: number): Date {
  const told = text === undefined ? now : Date.parse(text);
  return new Date(Math.min(now, Math.max(told, now - FIXES_COUNT_MS)));
}

export async function recordErrors(
  services: Needs<"clock" | "database" | "live">,
  { projectId, reports }: { projectId: string; reports: readonly Report[] },
): Promise<(ErrorRecord | null)[]> {
  const keyed = reports.map((report) => ({ key: hashOf(errorKey(report)), report: readable(report) }));
  const keys = [...new Set(keyed.map(({ key }) => key))];
  const commitSha = (await getProject(services, projectId)).latestCommitSha;
  return services.database.transaction(async (tx) => {
    const open = await openRows(tx, projectId, keys);
    const fresh = keys.filter((key) => !open.has(key)).slice(0, await roomLeft(tx, projectId));
    if (fresh.length > 0) {
      const reported = fresh.map((key) => keyed.find((one) => one.key === key)!);
      const made = await insertRows(services, tx, { projectId, commitSha, reported });
      // Somebody else may have reported the same errors at the same moment.
      for (const [key, row] of await openRows(tx, projectId, fresh)) open.set(key, row);
      await forgetOldest(tx, projectId);
      const changes = made.map((row) => ({ op: "put" as const, id: row.id, doc: errorRecord(row) }));
      if (changes.length > 0) await services.live.emit(tx, errorsPath(projectId), changes);
    }
    return keyed.map(({ key }) => {
      const row = open.get(key);
      return row === undefined ? null : errorRecord(row);
    });
  });
}

interface Reported {
  key: string;
  report: Report;
}

async function insertRows(
  services: Needs<"clock">,
  tx: Transaction,
  { projectId, commitSha, reported }: { projectId: string; commitSha: string | null; reported: readonly Reported[] },
): Promise<ErrorRow[]> {
  const now = services.clock.now();
  const drafts = reported.map(({ key, report }) => ({ key, report, cause: hashOf(errorCause(report)) }));
  const causes = drafts.map(({ cause }) => cause);
  const attempts = await fixAttempts(tx, { projectId, causes, since: now - FIXES_COUNT_MS });
  const rows = drafts.map(
    ({ key, cause, report }): Omit<ErrorRow, "position"> => ({
      id: newId("err"),
      projectId,
      type: report.type,
      errorMessage: report.error_message,
      page: report.page,
      metaData: report.meta_data,
      occurredAt: momentOf(report.occurred_at, now),
      createdAt: new Date(now),
      handledAt: null,
      handledBy: null,
      fixedAt: null,
      fixedBy: null,
      key,
      cause,
      fixAttempts: attempts.get(cause) ?? 0,
      commitSha,
    }),
  );
  return tx.sql.insert(projectErrors).values(rows).onConflictDoNothing().returning();
}

const isOpen = (projectId: string) => and(eq(projectErrors.projectId, projectId), isNull(projectErrors.handledAt));

async function openRows(tx: Transaction, projectId: string, keys: readonly string[]): Promise<Map<string, ErrorRow>> {
  const rows = await tx.sql
    .select()
    .from(projectErrors)
    .where(and(isOpen(projectId), inArray(projectErrors.key, [...keys])));
  return new Map(rows.map((row) => [row.key, row]));
}

async function roomLeft(tx: Transaction, projectId: string): Promise<number> {
  const [held] = await tx.sql.select({ count: count() }).from(projectErrors).where(isOpen(projectId));
  return Math.max(0, MAX_OPEN_ERRORS - held!.count);
}

/** How often each cause was sent to be fixed. */
async function fixAttempts(
  tx: Transaction,
  { projectId, causes, since }: { projectId: string; causes: readonly string[]; since: number },
): Promise<Map<string, number>> {
  const rows = await tx.sql
    .select({ cause: projectErrors.cause, count: count() })
    .from(projectErrors)
    .where(
      and(
        eq(projectErrors.projectId, projectId),
        inArray(projectErrors.cause, [...causes]),
        gt(projectErrors.fixedAt, new Date(since)),
      ),
    )
    .groupBy(projectErrors.cause);
  return new Map(rows.map((row) => [row.cause, row.count]));
}

async function forgetOldest(tx: Transaction, projectId: string): Promise<void> {
  const { id, handledAt, position } = projectErrors;
  const oldest = tx.sql
    .select({ id })
    .from(projectErrors)
    .where(and(eq(projectErrors.projectId, projectId), isNotNull(handledAt)))
    .orderBy(desc(handledAt), desc(position))
    .offset(MAX_HANDLED_ERRORS);
  await tx.sql.delete(projectErrors).where(inArray(id, oldest));
}
