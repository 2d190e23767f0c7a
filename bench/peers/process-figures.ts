/** Processor time and memory of processes. Other work on the machine changes these far less than times. Linux only. */
import { readdir, readFile } from "node:fs/promises";

interface Process {
  pid: number;
  parent: number;
  name: string;
  processorMs: number;
}

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;

async function processOf(pid: number): Promise<Process | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  const end = stat.lastIndexOf(")");
  // The name may hold anything; the fields after it are state, parent, ..., with user and system time as the 12th and
  // 13th.
  const fields = stat.slice(end + 2).split(" ");
  return {
    pid,
    parent: Number(fields[1]),
    name: stat.slice(stat.indexOf("(") + 1, end),
    processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
  };
}

/** All current descendants of a process. */
async function processesBelow(pid: number): Promise<Process[]> {
  const pids = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const all = (await Promise.all(pids.map(processOf))).filter((each) => each !== null);
  const parents = new Map(all.map((each) => [each.pid, each.parent]));
  const isBelow = (each: number): boolean => {
    for (let at = parents.get(each); at !== undefined && at > 0; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  return all.filter((each) => isBelow(each.pid));
}

/** Processor milliseconds that one process has used so far. */
export const processorMs = async (pid: number): Promise<number> => (await processOf(pid))?.processorMs ?? 0;

/** The same of its descendants with this program name; those that have ended are not counted. */
export const processorMsBelow = async (pid: number, name: string): Promise<number> =>
  (await processesBelow(pid)).filter((each) => each.name === name).reduce((sum, each) => sum + each.processorMs, 0);

/** Megabytes of a process's descendants; shared memory counts in parts for each (PSS). */
export const memoryMbBelow = async (pid: number): Promise<number> =>
  memoryMbOf((await processesBelow(pid)).map((each) => each.pid));

/** The same of these processes, without their descendants. */
export async function memoryMbOf(pids: readonly number[]): Promise<number> {
  const sizes = pids.map(async (pid) => {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  });
  return (await Promise.all(sizes)).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}
