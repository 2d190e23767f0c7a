import { eq } from "drizzle-orm";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { projectCreated, projectPurged } from "../../projects/contract/index.ts";
import type { Engines, Services } from "../../services.ts";
import { editsContract, editsLive } from "../contract/index.ts";
import { bookmarkEdit } from "./mark-edit.ts";
import type { EditAuthor } from "./commit/commit-edit.ts";
import { commitDiff } from "./commit-diff.ts";
import { editIntents, edits, migrations } from "./edits-table.ts";
import { editsSnapshot, listEdits } from "./list-edits.ts";
import { initialEdit } from "./commit/record-edit.ts";
import { recoverCommits } from "./commit/recover-commits.ts";
import { answerPicture, dropPictures } from "./picture/version-picture.ts";
import { restorePointOf, revertToEdit, titleOf, undoNewestEdit, type RevertOutcome } from "./commit/revert-to-edit.ts";

export { allAppRoutes, appRoutes } from "./app-routes.ts";
export { commitEdit, type CommitEditInput, type CommittedEdit, type EditAuthor } from "./commit/commit-edit.ts";
export { provideDatabaseRestore, type DatabaseRestored } from "./database-restore.ts";
export { addRevertCheck, type WantedRevert } from "./revert-checks.ts";
export { undoVersionOf } from "./commit/revert-to-edit.ts";
export { editOf, newestEdit, settledEditOfMessage } from "./list-edits.ts";
export { setPreviewBuildStatus, unbuiltVersions } from "./mark-edit.ts";
export { setVersionPicture, unpicturedVersion } from "./picture/version-picture.ts";
export { countChangedLines } from "./text/line-diff.ts";

const authorOf = (call: Call): EditAuthor => ({
  userId: call.actor!.userId,
  displayName: call.actor!.displayName,
  email: call.actor!.email,
});

const revertResult = ({ edit, filesMatched, filesTotal, database = null }: RevertOutcome) => ({
  id: edit.id,
  commit_sha: edit.commitSha,
  version: edit.version,
  commit_message: edit.commitMessage,
  tags: edit.tags,
  files_matched: filesMatched,
  files_total: filesTotal,
  database: database === null ? null : { tables: database.tables, tables_matched: database.tablesMatched },
});

const handlers = (services: Services): Handlers<typeof editsContract> => ({
  listEdits: ({ params, query }) => listEdits(services, { projectId: params.id, ...query }),
  commitDiff: async ({ params }) => ({ diffs: await commitDiff(services, params.id, params.commit_sha), error: null }),
  revertToEdit: async ({ params, body }, call) => {
    const input = {
      projectId: params.id,
      author: authorOf(call),
      editId: body.edit_id,
      messageId: body.message_id ?? null,
      restoreDatabase: body.restore_database ?? null,
    };
    return revertResult(await revertToEdit(services, input));
  },
  restorePoint: ({ params }) => restorePointOf(services, params.id, params.editId),
  undo: async ({ params }, call) => {
    const outcome = await undoNewestEdit(services, { projectId: params.id, author: authorOf(call) });
    return { ...revertResult(outcome), title: titleOf(outcome.undone), undone_edit_id: outcome.undone.id };
  },
  picture: ({ params }) => answerPicture(services, params.id, params.editId),
  bookmark: async ({ params, body }) => {
    await bookmarkEdit(services, { projectId: params.id, editId: params.editId, bookmarked: body.bookmarked });
    return {};
  },
});

async function recordStart(services: Engines<"clock" | "database" | "git">, projectId: string): Promise<void> {
  const repository = await services.git.open(projectId);
  const head = await repository.head();
  const row = head === null ? null : await initialEdit(services, repository, { projectId, sha: head });
  if (row !== null) await services.database.sql.insert(edits).values(row).onConflictDoNothing();
}

async function forgetProject(services: Engines<"database" | "objects">, projectId: string): Promise<void> {
  await dropPictures(services, projectId);
  await services.database.sql.delete(edits).where(eq(edits.projectId, projectId));
  await services.database.sql.delete(editIntents).where(eq(editIntents.projectId, projectId));
}

export const feature: Feature = {
  name: "edits",
  migrations,
  mount: (services) =>
    mounted({
      name: "edits",
      contract: editsContract,
      handlers: handlers(services),
      livePaths: [{ definition: editsLive, snapshot: (params) => editsSnapshot(services, params["id"]!) }],
      async start() {
        services.events.on(projectCreated, ({ projectId }) => recordStart(services, projectId));
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        await recoverCommits(services);
      },
    }),
};
