import { afterAll, beforeAll, expect, it } from "vitest";
import { cloudContract } from "../../contract/index.ts";
import { openBackendApp, type BackendApp } from "../../testing/backend-app.suite.ts";
import { cloudPorts } from "../../testing/ports.ts";
import { pictureOf } from "./picture.ts";
import { isoInstant } from "./shown-values.ts";

let home: BackendApp;
beforeAll(async () => {
  home = await openBackendApp();
});
afterAll(() => home?.[Symbol.asyncDispose]());

const query = (text: string): Promise<Record<string, unknown>[]> =>
  home.maya.call(cloudContract.query, { params: { id: home.id, ref: home.connection.ref }, body: { query: text } });
const nested = (depth: number, type = "jsonb"): string => `(repeat('[', ${depth}) || repeat(']', ${depth}))::${type}`;

it("refuses SQL results that are nested too deep, says what to ask for, and answers the next query [C7.17]", async () => {
  for (const text of [
    `select ${nested(6000)} as deep`,
    `select 1 as id, ${nested(6000, "json")} as deep from generate_series(1, 3)`,
    `select array[${nested(201)}] as deep`,
    `select jsonb_build_object('a', ${nested(5000)}) as deep`,
  ])
    await expect(query(text)).rejects.toMatchObject({
      status: 400,
      code: "answer_too_deep",
      message: expect.stringContaining("more than 200 levels deep") as string,
    });
  expect(
    await query(`select ${nested(199)} #>> '{0,0}' is null as part, length(${nested(6000)}::text) as length`),
  ).toEqual([{ part: false, length: 12_000 }]);
  expect(JSON.stringify(await query(`select ${nested(200)} as deep`))).toContain("]".repeat(200));
  expect(await query("select decode('00ff', 'hex') is not null as bytes")).toEqual([{ bytes: true }]);
});

it("lists tables, people and files whatever the owner's SQL put there", async () => {
  const { id, maya } = home;
  const owner = (text: string) => home.app.services.cloud.query(id, { query: text, readOnly: false });
  await owner(`insert into auth.users (id, email, created_at, updated_at, last_sign_in_at, raw_user_meta_data)
    values (gen_random_uuid(), 'a@mail.example', 'infinity', '-infinity', '200000-01-01', jsonb_build_object('name', repeat('x', 2000000), 'deep', ${nested(6000)}))`);
  await owner("insert into storage.buckets (id, name, updated_at) values ('odd', 'odd', 'infinity')");
  await owner(
    `insert into storage.objects (bucket_id, name, metadata) values ('odd', 'a.txt', '{"size": "huge", "mimetype": "text/plain"}')`,
  );
  const { users } = await maya.call(cloudContract.users, { params: { id }, query: {} });
  expect(users).toEqual([
    expect.objectContaining({
      display_name: "x".repeat(500),
      created_at: "9999-12-31T23:59:59.999Z",
      updated_at: "0001-01-01T00:00:00.000Z",
      last_sign_in_at: "9999-12-31T23:59:59.999Z",
    }),
  ]);
  expect(await maya.call(cloudContract.buckets, { params: { id, ref: home.connection.ref } })).toEqual([
    { id: "odd", name: "odd", public: false, updated_at: "9999-12-31T23:59:59.999Z" },
  ]);
});

it("lists the tables of public alone, also where the owner has other schemas [DB8]", async () => {
  const { id, maya } = home;
  const owner = (text: string) => home.app.services.cloud.query(id, { query: text, readOnly: false });
  await owner("create schema shop");
  await owner("create table shop.hidden (id int)");
  await owner("create table public.seen (id int)");
  const { tables } = await maya.call(cloudContract.tables, { params: { id } });
  expect(tables.map(({ name }) => name)).toContain("seen");
  expect(tables.filter(({ name, schema }) => name === "hidden" || schema !== "public")).toEqual([]);
  await owner("drop table public.seen");
});

