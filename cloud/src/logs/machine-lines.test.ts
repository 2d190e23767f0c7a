/** A project's logs tell what concerns its people; what the machine does with its database stays out. [C2.19] */
import { readdir, readFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openLocalClusters, type LocalClusters } from "../clusters/local-clusters.ts";
import { TEMPLATES } from "../testing/test-project.ts";
import type { LogRecord } from "./port.ts";
import { postgresLines } from "./postgres-lines.ts";

const REF = "p1lines";
const records: LogRecord[] = [];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let clusters: LocalClusters;

beforeAll(async () => {
  folder = await temporaryFolder();
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
  const log = memoryLog();
  const options = { folder: folder.path, runtimeFolder, templateFolder: TEMPLATES, log, testing: true };
  clusters = await openLocalClusters(options);
  const read = postgresLines({ write: (record) => void records.push(record) });
  clusters.onServerLine((_ref, line) => read(line));
  await clusters.enable(REF);
}, 60_000);
afterAll(async () => {
  await clusters?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
});
beforeEach(() => void (records.length = 0));

const query = (sql: string) => clusters.database(REF).as("postgres").query(sql);
const messages = (): string[] => records.map(({ message }) => message);

it("leaves out a pause, a sleep, a larger size and the starts after them [C2.19]", async () => {
  await query("select 1");
  await clusters.pause(REF);
  await clusters.wake(REF);
  await clusters.sleepIdle(0);
  await query("select 1");
  await clusters.resize(REF, "s");
  await expect(query("select * from nothing_here")).rejects.toThrow();
  await expect.poll(messages).toEqual([expect.stringContaining('"nothing_here" does not exist')]);
}, 60_000);

/** The process on this machine that a sandbox of `root` knows by `pid`. */
async function outside(root: number, pid: number): Promise<number> {
  const lines = async (id: string): Promise<string> => readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  const parents = new Map<number, number>();
  const found: number[] = [];
  for (const id of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const status = await lines(id);
    parents.set(Number(id), Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]));
    if (new RegExp(`^NSpid:.*\\t${pid}$`, "m").test(status)) found.push(Number(id));
  }
  const isBelow = (id: number | undefined): boolean => id !== undefined && (id === root || isBelow(parents.get(id)));
  return found.find(isBelow)!;
}

it("tells as an error that a process of the project was killed, and nothing of what follows [C2.20]", async () => {
  const [row] = (await query("select pg_backend_pid() as pid")).rows as { pid: number }[];
  process.kill(await outside(clusters.pidOf(REF)!, row!.pid), "SIGKILL");
  const told = () => records.map(({ level, message }) => [level, message]);
  const crash = ["error", expect.stringMatching(/^[a-z ]+ \(PID \d+\) was terminated by signal 9/)];
  await expect.poll(told).toEqual([crash]);
  const isBack = () =>
    query("select 1").then(
      () => true,
      () => false,
    );
  await expect.poll(isBack).toBe(true);
  expect(told()).toEqual([crash]);
}, 60_000);

it("keeps errors of housekeeping, and what jobs, autovacuum and replication say", async () => {
  const read = postgresLines({ write: (record) => void records.push(record) });
  const line = (backend: string, severity: string, text: string): void =>
    read(`2026-11-27 12:00:00.000 UTC [7] 00000 (${backend}) <> ${severity}:  ${text}`);
  line("checkpointer", "LOG", "checkpoint complete");
  line("checkpointer", "ERROR", "could not write to file");
  line("autovacuum worker", "LOG", "automatic vacuum of table");
  line("pg_cron (nightly)", "LOG", "cron job 1 starting");
  line("walsender", "WARNING", "slot is far behind");
  read("2026-11-27 12:00:00.000 UTC [7] 57P03 (dead-end client backend) <> FATAL:  the database system is starting up");
  read('2026-11-27 12:00:00.000 UTC [7] 28P01 (client backend) <> FATAL:  password authentication failed for user "x"');
  await expect
    .poll(messages)
    .toEqual([
      "could not write to file",
      "automatic vacuum of table",
      "cron job 1 starting",
      "slot is far behind",
      'password authentication failed for user "x"',
    ]);
});
