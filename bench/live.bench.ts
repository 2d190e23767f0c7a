/**
 * Live documents: 200 pages that follow one project, 100 changes of it a second, each durable, from its transaction's start to
 * every page. The pages are sockets at the product's gateway. Beside it the same over the hub alone, without sockets,
 * sessions and a process boundary: what of the time is theirs.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { systemClock } from "@slipway/kernel/clock";
import { ensureDatabase, startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import type { Transaction } from "@slipway/platform/database/port";
import { createLive } from "@slipway/platform/live/create-live";
import { liveMigrations } from "@slipway/platform/live/live-tables";
import type { LiveLog } from "@slipway/platform/live/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { shareProject, signUp } from "@slipway/server/testing/generated-project";
import { mustHold, report, type Figure } from "./figures.ts";
import { now, startReaders } from "./peers/live-readers.ts";
import { emptyProject, startLargeProduct } from "./workspace/large-product.ts";

const READERS = 200;
/** One person may have a hundred sockets. */
const PEOPLE = 4;
const WRITES_PER_SECOND = 100;
const SECONDS = 5;
const WRITES = WRITES_PER_SECOND * SECONDS;
const LATEST_MS = 30_000;
const MARK = "Write ";

const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((one, other) => one - other)[Math.floor(samples.length * share)] ?? Number.NaN;

interface Written {
  /** When each was begun, by its number. */
  begun: number[];
  commits: number[];
}

/** Paced by the clock, not by the answers: a slow server must not slow the writers down. */
async function writeAll(write: (at: number) => Promise<unknown>): Promise<Written> {
  const begun: number[] = [];
  const commits: number[] = [];
  const writes: Promise<void>[] = [];
  const started = performance.now();
  for (let at = 0; at < WRITES; at += 1) {
    await delay(Math.max(0, started + (at * 1000) / WRITES_PER_SECOND - performance.now()));
    begun[at] = now();
    writes.push(write(at).then(() => void commits.push(now() - begun[at]!)));
  }
  await Promise.all(writes);
  return { begun, commits };
}

function mustArrive(who: string, { deliveries, outOfOrder }: { deliveries: number; outOfOrder: number }): void {
  const missing = READERS * WRITES - deliveries;
  console.log(`${who}: ${deliveries} deliveries, ${missing} missing, ${outOfOrder} out of order`);
  mustHold(`${who}: every write reaches every reader once`, { holds: missing === 0, found: `${missing} missing` });
  mustHold(`${who}: in order`, { holds: outOfOrder === 0, found: `${outOfOrder} were not` });
}

/** As the product renames a project: the row, and what pages are told, in one transaction. */
const rename =
  (log: LiveLog, id: string) =>
  async (tx: Transaction, name: string): Promise<void> => {
    await tx.client.query("update projects set display_name = $2 where id = $1", [id, name]);
    await log.emit(tx, `projects/${id}`, [{ op: "patch", id, doc: { display_name: name } }]);
  };

async function throughGateway(): Promise<Figure[]> {
  await using product = await startLargeProduct();
  const { maya, database } = product;
  const id = await emptyProject(product);
  const people = [maya];
  for (let guest = 1; guest < PEOPLE; guest += 1) {
    const person = await signUp(product, `Guest ${guest}`);
    await shareProject(maya, person, id);
    people.push(person);
  }
  const cookies = Array.from({ length: READERS }, (_none, at) => people[at % PEOPLE]!.headers["cookie"]!);
  // The writer is a second server beside the one that the pages are at.
  await using live = await createLive({ database, clock: systemClock, log: memoryLog() });
  const path = `projects/${id}`;
  await using readers = await startReaders({
    url: product.url,
    path,
    cookies,
    mark: MARK,
    writes: WRITES,
    latestMs: SECONDS * 1000 + LATEST_MS,
  });
  const change = rename(live.log, id);
  const { begun, commits } = await writeAll((at) => database.transaction((tx) => change(tx, `${MARK}${at}`)));
  const delivered = await readers.delivered;
  mustArrive("gateway", { deliveries: delivered.at.length, outOfOrder: delivered.outOfOrder });
  const times = delivered.at.map((at, delivery) => at - begun[delivered.writes[delivery]!]!);
  return [
    { name: "gateway, write -> committed", samples: commits, unit: "ms" },
    { name: "gateway, write -> each page", samples: times, unit: "ms", goal: 15 },
    { name: "gateway, write -> each page, p99", samples: [percentile(times, 0.99)], unit: "ms", goal: 300 },
  ];
}

async function hubAlone(folder: string): Promise<Figure[]> {
  const log = memoryLog();
  await using cluster = await startEmbeddedPostgres({
    folder: join(folder, "postgres"),
    runtimeFolder: join(folder, "runtime"),
    log,
    testing: false,
  });
  await ensureDatabase(cluster.urlOf("postgres"), "bench");
  await using database = await openDatabase({ url: cluster.urlOf("bench"), engine: "embedded", log });
  await database.migrate(liveMigrations);
  await using live = await createLive({ database, clock: systemClock, log });
  live.hub.register("bench/{id}", async () => []);
  const path = "bench/one";
  const arrived: { at: number; write: number }[] = [];
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
          if (change.op === "put") arrived.push({ at: now(), write: Number(change.doc["write"]) });
        }
        if (arrived.length >= READERS * WRITES) all.resolve();
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path, since: 0 });
  }
  const { begun } = await writeAll((write) =>
    database.transaction((tx) => live.log.emit(tx, path, [{ op: "put", id: "a", doc: { write } }])),
  );
  await Promise.race([all.promise, delay(LATEST_MS, undefined, { ref: false })]);
  mustArrive("hub alone", { deliveries: arrived.length, outOfOrder });
  const times = arrived.map(({ at, write }) => at - begun[write]!);
  return [
    { name: "hub alone, write -> each reader", samples: times, unit: "ms" },
    { name: "hub alone, write -> each reader, p99", samples: [percentile(times, 0.99)], unit: "ms" },
  ];
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  // The database runs as a user of its own and has to pass through.
  await chmod(folder, 0o711);
  const alone = await hubAlone(folder);
  report([...(await throughGateway()), ...alone]);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
