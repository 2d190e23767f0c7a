/** Jobs in Postgres through pg-boss. A worker that dies stops its heartbeat and somebody else takes the job. */
import { availableParallelism } from "node:os";
import { newUuid } from "@slipway/kernel/ids";
import { getConstructionPlans, PgBoss, type Job } from "pg-boss";
import type { Database } from "../database/port.ts";
import type { Log } from "../log/port.ts";
import { withTrace } from "../log/pino-log.ts";
import type { JobQueue, Jobs } from "./port.ts";
import { FairQueue } from "./fair-queue.ts";

const SCHEMA = "pgboss";
/** The smallest pg-boss accepts; with a look every second a dead worker's jobs go on within about 13 s (measured). */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 1;
const POLL_SECONDS = 2;
const CRON_CHECK_SECONDS = 30;
const IO_JOBS = 8;
const STOP_GRACE_MS = 4000;

/** The tables of pg-boss, for test templates; otherwise it makes and upgrades them itself when it starts. */
export const jobTables = (): string => getConstructionPlans(SCHEMA);

/** Each worker takes one job at a time; a notice wakes it, and the poll is for notices that got lost. */
const oneByOne = (localConcurrency: number) => ({
  localConcurrency,
  batchSize: 1,
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
});

export interface JobsOptions {
  database: Database;
  log: Log;
}

export async function startJobs({ database, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: database.url,
    max: 6,
    schema: SCHEMA,
    application_name: "slipway-jobs",
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: CRON_CHECK_SECONDS,
    cronWorkerIntervalSeconds: CRON_CHECK_SECONDS,
    useListenNotify: true,
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.warn("the job queue reported a problem", { error }));
  await boss.start();

  const bounds = { cpu: Math.max(1, availableParallelism() - 1), io: IO_JOBS };
  // Each queue runs only its own concurrency, so few connections wait.
  const classes = {
    cpu: new FairQueue({ name: "jobs", atOnce: bounds.cpu }),
    io: new FairQueue({ name: "jobs", atOnce: bounds.io }),
  };
  const stopping = new AbortController();
  const queues = new Map<string, Promise<void>>();

  /** `short`: at most one waiting job per key, any number of running ones. */
  const ensure = (queue: JobQueue<object>): Promise<void> => {
    const made =
      queues.get(queue.name) ??
      boss.createQueue(queue.name, {
        policy: "short",
        retryLimit: queue.retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        expireInSeconds: queue.expireSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        notify: true,
      });
    queues.set(queue.name, made);
    made.catch(() => queues.delete(queue.name));
    return made;
  };

  const handle = async <D>(
    queue: JobQueue<object>,
    job: Job<D>,
    handler: (data: D, job: { id: string; signal: AbortSignal }) => Promise<void>,
  ) => {
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    try {
      const work = (): Promise<void> => handler(job.data, { id: job.id, signal });
      await classes[queue.resource].run(() => withTrace(job.id, work, `job ${queue.name}`));
    } catch (error) {
      log.error("a job failed", { queue: queue.name, job: job.id, error });
      throw error;
    }
  };

  return {
    async send(queue, data, { tx, singletonKey, startAfterSeconds } = {}) {
      await ensure(queue);
      return boss.send(queue.name, data, {
        // Without a key of its own every job would share the empty one.
        singletonKey: singletonKey ?? newUuid(),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(tx === undefined
          ? {}
          : { db: { executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values) } }),
      });
    },
    async work<D extends object>(
      queue: JobQueue<D>,
      handler: (data: D, job: { id: string; signal: AbortSignal }) => Promise<void>,
    ) {
      await ensure(queue);
      await boss.work<D>(queue.name, oneByOne(bounds[queue.resource]), async ([job]) => {
        if (job !== undefined) await handle(queue, job, handler);
      });
    },
    async schedule(name, cron, handler) {
      const queue: JobQueue<object> = { name, resource: "io", retryLimit: 0, expireSeconds: 600 };
      await ensure(queue);
      await boss.schedule(name, cron, null, { singletonKey: name });
      await boss.work(name, oneByOne(1), async ([job]) => {
        if (job !== undefined) await handle(queue, job, () => handler());
      });
    },
    async [Symbol.asyncDispose]() {
      stopping.abort(new Error("the server is stopping"));
      await boss.stop({ graceful: true, timeout: STOP_GRACE_MS, close: true });
    },
  };
}
