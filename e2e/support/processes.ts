import { readdir, readFile } from "node:fs/promises";

/** Command lines of processes that name the folder: databases, sandboxes and browsers of one Slipway all do. */
export async function processesNaming(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir("/proc")) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    // A process that ends while we look is none.
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes(folder)) found.push(`${pid} ${command.replaceAll("\0", " ").slice(0, 200)}`);
  }
  return found;
}
