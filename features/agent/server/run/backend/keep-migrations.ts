/**
 * Allowed SQL changes the database at once, even if its turn fails. The database is left as it is, because a restore
 * would delete later data of the app's visitors. So the migration's file is kept on its own. (decision 100)
 */
import { projectPath } from "@slipway/kernel/project-path";
import type { MigrationRun } from "../../../../cloud/server/index.ts";
import type { Needs } from "../../../../services.ts";

export interface KeptDatabase {
  /** Names of the changes: `create notes`. */
  names: string[];
  /** The commit with only their files; null if an earlier commit has them, or none could be made. */
  edit: { id: string; version: number; title: string; sha: string } | null;
}

const TITLE_CHARACTERS = 80;

/** Keeps the migrations of an ended turn that was not applied; null if it changed no database. Must not throw. */
export async function keepMigrations(
  services: Needs<"cloud" | "edits" | "git" | "log">,
  { projectId, aiMessageId }: { projectId: string; aiMessageId: string },
): Promise<KeptDatabase | null> {
  const log = (error: unknown): null => {
    services.log.error("the migrations of a turn could not be kept", { projectId, aiMessageId, error });
    return null;
  };
  const ran = await services.cloud.migrationsOfTurn(projectId, aiMessageId).catch(log);
  if (ran === null || ran.length === 0) return null;
  const names = ran.map(({ name }) => name.replaceAll("_", " "));
  return { names, edit: await commitFiles(services, { projectId, ran, names }).catch(log) };
}

interface Files {
  projectId: string;
  ran: readonly MigrationRun[];
  names: readonly string[];
}

/**
 * Not committed as an edit of the turn: the turn is what gets applied, undone or reworded, and these files stay
 * regardless.
 */
async function commitFiles(
  services: Needs<"edits" | "git">,
  { projectId, ran, names }: Files,
): Promise<KeptDatabase["edit"]> {
  const repository = await services.git.open(projectId);
  const head = await repository.head();
  if (head === null) return null;
  const files = await repository.files(head);
  const changes = ran
    .map(({ path, sql }) => ({ path: projectPath(path), content: withNewline(sql) }))
    .filter(({ path }) => !files.has(path));
  if (changes.length === 0) return null;
  const title = `Database: ${names.join(", ")}`.slice(0, TITLE_CHARACTERS);
  const { editId, version, sha } = await services.edits.commit({
    projectId,
    author: "agent",
    baseSha: head,
    changes,
    message: title,
    type: "ai_update",
    tags: { summary: title },
  });
  return { id: editId, version, title, sha };
}

export const withNewline = (sql: string): string => (sql.endsWith("\n") ? sql : `${sql}\n`);
