/** Processor time of a process and everything below it. */
import { readFile } from "node:fs/promises";

/** Linux counts in hundredths of a second for programs. */
const TICK_MS = 10;
const MAX_PROCESSES = 100;

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.split(" ").filter(Boolean).map(Number);
}

/** In milliseconds; 0 when it is gone. */
export async function processorTime(root: number): Promise<number> {
  let ticks = 0;
  const rest = [root];
  for (let count = 0; rest.length > 0 && count < MAX_PROCESSES; count += 1) {
    const pid = rest.pop()!;
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += (Number(fields[11]) || 0) + (Number(fields[12]) || 0);
    rest.push(...(await childrenOf(pid)));
  }
  return ticks * TICK_MS;
}
