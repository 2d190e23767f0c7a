/** Makes a commit known: the edit's row, the project's newest commit and the live document, in one transaction. */
import { setImmediate } from "node:timers/promises";
import { desc, eq, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Transaction } from "@slipway/platform/database/port";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { FileDiff, Repository } from "@slipway/platform/git/port";
import type { LiveEmit } from "@slipway/platform/live/port";
import { setLatestCommit } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { editCommitted } from "../../contract/events.ts";
import type { EditFile } from "../../contract/index.ts";
import { appRoutes, ROUTER_FILES } from "../app-routes.ts";
import { editDocument, editIntents, edits, editsPath, type EditDraft, type EditRow } from "../edits-table.ts";
import { effectiveEdits } from "../effective-versions.ts";
import { countChangedLines } from "../text/line-diff.ts";

export interface RecordInput {
  projectId: string;
  editId: string;
  sha: string;
  parentSha: string;
  treeHash: string;
  draft: EditDraft;
}

export async function recordEdit(
  services: Needs<"clock" | "database" | "events" | "live">,
  repository: Repository,
  input: RecordInput,
): Promise<EditRow> {
  const [files, pages, initial] = await Promise.all([
    repository.diff(input.parentSha, input.sha).then(editFiles),
    pagesAt(repository, input.sha),
    initialEdit(services, repository, { projectId: input.projectId, sha: input.parentSha }),
  ]);
  const row = await services.database.transaction(async (tx) => {
    await tx.lock(`edits:${input.projectId}`);
    if (initial !== null) await tx.sql.insert(edits).values(initial).onConflictDoNothing();
    const [newest] = await tx.sql
      .select({ version: edits.version })
      .from(edits)
      .where(eq(edits.projectId, input.projectId))
      .orderBy(desc(edits.version))
      .limit(1);
    const [inserted] = await tx.sql
      .insert(edits)
      .values({
        ...rowOf(input),
        version: (newest?.version ?? 0) + 1,
        createdAt: new Date(services.clock.now()),
        diff: files,
        pages,
      })
      .returning();
    const marked = inserted!.revertTargetEditId === null ? [] : await markReverted(tx, input.projectId);
    await tx.sql.delete(editIntents).where(eq(editIntents.editId, input.editId));
    await setLatestCommit(services, tx, { projectId: input.projectId, sha: input.sha });
    const documents: LiveEmit[] = [{ op: "put", id: inserted!.id, doc: editDocument(inserted!) }, ...marked];
    await services.live.emit(tx, editsPath(input.projectId), documents);
    return inserted!;
  });
  await services.events.emit(editCommitted, {
    projectId: row.projectId,
    editId: row.id,
    sha: row.commitSha,
    treeHash: row.treeHash,
    type: row.type,
    version: row.version,
    commitMessage: row.commitMessage,
    userId: row.userId,
    authorName: row.authorName,
    aiMessageId: row.aiMessageId,
  });
  return row;
}

type RowStart = Omit<EditRow, "version" | "createdAt" | "diff" | "pages">;

const rowOf = ({ projectId, editId, sha, parentSha, treeHash, draft }: RecordInput): RowStart => ({
  id: editId,
  projectId,
  commitSha: sha,
  parentSha,
  treeHash,
  commitMessage: draft.message,
  userId: draft.userId,
  authorName: draft.authorName,
  type: draft.type,
  kind: draft.kind ?? "CodeEdit",
  status: "completed",
  previewBuildStatus: "pending",
  archived: false,
  reverted: false,
  bookmarked: false,
  hasPicture: false,
  revertTargetEditId: draft.revertTargetEditId,
  undoneEditId: draft.undoneEditId,
  aiMessageId: draft.aiMessageId,
  tags: draft.tags,
});

/** Version 0: the commit a project begins with. Null when it is known already. [CH10] */
export async function initialEdit(
  services: Needs<"clock" | "database">,
  repository: Repository,
  { projectId, sha }: { projectId: string; sha: string },
): Promise<EditRow | null> {
  const [known] = await services.database.sql
    .select({ id: edits.id })
    .from(edits)
    .where(eq(edits.projectId, projectId))
    .limit(1);
  if (known !== undefined) return null;
  const draft: EditDraft = {
    type: "initial",
    message: "Start",
    userId: null,
    authorName: "Slipway",
    aiMessageId: null,
    revertTargetEditId: null,
    undoneEditId: null,
    tags: {},
  };
  const [treeHash, pages] = await Promise.all([repository.treeHash(sha), pagesAt(repository, sha)]);
  const start = rowOf({ projectId, editId: newId("ed"), sha, parentSha: sha, treeHash, draft });
  return { ...start, parentSha: null, version: 0, createdAt: new Date(services.clock.now()), diff: [], pages };
}

async function markReverted(tx: Transaction, projectId: string): Promise<LiveEmit[]> {
  const { id, version, type, reverted, revertTargetEditId, undoneEditId } = edits;
  // There may be a thousand versions, so their changes are not read, and their marks are set in one statement.
  const rows = await tx.sql
    .select({ id, version, type, reverted, revertTargetEditId, undoneEditId })
    .from(edits)
    .where(eq(edits.projectId, projectId));
  const inEffect = effectiveEdits(rows);
  const wrong = rows.filter((row) => row.reverted === inEffect.has(row.id));
  if (wrong.length > 0)
    await tx.sql
      .update(edits)
      .set({ reverted: sql`not ${reverted}` })
      .where(
        isAnyOf(
          id,
          wrong.map((row) => row.id),
        ),
      );
  return wrong
    .filter((row) => row.type !== "initial")
    .map((row) => ({ op: "patch", id: row.id, doc: { reverted: !row.reverted } }));
}

const BREATH_MS = 20;

/** Thousands of files count as they come; everybody else's requests are answered in between. */
async function editFiles(diffs: readonly FileDiff[]): Promise<EditFile[]> {
  const files: EditFile[] = [];
  let since = performance.now();
  for (const diff of diffs) {
    files.push(editFile(diff));
    if (performance.now() - since < BREATH_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return files;
}

function editFile(diff: FileDiff): EditFile {
  const lines = diff.binary
    ? { added: 0, removed: 0 }
    : countChangedLines(diff.oldContent ?? "", diff.newContent ?? "");
  return { file_path: diff.path, original_file_path: diff.oldPath, action: diff.action, ...lines };
}

async function pagesAt(repository: Repository, sha: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const path of ROUTER_FILES) {
    const bytes = await repository.read(sha, path as ProjectPath);
    if (bytes !== null) texts.set(path, new TextDecoder().decode(bytes));
  }
  return appRoutes((path) => texts.get(path) ?? null);
}
