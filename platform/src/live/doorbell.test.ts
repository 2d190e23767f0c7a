import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "@slipway/kernel/clock";
import { memoryLog } from "../testing/memory-log.ts";
import { startNatsServer, neededNats, type NatsServer } from "../testing/servers/nats-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createLive } from "./create-live.ts";
import { createDoorbell } from "./doorbell.ts";
import { doorbellSuite } from "./doorbell.suite.ts";
import { liveMigrations } from "./live-tables.ts";
import { endListeners, liveSuite } from "./port.suite.ts";

/** On a busy machine. */
const SOON = { timeout: 10_000 };

doorbellSuite("Postgres", async () => {
  const database = await createTestDatabase();
  return {
    open: () => createDoorbell({ database, natsUrl: null, log: memoryLog() }),
    cut: () => endListeners(database),
    restore: () => Promise.resolve(),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
});

const nats = neededNats();
describe.skipIf(nats.path === null)(`with NATS${nats.reason}`, () => {
  let server: NatsServer;
  beforeAll(async () => {
    server = await startNatsServer();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  doorbellSuite("NATS", async () => {
    const database = await createTestDatabase();
    return {
      open: () => createDoorbell({ database, natsUrl: server.url, log: memoryLog() }),
      cut: () => server.kill(),
      restore: () => server.start(),
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    };
  });

  liveSuite("NATS", async () => {
    const database = await createTestDatabase({ migrations: liveMigrations });
    return {
      database,
      open: (options) => createLive({ database, natsUrl: server.url, ...options }),
      killDoorbell: async () => {
        await server.kill();
        await server.start();
      },
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    };
  });

  it("starts without its server and never logs the password", async () => {
    await using alone = await startNatsServer();
    await alone.kill();
    await using database = await createTestDatabase();
    const log = memoryLog();
    const guess = alone.url.replace("s3cret-of-nats", "s3cret-guess");
    await using bell = await createDoorbell({ database, natsUrl: alone.url, log });
    await using refused = await createDoorbell({ database, natsUrl: guess, log });
    await Promise.all([bell.ready, refused.ready]);
    const heard: number[] = [];
    bell.onRing((_path, seq) => void heard.push(seq));
    bell.ring("a", 1);
    expect(heard).toEqual([1]);
    const back = new Promise<void>((resolve) => bell.onReconnect(() => resolve()));
    await alone.start();
    await back;
    await expect.poll(() => JSON.stringify(log.lines), SOON).toMatch(/Authorization Violation/i);
    expect(JSON.stringify(log.lines)).not.toContain("s3cret");
  });

  it("delivers changes while its server is away, because the hub polls", async () => {
    await using database = await createTestDatabase({ migrations: liveMigrations });
    await using alone = await startNatsServer();
    const open = () => createLive({ database, natsUrl: alone.url, clock: systemClock, log: memoryLog() });
    await using writer = await open();
    await using reader = await open();
    reader.hub.register("docs/{id}", async () => []);
    const seen: number[] = [];
    const connection = reader.hub.connect({
      authorize: async () => true,
      send: (frame) => {
        if (frame.type === "changes") seen.push(...frame.changes.map((change) => change.seq));
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: "docs/a", since: 0 });
    const write = () => database.transaction((tx) => writer.log.emit(tx, "docs/a", [{ op: "put", id: "a", doc: {} }]));
    await write();
    await expect.poll(() => seen, SOON).toEqual([1]);
    await alone.kill();
    await write();
    await write();
    await expect.poll(() => seen, SOON).toEqual([1, 2, 3]);
    connection.close();
  });
});
