import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloudContract } from "../contract/index.ts";
import { openBackendApp, type BackendApp } from "../testing/backend-app.suite.ts";
import { TODOS } from "../testing.ts";
import { cloudPorts } from "../testing/ports.ts";

let home: BackendApp;
let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  home = await openBackendApp();
  ({ app, maya, id } = home);
  await app.services.cloud.migrate(id, { name: "todos", sql: TODOS });
  const sql = `
    create table public.posts (id int primary key, title text);
    alter table public.posts enable row level security;
    create policy "everybody reads" on public.posts for select using (true);
    create table public.kept (id int primary key);
    alter table public.kept enable row level security;
    create function public.peek() returns int language sql security definer as $f$ select 1 $f$;`;
  await app.services.cloud.migrate(id, { name: "more", sql });
  const query = (text: string) => app.services.cloud.query(id, { query: text, readOnly: false });
  await query("create view public.all_todos as select * from public.todos");
  await query("create table public.open (note text)");
  await query("insert into public.open values ('x')");
  await query("insert into posts values (1, 'hello'), (2, 'there')");
  const users = Array.from({ length: 2 }, () => crypto.randomUUID());
  for (const [at, user] of users.entries()) {
    await query(
      `insert into auth.users (id, email, created_at) values ('${user}', 'u${at}@mail.example', now() + interval '${at} s')`,
    );
    await query(`insert into todos (title, user_id) values ('mine', '${user}')`);
  }
  await query(`insert into todos (title, user_id) values ('one more', '${users[1]}')`);
}, 240_000);
afterAll(() => home?.[Symbol.asyncDispose]());

const closed = { select: 0, insert: false, update: 0, delete: 0 };

it("proves row-level security by trying it as a stranger and as two people, without a trace", async () => {
  const { tables } = await maya.call(cloudContract.security, { params: { id } });
  const access = Object.fromEntries(tables.map((table) => [table.table, table.access]));
  expect(access["todos"]).toEqual({
    anon: closed,
    user_a: { select: 2, insert: true, update: 2, delete: 2 },
    user_b: { select: 1, insert: true, update: 1, delete: 1 },
  });
  expect(access["posts"]!.anon).toEqual({ select: 2, insert: false, update: 0, delete: 0 });
  expect(access["kept"]!.user_a).toEqual(closed);
  expect(access["open"]!.anon).toEqual({ select: 1, insert: true, update: 1, delete: 1 });
  expect(tables.every(({ is_complete }) => is_complete)).toBe(true);
  const counts = await app.services.cloud.query(id, {
    query: "select (select count(*)::int from todos) as todos, (select count(*)::int from public.open) as open",
    readOnly: true,
  });
  expect(counts).toEqual([{ todos: 3, open: 1 }]);
  // Its people would take our refusals for faults of their app. What they send themselves comes after all of ours.
  await expect(app.services.cloud.query(id, { query: "select 1 / 0", readOnly: true })).rejects.toThrow();
  const errors = async (): Promise<unknown[]> => {
    const query = "select event_message from postgres_logs where log_level = 'error'";
    return (await maya.call(cloudContract.logs, { params: { id }, query: { query } })).result;
  };
  await expect.poll(errors).toContainEqual({ event_message: "division by zero" });
  expect(JSON.stringify(await errors())).not.toMatch(/denied|row-level/);
});

it("names known mistakes with what to do, the most severe first", async () => {
  const { lints } = await maya.call(cloudContract.security, { params: { id } });
  expect(lints.map(({ name, object, level }) => `${level} ${name} ${object}`)).toEqual([
    "error rls_disabled_in_public public.open",
    "error security_definer_view public.all_todos",
    "warning auth_rls_initplan public.todos",
    "warning anon_security_definer_function_executable public.peek",
    "warning authenticated_security_definer_function_executable public.peek",
    "warning function_search_path_mutable public.peek",
    "info rls_enabled_no_policy public.kept",
    "info no_primary_key public.open",
  ]);
});

