import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { memoryLog } from "../testing/memory-log.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { startJobs } from "./pg-boss-jobs.ts";
import type { JobQueue } from "./port.ts";
import { jobsSuite } from "./port.suite.ts";

async function open() {
  const database = await createTestDatabase();
  const jobs = await startJobs({ database, log: memoryLog() });
  const dispose = async (): Promise<void> => {
    await jobs[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  };
  return { database, jobs, [Symbol.asyncDispose]: dispose };
}

jobsSuite("pg-boss", open);

/** Takes the job, says so, and hangs until it is killed. */
const hangingWorker = (url: string): string => `
  const { startJobs } = await import(${JSON.stringify(new URL("pg-boss-jobs.ts", import.meta.url).href)});
  const quiet = { debug() {}, info() {}, warn() {}, error() {}, child() { return quiet; } };
  const jobs = await startJobs({ database: { url: ${JSON.stringify(url)} }, log: quiet });
  await jobs.work({ name: "takeover", resource: "io", retryLimit: 3, expireSeconds: 600 }, () => {
    console.log("taken");
    return new Promise(() => setInterval(() => undefined, 1000));
  });`;

it("gives the job of a worker that was killed to a live one", { timeout: 60_000 }, async () => {
  await using opened = await open();
  const takeover: JobQueue<{ n: number }> = { name: "takeover", resource: "io", retryLimit: 3, expireSeconds: 600 };
  await opened.jobs.send(takeover, { n: 7 });
  const script = hangingWorker(opened.database.url);
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(createInterface({ input: child.stdout }), "line");
  child.kill("SIGKILL");
  const done = new Promise<number>((resolve) => void opened.jobs.work(takeover, async ({ n }) => resolve(n)));
  expect(await done).toBe(7);
});
