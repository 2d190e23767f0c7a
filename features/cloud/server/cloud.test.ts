import { once } from "node:events";
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { cloudContract } from "../contract/index.ts";
import { openBackendApp, type BackendApp } from "../testing/backend-app.suite.ts";
import { enableBackend, TODOS, visitor, type AppConnection } from "../testing.ts";
import { limitRoom } from "./backend/watch-room.ts";
import type { Cloud } from "./index.ts";
import { cloudPorts } from "../testing/ports.ts";

let home: BackendApp;
let app: TestApp;
let maya: TestPerson;
let id: string;
let connection: AppConnection;
let backend: Cloud;

beforeAll(async () => {
  home = await openBackendApp();
  ({ app, maya, id, connection } = home);
  backend = app.services.cloud;
});
afterAll(() => home?.[Symbol.asyncDispose]());

const params = () => ({ id, ref: connection.ref });
const query = (text: string, options: { read_only?: boolean; parameters?: (string | number | null)[] } = {}) =>
  maya.call(cloudContract.query, { params: params(), body: { query: text, ...options } });

describe("a project's backend", () => {
  it("has a host name of its own, which the project shows [C4.12] [C7.26] [X1]", async () => {
    expect(connection.url).toBe(`http://${connection.ref}.cloud.localhost:4400`);
    expect(await enableBackend(maya.call, id)).toEqual(connection);
    expect(await maya.call(projectsContract.details, { params: { id } })).toMatchObject({
      is_supabase_enabled: true,
      supabase_project_config: { supabase_project_id: connection.ref, supabase_organization_id: null },
      cloud: { ref: connection.ref, status: "ACTIVE_HEALTHY" },
    });
  });

  it("serves an unchanged supabase-js: two people sign up and see their own rows only", async () => {
    await backend.migrate(id, { name: "Create todos", sql: TODOS });
    const people = ["ada@mail.example", "ben@mail.example"].map((email) => ({ email, password: "correct horse 1" }));
    const clients = people.map(() => visitor(connection, home.fetch));
    for (const [index, client] of clients.entries()) {
      const { error, data } = await client.auth.signUp(people[index]!);
      expect(error).toBeNull();
      // Mail is not set up here, so nobody could confirm an address.
      expect(data.session).not.toBeNull();
      expect((await client.from("todos").insert({ title: `of ${people[index]!.email}` })).error).toBeNull();
    }
    for (const [index, client] of clients.entries()) {
      const { data } = await client.from("todos").select("title");
      expect(data).toEqual([{ title: `of ${people[index]!.email}` }]);
    }
    expect((await visitor(connection, home.fetch).from("todos").select("title")).data).toEqual([]);
  });

  it("answers 401 without its key or with another project's, and 404 under unknown names", async () => {
    const other = await newProject(maya.call, { display_name: "Other" });
    const elsewhere = await enableBackend(maya.call, other.id);
    const fetch = home.fetch;
    const asked = async (url: string, headers: Record<string, string>) =>
      (await fetch(`${url}/rest/v1/todos`, { headers })).status;
    expect(await asked(connection.url, {})).toBe(401);
    expect(await asked(connection.url, { apikey: elsewhere.anon_key })).toBe(401);
    expect(await asked(connection.url, { apikey: connection.anon_key })).toBe(200);
    expect(await asked(connection.url.replace(connection.ref, "p0000000000000000x"), {})).toBe(404);
    expect(await asked(connection.url.replace(connection.ref, "www"), {})).toBe(404);
  });
});

