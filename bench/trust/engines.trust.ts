/**
 * External engines under faults: providers whose streams break at every byte, a bucket behind a bad line, a database
 * that is killed under its writers, NATS that is killed under its readers.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { systemClock } from "@slipway/kernel/clock";
import { AppError } from "@slipway/kernel/errors";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createLive } from "@slipway/platform/live/create-live";
import { liveMigrations } from "@slipway/platform/live/live-tables";
import { createModels } from "@slipway/platform/models/models";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createS3Objects } from "@slipway/platform/objects/s3";
import { startExternalPostgres, type ExternalPostgres } from "@slipway/platform/testing/servers/external-postgres";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { startModelServer, WIRE_FORMATS, type Provider } from "@slipway/platform/testing/servers/model-server";
import { startNatsServer, neededNats } from "@slipway/platform/testing/servers/nats-server";
import { neededS3, startS3Server } from "@slipway/platform/testing/servers/s3-server";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import type { TrustTopic } from "./topic.ts";

interface Findings {
  figures: Record<string, number | string>;
  wrong: string[];
}

const KEY = "sk-key-of-the-bench-0123456789";
const HANG_MS = 10_000;
const STREAMS_AT_ONCE = 16;

/** Runs the tasks, at most `atOnce` at a time. */
async function all<T>(tasks: readonly T[], atOnce: number, work: (task: T) => Promise<void>): Promise<void> {
  const waiting = [...tasks];
  const worker = async (): Promise<void> => {
    for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) await work(task);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

interface Told {
  text: string;
  failures: unknown[];
  isWhole: boolean;
}

async function ask(url: string, provider: Provider): Promise<Told> {
  const { model } = createModels({
    config: { modelOptions: [{ option: "gpt-5", provider, baseUrl: url, model: "some-model", apiKey: KEY }] },
    offlineBuilder: createScriptedModel([]),
    patience: { idleMs: 5000, pauseMs: 1, tries: 1 },
  }).resolve("gpt-5");
  const told: Told = { text: "", failures: [], isWhole: false };
  try {
    const { stream } = await model.doStream({ prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }] });
    for await (const part of stream) {
      if (part.type === "text-delta") told.text += part.delta;
      if (part.type === "error") told.failures.push(part.error);
      if (part.type === "finish") told.isWhole = part.finishReason.unified !== "interrupted";
    }
  } catch (error) {
    told.failures.push(error);
  }
  return told;
}

const WORDS = ["Look", "ing at ", "ünïcode ", "and \n lines."];
const CALL = { id: "t1", name: "read", input: ['{"path":', '"a.ts"}'] };

/** The fault in the end of a stream that was cut (`at` bytes) or had one byte changed; null when there is none. */
function judge(told: Told | null, isChanged: boolean): string | null {
  if (told === null) return "hung";
  if (told.failures.length > 1 || (told.failures.length === 1) === told.isWhole)
    return `${told.failures.length} failures, ${told.isWhole ? "whole" : "not whole"}`;
  const [failure] = told.failures;
  if (failure !== undefined && !(failure instanceof AppError && failure.code === "model_failed"))
    return String(failure);
  if (failure instanceof AppError && `${failure.stack} ${String(failure.cause)}`.includes(KEY)) return "shows the key";
  if (!isChanged && !WORDS.join("").startsWith(told.text)) return `said ${told.text}`;
  return null;
}

async function streams(findings: Findings): Promise<void> {
  let tried = 0;
  for (const provider of Object.keys(WIRE_FORMATS) as Provider[]) {
    const frames = WIRE_FORMATS[provider].frames({ text: WORDS, calls: [CALL] }, { input: 7, output: 3 });
    const whole = Buffer.from(frames.join(""));
    const cuts = Array.from({ length: whole.length }, (_none, at) => ({ at, flip: false }));
    const flips = Array.from({ length: 200 }, (_none, at) => ({ at: (at * 7919) % whole.length, flip: true }));
    const tasks = [...cuts, ...flips];
    await all(tasks, STREAMS_AT_ONCE, async ({ at, flip }) => {
      tried += 1;
      const changed = Buffer.from(whole);
      if (flip) changed[at] = changed[at]! ^ 0x15;
      await using server = await startModelServer([
        (response) => {
          response.writeHead(200, { "content-type": "text/event-stream" });
          const sent = flip ? changed : whole.subarray(0, at);
          // Every other stream ends as if it were complete.
          response.write(sent.length === 0 ? ":\n\n" : sent, () =>
            at % 2 === 0 ? response.destroy() : response.end(),
          );
        },
      ]);
      const late = delay(HANG_MS, null, { ref: false });
      const problem = judge(await Promise.race([ask(server.url, provider), late]), flip);
      if (problem !== null) findings.wrong.push(`${provider}, ${flip ? "changed" : "cut"} at byte ${at}: ${problem}`);
    });
  }
  findings.figures["provider streams cut or changed"] = tried;
}

