import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { neededProgram } from "@slipway/platform/testing/needed-program";
import { startExternalPostgres, type ExternalPostgres } from "@slipway/platform/testing/servers/external-postgres";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeDatabase } from "../clusters/managed/export/describe.ts";
import { RICH } from "../testing/databases/rich-database.ts";
import { openTestProject, type TestProject } from "../testing/test-project.ts";
import { projectsPrograms } from "@slipway/platform/testing/servers/test-postgres";
import { writeDump, type DumpChoice } from "./write-dump.ts";

let project: TestProject;
let plain: ExternalPostgres;
let databases = 0;
const psql = neededProgram("psql", "postgresql-client");

beforeAll(async () => {
  [project, plain] = await Promise.all([openTestProject([]), startExternalPostgres({}, undefined, projectsPrograms)]);
  await plain.admin("alter role app superuser");
  await owner().transaction((tx) => tx.script(RICH.replaceAll("slipway_owner", "postgres")));
}, 120_000);
afterAll(async () => {
  await project?.[Symbol.asyncDispose]();
  await plain?.[Symbol.asyncDispose]();
});

const owner = () => project.backend.database.as("postgres");
async function dumped(choice: Partial<DumpChoice> = {}): Promise<string> {
  const parts: string[] = [];
  await writeDump(owner(), { part: "all", users: "with_passwords", ...choice }, async (text) => void parts.push(text));
  return parts.join("");
}

/** A fresh database that took these texts, one after the other. */
async function taken(...texts: string[]): Promise<pg.Client> {
  databases += 1;
  const client = new pg.Client({ connectionString: await plain.newDatabase(`plain_${databases}`) });
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.query("reset all");
  // The server writes days as Germans do.
  await client.query("set datestyle = 'ISO'; set timezone = 'UTC'");
  return client;
}

