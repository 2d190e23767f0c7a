import { startGateway } from "@slipway/platform/http/gateway-server";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enableBackend, visitor, type AppConnection } from "../../cloud/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { cloudTransferContract, END_OF_DUMP } from "../contract/index.ts";
import { SUPABASE_DUMP } from "../testing-dump.ts";

const PASSWORD = "correct horse 9";
/** As Supabase stores it: bcrypt of that password. */
const HASH = "$2a$04$tZcnLqmAj2Gw1rDc4y.YNOHlDSvzi0BxqlbDHA7WeEgI8RnIwwWR2";
let app: TestApp;
let maya: TestPerson;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const dump = SUPABASE_DUMP.replace("PASSWORD_HASH", () => HASH);

interface Place {
  id: string;
  connection: AppConnection;
}

async function newPlace(): Promise<Place> {
  const { id } = await newProject(maya.call);
  return { id, connection: await enableBackend(maya.call, id) };
}

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
}, 60_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});

const sql = ({ id }: Place, query: string) => app.services.cloud.query(id, { query, readOnly: false });
const plan = ({ id }: Place, text: string) => {
  const input = { params: { id }, body: new Blob([text]) };
  return maya.call(cloudTransferContract.planSql, input);
};
async function importFile(place: Place, text: string) {
  const { sha256 } = await plan(place, text);
  const input = { params: { id: place.id }, query: { sha256, file_name: "dump.sql" }, body: new Blob([text]) };
  return maya.call(cloudTransferContract.importSql, input);
}
async function dumpOf({ id }: Place, query: { part?: "all" | "schema" | "rows"; users?: "none" | "with_passwords" }) {
  const response = await app.fetch(`/api/projects/${id}/cloud/transfer/dump?${new URLSearchParams(query).toString()}`, {
    headers: maya.headers,
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe("a dump of a Supabase project", () => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
  }, 60_000);

  it("is listed before anything runs: what is taken, what is left out and why", async () => {
    const listed = await plan(place, dump);
    expect(listed.users).toBe(1);
    expect(listed.rows).toEqual([
      { table: "public.profiles", rows: 1 },
      { table: "public.orders", rows: 2 },
    ]);
    expect(Object.fromEntries(listed.takes.map(({ what, count }) => [what, count]))).toMatchObject({
      ...{ tables: 2, views: 1, types: 1, functions: 1, triggers: 1, policies: 2, buckets: 1, identities: 1 },
    });
    const reasons = Object.fromEntries(listed.skips.map(({ what, count, line }) => [what, { count, line }]));
    expect(reasons).toMatchObject({
      "Extension pg_net": { count: 1 },
      "Open sign-ins": { count: 1 },
      "Lists of files": { count: 1 },
      Secrets: { count: 1 },
      "Triggers of the platform": { count: 1 },
      "Event triggers": { count: 1 },
      "Rights of other roles": { count: 1 },
    });
    expect(listed.existing).toEqual([]);
    expect(await sql(place, "select to_regclass('public.orders') as there")).toEqual([{ there: null }]);
  });

  it("arrives with tables, rows, policies and users, who sign in with the password they had", async () => {
    const outcome = await importFile(place, dump);
    expect(outcome).toMatchObject({
      ...{ rows: 3, users: 1, secured_tables: ["public.profiles"], secured_views: ["public.dear_orders"] },
      point: { name: "Before importing dump.sql" },
    });
    expect(await sql(place, "select id, item, state::text, total::text from public.orders order by id")).toEqual([
      { id: "7", item: "Bread\tand\nbutter \\o/; it's good", state: "it's sent", total: "12.50" },
      { id: "9", item: null, state: "new", total: null },
    ]);
    expect(await sql(place, "select email, confirmation_token from auth.users")).toEqual([
      { email: "ann@mail.example", confirmation_token: "" },
    ]);
    expect(await sql(place, "select id, public from storage.buckets")).toEqual([{ id: "photos", public: true }]);
    const guest = visitor(place.connection, fetchThrough(gateway));
    const { data, error } = await guest.auth.signInWithPassword({ email: "ann@mail.example", password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: `Ann "A" O'Neil` });
    expect((await guest.from("orders").select("id")).data).toEqual([{ id: 7 }]);
    const points = await app.services.cloud.points.list(place.id);
    expect(points.map(({ name }) => name)).toContain("Before importing dump.sql");
  }, 60_000);

  it("is refused the second time, with the statement's line, and leaves no restore point", async () => {
    const before = await app.services.cloud.points.list(place.id);
    expect((await plan(place, dump)).existing).toEqual(["public.profiles", "public.orders"]);
    await expect(importFile(place, dump)).rejects.toMatchObject({
      code: "sql_failed",
      userMessage: expect.stringMatching(/^schema "shop" already exists \(line 18\)$/),
    });
    expect(await app.services.cloud.points.list(place.id)).toEqual(before);
  }, 60_000);
});

