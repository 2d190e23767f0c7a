import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

interface ProcessRow {
  parent: number;
  residentPages: number;
}

const PAGE_BYTES = 4096;

/** A line of `/proc/<pid>/stat` is a third of this at most. */
const line = Buffer.alloc(1024);

function readStat(pid: string): string {
  let file: number;
  try {
    file = openSync(`/proc/${pid}/stat`, "r");
  } catch {
    // It ended since its name was read.
    return "";
  }
  try {
    return line.toString("latin1", 0, readSync(file, line, 0, line.length, 0));
  } catch {
    return "";
  } finally {
    closeSync(file);
  }
}

/**
 * pid -> parent and resident pages, from procfs; processes that end meanwhile are left out. Read at once: procfs answers
 * from memory, and a promise for each of some hundred files costs more than four times as much.
 */
function readProcesses(): Map<number, ProcessRow> {
  const rows = new Map<number, ProcessRow>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields.length > 21) rows.set(Number(name), { parent: Number(fields[1]), residentPages: Number(fields[21]) });
  }
  return rows;
}

/** Resident bytes of each root and everything below it. */
export function treeMemory(roots: readonly number[]): Map<number, number> {
  const rows = readProcesses();
  const wanted = new Set(roots);
  const totals = new Map<number, number>(roots.map((root) => [root, 0]));
  for (const [pid, row] of rows) {
    let at = pid;
    for (let depth = 0; depth < 64 && !wanted.has(at); depth += 1) at = rows.get(at)?.parent ?? 0;
    if (wanted.has(at)) totals.set(at, totals.get(at)! + row.residentPages * PAGE_BYTES);
  }
  return totals;
}

async function processesOf(uid: number): Promise<number[]> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
      const isDead = /^State:\tZ/m.test(status);
      return !isDead && status.includes(`\nUid:\t${uid}\t`) ? [Number(name)] : [];
    }),
  );
  return found.flat();
}

/**
 * Kills everything a leased user still runs and resolves when nothing is left: a grandchild dies a moment after the child
 * we wait for, and its user must not be given away before. Throws when something does not die.
 */
export async function endProcessesOf(uid: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (let left = await processesOf(uid); left.length > 0; left = await processesOf(uid)) {
    if (Date.now() > deadline) throw new Error(`Processes of user ${uid} do not end: ${left.join(", ")}`);
    for (const pid of left) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It ended by itself since we looked.
      }
    }
    // The kernel tells nobody but the parent when a process is gone.
    await setTimeout(10);
  }
}