/** Each key has one writer, so its last acknowledged value must be read. */
async function objects(findings: Findings): Promise<void> {
  const { path, reason } = neededS3();
  if (path === null) return void (findings.figures["S3"] = `not tried${reason}`);
  let interrupted = 0;
  await using server = await startS3Server((request, response) => {
    const chance = Math.random();
    if (chance > 0.15) return false;
    interrupted += 1;
    if (chance < 0.05) response.writeHead(503).end();
    else if (chance < 0.1) response.destroy();
    else if (request.method === "GET") {
      response.writeHead(200, { "content-length": 5000 });
      response.write("half", () => response.destroy());
    } else return false;
    return true;
  });
  await using folder = await temporaryFolder();
  const store = await createS3Objects(server.options, { spoolFolder: folder.path, pauseMs: 2 });
  const counts = { acknowledged: 0, refused: 0 };
  const keys = Array.from({ length: 40 }, (_none, at) => `weather/${at}`);
  await all(keys, keys.length, async (key) => {
    let possible: (Buffer | null)[] = [null];
    for (let round = 0; round < 25; round += 1) {
      const bytes = randomBytes(1 + Math.floor(Math.random() * 20_000));
      try {
        await store.put(key, bytes);
        possible = [bytes];
        counts.acknowledged += 1;
      } catch (error) {
        if (!(error instanceof AppError)) findings.wrong.push(`put failed with ${String(error)}`);
        // The write may have arrived all the same.
        possible.push(bytes);
        counts.refused += 1;
      }
      const read = await store.get(key).catch((error: unknown) => (error instanceof AppError ? undefined : null));
      if (read === undefined) continue;
      if (!possible.some((one) => (one === null ? read === null : read !== null && one.equals(read))))
        findings.wrong.push(`${key} holds what nobody put there`);
    }
  });
  findings.figures["objects put and acknowledged, refused"] = `${counts.acknowledged}, ${counts.refused}`;
  findings.figures["requests to the bucket disturbed"] = interrupted;
}

const KILLS = 10;

/** Acknowledged writes are stored, and stored ones were sent. */
async function database(findings: Findings, postgres: ExternalPostgres): Promise<void> {
  const url = await postgres.newDatabase("killed");
  await using opened = await openDatabase({ url, engine: "external", log: memoryLog() });
  await opened.migrate([{ owner: "bench", name: "001", sql: "create table written (id text primary key)" }]);
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let isDone = false;
  const writers = Array.from({ length: 8 }, async (_none, writer) => {
    for (let at = 0; !isDone; at += 1) {
      const id = `${writer}-${at}`;
      sent.add(id);
      await opened
        .transaction(async ({ client }) => void (await client.query("insert into written values ($1)", [id])))
        .then(() => acknowledged.add(id))
        .catch(() => delay(20));
    }
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await delay(300);
    await postgres.kill();
    await postgres.start();
  }
  await delay(1000);
  isDone = true;
  await Promise.all(writers);
  const { rows } = await opened.pool.query<{ id: string }>("select id from written");
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  const invented = [...stored].filter((id) => !sent.has(id));
  if (lost.length > 0) findings.wrong.push(`${lost.length} acknowledged rows are lost`);
  if (invented.length > 0) findings.wrong.push(`${invented.length} rows were never sent`);
  findings.figures[`rows acknowledged over ${KILLS} kills of the database`] = acknowledged.size;
}

async function rings(findings: Findings, postgres: ExternalPostgres): Promise<void> {
  const { path, reason } = neededNats();
  if (path === null) return void (findings.figures["NATS"] = `not tried${reason}`);
  await using nats = await startNatsServer();
  const url = await postgres.newDatabase("rung");
  await using opened = await openDatabase({ url, engine: "external", log: memoryLog() });
  await opened.migrate(liveMigrations);
  const open = () => createLive({ database: opened, natsUrl: nats.url, clock: systemClock, log: memoryLog() });
  await using writer = await open();
  await using reader = await open();
  reader.hub.register("docs/{id}", async () => []);
  const seen = Array.from({ length: 50 }, (): number[] => []);
  for (const numbers of seen) {
    const connection = reader.hub.connect({
      authorize: async () => true,
      send: (frame) => {
        if (frame.type === "changes") numbers.push(...frame.changes.map(({ seq }) => seq));
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: "docs/a", since: 0 });
  }
  let last = 0;
  for (let round = 0; round < 20; round += 1) {
    for (let at = 0; at < 20; at += 1) {
      last = await opened.transaction((tx) => writer.log.emit(tx, "docs/a", [{ op: "put", id: "a", doc: { at } }]));
      if (at === 10) await nats.kill();
    }
    await nats.start();
  }
  const deadline = Date.now() + HANG_MS;
  while (seen.some((numbers) => numbers.at(-1) !== last) && Date.now() < deadline) await delay(50);
  const expected = Array.from({ length: last }, (_none, at) => at + 1).join();
  const bad = seen.filter((numbers) => numbers.join() !== expected).length;
  if (bad > 0) findings.wrong.push(`${bad} readers lost or doubled changes`);
  findings.figures["changes delivered over 20 kills of NATS"] = seen.reduce((sum, numbers) => sum + numbers.length, 0);
}

export const topic: TrustTopic = async () => {
  const findings: Findings = { figures: {}, wrong: [] };
  await streams(findings);
  await objects(findings);
  await using postgres = await startExternalPostgres();
  await database(findings, postgres);
  await rings(findings, postgres);
  return findings;
};
