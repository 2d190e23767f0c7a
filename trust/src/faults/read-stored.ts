/** Reads the stores at the end without the product: git itself and the tables. */
import { gitInside, type System } from "./system.ts";
import { savesPath, type Projects, type Workload } from "./workload.ts";

const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

export interface StoredState {
  stored: Map<string, readonly string[]>;
  /** Disagreements between two stores. */
  wrong: string[];
}

export async function readStored(system: System, projects: Projects, savers: number): Promise<StoredState> {
  const stored = new Map<string, readonly string[]>();
  const git = (...args: string[]): Promise<string> => gitInside(system, projects.saved, args);
  const wrong = lines(await git("fsck", "--strict", "--no-dangling").catch((error: Error) => error.message)).map(
    (line) => `git fsck: ${line}`,
  );
  for (let saver = 0; saver < savers; saver += 1) {
    const path = `public/log-${saver}.txt`;
    const values = lines(await git("log", "--reverse", "--format=%s", "main", "--", path));
    stored.set(savesPath(saver), values);
    const last = values.at(-1);
    if (last !== undefined && (await git("show", `main:${path}`)) !== `${last}\n`.repeat(50))
      wrong.push(`${path} does not hold what its last commit ${last} wrote`);
  }
  const inGit = lines(await git("log", "--reverse", "--format=%s", "main")).slice(1);
  const rows = await system.query<{ message: string; version: number }>(
    "select commit_message as message, version from edits where project_id = $1 and version > 0 order by version",
    [projects.saved],
  );
  const at = inGit.findIndex((message, index) => rows[index]?.message !== message);
  if (at >= 0 || rows.length !== inGit.length) {
    const around = [rows.map((row) => row.message), inGit].map((list) =>
      list.slice(Math.max(0, at - 2), at + 4).join(" "),
    );
    wrong.push(`${rows.length} versions and ${inGit.length} commits disagree: ${around.join(" | ")}`);
  }
  if (rows.some((row, index) => row.version !== index + 1)) wrong.push("the numbers of the versions have a gap");

  const messages = await system.query<{ id: string }>(
    "select id from chat_documents where project_id = $1 and tag = 'user-message' order by position",
    [projects.spoken],
  );
  stored.set(
    "messages",
    messages.map((row) => row.id),
  );
  const titles = await system.query<{ title: string }>(
    "select change -> 'doc' ->> 'display_name' as title from live_log where path = $1 and change -> 'doc' ? 'display_name' order by seq",
    [`projects/${projects.titled}`],
  );
  stored.set(
    "titles",
    titles.map((row) => row.title).filter((title) => title.startsWith("live-")),
  );
  return { stored, wrong };
}

/** The server names deployments: acknowledged ids must exist, and there may not be more than were sent. */
export async function checkDeployments(
  system: System,
  { projectId, workload, sent }: { projectId: string; workload: Workload; sent: number },
): Promise<string[]> {
  const rows = await system.query<{ id: string; number: number }>(
    "select id, number from deployments where project_id = $1 order by number",
    [projectId],
  );
  const stored = new Set(rows.map((row) => row.id));
  const wrong = [...workload.deployments]
    .filter(([, id]) => !stored.has(id))
    .map(([value, id]) => `sites: ${value} was acknowledged as ${id} and is lost`);
  if (rows.length > sent) wrong.push(`sites: ${rows.length} deployments are stored and ${sent} were sent`);
  return wrong;
}
