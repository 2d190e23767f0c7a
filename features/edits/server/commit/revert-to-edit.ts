/**
 * Restore and Undo: a new commit with the files of an earlier version. Nothing is removed from the history. [T4.08]
 * [T7.16]
 */
import { and, eq } from "drizzle-orm";
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { newId } from "@slipway/kernel/ids";
import type { CommitChange, Repository } from "@slipway/platform/git/port";
import { acquireLock, releaseLock } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { editReverted } from "../../contract/events.ts";
import type { editsContract } from "../../contract/index.ts";
import type { DatabaseRestore, EditAuthor, RevertCheck, RevertOutcome, UndoVersionInput } from "../edits.ts";
import { edits, type EditRow } from "../edits-table.ts";
import { undoStep } from "../effective-versions.ts";
import { allEdits } from "../list-edits.ts";
import { makeCommit } from "./commit-edit.ts";
import type { CommitPorts } from "./leftovers.ts";
import { serialised } from "./serialised.ts";

/** Other features' parts in a revert: checks that refuse it, and additions to it. */
export interface RevertRules {
  checks: readonly RevertCheck[];
  /** Null while no feature runs databases. */
  databaseRestore: DatabaseRestore | null;
}

type RevertPorts = CommitPorts & { rules: RevertRules };

interface RevertInput {
  projectId: string;
  author: EditAuthor;
  target: EditRow;
  message: string;
  /** Set by Undo. */
  undone: EditRow | null;
  messageId: string | null;
}

type RestorePoint = RouteResult<typeof editsContract.restorePoint>;

const HEAD_RACES = 5;

export async function revertToEdit(
  services: RevertPorts,
  input: {
    projectId: string;
    author: EditAuthor;
    editId: string;
    messageId: string | null;
    /** Null: nobody was asked, so that SQL that ran since refuses it. */
    restoreDatabase: boolean | null;
  },
): Promise<RevertOutcome> {
  const { projectId, messageId, restoreDatabase } = input;
  const target = await findEdit(services, projectId, input.editId);
  const wanted = { projectId, target, messageId, filesOnly: restoreDatabase !== null };
  for (const check of services.rules.checks)
    await check(wanted).catch(async (error: unknown) => {
      throw await withRestorePoint(services, { projectId, target, error });
    });
  const point = restoreDatabase === true ? await requirePoint(services, projectId, target) : null;
  // Files do not go back where the database could not follow.
  if (point !== null) await services.rules.databaseRestore!.requireRestorable(projectId, point);
  const message = `Restore version ${target.version}: ${titleOf(target)}`;
  const outcome = await revert(services, {
    projectId,
    author: input.author,
    target,
    message,
    undone: null,
    messageId,
  });
  if (point === null) return outcome;
  // The files first: another change of the project may refuse them, and a restore stops the database.
  return { ...outcome, database: await services.rules.databaseRestore!.restore(projectId, point) };
}

/** [E4] */
async function requirePoint(services: RevertPorts, projectId: string, target: EditRow): Promise<string> {
  const point = await services.rules.databaseRestore?.pointAfter(projectId, target.createdAt);
  if (point === undefined) throw conflict("no_restore_point", "This project has no database to restore.");
  if (point.id === null) throw conflict("no_restore_point", point.reason);
  return point.id;
}

/** A person who is asked about the database also learns whether it can be restored. */
async function withRestorePoint(
  services: RevertPorts,
  { projectId, target, error }: { projectId: string; target: EditRow; error: unknown },
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== "unsafe_revert") return error;
  return conflict(error.code, error.userMessage, await restorePointAt(services, projectId, target));
}

async function restorePointAt(services: RevertPorts, projectId: string, target: EditRow): Promise<RestorePoint> {
  const point = await services.rules.databaseRestore?.pointAfter(projectId, target.createdAt);
  const reason =
    point === undefined ? "This project has no database to restore." : "reason" in point ? point.reason : null;
  return { can_restore_database: reason === null, reason };
}

/** Read before a restore. AppError 404 `edit_not_found`. [E4] */
export const restorePointOf = async (services: RevertPorts, projectId: string, editId: string): Promise<RestorePoint> =>
  restorePointAt(services, projectId, await findEdit(services, projectId, editId));

/** AppError 409 `nothing_to_undo` at the first version. */
export async function undoNewestEdit(
  services: RevertPorts,
  input: { projectId: string; author: EditAuthor },
): Promise<RevertOutcome & { undone: EditRow }> {
  const rows = await allEdits(services, input.projectId);
  const step = undoStep(rows);
  if (step === null) throw conflict("nothing_to_undo", "There is nothing to undo.");
  return undo(services, { ...input, messageId: null }, { rows, step });
}

