/** The product as a process that may die and be started again on its data, while clients hold on to it. */
import { readdir } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { runningPostgresUrl } from "@slipway/platform/database/embedded-postgres";
import pg from "pg";
import { DATABASE_NAME, embeddedDatabaseFolder } from "../data-folder.ts";
import { fetchByAddress } from "../testing/by-address.ts";
import { startSlipway, type RunningSlipway, type StartOptions } from "../testing/start-slipway.ts";

export interface System extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** Of the server's process now. */
  readonly pid: number;
  /** Resolves when `/readyz` says so; rejects when it does not within the time, and when the server has ended. Answers the milliseconds it took. */
  ready(withinMs: number): Promise<number>;
  /** kill -9 and a start on the same data and port. Answers the milliseconds until it was ready. */
  killAndRestart(): Promise<number>;
  /** One question to the embedded database, past the product. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export async function startSystem(options: StartOptions = {}): Promise<System> {
  const first = await startSlipway(options);
  let running: RunningSlipway = first;
  return {
    url: first.url,
    dataDir: first.dataDir,
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
      running = await startSlipway({ ...options, dataDir: first.dataDir, port: first.port });
      return performance.now() - started;
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const url = await runningPostgresUrl(embeddedDatabaseFolder(first.dataDir), DATABASE_NAME);
      if (url === null) throw new Error("the embedded database does not run");
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } finally {
        await client.end();
      }
    },
    async [Symbol.asyncDispose]() {
      if (running !== first) await running[Symbol.asyncDispose]();
      await first[Symbol.asyncDispose]();
    },
  };
}

/** The bare repository of a project. */
export async function repositoryFolder(dataDir: string, projectId: string): Promise<string> {
  const folder = `${dataDir}/git/${projectId.slice(-2)}/${projectId}.git`;
  if (!(await readdir(folder)).includes("HEAD")) throw new Error(`${folder} is no repository`);
  return folder;
}
