/**
 * Objects that an owner defines run with an owner's rights at most, whatever screens, the agent and the review of the
 * database query.
 */
import { HOSTILE_OBJECTS, PREY } from "@slipway/cloud/testing/hostile/objects";
import { Tripwire } from "@slipway/cloud/testing/hostile/tripwire";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloudContract } from "../contract/index.ts";
import { openBackendApp, type BackendApp } from "../testing/backend-app.suite.ts";

const ALLOWED = new Set([
  ...["postgres", "authenticator", "anon", "authenticated", "service_role"],
  ...["supabase_auth_admin", "supabase_storage_admin", "supabase_realtime_admin"],
]);
/** The gate of migrations requires row-level security on every table. */
const GUARDED = `do $$ declare name text; begin
  for name in select c.oid::regclass::text from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') loop
    execute 'alter table ' || name || ' enable row level security';
  end loop;
end $$`;

const tripwire = new Tripwire();
let home: BackendApp;

beforeAll(async () => {
  home = await openBackendApp();
  const { clusters } = home.app.services;
  clusters.onServerLine((_, line) => tripwire.hear(line));
  const owner = clusters.database(home.connection.ref).as("postgres");
  for (const sql of [PREY, ...HOSTILE_OBJECTS.map((object) => object.sql), GUARDED])
    await owner.transaction((tx) => tx.script(sql));
}, 120_000);
afterAll(() => home?.[Symbol.asyncDispose]());

const migrate = (sql: string) => home.app.services.cloud.migrate(home.id, { name: "change", sql });
const query = (text: string) => {
  const { maya, id, connection } = home;
  return maya.call(cloudContract.query, { params: { id, ref: connection.ref }, body: { query: text } });
};

const ACTIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  "the list of tables": () => home.maya.call(cloudContract.tables, { params: { id: home.id } }),
  "the overview": () => home.maya.call(cloudContract.overview, { params: { id: home.id } }),
  "an account that is made, listed and deleted": async () => {
    const params = { id: home.id };
    const body = { email: "ann@mail.example", password: "correct horse 1" };
    const user = await home.maya.call(cloudContract.createUser, { params, body });
    await home.maya.call(cloudContract.users, { params, query: {} });
    await home.maya.call(cloudContract.deleteUser, { params: { ...params, userID: user.id } });
  },
  "the list of buckets": () =>
    home.maya.call(cloudContract.buckets, { params: { id: home.id, ref: home.connection.ref } }),
  "the review of the database": () => home.maya.call(cloudContract.security, { params: { id: home.id } }),
  "a statement in the SQL tool": () => query("select * from public.prey where word = 'one'"),
  "a statement that changes rows": () => query("update public.prey set word = 'other' where id = 1"),
  "room that is made": () => query("vacuum public.prey"),
  "a migration": () => migrate("create table public.more (id int); alter table public.more enable row level security"),
  "going back before a migration": async () => {
    const ran = await migrate("alter table public.prey add column later text");
    await home.app.services.clusters.restore(home.connection.ref, ran.restorePointId!);
  },
  "a request that is tried as a stranger": () =>
    home.app.services.cloud.tryRequest(home.id, { method: "GET", table: "prey", query: "", body: null, as: null }),
  "a restore point that is made, compared and gone back to": async () => {
    const { points } = home.app.services.cloud;
    const { id } = await points.take(home.id, "by hand");
    await points.compare(home.id, id);
    await points.restore(home.id, id);
  },
};

it.each(Object.keys(ACTIONS))("runs with no more rights than the owner's: %s", { timeout: 60_000 }, async (name) => {
  const failed = await ACTIONS[name]!().then(
    () => null,
    (error: unknown) => error,
  );
  expect(tripwire.beyond((role) => ALLOWED.has(role))).toEqual([]);
  expect(failed).toBeNull();
});

it("lists the available extensions if one cannot be created", async () => {
  for (const name of ["postgis", "file_fdw", "plperl"])
    await expect(query(`create extension ${name}`)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(
        new RegExp(
          `^The extension ${name} cannot be created here\\. These can: btree_gin, .*moddatetime, .*uuid-ossp\\.$`,
        ),
      ) as string,
    });
  await expect(migrate("create extension postgis")).rejects.toMatchObject({
    message: expect.stringContaining("The extension postgis cannot be created here.") as string,
  });
});
