import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

interface ProcessRow {
  parent: number;
  residentPages: number;
}

const PAGE_BYTES = 4096;
/** Linux counts processor time in hundredths of a second for programs. */
const TICK_MS = 10;

/** A line of `/proc/<pid>/stat` is a third of this at most, and so is what `status` says down to the user. */
const line = Buffer.alloc(1024);

/** The beginning of a file of procfs: `4711/stat`. */
function readOf(path: string): string {
  let file: number;
  try {
    file = openSync(`/proc/${path}`, "r");
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

/** The second field is the program's name in brackets and may hold spaces and brackets itself; this is what comes behind it. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(")") + 2).split(" ");

export interface ProcessFigures {
  /** Processor time of its first thread, in steps of 10 ms. In a Node process that is the thread which runs JavaScript. */
  processorMs: number;
  residentBytes: number;
}

/** Null for a process that is gone, and where there is no procfs. */
export function figuresOf(pid: number): ProcessFigures | null {
  const fields = fieldsOf(readOf(`${pid}/task/${pid}/stat`));
  if (fields.length <= 21) return null;
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { processorMs: ticks * TICK_MS, residentBytes: Number(fields[21]) * PAGE_BYTES };
}

/**
 * pid -> parent and resident pages, from procfs; processes that end meanwhile are left out. Read at once: procfs answers
 * from memory, and a promise for each of some hundred files costs more than four times as much.
 */
function readProcesses(): Map<number, ProcessRow> {
  const rows = new Map<number, ProcessRow>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const fields = fieldsOf(readOf(`${name}/stat`));
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

/** Read at once, as above: it is asked again and again while somebody waits for a user's number. */
function processesOf(uid: number): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const status = readOf(`${name}/status`);
    const isDead = /^State:\tZ/m.test(status);
    return !isDead && status.includes(`\nUid:\t${uid}\t`) ? [Number(name)] : [];
  });
}

/**
 * Kills everything a leased user still runs and resolves when nothing is left: a grandchild dies a moment after the child
 * we wait for, and its user must not be given away before. Throws when something does not die.
 */
export async function endProcessesOf(uid: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (let left = processesOf(uid); left.length > 0; left = processesOf(uid)) {
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
