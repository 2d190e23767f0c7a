import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { AppError } from "@slipway/kernel/errors";
import { connectRpc, serveRpc } from "@slipway/platform/rpc/socket-rpc";
import type { RpcClient } from "@slipway/platform/rpc/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TEMPLATES } from "../../testing/test-project.ts";
import { openLocalClusters, type LocalClusters } from "../local-clusters.ts";
import type { Clusters } from "../port.ts";
import { clustersSuite } from "../port.suite.ts";
import { remoteClusters } from "./remote-clusters.ts";
import { servedClusters } from "./served-clusters.ts";

const stack = new AsyncDisposableStack();
let path: string;
let here: LocalClusters;
let rpc: RpcClient;
let clusters: Clusters;

beforeAll(async () => {
  const folder = stack.use(await temporaryFolder());
  here = stack.use(
    await openLocalClusters({
      folder: folder.path,
      runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
      templateFolder: TEMPLATES,
      log: memoryLog(),
      testing: true,
    }),
  );
  path = join(folder.path, "calls.sock");
  stack.use(await serveRpc({ path, methods: servedClusters(here), log: memoryLog() }));
  rpc = stack.use(connectRpc({ path }));
  clusters = remoteClusters(rpc);
});
afterAll(() => stack.disposeAsync());

clustersSuite(() => ({
  clusters,
  names: { apiSession: "authenticator", owner: "postgres" },
  refused: ["set role supabase_admin", "alter database postgres allow_connections false"],
  loseLogins: () => clusters.database("first").as("postgres").query("alter role authenticator nologin password 'mine'"),
  sizedM: { shared_buffers: "64MB", work_mem: "8MB" },
}));

const notes = async (): Promise<unknown[]> =>
  (await clusters.database("first").as("postgres").query("select note from kept order by note")).rows;

it("keeps a transaction's statements together, and undoes them when its caller throws", async () => {
  const owner = clusters.database("first").as("postgres");
  await owner.transaction(async (tx) => {
    await tx.query("insert into kept values ($1)", ["one"]);
    await tx.script("insert into kept values ('two'); insert into kept values ('three')");
    const bounds = { maxRows: 1, isReadOnly: false };
    expect(await tx.queryAsTexts("select note, note from kept where note like 't%' order by 1", bounds)).toMatchObject({
      rows: [["three", "three"]],
      hasMore: true,
    });
    await tx.become({ role: "service_role", claims: { role: "service_role" } });
    expect((await tx.query("select current_user::text as role")).rows).toEqual([{ role: "service_role" }]);
  });
  expect(await notes()).toEqual(["before", "one", "three", "two"].map((note) => ({ note })));
  const refusal = new AppError({ code: "mine", status: 400, userMessage: "No." });
  await expect(
    owner.transaction(async (tx) => {
      await tx.query("delete from kept");
      throw refusal;
    }),
  ).rejects.toBe(refusal);
  await expect(owner.transaction((tx) => tx.query("select 1 / 0"))).rejects.toMatchObject({ code: "22012" });
  expect(await notes()).toHaveLength(4);
});

it("undoes what a caller had begun whose process went away", async () => {
  const other = connectRpc({ path });
  const holding = Promise.withResolvers<void>();
  const lost = remoteClusters(other)
    .database("first")
    .as("postgres")
    .transaction(async (tx) => {
      await tx.query("delete from kept");
      holding.resolve();
      await tx.query("select pg_sleep(20)");
    });
  const ended = expect(lost).rejects.toMatchObject({ code: "gateway_restarting" });
  await holding.promise;
  await other[Symbol.asyncDispose]();
  await ended;
  // The statement that runs is let finish by Postgres; the session ends with its transaction.
  await expect.poll(() => notes().then((rows) => rows.length)).toBe(4);
});

it("keeps one connection's transactions from another's", async () => {
  await using other = connectRpc({ path });
  const begun = await rpc.call<{ id: string }>("clusters.begin", { ref: "first", login: "postgres" });
  await expect(other.call("clusters.commit", { id: begun.id })).rejects.toMatchObject({ status: 503 });
  await rpc.call("clusters.rollBack", { id: begun.id });
});

it("ends a transaction at its time limit, whatever its caller does", async () => {
  const late = clusters
    .database("first")
    .as("postgres")
    .transaction((tx) => tx.query("select pg_sleep(30)"), undefined, { maxMs: 300 });
  await expect(late).rejects.toMatchObject({ code: "took_too_long" });
});
