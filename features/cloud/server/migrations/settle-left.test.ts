/** A process that ends between a change to a project's database and the record of it leaves nothing undecided. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBackendApp, type BackendApp } from "../../testing/backend-app.suite.ts";
import { type MigrationRun } from "../index.ts";
import { settleAllLeft } from "./settle-left.ts";
import { cloudPorts } from "../../testing/ports.ts";

let home: BackendApp;
beforeAll(async () => {
  home = await openBackendApp();
});
afterAll(() => home?.[Symbol.asyncDispose]());

const cloud = () => home.app.services.cloud;
const make = (name: string): Promise<MigrationRun> =>
  cloud().migrate(home.id, {
    name,
    sql: `create table public.${name} (id int); alter table public.${name} enable row level security;`,
  });
const noted = (change: string, { version }: Pick<MigrationRun, "version">) =>
  home.app.services.database.pool.query(
    `update cloud_migrations set ${change} where project_id = $1 and version = $2`,
    [home.id, version],
  );
const states = async () => (await cloud().migrations(home.id)).map(({ name, state }) => `${name} ${state}`);
const tables = async () => (await cloud().schema(home.id)).map(({ name }) => name);
/** As the next process begins. */
const start = async (): Promise<void> => (await settleAllLeft(cloudPorts(home.app.services))).done;

it("a restore is settled by what the database says has run in it [E4]", async () => {
  await make("first");
  const second = await make("second");
  await make("third");

  // It ended before the other database took its place.
  await noted("restoring_at = 1", second);
  await start();
  expect([await states(), await tables()]).toEqual([
    ["first succeeded", "second succeeded", "third succeeded"],
    ["first", "second", "third"],
  ]);

  // And after that.
  await noted("restoring_at = 1", second);
  await home.app.services.clusters.restore(home.connection.ref, second.restorePointId!);
  await start();
  expect([await states(), await tables()]).toEqual([["first succeeded"], ["first"]]);
  const { rows } = await home.app.services.database.pool.query(
    "select 1 from cloud_migrations where restoring_at is not null",
  );
  expect(rows).toEqual([]);
});

it("a migration is settled at the start, and keeps no later one away", async () => {
  const ran = await make("fourth");
  await noted("state = 'running', ended_at = null", ran);
  await home.app.services.database.pool.query(
    `insert into cloud_migrations (project_id, version, name, sql, state, started_at) values ($1, '20991231235959', 'lost', 'select 1', 'running', $2)`,
    [home.id, home.app.services.clock.now() - 1],
  );
  await expect(make("fifth")).rejects.toMatchObject({ code: "migration_running" });
  await start();
  expect(await states()).toEqual(["first succeeded", "fourth succeeded", "lost failed"]);
});
