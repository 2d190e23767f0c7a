import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Postgres answers on this machine: the platform's database of the tests, and projects', which listen in sandboxes. */
export async function databaseSockets(): Promise<string[]> {
  const lines = (await readFile("/proc/net/unix", "utf8")).split("\n");
  const paths = lines.flatMap((line) => /(\/\S*\/slipway-tests?-\S*\.s\.PGSQL\.\d+)$/.exec(line)?.[1] ?? []);
  const doors = globSync("slipway-test-*/projects/*/run/.s.PGSQL.*", { cwd: tmpdir() });
  return [...new Set([...doors.map((path) => join(tmpdir(), path)), ...paths])].slice(0, 20);
}
