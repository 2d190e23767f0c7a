/** Commits the files of migrations that ran, so that an app that leaves takes its tables along. */
import { projectPath } from "@slipway/kernel/project-path";
import type { Needs } from "../../../services.ts";
import type { CommittedMigrations, MigrationAuthor, MigrationRun } from "../cloud.ts";

const TITLE_CHARACTERS = 80;

const withNewline = (sql: string): string => (sql.endsWith("\n") ? sql : `${sql}\n`);

/** A migration's file in the project. */
export const migrationFile = ({ path, sql }: Pick<MigrationRun, "path" | "sql">) => ({
  path: projectPath(path),
  content: withNewline(sql),
});

/** In words: `create notes`. */
export const migrationWords = ({ name }: Pick<MigrationRun, "name">): string => name.replaceAll("_", " ");

export async function commitMigrations(
  services: Needs<"edits" | "git">,
  projectId: string,
  { ran, author }: { ran: readonly MigrationRun[]; author: MigrationAuthor },
): Promise<CommittedMigrations | null> {
  const repository = await services.git.open(projectId);
  const head = await repository.head();
  if (head === null) return null;
  const files = await repository.files(head);
  const changes = ran.map(migrationFile).filter(({ path }) => !files.has(path));
  if (changes.length === 0) return null;
  const title = `Database: ${ran.map(migrationWords).join(", ")}`.slice(0, TITLE_CHARACTERS);
  const { editId, version, sha } = await services.edits.commit({
    projectId,
    author,
    baseSha: head,
    changes,
    message: title,
    type: author === "agent" ? "ai_update" : "manual_update",
    tags: { summary: title },
  });
  return { id: editId, version, title, sha };
}
