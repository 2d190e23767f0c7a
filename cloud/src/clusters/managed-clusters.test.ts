import pg from "pg";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startManagedServer, type ManagedTestServer } from "../testing/managed-server.ts";
import { openManagedClusters } from "./managed-clusters.ts";
import { clustersSuite } from "./port.suite.ts";
import type { Clusters } from "./port.ts";

const MINUTE = 60_000;
const log = memoryLog();
const clock = fakeClock(Date.UTC(2026, 10, 22));
let server: ManagedTestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let clusters: Clusters;

const open = (): Promise<Clusters> =>
  openManagedClusters({ folder: folder.path, url: server.url, log, clock, idleMs: 5 * MINUTE });

beforeAll(async () => {
  server = await startManagedServer();
  folder = await temporaryFolder();
  clusters = await open();
}, 60_000);
afterAll(async () => {
  await clusters?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const owner = (ref: string) => clusters.database(ref).as("postgres");

clustersSuite(() => ({
  clusters,
  names: { apiSession: "slipway_first_api", owner: "slipway_owner" },
  refused: [
    "alter database slipway_first allow_connections false",
    "drop database slipway_first",
    "create database mine",
    "create role mine",
    "alter role slipway_first_api superuser",
    "alter role anon login",
    "grant slipway_owner to anon",
    "create event trigger mine on ddl_command_end execute function auth.uid()",
  ],
  loseLogins: () =>
    clusters
      .database("first")
      .as("authenticator")
      .transaction((tx) => tx.script("set role none; alter role slipway_first_api password 'mine'")),
  sizedM: { work_mem: "8MB" },
}));

const rows = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
};
const standing = async (ref: string): Promise<unknown[]> =>
  (
    await rows(
      `select datname::text as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')
       union all select rolname from pg_roles where starts_with(rolname, $1 || '_') order by name`,
      [`slipway_${ref}`],
    )
  ).map(({ name }) => name);

it("lets no project near another on the same server", async () => {
  await clusters.enable("other");
  await owner("other").query("create table secrets as select 'of the other' as word");
  await clusters.createRestorePoint("other", "kept");
  // Nobody but its own logins enters a database, and no project's login is a member of another's.
  const entries = await rows(
    `select r.rolname::text as role, d.datname::text as database from pg_roles r, pg_database d
     where starts_with(r.rolname, 'slipway_first_') and starts_with(d.datname, 'slipway_')
       and has_database_privilege(r.oid, d.oid, 'connect')`,
  );
  expect(new Set(entries.map(({ database }) => database))).toEqual(new Set(["slipway_first"]));
  expect(entries).toHaveLength(5);
  for (const group of ["anon", "authenticated", "service_role", "slipway_owner"]) {
    const [may] = await rows(
      "select bool_or(has_database_privilege($1, oid, 'connect')) as enters from pg_database where starts_with(datname, 'slipway_')",
      [group],
    );
    expect(may, group).toEqual({ enters: false });
  }

  const other = await clusters
    .database("other")
    .as("authenticator")
    .query<{ pid: number }>("select pg_backend_pid() as pid, 'a word of the other' as word");
  const seen = await owner("first").query<{ query: string }>(
    "select query from pg_stat_activity where datname = 'slipway_other'",
  );
  expect(seen.rows.length).toBeGreaterThan(0);
  expect(new Set(seen.rows.map(({ query }) => query))).toEqual(new Set(["<insufficient privilege>"]));
  for (const sql of [
    `select pg_terminate_backend(${other.rows[0]!.pid})`,
    `select pg_cancel_backend(${other.rows[0]!.pid})`,
    "select pg_database_size('slipway_other')",
    "alter role slipway_other_api password 'mine'",
    "set role slipway_other_owner",
    "drop database slipway_other",
    "alter database slipway_other rename to mine",
    "select rolpassword from pg_authid",
  ])
    await expect(owner("first").query(sql), sql).rejects.toMatchObject({ code: "42501" });
});

it("copies no database whose owner could not empty the copy, and says what is in the way", async () => {
  await clusters.enable("foreign");
  await owner("foreign").transaction((tx) =>
    tx.script(`
      grant create on schema public to authenticated;
      set role authenticated; create table public.theirs as select 'a secret' as word; reset role`),
  );
  await expect(clusters.enable("copied", { schemaOf: "foreign" })).rejects.toMatchObject({
    code: "cloud_not_theirs",
    status: 409,
    userMessage: expect.stringContaining("public.theirs belongs to the role authenticated") as string,
  });
  expect(await standing("copied")).toEqual([]);
  await clusters.remove("foreign");
});

it("lets a project drop, reassign and settle what it likes of the roles all share, for itself alone", async () => {
  await clusters.enable("wrecker");
  const api = clusters.database("wrecker").as("authenticator");
  for (const role of ["anon", "authenticated", "service_role"])
    await api.queryAs({ role, claims: {} }, { text: `drop owned by ${role}` });
  const wrecking = [
    "alter role slipway_owner set search_path = nowhere",
    "alter role slipway_owner password 'mine'",
    "reassign owned by supabase_auth_admin to slipway_owner",
    "drop owned by supabase_storage_admin cascade",
    "drop owned by slipway_owner cascade",
  ];
  for (const sql of wrecking) await owner("wrecker").query(sql);
  await owner("first").query("create table after_the_wreck (id int primary key)");
  for (const role of ["anon", "authenticated", "service_role"]) {
    const { rows: told } = await clusters
      .database("first")
      .as("authenticator")
      .queryAs({ role, claims: {} }, { text: "select count(*)::int as n from after_the_wreck" });
    expect(told, role).toEqual([{ n: 0 }]);
  }
  await clusters.enable("afterwards");
  await owner("afterwards").query("create table notes (id int)");
  for (const ref of ["wrecker", "afterwards"]) await clusters.remove(ref);
});

it("lets service_role bypass row-level security on servers that cannot grant the attribute bypassrls", async () => {
  await owner("first").transaction((tx) =>
    tx.script(
      "create table guarded (word text); alter table guarded enable row level security; insert into guarded values ('kept')",
    ),
  );
  const api = clusters.database("first").as("authenticator");
  const as = async (role: string) =>
    (await api.queryAs({ role, claims: {} }, { text: "select word from guarded" })).rows;
  expect(await as("anon")).toEqual([]);
  expect(await as("authenticated")).toEqual([]);
  expect(await as("service_role")).toEqual([{ word: "kept" }]);
});

it("ends sessions and refuses connections while a project is paused", async () => {
  await owner("first").query("select 1");
  await clusters.pause("first");
  expect(await rows("select datallowconn from pg_database where datname = 'slipway_first'")).toEqual([
    { datallowconn: false },
  ]);
  expect(await rows("select from pg_stat_activity where datname = 'slipway_first'")).toEqual([]);
  await clusters.wake("first");
  await owner("first").query("select 1");
});

it("gives its connections back when nobody asks, stays healthy and takes others at the next statement", async () => {
  const sessions = async (): Promise<number> =>
    (await rows("select from pg_stat_activity where datname = 'slipway_first'")).length;
  let heard = 0;
  const ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
  await owner("first").query("select 1");
  expect(await clusters.awake()).toContain("first");
  const held = clusters.keepAwake("first");
  expect(await clusters.sleepIdle(0)).not.toContain("first");
  held[Symbol.dispose]();
  clock.advance(6 * MINUTE);
  expect(await clusters.sleepIdle(5 * MINUTE)).toContain("first");
  await expect.poll(sessions).toBe(0);
  expect(await clusters.awake()).not.toContain("first");
  expect(await clusters.status("first")).toBe("ACTIVE_HEALTHY");
  const before = heard;
  await owner("first").query("create table after_the_sleep (id int)");
  expect(heard).toBeGreaterThan(before);
  ear[Symbol.dispose]();
});

it("reports schema changes that functions made without a statement of the owner", async () => {
  await owner("first").query(
    `create function grow() returns void language plpgsql security definer as 'begin create table grown (id int); end'`,
  );
  let heard = 0;
  const ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
  await clusters.database("first").as("authenticator").queryAs({ role: "anon", claims: {} }, { text: "select grow()" });
  await expect.poll(() => heard, { timeout: 5000 }).toBeGreaterThan(0);
  ear[Symbol.dispose]();
});

it("says that changes are not told where the server's role may not replicate", async () => {
  await expect(clusters.database("first").replicate!()).rejects.toMatchObject({
    code: "changes_not_told",
    userMessage:
      "The database server does not tell its changes: its wal_level is not logical and its role slipway_operator may not replicate.",
  });
});

it("tells the truth while the server is down, within five seconds, and goes on when it is back", async () => {
  const kept = async () => (await owner("first").query("select note from kept order by note")).rows;
  const before = await kept();
  let heard = 0;
  const ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
  await server.kill();
  const since = performance.now();
  expect(await clusters.status("first")).toBe("ACTIVE_UNHEALTHY");
  expect(await clusters.status("other")).toBe("ACTIVE_UNHEALTHY");
  expect(performance.now() - since).toBeLessThan(5000);
  await expect(owner("first").query("select 1")).rejects.toMatchObject({ code: "cloud_unavailable", status: 503 });
  await expect(clusters.enable("never")).rejects.toMatchObject({ code: "cloud_unavailable" });
  expect(await clusters.status("never")).toBe("INIT_FAILED");
  await expect(clusters.pause("other")).rejects.toMatchObject({ status: 503 });
  expect(await clusters.status("other")).toBe("PAUSE_FAILED");

  // A restart of ours finds what it knew, without the server.
  await clusters[Symbol.asyncDispose]();
  clusters = await open();
  expect(await clusters.refs()).toEqual(["first", "other"]);
  expect(await clusters.status("first")).toBe("ACTIVE_UNHEALTHY");

  await server.start();
  await expect.poll(() => clusters.status("first")).toBe("ACTIVE_HEALTHY");
  await expect.poll(() => clusters.status("other")).toBe("ACTIVE_HEALTHY");
  expect(await kept()).toEqual(before);
  expect(await clusters.size("first")).toBe("m");
  expect(heard).toBeGreaterThan(0);
  ear[Symbol.dispose]();
});

it("goes on reporting schema changes after a crash of the server", async () => {
  let heard = 0;
  const ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
  await server.kill();
  await expect.poll(() => heard).toBeGreaterThan(0);
  await server.start();
  const before = heard;
  await owner("first").query("create table after_the_crash (id int)");
  await expect.poll(() => heard).toBeGreaterThan(before);
  ear[Symbol.dispose]();
});

it("leaves nothing on the server of a project that was removed, also where the work was cut off", async () => {
  await clusters.enable("gone");
  await clusters.createRestorePoint("gone", "kept");
  expect(await standing("gone")).toHaveLength(7);
  await clusters.remove("gone");
  expect(await standing("gone")).toEqual([]);

  await clusters.enable("gone");
  await server.kill();
  // Known to be going, and out of reach.
  await clusters.remove("gone");
  expect(await clusters.status("gone")).toBe("REMOVED");
  await clusters[Symbol.asyncDispose]();
  await server.start();
  expect(await standing("gone")).toHaveLength(6);
  clusters = await open();
  await expect.poll(() => standing("gone")).toEqual([]);
  expect(await clusters.refs()).toEqual(["first", "other"]);
});

it("touches no database that somebody else made under a project's name", async () => {
  await server.admin("create database slipway_taken");
  await expect(clusters.enable("taken")).rejects.toMatchObject({ code: "cloud_name_taken", status: 409 });
  expect(await standing("taken")).toEqual(["slipway_taken"]);
});

it("says what keeps a server from holding projects' databases", async () => {
  await using elsewhere = await temporaryFolder();
  await server.admin("create role poor login createdb password 'poor'");
  const url = new URL(server.url);
  [url.username, url.password] = ["poor", "poor"];
  await using unfit = await openManagedClusters({ folder: elsewhere.path, url: url.href, log });
  await expect(unfit.enable("poorly")).rejects.toMatchObject({
    code: "cloud_server_unfit",
    message: expect.stringContaining("alter role poor createrole;") as string,
  });
  expect(await unfit.status("poorly")).toBe("INIT_FAILED");
});
