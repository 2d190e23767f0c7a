/** The processes that one installation consists of, from the outside. Linux only. */
import { readdir, readFile } from "node:fs/promises";

export interface Child {
  pid: number;
  command: string;
}

export async function childrenOf(pid: number): Promise<Child[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  const pids = lists.join(" ").split(" ").filter(Boolean).map(Number);
  return Promise.all(
    pids.map(async (child) => {
      const line = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
      return { pid: child, command: line.replaceAll("\0", " ").trim() };
    }),
  );
}

export interface OwnProcesses {
  supervisor: number;
  /** Null between two lives, and where one process is everything. */
  app: number | null;
  gateway: number | null;
}

/** `supervisor`: the process that `./slipway start` became. */
export async function ownProcesses(supervisor: number): Promise<OwnProcesses> {
  const children = await childrenOf(supervisor);
  const pidOf = (name: string): number | null =>
    children.find(({ command }) => command.includes(`/${name}-process.ts`))?.pid ?? null;
  return { supervisor, app: pidOf("app"), gateway: pidOf("gateway") };
}

/** All of them that live, the supervisor first. */
export async function ownPids(supervisor: number): Promise<number[]> {
  const { app, gateway } = await ownProcesses(supervisor);
  return [supervisor, app, gateway].filter((pid) => pid !== null);
}
