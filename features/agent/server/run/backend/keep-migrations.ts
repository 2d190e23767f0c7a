/**
 * SQL that was allowed has changed the database at once, whatever becomes of its turn. The database is left as it is: going back
 * to a restore point would take what the app's visitors wrote since. So the file of the migration is kept alone. (decision 100)
 */
import { projectPath } from "@slipway/kernel/project-path";
import type { MigrationRun } from "../../../../cloud/server/index.ts";
import type { Needs, Services } from "../../../../services.ts";

export interface KeptDatabase {
  /** What the changes are called: `create notes`. */
  names: string[];
  /** Of the commit that holds their files and nothing else; null where an earlier one does already, or none could be made. */
  edit: { id: string; version: number; title: string; sha: string } | null;
}

const TITLE_CHARACTERS = 80;

/** Of a turn that runs no SQL any more and is not applied; null where it changed no database. Must not throw. */
export async function keepMigrations(
  services: Services,
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

/** Not as an edit of the turn: what is applied, undone or said differently is the turn, and this is what stays of it. */
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