describe("a dump of a project here", () => {
  it("recreates it in another project, with users and their passwords", async () => {
    const from = await newPlace();
    await importFile(from, dump);
    const text = await dumpOf(from, { users: "with_passwords" });
    expect(text.trimEnd().endsWith(END_OF_DUMP)).toBe(true);
    const to = await newPlace();
    const outcome = await importFile(to, text);
    expect(outcome).toMatchObject({ rows: 3, users: 1, secured_tables: [], secured_views: [] });
    for (const query of [
      "select id, owner, item, state::text, total::text from public.orders order by id",
      "select id, email, encrypted_password from auth.users",
      "select policyname, qual from pg_policies order by 1",
      "select tgname from pg_trigger where not tgisinternal and tgrelid = 'auth.users'::regclass",
    ])
      expect({ query, rows: await sql(to, query) }).toEqual({ query, rows: await sql(from, query) });
    await sql(to, "insert into public.orders (item) values ('next')");
    expect(await sql(to, "select max(id) as id from public.orders")).toEqual([{ id: "10" }]);
    expect(await dumpOf(to, { part: "schema" })).not.toContain("insert into public.orders");
  }, 60_000);
});

describe("a file that cannot run", () => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
  }, 60_000);

  it("changes nothing, and its error names the line", async () => {
    const text = "create table public.a (id int);\n\ninsert into public.a\nvalues ('x');\n";
    await expect(importFile(place, text)).rejects.toMatchObject({
      userMessage: 'invalid input syntax for type integer: "x" (line 4)',
    });
    expect(await sql(place, "select to_regclass('public.a') as there")).toEqual([{ there: null }]);
    const rows = "create table public.a (id int);\ncopy public.a (id) from stdin;\n1\n2\nx\n4\n\\.\n";
    await expect(importFile(place, rows)).rejects.toMatchObject({ details: { line: 5 } });
  }, 60_000);

  it("cannot leave its transaction, its rights or row-level security behind", async () => {
    const open = "create table public.b (id int); alter table public.b disable row level security; commit; begin;";
    expect(await importFile(place, open)).toMatchObject({ secured_tables: ["public.b"] });
    const done = importFile(place, "do $$ begin commit; end $$;");
    await expect(done).rejects.toMatchObject({ code: "sql_failed" });
    await expect(importFile(place, "copy public.b from '/etc/passwd';")).rejects.toMatchObject({ code: "sql_failed" });
    await expect(
      importFile(place, "create role boss superuser; alter system set port = 1; set role supabase_admin; select 1;"),
    ).resolves.toBeDefined();
    await expect(importFile(place, "alter table public.b disable row level security;")).rejects.toMatchObject({
      code: "row_security_missing",
    });
    expect(await sql(place, "select from pg_roles where rolname = 'boss'")).toEqual([]);
  }, 60_000);

  it("is refused if it is not the file that was looked at", async () => {
    const { sha256 } = await plan(place, "select 1;");
    const input = { params: { id: place.id }, query: { sha256, file_name: "x.sql" }, body: new Blob(["select 2;"]) };
    await expect(maya.call(cloudTransferContract.importSql, input)).rejects.toMatchObject({ code: "file_changed" });
  });
});