export async function undoVersionOf(services: RevertPorts, input: UndoVersionInput): Promise<RevertOutcome | null> {
  const rows = await allEdits(services, input.projectId);
  const step = undoStep(rows);
  const undone = rows.find((row) => row.id === step?.undone.id);
  if (step === null || undone?.aiMessageId !== input.aiMessageId) return null;
  return undo(services, input, { rows, step });
}

async function undo(
  services: RevertPorts,
  { projectId, author, messageId }: { projectId: string; author: EditAuthor; messageId: string | null },
  { rows, step }: { rows: readonly EditRow[]; step: NonNullable<ReturnType<typeof undoStep>> },
): Promise<RevertOutcome & { undone: EditRow }> {
  const [undone, target] = [step.undone, step.target].map((facts) => rows.find((row) => row.id === facts.id)!) as [
    EditRow,
    EditRow,
  ];
  const message = `Undo: ${titleOf(undone)}`;
  const outcome = await revert(services, { projectId, author, target, message, undone, messageId });
  return { ...outcome, undone };
}

/** First line of the message, shown on the version card. */
export const titleOf = (row: Pick<EditRow, "commitMessage">): string => row.commitMessage.split("\n")[0]!.slice(0, 200);

async function revert(services: RevertPorts, input: RevertInput): Promise<RevertOutcome> {
  const holder = newId("revert");
  await acquireLock(services, input.projectId, holder);
  try {
    const outcome = await serialised(input.projectId, () => commitTarget(services, input));
    await services.events.emit(editReverted, {
      projectId: input.projectId,
      editId: outcome.edit.id,
      sha: outcome.edit.commitSha,
      version: outcome.edit.version,
      targetEditId: input.target.id,
      targetVersion: input.target.version,
      undoneEditId: input.undone?.id ?? null,
      undoneTitle: input.undone === null ? null : titleOf(input.undone),
      messageId: input.messageId,
      filesMatched: outcome.filesMatched,
      userId: input.author.userId,
      userName: input.author.displayName,
    });
    return outcome;
  } finally {
    await releaseLock(services, input.projectId, holder);
  }
}

async function commitTarget(services: RevertPorts, input: RevertInput): Promise<RevertOutcome> {
  const repository = await services.git.open(input.projectId);
  for (let attempt = 0; attempt < HEAD_RACES; attempt += 1) {
    const head = await repository.head();
    if (head === null) throw notFound("This version");
    if ((await repository.treeHash(head)) === input.target.treeHash) {
      throw conflict("already_current", "The files are already those of this version.");
    }
    const { changes, filesTotal } = await changesTo(repository, head, input.target.commitSha);
    const edit = await makeCommit(services, repository, {
      projectId: input.projectId,
      parent: head,
      changes,
      author: { name: input.author.displayName, email: input.author.email },
      expectedTree: input.target.treeHash,
      draft: {
        type: "revert",
        message: input.message,
        userId: input.author.userId,
        authorName: input.author.displayName,
        aiMessageId: null,
        revertTargetEditId: input.target.id,
        undoneEditId: input.undone?.id ?? null,
        tags: {},
      },
    });
    if (edit === null) continue;
    return {
      edit,
      target: input.target,
      filesMatched: await matchingFiles(repository, edit.commitSha, input.target.commitSha),
      filesTotal,
    };
  }
  throw conflict("project_locked", "This project is being changed. Please try again.");
}

async function changesTo(
  repository: Repository,
  head: string,
  target: string,
): Promise<{ changes: CommitChange[]; filesTotal: number }> {
  const [now, then] = await Promise.all([repository.tree(head), repository.tree(target)]);
  const present = new Map(now.map((entry) => [entry.path, entry.id]));
  const wanted = new Set(then.map((entry) => entry.path));
  const changes: CommitChange[] = now
    .filter((entry) => !wanted.has(entry.path))
    .map((entry) => ({ path: entry.path, content: null }));
  for (const entry of then) {
    if (present.get(entry.path) !== entry.id)
      changes.push({ path: entry.path, content: await repository.read(target, entry.path) });
  }
  return { changes, filesTotal: then.length };
}

async function matchingFiles(repository: Repository, sha: string, target: string): Promise<number> {
  const [now, then] = await Promise.all([repository.tree(sha), repository.tree(target)]);
  const present = new Map(now.map((entry) => [entry.path, entry.id]));
  return then.filter((entry) => present.get(entry.path) === entry.id).length;
}

/** [T8.07] */
const editNotFound = (): AppError =>
  new AppError({ code: "edit_not_found", status: 404, userMessage: "No edit found for this version" });

async function findEdit(services: Needs<"database">, projectId: string, editId: string): Promise<EditRow> {
  const [row] = await services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.id, editId), eq(edits.projectId, projectId)))
    .limit(1);
  if (row === undefined) throw editNotFound();
  return row;
}
