import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import type { Database } from "@slipway/platform/database/port";
import { startExternalPostgres, type ExternalPostgres } from "@slipway/platform/testing/servers/external-postgres";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nodeIdentity, takeNodeLease, urlForNode, type NodeIdentity } from "./node-lease.ts";
import { ownPids } from "./testing/own-processes.ts";
import { startSlipway, type RunningSlipway } from "./testing/start-slipway.ts";

let postgres: ExternalPostgres;
let url: string;
let observer: Database;
const opened: AsyncDisposable[] = [];

beforeAll(async () => {
  postgres = await startExternalPostgres();
}, 60_000);
afterAll(() => postgres[Symbol.asyncDispose]());
beforeEach(async () => {
  url = await postgres.newDatabase(`lease_${randomUUID().replaceAll("-", "")}`);
  observer = await openDatabase({ url, engine: "external", log: memoryLog(), maxConnections: 2 });
  opened.push(observer);
});
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each[Symbol.asyncDispose]();
});

const alpha: NodeIdentity = { node: "alpha", folder: randomUUID(), dataDir: "/srv/alpha" };
const beta: NodeIdentity = { node: "beta", folder: randomUUID(), dataDir: "/srv/beta" };

interface Holder {
  database: Database;
  lease: AsyncDisposable;
  lost: Promise<string>;
}

async function take(identity: NodeIdentity): Promise<Holder> {
  const log = memoryLog();
  const database = await openDatabase({ url: urlForNode(url, identity), engine: "external", log, maxConnections: 3 });
  opened.push(database);
  const lost = Promise.withResolvers<string>();
  const lease = await takeNodeLease({ database, identity, log, onLost: lost.resolve });
  opened.push(lease);
  return { database, lease, lost: lost.promise };
}

/** Ages the lease as if its holder had been silent, because no test waits that long. */
const age = (seconds: number) =>
  observer.pool.query("update slipway_node.lease set renewed_at = renewed_at - make_interval(secs => $1)", [seconds]);
const holder = async (): Promise<unknown> =>
  (await observer.pool.query<{ node: string }>("select node from slipway_node.lease")).rows[0]?.node;

const refusal = (node: string, dataDir: string) => ({
  code: "database_in_use",
  userMessage: expect.stringMatching(
    new RegExp(
      `^Another Slipway, ${node} with the data folder ${dataDir}, runs on the database .* can start in \\d+ s\\.$`,
    ),
  ) as string,
});

describe("the lease of a node", () => {
  it("refuses another data folder with a sentence that names the holder, also under the same name", async () => {
    await take(alpha);
    await expect(take(beta)).rejects.toMatchObject(refusal("alpha", "/srv/alpha"));
    await expect(take({ ...alpha, folder: beta.folder })).rejects.toMatchObject(refusal("alpha", "/srv/alpha"));
    await expect(take({ ...beta, folder: alpha.folder })).rejects.toMatchObject(refusal("alpha", "/srv/alpha"));
    expect(await holder()).toBe("alpha");
  });

  it("is released by a stop, and can be taken at once", async () => {
    const first = await take(alpha);
    await first.lease[Symbol.asyncDispose]();
    await take(beta);
    expect(await holder()).toBe("beta");
  });

  it("is taken over at once by the same node on the same folder after a crash", async () => {
    await take(alpha);
    await take(alpha);
    expect(await holder()).toBe("alpha");
  });

  it("goes to exactly one of many that start together", async () => {
    const nodes = Array.from({ length: 6 }, (_none, at) => ({ ...alpha, node: `node-${at}`, folder: randomUUID() }));
    const taken = await Promise.allSettled(nodes.map(take));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of taken)
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "database_in_use" });
  });

  it("is stale after 15 s of silence and not before, undoes the silent node's open work and tells it", async () => {
    const first = await take(alpha);
    await age(10);
    await expect(take(beta)).rejects.toMatchObject(refusal("alpha", "/srv/alpha"));
    await observer.pool.query("create table written (by text)");
    const paused = await first.database.pool.connect();
    paused.on("error", () => undefined);
    await paused.query("begin");
    await paused.query("insert into written values ('alpha')");
    await age(15);
    const second = await take(beta);
    await expect(paused.query("commit")).rejects.toThrow();
    paused.release(true);
    expect((await observer.pool.query("select by from written")).rows).toEqual([]);
    expect(await first.lost).toMatch(/^Another Slipway has taken over the database/);
    // Its stop does not release the lease of the present holder.
    await first.lease[Symbol.asyncDispose]();
    expect(await holder()).toBe("beta");
    await second.lease[Symbol.asyncDispose]();
    expect(await holder()).toBeUndefined();
  });

  it("is renewed while its node lives, also after the database was away", { timeout: 60_000 }, async () => {
    await take(alpha);
    await postgres.kill();
    await postgres.start();
    const silence = async (): Promise<number> =>
      (
        await observer.pool
          .query<{
            silent: number;
          }>("select extract(epoch from clock_timestamp() - renewed_at)::float8 as silent from slipway_node.lease")
          .catch(() => ({ rows: [] }))
      ).rows[0]?.silent ?? Infinity;
    await expect.poll(silence, { timeout: 20_000 }).toBeLessThan(15);
    await age(20);
    await expect.poll(silence, { timeout: 20_000 }).toBeLessThan(15);
  });

  it("knows a data folder by an id of its own, whatever its path", async () => {
    await using one = await temporaryFolder();
    await using other = await temporaryFolder();
    const identityOf = (dataDir: string) => nodeIdentity({ node: "alpha", dataDir });
    const first = await identityOf(one.path);
    expect(await identityOf(one.path)).toEqual(first);
    expect((await identityOf(other.path)).folder).not.toBe(first.folder);
  });
});

describe("two servers on one database", { timeout: 240_000 }, () => {
  it("refuses a second node until the first is silent too long, ends that one, and restarts after a crash", async () => {
    await using one = await temporaryFolder();
    await using two = await temporaryFolder();
    const start = async (dataDir: string, node: string): Promise<RunningSlipway> => {
      const running = await startSlipway({ dataDir, environment: { DATABASE_URL: url, SLIPWAY_NODE: node } });
      opened.push({ [Symbol.asyncDispose]: () => running.kill() });
      return running;
    };
    const first = await start(one.path, "alpha");
    // A row that the second would take for a crash's leftover and delete.
    await observer.pool.query(
      "insert into edit_intents (edit_id, project_id, parent_sha, created_at, draft) values ('an-edit', 'a-project', '', 0, '{}')",
    );
    const intents = async (): Promise<unknown> =>
      (await observer.pool.query<{ count: number }>("select count(*)::int as count from edit_intents")).rows[0]?.count;
    await expect(start(two.path, "beta")).rejects.toThrow(
      `Another Slipway, alpha with the data folder ${one.path}, runs on the database that DATABASE_URL names.`,
    );
    expect(await intents()).toBe(1);

    const paused = await ownPids(first.process.pid!);
    for (const pid of paused) process.kill(pid, "SIGSTOP");
    await age(20);
    const second = await start(two.path, "beta");
    const ended = once(first.process, "exit");
    for (const pid of paused) process.kill(pid, "SIGCONT");
    expect(await ended).toEqual([1, null]);
    expect(first.errors()).toContain("Another Slipway has taken over the database that DATABASE_URL names");

    await second.kill();
    const again = await start(two.path, "beta");
    expect(await holder()).toBe("beta");
    const stopped = once(again.process, "exit");
    again.process.kill("SIGTERM");
    expect(await stopped).toEqual([0, null]);
    expect(await holder()).toBeUndefined();
    await start(one.path, "alpha");
  });
});