const OWN = /\b(public|shop)\./;
/** Statements about the project's own objects, owners and rights of other roles aside. */
async function described(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<string[]> {
  await query("begin");
  await query("set local search_path = pg_catalog");
  const { beforeRows, afterRows } = await describeDatabase({ query } as unknown as pg.Client);
  await query("rollback");
  return [...beforeRows, ...afterRows]
    .filter((sql) => OWN.test(sql) && !/^(alter .* owner to|revoke|grant)/.test(sql))
    .toSorted();
}

async function describedSource(): Promise<string[]> {
  let found: string[] = [];
  await owner().transaction(async (tx) => {
    const query = (text: string) => tx.query(text);
    await tx.query("set local search_path = pg_catalog");
    const { beforeRows, afterRows } = await describeDatabase({ query } as unknown as pg.Client);
    found = [...beforeRows, ...afterRows].filter(
      (sql) => OWN.test(sql) && !/^(alter .* owner to|revoke|grant)/.test(sql),
    );
  });
  return found.toSorted();
}

const ROWS = [
  `select id, "odd Name", email, feeling, tags, extra::text, attributes::text, low, double, bytes::text, no, at::text from shop.people order by id`,
  "select tableoid::regclass::text as place, id, person, total from public.orders order by id",
  "select tableoid::regclass::text as place, day::text, what from public.events order by day",
  "select email, encrypted_password from auth.users",
  "select provider from auth.identities",
  "select id, name from storage.buckets",
  "select * from public.sums order by person",
  "select * from public.cache",
  "select nextval('public.orders_id_seq')::int, nextval('shop.counter')::int",
];

describe("a dump", () => {
  it("recreates everything in an empty database of a plain Postgres", async () => {
    const target = await taken(await dumped());
    try {
      expect(await described((text) => target.query(text))).toEqual(await describedSource());
      for (const sql of ROWS)
        expect({ sql, rows: (await target.query(sql)).rows }).toEqual({ sql, rows: (await owner().query(sql)).rows });
    } finally {
      await target.end();
    }
  }, 60_000);

  it.skipIf(psql.path === null)(`is taken by psql, which stops at the first error${psql.reason}`, async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "dump.sql");
    // Names with line ends must not become commands of psql's, in comments or anywhere else.
    const mark = join(folder.path, "ran");
    const evil = `"e\n\\! touch ${mark}\n"`;
    await owner().query(`create table public.${evil} (id int)`);
    await owner().query(`insert into public.${evil} values (1)`);
    await writeFile(file, await dumped());
    const url = await plain.newDatabase("by_psql");
    await promisify(execFile)(psql.path!, ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", file, url], { env: {} });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query("select count(*)::int from shop.people")).rows).toEqual([{ count: 2 }]);
    expect((await client.query(`select * from public.${evil}`)).rows).toEqual([{ id: 1 }]);
    expect(existsSync(mark)).toBe(false);
    await client.end();
  });

  it("is two files where that is wanted: the schema, and rows that go in behind it", async () => {
    const target = await taken(await dumped({ part: "schema" }), await dumped({ part: "rows" }));
    try {
      for (const sql of ROWS.slice(0, 6))
        expect({ sql, rows: (await target.query(sql)).rows }).toEqual({ sql, rows: (await owner().query(sql)).rows });
    } finally {
      await target.end();
    }
  }, 60_000);

  it("leaves users or their passwords out where that is wanted", async () => {
    await owner().query("create table public.profiles (id uuid primary key references auth.users (id))");
    await owner().query("insert into public.profiles select id from auth.users");
    await owner().query("update auth.users set encrypted_password = 'a-hash', confirmation_token = 'an-open-code'");
    const [whole, without, none] = await Promise.all([
      dumped(),
      dumped({ users: "without_passwords" }),
      dumped({ users: "none" }),
    ]);
    expect(whole).toContain("a-hash");
    expect([without.includes("a-hash"), none.includes("a-hash"), none.includes("insert into auth.users")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(whole).not.toContain("an-open-code");
    for (const text of [without, none]) await (await taken(text)).end();
  }, 60_000);

  it("grants visitors what they have here, and no more", async () => {
    const target = await taken(await dumped());
    const asked = `select has_table_privilege('anon', 'public.orders', 'select') as whole, has_column_privilege('anon', 'public.orders', 'id', 'select') as column,
      has_function_privilege('anon', 'shop.low(text)', 'execute') as low, has_table_privilege('authenticated', 'shop.people', 'select') as people,
      has_table_privilege('anon', 'public.events', 'insert') as events`;
    expect((await target.query(asked)).rows).toEqual([
      { whole: false, column: true, low: false, people: true, events: true },
    ]);
    await target.end();
  }, 60_000);
});

describe("values of every type", () => {
  const text = fc.string({ unit: fc.constantFrom(..."a'\"\\;\n\r\t$%{},\u00e9\u{1f600}\u0001 ") });
  const number = fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String));
  const decimal = fc.oneof(
    fc.tuple(fc.bigInt(), fc.nat(1_000_000)).map(([whole, part]) => `${whole}.${part}`),
    fc.constantFrom("NaN", "Infinity", "-Infinity", "0.000000000000000000001"),
  );
  const time = fc.oneof(
    fc.constantFrom("infinity", "-infinity", "4714-11-24 00:00:00+00 BC", "2026-03-29 02:30:00.000001+05:45"),
    fc
      .date({ noInvalidDate: true, min: new Date("0001-01-01"), max: new Date("9999-12-31") })
      .map((at) => at.toISOString()),
  );
  const COLUMNS = {
    big: ["bigint", number],
    precise: ["numeric", decimal],
    inexact: ["double precision", fc.double().map(String)],
    small: ["real", fc.constantFrom("1e-40", "3.4028235e38", "0.1", "NaN", "-0")],
    words: ["text", text],
    padded: ["char(5)", fc.constantFrom("a", "  b", "")],
    bytes: ["bytea", fc.uint8Array().map((bytes) => `\\x${Buffer.from(bytes).toString("hex")}`)],
    list: ["text[]", fc.array(fc.option(text)).map((all) => all)],
    numbers: ["int[][]", fc.constantFrom("{}", "{{1,2},{3,NULL}}", "[2:3]={5,6}")],
    mood: ["public.mood", fc.constantFrom("so so", "it's \\fine")],
    plain: ["json", fc.json().filter((json) => !json.includes("\\u"))],
    doc: ["jsonb", fc.json().filter((json) => !json.includes("\\u"))],
    span: ["interval", fc.constantFrom("1 year -2 mons 3 days -04:05:06.789", "infinity", "-00:00:00.000001")],
    moment: ["timestamptz", time],
    local: ["timestamp", fc.constantFrom("infinity", "0044-03-15 12:00:00 BC", "2026-02-28 23:59:59.999999")],
    day: ["date", fc.constantFrom("-infinity", "2026-11-28", "0099-01-01")],
    clock: ["timetz", fc.constantFrom("24:00:00+00", "13:37:00.5-09:30")],
    place: ["point", fc.constantFrom("(0.1,-1e300)")],
    net: ["inet", fc.constantFrom("10.0.0.1", "::1/64")],
    bits: ["bit varying", fc.constantFrom("", "0101")],
    reach: ["tstzrange", fc.constantFrom("empty", "[2026-01-01 00:00+00,)")],
    pair: ["public.pair", fc.constantFrom('(1,"a ""b""")', "(,)")],
    id: ["uuid", fc.uuid()],
    flag: ["boolean", fc.constantFrom("t", "f")],
    markup: ["xml", fc.constantFrom("<a>é &amp; b</a>")],
  } as const;
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const row = fc.tuple(...names.map((name) => fc.option(COLUMNS[name][1] as fc.Arbitrary<unknown>, { freq: 6 })));

  it("come back as they were", async () => {
    const columns = names.map((name) => `${name} ${COLUMNS[name][0]}`).join(", ");
    await owner().transaction((tx) =>
      tx.script(`create type public.mood as enum ('so so', 'it''s \\fine'); create type public.pair as (a int, b text);
        create table public.odd (no int generated always as identity, ${columns}, twice numeric generated always as (big::numeric * 2) stored)`),
    );
    const target = await taken(await dumped({ part: "schema" }));
    const read = `select no, twice::text, ${names.map((name) => `format('%s', ${name}) as ${name}`).join(", ")} from public.odd order by no`;
    const insert = `insert into public.odd (${names.join(", ")}) values (${names.map((name, at) => `$${at + 1}::${COLUMNS[name][0]}`).join(", ")})`;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 20, maxLength: 40 }), async (rows) => {
        await owner().query("truncate public.odd");
        for (const values of rows) {
          // Lists of texts go out as Postgres writes them.
          const given = values.map((value) => (Array.isArray(value) ? arrayOf(value as (string | null)[]) : value));
          await owner().query(insert, given);
        }
        await target.query(
          "truncate public.odd, public.profiles, auth.users, storage.buckets, storage.objects cascade",
        );
        await target.query("truncate shop.people, public.orders, public.events, public.cache cascade");
        await target.query(await dumped({ part: "rows" }));
        await target.query("reset all; set datestyle = 'ISO'; set timezone = 'UTC'");
        const there = await owner().query(read);
        expect((await target.query(read)).rows).toEqual(there.rows);
      }),
      { numRuns: 5 },
    );
    await target.end();
  }, 120_000);
});

const arrayOf = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : `"${value.replaceAll(/["\\]/g, "\\$&")}"`)).join(",")}}`;
