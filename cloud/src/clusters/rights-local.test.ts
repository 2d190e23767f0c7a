import { access, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import type { Log } from "@slipway/platform/log/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect } from "vitest";
import { createAuthService } from "../auth/service.ts";
import { createRealtimeService } from "../realtime/service.ts";
import { restService } from "../rest/rest-service.ts";
import { createStorageService } from "../storage/service.ts";
import { schemaMigrations, type SchemaFile } from "../schema/schema-migrations.ts";
import { lateBound, NEWER, rightsSuite, type RightsUnderTest } from "../testing/hostile/rights.suite.ts";
import { Tripwire } from "../testing/hostile/tripwire.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { TEMPLATES } from "../testing/test-project.ts";
import { copyCluster } from "./local/cluster-copies.ts";
import { countRows, makeCopiesFolder, type CountedRows } from "./local/cluster-rows.ts";
import { loginPasswords } from "./local/logins.ts";
import { openLocalClusters, type LocalClusters } from "./local-clusters.ts";

const ALLOWED = new Set([
  ...["postgres", "authenticator", "anon", "authenticated", "service_role"],
  ...["supabase_auth_admin", "supabase_storage_admin", "supabase_realtime_admin"],
]);
const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);

const tripwire = new Tripwire();
const rest = restService();
const realtime = createRealtimeService();
let folder: string;
let log: Log;
let project: ListeningProject;
let clusters: LocalClusters;

beforeAll(async () => {
  const mail = { send: async () => ({ id: "1" }) };
  const auth = createAuthService({ fetch: async () => new Response(null, { status: 503 }), mail });
  project = await openListeningProject([rest, auth, createStorageService(), realtime], {
    openClusters: async (path, given) => {
      folder = path;
      // The first project that any file opens makes the secret, and this file may be the first of a run.
      await mkdir(TEMPLATES, { recursive: true, mode: 0o711 });
      await loginPasswords(TEMPLATES);
      await copyFile(join(TEMPLATES, "secret"), join(folder, "secret"));
      log = given;
      clusters = await open();
      return lateBound(() => clusters);
    },
  });
  project.save("auth", { mailer_autoconfirm: true });
}, 60_000);
afterAll(async () => {
  await realtime[Symbol.asyncDispose]();
  rest[Symbol.dispose]();
  await project?.[Symbol.asyncDispose]();
});

const under = (): RightsUnderTest => ({
  project,
  clusters,
  tripwire,
  isAllowed: (role) => ALLOWED.has(role),
  hasCanary: () =>
    access(join(folder, "projects", "p1test", "data", "canary")).then(
      () => true,
      () => false,
    ),
});

async function open(schemaMigrations?: readonly SchemaFile[]): Promise<LocalClusters> {
  const options = { folder, runtimeFolder, templateFolder: TEMPLATES, log, testing: true };
  const opened = await openLocalClusters({
    ...options,
    ...(schemaMigrations === undefined ? {} : { schemaMigrations }),
  });
  opened.onServerLine((_, line) => tripwire.hear(line));
  return opened;
}

const query = (sql: string) => clusters.database("p1test").as("postgres").query(sql);

async function followNewer(): Promise<void> {
  await query("insert into auth.users (id, email) values (gen_random_uuid(), 'b@example.com')");
  await clusters[Symbol.asyncDispose]();
  clusters = await open([...(await schemaMigrations()), { name: "999-newer.sql", sql: NEWER }]);
  expect((await query("select count(*)::int as n from auth.later")).rows).not.toEqual([{ n: 0 }]);
  // It belongs to the schema: what the owner gives others of new tables by default is not given of this one.
  const { rows } = await query("select has_table_privilege('anon', 'auth.later', 'select') as reads");
  expect(rows).toEqual([{ reads: false }]);
}

async function startWithoutKeys(): Promise<void> {
  await clusters[Symbol.asyncDispose]();
  const file = join(folder, "projects", "p1test", "cluster.json");
  const record = JSON.parse(await readFile(file, "utf8")) as object;
  await writeFile(file, JSON.stringify({ ...record, loginsLost: true }));
  clusters = await open();
  await query("select 1");
}

async function backUp(): Promise<CountedRows> {
  await using copies = await temporaryFolder();
  await makeCopiesFolder(copies.path);
  await copyCluster(folder, "p1test", join(copies.path, "p1test"));
  const heard = memoryLog(({ message }) => tripwire.hear(message));
  return await countRows({ root: copies.path, ref: "p1test", runtimeFolder, log: heard, isThrowaway: true });
}

/** Functions in indexes say no, end the session that plans with them, and pretend to be damage. */
async function refuseToBeCounted(): Promise<void> {
  const refusals = [
    "raise exception 'no'",
    "raise exception 'no' using errcode = 'XX001'",
    "perform pg_terminate_backend(pg_backend_pid())",
  ];
  for (const [index, refusal] of refusals.entries()) {
    const define = (body: string): string =>
      `create or replace function hostile.refuse_${index}() returns boolean language plpgsql immutable as $$ begin ${body}; return true; end $$`;
    await query(define("null"));
    await query(`create table public.a_refusing_${index} (id int)`);
    await query(`create index on public.a_refusing_${index} (id) where hostile.refuse_${index}()`);
    await query(define(refusal));
  }
  const { tables, uncounted } = await backUp();
  expect(uncounted).toEqual(["public.a_refusing_0", "public.a_refusing_1", "public.a_refusing_2"]);
  expect(tables).toContainEqual({ name: "supabase_migrations.schema_migrations", rows: 0 });
  for (const index of refusals.keys()) await query(`drop table public.a_refusing_${index}`);
}

rightsSuite(under, {
  "a backup of a database that refuses to be counted": refuseToBeCounted,
  "a backup of a running database, and its rows counted": async () => {
    await query("select 1");
    await backUp();
  },
  "a backup of a database that sleeps": async () => {
    await clusters.sleepIdle(0);
    expect(clusters.pidOf("p1test")).toBeNull();
    await backUp();
  },
  "the schema of a newer version": followNewer,
  "a start after keys were lost": startWithoutKeys,
});