it("lists the owner's tables, and none of the system schemas' [T9.09]", async () => {
  const { id, maya } = home;
  const left = ["information_schema", "pg_catalog", "pg_toast", "_timescaledb_internal"];
  const owner = (text: string) => home.app.services.cloud.query(id, { query: text, readOnly: false });
  // The extension's schema is an ordinary name here, so a table in it would be listed if only its name were left out.
  await owner("create schema _timescaledb_internal");
  await owner("create table _timescaledb_internal.chunk (id int)");
  await owner("create table public.wide (id int, long text)");
  const inSystem = `select count(*)::int as count from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 't') and n.nspname = any('{${left.join(",")}}')`;
  expect((await query(inSystem))[0]!["count"]).toBeGreaterThan(50);
  const { tables } = await maya.call(cloudContract.tables, { params: { id } });
  expect(tables.map((table) => table.name)).toContain("wide");
  expect(tables.filter((table) => left.includes(table.schema))).toEqual([]);
  await owner("drop table public.wide");
});

it("columns and tables may be called like words that objects know [C7.17]", async () => {
  const names = ["__proto__", "constructor", "toString"];
  const found = await query(
    `select ${names.map((name) => `jsonb_build_object('${name}', 1) as "${name}"`).join(", ")}`,
  );
  expect(JSON.stringify(found)).toBe(
    '[{"__proto__":{"__proto__":1},"constructor":{"constructor":1},"toString":{"toString":1}}]',
  );
  const sql = names.map(
    (name) => `create table "${name}" ("${name}" int); alter table "${name}" enable row level security;`,
  );
  const cloud = home.app.services.cloud;
  await cloud.migrate(home.id, { name: "odd", sql: sql.join("\n") });
  const tables = await cloud.schema(home.id);
  expect(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual(
    names.toSorted().map((name) => [name, [name]]),
  );
  const picture = await pictureOf((await cloudPorts(home.app.services).backends.of(home.id))!.backend.database);
  expect(Object.entries(picture?.tables ?? {}).map(([name, { columns }]) => [name, Object.keys(columns)])).toEqual(
    names.toSorted().map((name) => [name, [name]]),
  );
  await cloud.query(home.id, { query: `drop table ${names.map((name) => `"${name}"`).join(", ")}`, readOnly: false });
});

it("a table list beyond 10 MB is refused in words", async () => {
  await home.app.services.cloud.query(home.id, {
    query: `do $$ begin
      for n in 1..25 loop
        execute format('create table public.wide_%s (id int default %L); alter table public.wide_%s enable row level security', n, '1', n);
        execute format('create policy p on public.wide_%s using (%L is not null)', n, repeat('x', 500000));
      end loop; end $$`,
    readOnly: false,
  });
  await expect(home.maya.call(cloudContract.tables, { params: { id: home.id } })).rejects.toMatchObject({
    status: 400,
    code: "answer_too_large",
  });
});

it("publishes stored generated columns when a migration recreates the publication, so updates work", async () => {
  const name = "prices_again";
  await home.app.services.cloud.migrate(home.id, {
    name,
    sql: `drop publication if exists supabase_realtime; create publication supabase_realtime;
      create table public.prices (id int primary key, cents int, doubled int generated always as (cents * 2) stored);
      alter table public.prices enable row level security; alter table public.prices replica identity full;
      alter publication supabase_realtime add table public.prices;`,
  });
  await query("insert into prices values (1, 5)");
  expect(await query("update prices set cents = 7 returning doubled")).toEqual([{ doubled: 14 }]);
});

it.each([
  [new Date("2026-11-26T10:00:00Z"), "2026-11-26T10:00:00.000Z"],
  [Number.POSITIVE_INFINITY, "9999-12-31T23:59:59.999Z"],
  [Number.NEGATIVE_INFINITY, "0001-01-01T00:00:00.000Z"],
  [new Date(Number.NaN), "9999-12-31T23:59:59.999Z"],
])("an instant of Postgres is one that people can read: %s", (value, text) => expect(isoInstant(value)).toBe(text));
