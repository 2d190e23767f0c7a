/** After a crash, every commit in git gets its record, and intents without a commit are dropped. */
import { editIntents } from "../edits-table.ts";
import { settleOrForget, type CommitPorts } from "./leftovers.ts";

/** Runs before the first request. Oldest first, so that versions keep the order of their commits. */
export async function recoverCommits(services: CommitPorts): Promise<{ recorded: number; dropped: number }> {
  const intents = await services.database.sql.select().from(editIntents).orderBy(editIntents.createdAt);
  let recorded = 0;
  for (const intent of intents) {
    const row = await settleOrForget(services, intent).catch((error: unknown) => {
      // Before the project's next commit, then.
      services.leftovers.note(intent.projectId);
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
