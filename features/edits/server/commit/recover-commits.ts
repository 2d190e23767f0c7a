/** After a crash: every commit that git has gets its record; what git does not have is forgotten. */
import { eq } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import type { Services } from "../../../services.ts";
import { editIdOf } from "./commit-message.ts";
import { editIntents, edits, type EditRow } from "../edits-table.ts";
import { recordEdit } from "./record-edit.ts";
import { serialised } from "./serialised.ts";

type Intent = typeof editIntents.$inferSelect;

/** An intent is made just before its commit, so the commit is among the newest. */
const LOOK_BACK = 200;

/** Runs before the first request. Oldest first, so that versions keep the order of their commits. */
export async function recoverCommits(services: Services): Promise<{ recorded: number; dropped: number }> {
  const intents = await services.database.sql.select().from(editIntents).orderBy(editIntents.createdAt);
  let recorded = 0;
  for (const intent of intents) {
    const row = await settleIntent(services, intent).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return forget(services, intent);
      // Before the project's next commit, then.
      noteLeftover(services, intent.projectId);
      services.log.error("a commit from before the restart could not be recorded", {
        error,
        projectId: intent.projectId,
      });
      return null;
    });
    if (row !== null) recorded += 1;
  }
  if (intents.length > 0)
    services.log.info("commits from before the restart were looked into", {
      recorded,
      dropped: intents.length - recorded,
    });
  return { recorded, dropped: intents.length - recorded };
}

/** The edit's row when its commit stands on the branch; else the intent is dropped and null returned. */
export async function settleIntent(services: Services, intent: Intent): Promise<EditRow | null> {
  const [known] = await services.database.sql.select().from(edits).where(eq(edits.id, intent.editId)).limit(1);
  if (known !== undefined) {
    await forget(services, intent);
    return known;
  }
  const repository = await services.git.open(intent.projectId);
  const head = await repository.head();
  const history = head === null ? [] : await repository.log(head, LOOK_BACK);
  const commit = history.find((entry) => editIdOf(entry.message) === intent.editId);
  if (commit === undefined) return forget(services, intent);
  const { projectId, editId, parentSha, draft } = intent;
  return recordEdit(services, repository, {
    projectId,
    editId,
    sha: commit.sha,
    parentSha,
    treeHash: await repository.treeHash(commit.sha),
    draft,
  });
}

async function forget(services: Services, intent: Intent): Promise<null> {
  await services.database.sql.delete(editIntents).where(eq(editIntents.editId, intent.editId));
  return null;
}

/** Projects with a commit that stands in git while its record failed, because the database went away in between; as many as were being saved when the database went. */
const leftovers = new WeakMap<Services, Set<string>>();

const of = (services: Services): Set<string> => {
  const known = leftovers.get(services) ?? new Set<string>();
  leftovers.set(services, known);
  return known;
};

export const noteLeftover = (services: Services, projectId: string): void => void of(services).add(projectId);

/** Inside `serialised` and before the project's next commit: versions keep the order of their commits. */
export async function recordLeftovers(services: Services, projectId: string): Promise<void> {
  if (!of(services).has(projectId)) return;
  const intents = await services.database.sql
    .select()
    .from(editIntents)
    .where(eq(editIntents.projectId, projectId))
    .orderBy(editIntents.createdAt);
  for (const intent of intents) await settleIntent(services, intent);
  of(services).delete(projectId);
}

/** For projects that nobody saves to again. */
export async function recordAllLeftovers(services: Services): Promise<void> {
  for (const projectId of of(services)) await serialised(projectId, () => recordLeftovers(services, projectId));
}
