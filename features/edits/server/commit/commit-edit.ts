/** The one way a project's files change: a commit, the record of it, and the news. */
import { eq } from "drizzle-orm";
import { AppError, unavailable } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Author, CommitChange, Repository } from "@slipway/platform/git/port";
import type { Needs } from "../../../services.ts";
import type { CommitEditInput, CommittedEdit } from "../edits.ts";
import { withTrailer } from "./commit-message.ts";
import { editIntents, type EditDraft, type EditRow } from "../edits-table.ts";
import { realChanges, rebaseChanges } from "./rebase-changes.ts";
import { recordEdit } from "./record-edit.ts";
import { refuseClashes } from "../refusals/refuse-clashes.ts";
import { refuseDeepSources } from "../refusals/refuse-deep-sources.ts";
import { settleIntent, type CommitPorts } from "./leftovers.ts";
import { requireRoom } from "../refusals/require-room.ts";
import { serialised } from "./serialised.ts";

const AGENT_AUTHOR: Author = { name: "Slipway", email: "agent@slipway.invalid" };
const HEAD_RACES = 5;

/** As `Edits.commit`. */
export async function commitEdit(
  services: CommitPorts & Needs<"disk">,
  input: CommitEditInput,
): Promise<CommittedEdit> {
  const bytes = input.changes.reduce((sum, { content }) => sum + Buffer.byteLength(content ?? ""), 0);
  await services.disk.requireProjectRoom(input.projectId, bytes);
  await refuseDeepSources(input.changes);
  return serialised(input.projectId, async () => {
    const repository = await services.git.open(input.projectId);
    for (let attempt = 0; attempt < HEAD_RACES; attempt += 1) {
      const head = (await repository.head()) ?? missingHead(input.projectId);
      const rebased = await rebaseChanges(repository, {
        base: input.baseSha,
        head,
        changes: input.changes,
        byLines: input.type === "ai_update",
      });
      const tree = await repository.tree(head);
      refuseClashes(tree, rebased);
      const changes = realChanges(tree, rebased);
      requireRoom(tree, changes);
      const row = await makeCommit(services, repository, {
        projectId: input.projectId,
        parent: head,
        changes,
        author: input.author === "agent" ? AGENT_AUTHOR : { name: input.author.displayName, email: input.author.email },
        draft: draftOf(input),
      });
      if (row !== null)
        return {
          editId: row.id,
          sha: row.commitSha,
          treeHash: row.treeHash,
          version: row.version,
          merged: head !== input.baseSha,
        };
    }
    throw unavailable("project_busy", "This project is being changed from elsewhere. Please try again.");
  });
}

const draftOf = (input: CommitEditInput): EditDraft => ({
  type: input.type,
  ...(input.kind === undefined ? {} : { kind: input.kind }),
  message: input.message,
  userId: input.author === "agent" ? null : input.author.userId,
  authorName: input.author === "agent" ? AGENT_AUTHOR.name : input.author.displayName,
  aiMessageId: input.aiMessageId ?? null,
  revertTargetEditId: null,
  undoneEditId: null,
  tags: input.tags ?? {},
});

export interface MakeCommitInput {
  projectId: string;
  parent: string;
  changes: readonly CommitChange[];
  author: Author;
  draft: EditDraft;
  /** The tree the commit must have; checked before the edit is recorded. */
  expectedTree?: string;
}

/** One attempt, inside `serialised`. Null: the head moved first, and nothing was written. */
export async function makeCommit(
  services: CommitPorts,
  repository: Repository,
  input: MakeCommitInput,
): Promise<EditRow | null> {
  await services.leftovers.record(input.projectId);
  const editId = newId("ed");
  const intent = {
    editId,
    projectId: input.projectId,
    parentSha: input.parent,
    createdAt: services.clock.now(),
    draft: input.draft,
  };
  await services.database.sql.insert(editIntents).values(intent);
  try {
    const { sha, treeHash } = await repository.commit({
      parent: input.parent,
      changes: input.changes,
      message: withTrailer(input.draft.message, editId),
      author: input.author,
    });
    if (input.expectedTree !== undefined && treeHash !== input.expectedTree) {
      throw new Error(`commit ${sha} has the tree ${treeHash} instead of ${input.expectedTree}`);
    }
    return await recordEdit(services, repository, {
      projectId: input.projectId,
      editId,
      sha,
      parentSha: input.parent,
      treeHash,
      draft: input.draft,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "stale_head") {
      await services.database.sql.delete(editIntents).where(eq(editIntents.editId, editId));
      return null;
    }
    // The commit may exist although its record failed: commits in git are never lost.
    const settled = await settleIntent(services, intent).catch(() => {
      services.leftovers.note(input.projectId);
      return null;
    });
    if (settled !== null && input.expectedTree === undefined) return settled;
    throw error;
  }
}

function missingHead(projectId: string): never {
  throw new Error(`project ${projectId} has no first commit`);
}
