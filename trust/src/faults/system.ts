/** The product as a process that may die and be restarted on its data while clients stay connected. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { DATABASE_NAME, embeddedDatabaseFolder } from "@slipway/server/data-folder";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { startSlipway, type RunningSlipway, type StartOptions } from "@slipway/server/testing/start-slipway";

/** A start takes seconds; a longer one has a reason that the test's own limit would hide. */
const STARTS_WITHIN_MS = 90_000;

export interface System extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** Process id of the server now. */
  readonly pid: number;
  /** Whether it runs in a mount namespace of its own. */
  readonly hasOwnMounts: boolean;
  /**
   * Resolves when `/readyz` says so; rejects after the time, or when the server has ended. Answers the milliseconds it
   * took.
   */
  ready(withinMs: number): Promise<number>;
  /** Kills it with SIGKILL and starts it on the same data and port. Answers the milliseconds until it was ready. */
  killAndRestart(): Promise<number>;
  /** Queries the embedded database without the product. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export async function startSystem(options: StartOptions = {}): Promise<System> {
  const first = await startSlipway(options);
  let running: RunningSlipway = first;
  return {
    url: first.url,
    dataDir: first.dataDir,
    hasOwnMounts: options.wrap !== undefined,
    get pid() {
      return running.process.pid!;
    },
    async ready(withinMs) {
      const started = performance.now();
      for (;;) {
        const answer = await fetchByAddress(`${first.url}/readyz`).catch(() => null);
        const took = performance.now() - started;
        if (answer?.status === 200) return took;
        const { exitCode, signalCode } = running.process;
        if (exitCode !== null || signalCode !== null)
          throw new Error(`the server ended with ${exitCode ?? signalCode}: ${running.errors()}`);
        if (took > withinMs) throw new Error(`not ready ${Math.round(took)} ms after the fault`);
        await delay(20);
      }
    },
    async killAndRestart() {
      await running.kill();
      const started = performance.now();
      running = await startSlipway({
        timeoutMs: STARTS_WITHIN_MS,
        ...options,
        dataDir: first.dataDir,
        port: first.port,
      });
      return performance.now() - started;
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      // Goes through the server's own root, which may have file systems of its own.
      const folder = embeddedDatabaseFolder(`/proc/${running.process.pid}/root${first.dataDir}`);
      const password = await readFile(join(folder, "password"), "utf8");
      const host = encodeURIComponent(join(folder, "run"));
      const url = `postgresql://slipway:${password}@localhost/${DATABASE_NAME}?host=${host}`;
      await using database = await openDatabase({ url, engine: "embedded", log: memoryLog(), maxConnections: 1 });
      return (await database.pool.query<Row>(text, [...values])).rows;
    },
    async [Symbol.asyncDispose]() {
      if (running !== first) await running[Symbol.asyncDispose]();
      await first[Symbol.asyncDispose]();
    },
  };
}

/** Runs git on a project's bare repository as the running server sees it, which may have file systems of its own. */
export async function gitInside(system: System, projectId: string, args: readonly string[]): Promise<string> {
  const folder = `${system.dataDir}/git/${projectId.slice(-2)}/${projectId}.git`;
  const command = ["git", "-c", "safe.directory=*", "--git-dir", folder, ...args];
  const [program, ...rest] = system.hasOwnMounts
    ? ["nsenter", "-m", "-t", String(system.pid), "--", ...command]
    : command;
  return (await promisify(execFile)(program!, rest, { cwd: "/", maxBuffer: 64 * 1_048_576 })).stdout;
}
