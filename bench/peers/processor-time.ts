/** What processes have used of the processors: other work on the machine stretches times, this hardly. Linux only. */
import { readdir, readFile } from "node:fs/promises";

interface Usage {
  parent: number;
  name: string;
  ms: number;
}

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;

async function usageOf(pid: number): Promise<Usage | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  const end = stat.lastIndexOf(")");
  // The name may hold anything; behind it: state, parent, then user and system time as the 12th and 13th.
  const fields = stat.slice(end + 2).split(" ");
  const ms = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  return { parent: Number(fields[1]), name: stat.slice(stat.indexOf("(") + 1, end), ms };
}

/** Milliseconds of the processor that one process has used so far. */
export const processorMs = async (pid: number): Promise<number> => (await usageOf(pid))?.ms ?? 0;

/** The same of those below it whose program has this name; whoever has ended meanwhile is missing. */
export async function processorMsBelow(pid: number, name: string): Promise<number> {
  const pids = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const all = new Map(await Promise.all(pids.map(async (each) => [each, await usageOf(each)] as const)));
  const isBelow = (each: number): boolean => {
    for (let at = all.get(each)?.parent; at !== undefined && at > 0; at = all.get(at)?.parent)
      if (at === pid) return true;
    return false;
  };
  const found = pids.filter((each) => all.get(each)?.name === name && isBelow(each));
  return found.reduce((sum, each) => sum + all.get(each)!.ms, 0);
}