describe("SQL of the project's owner", () => {
  it("runs one statement with values apart, and says where the database refused it [C7.17] [DB2]", async () => {
    expect(await query("select $1::text as word, 2 as number", { parameters: ["a'b"] })).toEqual([
      { word: "a'b", number: 2 },
    ]);
    await expect(query("select 1,\n  nothing from todos")).rejects.toMatchObject({
      status: 400,
      code: "sql_failed",
      details: { sqlstate: "42703", line: 2 },
    });
    await expect(query("select 1; select 2")).rejects.toMatchObject({ status: 400, code: "sql_failed" });
  });

  it("cannot write where it may only read, and what it set for its session ends with it [C7.17]", async () => {
    for (const text of ["delete from todos", "create table t (a int)", "select nextval('todos_id_seq')"])
      await expect(query(text, { read_only: true })).rejects.toMatchObject({ details: { sqlstate: "25006" } });
    await query("set role anon");
    await query("select set_config('search_path', 'auth', false)");
    expect(await query("select current_user::text as role, current_schemas(false)::text as path")).toEqual([
      { role: "postgres", path: "{public,extensions}" },
    ]);
  });

  it("ends an answer that is larger than 10 MB, in many rows or in one, and answers the next [DB2]", async () => {
    for (const text of ["select repeat('x', 1000) from generate_series(1, 20000)", "select repeat('x', 20000000)"])
      await expect(query(text)).rejects.toMatchObject({ status: 400, code: "answer_too_large" });
    expect(await query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("is ended in time even if it catches its timeout or defers work to the commit [DB2]", async () => {
    await query("create table late (id int)");
    await query(`create function forever() returns trigger language plpgsql as $f$ begin
      loop begin perform pg_sleep(60); exception when query_canceled then end; end loop; end $f$`);
    await query(`create constraint trigger late after insert on late deferrable initially deferred
      for each row execute function forever()`);
    const stubborn = [
      "do $$ begin loop begin perform pg_sleep(60); exception when query_canceled then end; end loop; end $$",
      "insert into late values (1)",
    ];
    await Promise.all(
      stubborn.map((text) =>
        expect(query(text)).rejects.toMatchObject({
          status: 400,
          code: "sql_failed",
          message: expect.stringContaining("within 7 seconds") as string,
          details: { sqlstate: "57014" },
        }),
      ),
    );
    // The sessions have ended and released everything they held.
    const others =
      "select count(*)::int as n from pg_stat_activity where usename = 'postgres' and wait_event = 'PgSleep'";
    expect(await query(others)).toEqual([{ n: 0 }]);
    await query("drop table late");
    await query("drop function forever()");
  });

  it("is not a superuser, and does not know other projects' references [CI4]", async () => {
    await expect(query("select pg_read_file('/etc/passwd')")).rejects.toMatchObject({ details: { sqlstate: "42501" } });
    await expect(
      maya.call(cloudContract.query, { params: { id, ref: "p0000000000000000x" }, body: { query: "select 1" } }),
    ).rejects.toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("a database that has taken all its room", () => {
  const states = new Map<string, boolean>();
  let max: number;
  let client: ReturnType<typeof visitor>;
  const insert = () => client.from("todos").insert({ title: "more" });

  beforeAll(async () => {
    client = visitor(connection, home.fetch);
    await client.auth.signUp({ email: "full@mail.example", password: "correct horse 1" });
    await query("insert into storage.buckets (id, name) values ('full', 'full')");
    await query("create policy everybody on storage.objects for all to authenticated using (bucket_id = 'full')");
    expect((await client.storage.from("full").upload("a.txt", "text")).error).toBeNull();
    expect((await insert()).error).toBeNull();
    await query("create table heap (id int primary key, word text)");
    await query("insert into heap select n, repeat('x', 100) from generate_series(1, 5000) n");
    // An owner can give the API's logins write access again.
    await query("alter role authenticator set default_transaction_read_only = off");
    await query(`create function always_write() returns text language sql as $f$
      select set_config('default_transaction_read_only', 'off', false) $f$`);
    expect((await client.rpc("always_write")).data).toBe("off");
    await query(`insert into auth.sessions (id, user_id, created_at, updated_at)
      select gen_random_uuid(), id, now() - interval '1 day', now() - interval '1 day' from auth.users, generate_series(1, 30) where email = 'full@mail.example'`);
    // A trigger that runs at every sign-in and takes up space when the user asks for it.
    await query(`create function public.on_sign_in() returns trigger language plpgsql security definer as $f$ begin
      if new.raw_user_meta_data ->> 'greedy' is not null then
        insert into public.heap select -n, md5(n::text) || repeat('x', 900) from generate_series(1, 500) n; end if;
      return new; end $f$`);
    await query("create trigger on_sign_in after update on auth.users for each row execute function on_sign_in()");
    const greedy = { email: "greedy@mail.example", password: "correct horse 1" };
    await visitor(connection, home.fetch).auth.signUp(greedy);
    await query(`update auth.users set raw_user_meta_data = '{"greedy": true}' where email = 'greedy@mail.example'`);
    await query("delete from heap where id < 0");
    max = app.services.config.cloudDiskBytes;
    app.services.config.cloudDiskBytes = 1;
    await limitRoom(cloudPorts(app.services), states);
  });
  afterAll(async () => {
    app.services.config.cloudDiskBytes = max;
    await limitRoom(cloudPorts(app.services), states);
    await client.auth.signInWithPassword({ email: "full@mail.example", password: "correct horse 1" });
    expect((await insert()).error).toBeNull();
    await query("drop function on_sign_in cascade");
    await query("drop table if exists heap");
  });

  it("lets people sign in, stay signed in and change passwords, but nobody sign up", async () => {
    const again = visitor(connection, home.fetch);
    const person = { email: "full@mail.example", password: "correct horse 1" };
    expect((await again.auth.signInWithPassword(person)).error).toBeNull();
    expect((await again.auth.refreshSession()).error).toBeNull();
    // The oldest sessions are removed, so repeated sign-ins take no more space.
    const [kept] = await query(
      "select count(*)::int as n from auth.sessions join auth.users u on u.id = user_id where u.email = 'full@mail.example'",
    );
    expect(kept).toEqual({ n: 20 });
    expect((await again.auth.updateUser({ password: "correct horse 2" })).error).toBeNull();
    expect((await again.auth.updateUser({ password: "correct horse 1" })).error).toBeNull();
    expect((await again.from("todos").select("title")).data).toEqual([{ title: "more" }]);
    const told = await again.auth.updateUser({ data: { nickname: "Full" } });
    expect(told.error).toMatchObject({ status: 507, code: "database_full" });
    const mailed = await again.auth.signInWithOtp({ email: "nobody@mail.example" });
    for (const refused of [mailed, await again.auth.signUp({ ...person, email: "new@mail.example" })])
      expect(refused.error).toMatchObject({
        status: 507,
        code: "database_full",
        message: expect.stringContaining("no room left for new accounts") as string,
      });
  });

  it("refuses a sign-in that would take up more than a little space", async () => {
    const greedy = { email: "greedy@mail.example", password: "correct horse 1" };
    const { error } = await visitor(connection, home.fetch).auth.signInWithPassword(greedy);
    expect(error).toMatchObject({ status: 507, code: "database_full" });
    expect(await query("select count(*)::int as n from heap where id < 0")).toEqual([{ n: 0 }]);
  });

  it("can be read, and says in each service's words that it is full", async () => {
    const sentence = expect.stringContaining("no room left") as string;
    expect((await client.from("todos").select("title")).error).toBeNull();
    expect(await insert()).toMatchObject({ status: 507, error: { code: "53100", message: sentence } });
    expect((await client.from("todos").update({ done: true }).eq("title", "more")).status).toBe(507);
    const signedUp = await client.auth.signUp({ email: "later@mail.example", password: "correct horse 1" });
    expect(signedUp.error).toMatchObject({ status: 507, code: "database_full", message: sentence });
    const uploaded = await client.storage.from("full").upload("b.txt", "text");
    expect(uploaded.error).toMatchObject({ statusCode: "507", message: sentence });
    await expect(backend.migrate(id, { name: "more", sql: TODOS })).rejects.toMatchObject({ code: "cloud_full" });
  });

  it.each([
    "insert into heap values (0, 'x')",
    "with put as (insert into heap values (0, 'x') returning id) select * from put",
    "do $$ begin insert into heap values (0, 'x'); end $$",
    "update heap set word = word || 'y'",
    "create table more (id int primary key)",
    "create table more as select * from heap",
    "create index more on heap (word)",
    "create function more() returns int language sql as 'select 1'",
    "with gone as (delete from heap where id < 9 returning id) insert into heap select -n, 'x' from generate_series(1, 99) n",
    "with gone as (delete from heap where id = 1 returning id) insert into heap select -1, string_agg(md5(n::text), '') from generate_series(1, 99999) n",
  ])("takes nothing more by SQL of its owner: %s", async (text) => {
    await expect(query(text)).rejects.toMatchObject({ status: 413, code: "cloud_full" });
  });

  it("lets its people and its owner delete", async () => {
    expect(await client.storage.from("full").remove(["a.txt"])).toMatchObject({
      error: null,
      data: [{ name: "a.txt" }],
    });
    expect(await client.from("todos").delete().eq("title", "more").select("title")).toMatchObject({
      error: null,
      data: [{ title: "more" }],
    });
    expect(await query("delete from heap where id < 100 returning id")).toHaveLength(99);
    for (const text of ["vacuum full heap", "alter table heap drop column word", "truncate heap", "drop table heap"])
      expect(await query(text)).toEqual([]);
    expect(await query("select count(*)::int as n from storage.contents")).toEqual([{ n: 0 }]);
    expect((await client.auth.signOut()).error).toBeNull();
  });
});

it("takes no more rows by its owner's SQL when the platform's disk is almost full, but can delete", async () => {
  await query("create table spare as select generate_series(1, 9) as id");
  app.services.config.diskFloorBytes = Number.MAX_SAFE_INTEGER;
  try {
    await expect(query("insert into spare values (10)")).rejects.toMatchObject({ status: 507, code: "disk_full" });
    expect(await query("delete from spare where id > 3 returning id")).toHaveLength(6);
    expect(await query("drop table spare")).toEqual([]);
  } finally {
    app.services.config.diskFloorBytes = 0;
  }
});

describe("migrations", () => {
  it("are kept with their results, and a table without row-level security is refused as a whole", async () => {
    const open = "create table public.notes (id int); create table public.ideas (id int);";
    await expect(backend.migrate(id, { name: "notes", sql: open })).rejects.toMatchObject({
      code: "row_security_missing",
      status: 400,
      details: { tables: ["ideas", "notes"] },
      userMessage: expect.stringContaining("alter table public.ideas enable row level security;") as string,
    });
    expect((await backend.schema(id)).map(({ name }) => name)).toEqual(["todos"]);
    expect((await backend.migrations(id)).map(({ name, state }) => [name, state])).toEqual([
      ["create_todos", "succeeded"],
      ["notes", "failed"],
    ]);
  });

  it.each([
    ["commits half of itself", "create table public.a (id int); commit; select 1"],
    ["begins again", "create table public.a (id int); begin"],
    ["rolls back", "rollback"],
  ])("cannot get past the gate: %s", async (_what, sql) => {
    await expect(backend.migrate(id, { name: "sly", sql })).rejects.toMatchObject({ code: "sql_failed" });
    expect((await backend.schema(id)).map(({ name }) => name)).toEqual(["todos"]);
  });

  it("name the line that failed", async () => {
    await expect(
      backend.migrate(id, { name: "typo", sql: "select 1;\nselect 2;\ncreate tabel x ();" }),
    ).rejects.toMatchObject({ code: "sql_failed", details: { sqlstate: "42601", line: 3 } });
  });

  it("run one after another, and see what earlier ones made [C3.01] [C3.04] [T3.14]", async () => {
    const sql = `create type public.mood as enum ('good', 'bad'); alter table public.todos add column mood public.mood default 'good';
      create function public.count_todos() returns bigint language sql as $f$ select count(*) from public.todos $f$;`;
    const run = await backend.migrate(id, { name: "Moods & more", sql });
    expect(run).toMatchObject({ state: "succeeded", name: "moods_more", restorePointId: expect.any(String) as string });
    expect(run.path).toBe(`supabase/migrations/${run.version}_moods_more.sql`);
    const [todos] = await backend.schema(id);
    expect(todos!.columns.find(({ name }) => name === "mood")).toEqual({
      name: "mood",
      data_type: "mood",
      is_nullable: true,
      default_value: "'good'::mood",
      ordinal_position: expect.any(Number) as number,
      is_generated: false,
      is_updatable: true,
      enums: ["good", "bad"],
    });
    expect(todos!.columns.map((column) => column.ordinal_position)).toEqual(todos!.columns.map((_, at) => at + 1));
    expect(todos).toMatchObject({
      schema: "public",
      rls_enabled: true,
      primary_keys: [{ name: "id" }],
      foreign_keys: [{ column: "user_id", references: "auth.users.id" }],
      policies: [{ tablename: "todos", policyname: "own todos", cmd: "ALL", roles: ["authenticated"] }],
      live_rows_estimate: expect.any(Number) as number,
    });
    const history = await query("select version, name from supabase_migrations.schema_migrations order by version");
    expect(history.map(({ name }) => name)).toEqual(["create_todos", "moods_more"]);
  });
});

describe("what happens in a backend", () => {
  it("reaches open pages, and ends when the backend is paused", async () => {
    await maya.call(cloudContract.query, {
      params: params(),
      body: { query: "create table news (id int primary key, title text)" },
    });
    await maya.call(cloudContract.query, {
      params: params(),
      body: { query: "alter publication supabase_realtime add table news" },
    });
    const socket = new WebSocket(
      `ws://127.0.0.1:${home.port}/realtime/v1/websocket?vsn=1.0.0&apikey=${connection.anon_key}`,
      { headers: { host: new URL(connection.url).host } },
    );
    const frames: string[] = [];
    socket.on("message", (data: Buffer) => frames.push(data.toString()));
    await once(socket, "open");
    const config = { postgres_changes: [{ event: "*", schema: "public", table: "news" }] };
    socket.send(JSON.stringify({ topic: "realtime:news", event: "phx_join", payload: { config }, ref: "1" }));
    await expect.poll(() => frames.some((frame) => frame.includes("Subscribed to PostgreSQL"))).toBe(true);
    await query("insert into news values (1, 'It is live')");
    await expect.poll(() => frames.some((frame) => frame.includes("It is live"))).toBe(true);
    const closed = once(socket, "close");
    await maya.call(cloudContract.pause, { params: params(), body: {} });
    await closed;
    await maya.call(cloudContract.restore, { params: params(), body: {} });
  });

  it("includes its functions, with the project's secrets, and is in its logs [C3.05] [C3.07] [C7.02] [C7.18]", async () => {
    const list = () => maya.call(cloudContract.functions, { params: params() });
    expect(await list()).toEqual([]);
    await maya.call(cloudContract.createSecrets, {
      params: { id },
      body: { secrets: [{ name: "GREETING", value: "Guten Tag" }] },
    });
    const source =
      'Deno.serve(() => new Response(Deno.env.get("GREETING"), { headers: { "content-type": "text/plain" } }));';
    const files = new Map([["greet/index.ts", Buffer.from(source)]]);
    await cloudPorts(app.services).answering!.protocols.functions.deploy(connection.ref, {
      slug: "greet",
      files,
      verifyJwt: true,
    });
    expect(await list()).toMatchObject([{ slug: "greet", status: "ACTIVE", version: 1 }]);
    expect((await visitor(connection, home.fetch).functions.invoke("greet")).data).toBe("Guten Tag");
    const logs = (text?: string) =>
      maya.call(cloudContract.logs, { params: { id }, query: text === undefined ? {} : { query: text } });
    const calls = "select event_message, m.status_code from function_edge_logs, unnest(metadata) as m";
    await expect.poll(async () => (await logs(calls)).result).toMatchObject([{ status_code: 200 }]);
    expect((await logs()).result.length).toBeGreaterThan(0);
    await expect(logs("select * from projects")).rejects.toMatchObject({ status: 400, code: "invalid_log_query" });
    const inverted = { start: "2026-11-22T09:00:00Z", end: "2026-11-22T08:00:00Z" };
    await expect(maya.call(cloudContract.logs, { params: { id }, query: inverted })).rejects.toMatchObject({
      code: "invalid_request",
    });
  });
});
