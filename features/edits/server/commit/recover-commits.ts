/** After a crash: every commit that git has gets its record; what git does not have is forgotten. */
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import type { Engines, Services } from "../../../services.ts";
import { editIdOf } from "./commit-message.ts";
import { editIntents, edits, type EditRow } from "../edits-table.ts";
import { recordEdit } from "./record-edit.ts";
import { serialised } from "./serialised.ts";

type Intent = typeof editIntents.$inferSelect;

/** An intent is made just before its commit, so the commit is among the newest. */
const LOOK_BACK = 200;
const FIRST_PAUSE_MS = 250;
/** What stays broken is tried, and told in the log, once a minute. */
const LONGEST_PAUSE_MS = 60_000;

/** Runs before the first request. Oldest first, so that versions keep the order of their commits. */
export async function recoverCommits(services: Services): Promise<{ recorded: number; dropped: number }> {
  const intents = await services.database.sql.select().from(editIntents).orderBy(editIntents.createdAt);
  let recorded = 0;
  for (const intent of intents) {
    const row = await settleOrForget(services, intent).catch((error: unknown) => {
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
export async function settleIntent(
  services: Engines<"clock" | "database" | "events" | "git" | "live">,
  intent: Intent,
): Promise<EditRow | null> {
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

/** A project that was deleted meanwhile has no commit to record. */
const settleOrForget = (
  services: Engines<"clock" | "database" | "events" | "git" | "live">,
  intent: Intent,
): Promise<EditRow | null> =>
  settleIntent(services, intent).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return forget(services, intent);
    throw error;
  });

async function forget(services: Engines<"database">, intent: Intent): Promise<null> {
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

/** Until then the newest files have no version: it is tried again as soon as the database may be back. */
export function noteLeftover(services: Services, projectId: string): void {
  const waiting = of(services);
  if (waiting.has(projectId)) return;
  waiting.add(projectId);
  void recordAgain(services, projectId);
}

async function recordAgain(services: Services, projectId: string): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; of(services).has(projectId); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await delay(pause, undefined, { ref: false });
    await serialised(projectId, () => recordLeftovers(services, projectId)).catch((error: unknown) =>
      services.log.warn("a commit still has no version", { projectId, error }),
    );
  }
}

/** Nothing to do while no record failed. Rejects while the database is away. */
export async function settleLeftovers(services: Services, projectId: string): Promise<void> {
  if (of(services).has(projectId)) await serialised(projectId, () => recordLeftovers(services, projectId));
}

/** Inside `serialised` and before the project's next commit: versions keep the order of their commits. */
export async function recordLeftovers(services: Services, projectId: string): Promise<void> {
  if (!of(services).has(projectId)) return;
  const intents = await services.database.sql
    .select()
    .from(editIntents)
    .where(eq(editIntents.projectId, projectId))
    .orderBy(editIntents.createdAt);
  for (const intent of intents) await settleOrForget(services, intent);
  of(services).delete(projectId);
}
