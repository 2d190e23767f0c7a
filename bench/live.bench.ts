/** Live documents: 200 readers of one path, 100 writes a second, each from its transaction's start to every reader. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { systemClock } from "@slipway/kernel/clock";
import { startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import { ensureDatabase, openDatabase } from "@slipway/platform/database/postgres-database";
import { createLive } from "@slipway/platform/live/create-live";
import { liveMigrations } from "@slipway/platform/live/live-tables";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { report } from "./figures.ts";

const READERS = 200;
const WRITES_PER_SECOND = 100;
const SECONDS = 5;
const WRITES = WRITES_PER_SECOND * SECONDS;
const PATH = "bench/one";
const LATEST_MS = 30_000;

const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((one, other) => one - other)[Math.floor(samples.length * share)] ?? Number.NaN;

async function measure(folder: string): Promise<void> {
  const log = memoryLog();
  const runtimeFolder = join(folder, "runtime");
  await using cluster = await startEmbeddedPostgres({
    folder: join(folder, "postgres"),
    runtimeFolder,
    log,
    testing: false,
  });
  await ensureDatabase(cluster.urlOf("postgres"), "bench");
  await using database = await openDatabase({ url: cluster.urlOf("bench"), engine: "embedded", log });
  await database.migrate(liveMigrations);
  await using live = await createLive({ database, clock: systemClock, log });
  live.hub.register("bench/{id}", async () => []);

  const begun: number[] = [];
  const deliveries: number[] = [];
  const lastSeen = Array.from({ length: READERS }, () => 0);
  let outOfOrder = 0;
  const all = Promise.withResolvers<void>();
  for (let reader = 0; reader < READERS; reader += 1) {
    const connection = live.hub.connect({
      authorize: async () => true,
      send(frame) {
        if (frame.type !== "changes") return true;
        for (const change of frame.changes) {
          if (change.seq !== lastSeen[reader]! + 1) outOfOrder += 1;
          lastSeen[reader] = change.seq;
          if (change.op === "put") deliveries.push(performance.now() - begun[Number(change.doc["write"])]!);
        }
        if (deliveries.length >= READERS * WRITES) all.resolve();
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: PATH, since: 0 });
  }

  const commits: number[] = [];
  const writes: Promise<void>[] = [];
  const started = performance.now();
  for (let write = 0; write < WRITES; write += 1) {
    // Paced by the clock, not by the answers: a slow server must not slow the writers down.
    await delay(Math.max(0, started + (write * 1000) / WRITES_PER_SECOND - performance.now()));
    begun[write] = performance.now();
    const emitted = database.transaction((tx) => live.log.emit(tx, PATH, [{ op: "put", id: "a", doc: { write } }]));
    writes.push(emitted.then(() => void commits.push(performance.now() - begun[write]!)));
  }
  await Promise.all(writes);
  await Promise.race([all.promise, delay(LATEST_MS, undefined, { ref: false })]);

  report([
    { name: "write -> committed", samples: commits, unit: "ms" },
    { name: "write -> each reader", samples: deliveries, unit: "ms", goal: 15 },
    { name: "write -> each reader, p99", samples: [percentile(deliveries, 0.99)], unit: "ms", goal: 300 },
  ]);
  const missing = READERS * WRITES - deliveries.length;
  console.log(`${deliveries.length} deliveries, ${missing} missing, ${outOfOrder} out of order`);
  if (missing !== 0 || outOfOrder !== 0) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  // The database runs as a user of its own and has to pass through.
  await chmod(folder, 0o711);
  await measure(folder);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
