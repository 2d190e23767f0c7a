import { eq } from "drizzle-orm";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { projectCopied, projectCreated, projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { editsContract, editsLive } from "../contract/index.ts";
import { bookmarkEdit, setPreviewBuildStatus, unbuiltVersions } from "./mark-edit.ts";
import { commitEdit } from "./commit/commit-edit.ts";
import { Leftovers } from "./commit/leftovers.ts";
import type { EditAuthor, Edits, RevertCheck, RevertOutcome } from "./edits.ts";
import { changesBetween, commitDiff } from "./commit-diff.ts";
import { copyHistory } from "./copy-history.ts";
import { editIntents, edits, migrations } from "./edits-table.ts";
import {
  changedByHand,
  editAtCommit,
  editOfTurn,
  editsSnapshot,
  listEdits,
  newestEdit,
  newestVersions,
} from "./list-edits.ts";
import { initialEdit } from "./commit/record-edit.ts";
import { carriedOver } from "./commit/rebase-changes.ts";
import { recoverCommits } from "./commit/recover-commits.ts";
import { answerPicture, dropPictures, setVersionPicture, unpicturedVersion } from "./picture/version-picture.ts";
import {
  restorePointOf,
  revertToEdit,
  titleOf,
  undoNewestEdit,
  undoVersionOf,
  type RevertRules,
} from "./commit/revert-to-edit.ts";

export { allAppRoutes, appRoutes } from "./app-routes.ts";
export type { CommitEditInput, CommittedEdit, DatabaseRestored, EditAuthor, Edits, WantedRevert } from "./edits.ts";
export { countChangedLines, diffLines, linesOf } from "./text/line-diff.ts";

type EditsPorts = Needs<"clock" | "database" | "disk" | "events" | "git" | "live" | "log" | "objects"> & {
  leftovers: Leftovers;
  rules: RevertRules;
};

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

const handlers = (services: EditsPorts): Handlers<typeof editsContract> => ({
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

async function recordStart(services: Needs<"clock" | "database" | "git">, projectId: string): Promise<void> {
  const repository = await services.git.open(projectId);
  const head = await repository.head();
  const row = head === null ? null : await initialEdit(services, repository, { projectId, sha: head });
  if (row !== null) await services.database.sql.insert(edits).values(row).onConflictDoNothing();
}

async function forgetProject(services: Needs<"database" | "objects">, projectId: string): Promise<void> {
  await dropPictures(services, projectId);
  await services.database.sql.delete(edits).where(eq(edits.projectId, projectId));
  await services.database.sql.delete(editIntents).where(eq(editIntents.projectId, projectId));
}

function offered(ports: EditsPorts, checks: RevertCheck[]): Edits {
  return {
    commit: (input) => commitEdit(ports, input),
    rebase: async ({ projectId, baseSha: base, headSha: head, changes }) => {
      const repository = await ports.git.open(projectId);
      const { kept, clashes } = await carriedOver(repository, { base, head, changes, byLines: true });
      return { changes: kept, clashes };
    },
    undoVersionOf: (input) => undoVersionOf(ports, input),
    newest: (projectId) => newestEdit(ports, projectId),
    versions: (query) => newestVersions(ports, query),
    changesBetween: (query) => changesBetween(ports, query),
    atCommit: (place) => editAtCommit(ports, place),
    ofTurn: (turn) => editOfTurn(ports, turn),
    changedByHand: (projectId) => changedByHand(ports, projectId),
    unbuilt: () => unbuiltVersions(ports),
    setPreviewBuildStatus: (editId, status) => setPreviewBuildStatus(ports, editId, status),
    unpictured: (place) => unpicturedVersion(ports, place),
    setPicture: (editId, png) => setVersionPicture(ports, editId, png),
    addRevertCheck: (check) => void checks.push(check),
    provideDatabaseRestore: (restore) => void (ports.rules.databaseRestore = restore),
  };
}

export const feature: Feature = {
  name: "edits",
  migrations,
  mount(services) {
    const checks: RevertCheck[] = [];
    const rules: RevertRules = { checks, databaseRestore: null };
    const ports: EditsPorts = { ...services, leftovers: new Leftovers(services), rules };
    return mounted({
      name: "edits",
      contract: editsContract,
      handlers: handlers(ports),
      offers: { edits: offered(ports, checks) },
      livePaths: [{ definition: editsLive, snapshot: (params) => editsSnapshot(services, params["id"]!) }],
      async start() {
        services.events.on(projectCreated, ({ projectId }) => recordStart(services, projectId));
        services.events.on(projectCopied, async ({ withHistory, ...copy }) => {
          if (withHistory) await copyHistory(services, copy);
        });
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        await recoverCommits(ports);
      },
    });
  },
};
