/**
 * Allowed SQL changes the database at once, even if its turn fails. The database is left as it is, because a restore
 * would delete later data of the app's visitors. So the migration's file is kept on its own: not as an edit of the turn,
 * which is what gets applied, undone or reworded. (decision 100)
 */
import { migrationWords, type CommittedMigrations } from "../../../../cloud/server/index.ts";
import type { Needs } from "../../../../services.ts";

export interface KeptDatabase {
  /** Names of the changes: `create notes`. */
  names: string[];
  /** The commit with only their files; null if an earlier commit has them, or none could be made. */
  edit: CommittedMigrations | null;
}

/** Keeps the migrations of an ended turn that was not applied; null if it changed no database. Must not throw. */
export async function keepMigrations(
  services: Needs<"cloud" | "log">,
  { projectId, aiMessageId }: { projectId: string; aiMessageId: string },
): Promise<KeptDatabase | null> {
  const log = (error: unknown): null => {
    services.log.error("the migrations of a turn could not be kept", { projectId, aiMessageId, error });
    return null;
  };
  const ran = await services.cloud.migrationsOfTurn(projectId, aiMessageId).catch(log);
  if (ran === null || ran.length === 0) return null;
  const edit = await services.cloud.commitMigrations(projectId, { ran, author: "agent" }).catch(log);
  return { names: ran.map(migrationWords), edit };
}