it("other schemas that REST exposes are tried as well, once they are", async () => {
  const query = (text: string) => app.services.cloud.query(id, { query: text, readOnly: false });
  await query("create schema api");
  await query("grant usage on schema api to anon");
  await query("create table api.prices (id int primary key, cents int)");
  await query("grant select, insert on api.prices to anon");
  await query("insert into api.prices values (1, 250)");
  const proven = async () => {
    const { tables } = await maya.call(cloudContract.security, { params: { id } });
    return tables.find(({ table }) => table === "api.prices");
  };
  expect(await proven()).toBeUndefined();
  const { backend } = (await cloudPorts(app.services).backends.of(id))!;
  await backend.settings.write("rest", { schemas: ["public", "api"] });
  expect(await proven()).toMatchObject({
    rls_enabled: false,
    rows: 1,
    access: {
      anon: { select: 1, insert: true, update: null, delete: null },
      user_a: { select: null, insert: false, update: null, delete: null },
    },
  });
});

it("tells a failing rule, which admits nobody, from a refusal, a reached row and an unknown result", async () => {
  const query = (text: string) => app.services.cloud.query(id, { query: text, readOnly: false });
  const table = async (name: string, ...more: string[]) => {
    await query(`create table public.${name} (id int primary key default 1, note text)`);
    await query(`alter table public.${name} enable row level security`);
    await query(`insert into public.${name} values (7, 'x')`);
    for (const text of more) await query(text);
  };
  await table("room_members");
  await table("rooms", "create policy p on rooms using (exists (select from room_members m where m.id = rooms.id))");
  await query("create policy p on room_members using (exists (select from rooms r where r.id = room_members.id))");
  await table(
    "gone",
    "create function public.may() returns boolean language plpgsql as $f$ begin return public.nowhere(); end $f$",
    "create policy p on gone using (may())",
  );
  await table("cast_fails", "create policy p on cast_fails using ((note::int) = 1)");
  await table(
    "deep",
    "create function public.deep() returns boolean language plpgsql stable as $f$ begin return exists (select from public.deep); end $f$",
    "create policy p on deep using (deep())",
  );
  await table("taken", "create policy p on taken using (true) with check (true)", "insert into taken values (1)");
  await table(
    "raises",
    "create policy p on raises using (true) with check (true)",
    "create function public.no() returns trigger language plpgsql as $f$ begin raise exception 'not today'; end $f$",
    "create trigger t before insert or update or delete on raises for each row execute function no()",
  );
  await table(
    "slow",
    "create policy p on slow for select using (true)",
    "create policy q on slow for update using (pg_sleep(30) is null)",
  );
  const { tables } = await maya.call(cloudContract.security, { params: { id } });
  const proven = (name: string) => tables.find((found) => found.table === name)!;
  const shut = { select: null, insert: false, update: null, delete: null };
  const failures = (name: string) => {
    const { failed } = proven(name);
    return [...new Set(failed.map(({ kind, sqlstate }) => `${kind} ${sqlstate}`))];
  };
  for (const [name, failure] of [
    ["rooms", "broken 42P17"],
    ["room_members", "broken 42P17"],
    ["gone", "broken 42883"],
    ["deep", "broken 54001"],
  ] as const) {
    expect([name, failures(name)]).toEqual([name, [failure]]);
    expect(proven(name)).toMatchObject({ access: { anon: shut, user_a: shut, user_b: shut }, is_complete: true });
  }
  expect(proven("rooms").failed[0]!.message).toBe('infinite recursion detected in policy for relation "rooms"');
  // The existing row cannot be cast; for a new one there is nothing to cast.
  expect(failures("cast_fails")).toEqual(["broken 22P02"]);
  expect(proven("cast_fails").access.anon).toMatchObject({ select: null, update: null, delete: null });
  // The key is taken, but constraints are checked after the policy.
  expect(proven("taken")).toMatchObject({ access: { anon: { insert: true, update: 2, delete: 2 } }, failed: [] });
  expect(failures("raises")).toEqual(["unclear P0001"]);
  expect(proven("raises")).toMatchObject({
    access: { anon: { select: 1, insert: false, update: null } },
    is_complete: true,
  });
  expect(failures("slow")).toEqual(["unclear 57014"]);
  // Results from before the timeout stay.
  expect(proven("slow")).toMatchObject({ access: { anon: { select: 1 } }, is_complete: false });
}, 60_000);
