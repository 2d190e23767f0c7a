/**
 * A thousand versions in a second: git reads all commits as one stream, the database all records as one statement. Through the
 * product each takes a fifth of a second, because it is checked, recorded and told.
 */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { newId } from "@slipway/kernel/ids";
import type { Database } from "@slipway/platform/database/port";

export interface HistoryPlace {
  dataDir: string;
  database: Pick<Database, "pool">;
}

export interface History {
  versions: number;
  /** From 1; what is not named stays as it was. */
  filesAt: (version: number) => Record<string, string>;
}

interface Commit {
  sha: string;
  treeHash: string;
}

/** After the project's first commit, which is its version 0. Answers the id of the first version. */
export async function writeHistory(place: HistoryPlace, projectId: string, history: History): Promise<string> {
  const directory = join(place.dataDir, "git", projectId.slice(-2), `${projectId}.git`);
  const start = await latestCommit(place, projectId);
  const commits = await importCommits(directory, start, history);
  const rows = commits.map(({ sha, treeHash }, at) => ({
    id: newId("ed"),
    sha,
    parent: at === 0 ? start : commits[at - 1]!.sha,
    tree: treeHash,
    version: at + 1,
    message: `Version ${at + 1}`,
    created: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    diff: Object.keys(history.filesAt(at + 1)).map((path) => ({
      file_path: path,
      original_file_path: null,
      action: "edit",
      added: 1,
      removed: 1,
    })),
  }));
  await place.database.pool.query(
    `insert into edits (id, project_id, version, commit_sha, parent_sha, tree_hash, commit_message, created_at, user_id,
       author_name, type, kind, status, preview_build_status, archived, reverted, bookmarked, revert_target_edit_id,
       undone_edit_id, ai_message_id, diff, pages, tags)
     select id, $1, version, sha, parent, tree, message, created::timestamptz, null, 'Slipway',
       'ai_update', 'CodeEdit', 'completed', 'success', false, false, false,
       null, null, null, diff, '["/"]', '{}'
     from jsonb_to_recordset($2::jsonb)
       as given(id text, sha text, parent text, tree text, version int, message text, created text, diff jsonb)`,
    [projectId, JSON.stringify(rows)],
  );
  await place.database.pool.query("update projects set latest_commit_sha = $2 where id = $1", [
    projectId,
    commits.at(-1)!.sha,
  ]);
  return rows[0]!.id;
}

async function latestCommit({ database }: HistoryPlace, projectId: string): Promise<string> {
  const { rows } = await database.pool.query<{ sha: string }>(
    "select latest_commit_sha as sha from projects where id = $1",
    [projectId],
  );
  return rows[0]!.sha;
}

function commitStream(start: string, { versions, filesAt }: History): string {
  const parts: string[] = [];
  for (let version = 1; version <= versions; version += 1) {
    const message = `Version ${version}`;
    const who = `Slipway <slipway@localhost> ${1_767_225_600 + version * 60} +0000`;
    parts.push(`commit refs/heads/main\nmark :${version}\nauthor ${who}\ncommitter ${who}\n`);
    parts.push(`data ${message.length}\n${message}\n`, `from ${version === 1 ? start : `:${version - 1}`}\n`);
    for (const [path, content] of Object.entries(filesAt(version)))
      parts.push(`M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`);
    parts.push(`\nget-mark :${version}\nls :${version} ""\n`);
  }
  return `${parts.join("")}done\n`;
}

async function importCommits(directory: string, start: string, history: History): Promise<Commit[]> {
  const args = ["--git-dir", directory, "fast-import", "--quiet", "--done", "--date-format=raw"];
  const git = spawn("git", args, { stdio: ["pipe", "pipe", "inherit"] });
  git.stdin.end(commitStream(start, history));
  const answers = await text(git.stdout);
  const commits = [...answers.matchAll(/^([0-9a-f]{40})\n040000 tree ([0-9a-f]{40})\t/gm)].map(
    ([, sha, treeHash]): Commit => ({ sha: sha!, treeHash: treeHash! }),
  );
  if (commits.length !== history.versions) throw new Error(`git made ${commits.length} of ${history.versions} commits`);
  return commits;
}
