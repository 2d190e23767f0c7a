import type { Database } from "@slipway/platform/database/port";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPool, pooledConnections } from "./pooled-connections.ts";
import type { Connections } from "./port.ts";

const MAX_CONNECTIONS = 8;

let database: Database;
let platform: pg.Client;
let pool: pg.Pool;
let connections: Connections;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
  platform = new pg.Client({ connectionString: database.url });
  await platform.connect();
});
afterAll(async () => {
  await platform.end();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => {
  pool = openPool({ connectionString: database.url, max: MAX_CONNECTIONS });
  connections = pooledConnections({ pool: async () => pool, repairLogins: async () => undefined });
});
afterEach(() => pool.end());

const read = <Row extends object>(text: string, values: readonly unknown[], sub = "nobody"): Promise<Row[]> =>
  connections
    .queryAs<Row>({ role: "none", claims: { sub } }, { text, values, prepared: true, mayRunTwice: true })
    .then(({ rows }) => rows);

describe("reads at the same time", () => {
  const WHO = "select current_setting('request.jwt.claims')::json->>'sub' as sub, $1 as asked, pg_backend_pid() as pid";

  it("share few connections, and each is asked as its own caller and gets its own answer", async () => {
    const names = Array.from({ length: 60 }, (_none, at) => `person ${at}`);
    // Reads that were slow the last time get a connection to themselves, which may happen to any read on a busy
    // machine.
    for (let used = MAX_CONNECTIONS; used >= MAX_CONNECTIONS; ) {
      const answers = await Promise.all(names.map((name) => read<{ pid: number }>(WHO, [`of ${name}`], name)));
      expect(answers.map(([row]) => ({ ...row, pid: 0 }))).toEqual(
        names.map((name) => ({ sub: name, asked: `of ${name}`, pid: 0 })),
      );
      used = new Set(answers.map(([row]) => row!.pid)).size;
    }
    // No claims stay behind on the connection.
    const { rows } = await connections.query("select current_setting('request.jwt.claims', true) as left_over");
    expect(rows).toEqual([{ left_over: "" }]);
  });

  it("are refused one by one", async () => {
    const divide = "select 60 / $1::int as quotient";
    await read(divide, [1]);
    const asked = Array.from({ length: 24 }, (_none, at) => at % 4);
    const answers = await Promise.allSettled(asked.map((by) => read(divide, [by])));
    const said = answers.map((one) =>
      one.status === "fulfilled" ? one.value : (one.reason as { code?: string }).code,
    );
    expect(said).toEqual(asked.map((by) => (by === 0 ? "22012" : [{ quotient: 60 / by }])));
  });

  it("are answered although the table changed since they were prepared", async () => {
    await platform.query("create table changing (a int); insert into changing values (1)");
    const all = "select * from changing";
    await read(all, []);
    await Promise.all(Array.from({ length: 12 }, () => read(all, [])));
    await platform.query("alter table changing add column b int default 2");
    const answers = await Promise.all(Array.from({ length: 12 }, () => read(all, [])));
    expect(answers).toEqual(answers.map(() => [{ a: 1, b: 2 }]));
  });
});

describe("a read that holds up those it shares a connection with", () => {
  const WAIT = "select $2::text as name from (select pg_sleep($1::float)) waited";
  const sleeping = "from pg_stat_activity where state = 'active' and query like 'select $2::text as name%'";

  const ask = () => ({
    first: read(WAIT, [3600, "first"]),
    others: Promise.all(["second", "third", "fourth"].map((name) => read(WAIT, [0, name]))),
  });
  const answered = ["second", "third", "fourth"].map((name) => [{ name }]);

  it("delays nobody but its caller", async () => {
    await read(WAIT, [0, "quick"]);
    const { first, others } = ask();
    const refused = expect(first).rejects.toMatchObject({ code: "cloud_unavailable" });
    expect(await others).toEqual(answered);
    // The slow read still goes on, alone.
    const { rowCount } = await platform.query(`select pg_terminate_backend(pid) ${sleeping}`);
    expect(rowCount).toBe(1);
    await refused;
  });

  it("fails no other read when its session is ended", async () => {
    await read(WAIT, [0, "quick"]);
    const { first, others } = ask();
    const refused = expect(first).rejects.toMatchObject({ code: "cloud_unavailable" });
    while ((await platform.query(`select pg_terminate_backend(pid) ${sleeping}`)).rowCount === 0);
    await refused;
    expect(await others).toEqual(answered);
  });
});

describe("a message on the wire", () => {
  it("returns unchanged: text of any length and script, bytes, null", async () => {
    const long = "größer 🚢 ".repeat(40_000);
    const text = "select $1::text as long, $2::bytea as bytes, $3::text as nothing, $4::text as empty";
    const bytes = Buffer.from([0, 255, 1, 254]);
    const { rows } = await connections.query(text, [long, bytes, null, ""]);
    expect(rows).toEqual([{ long, bytes, nothing: null, empty: "" }]);
    // The buffer that grew for the large read does not stay behind in later ones.
    expect((await connections.query("select $1::int as one", [1])).rows).toEqual([{ one: 1 }]);
  });

  it("holds no statement with NUL, which ends one there", async () => {
    const refusal = { status: 400, code: "invalid_statement" };
    await expect(connections.query("select 1\0")).rejects.toMatchObject(refusal);
    await expect(read("select 1 as one\0", [])).rejects.toMatchObject(refusal);
    expect((await connections.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  });

  it("keeps a bounded number and a bounded length of prepared statements on a connection", async () => {
    const client = { role: "none", claims: {} };
    const one = openPool({ connectionString: database.url, max: 1 });
    const alone = pooledConnections({ pool: async () => one, repairLogins: async () => undefined });
    const ask = async (text: string) => alone.queryAs(client, { text, values: [], prepared: true });
    const kept = async () => {
      const { rows } = await alone.query<{ n: number; length: number }>(
        "select count(*)::int as n, sum(length(statement))::int as length from pg_prepared_statements where statement like '%/* kept%'",
      );
      return rows[0]!;
    };
    for (let at = 0; at < 250; at += 1) await ask(`select ${at} as n /* kept */`);
    expect((await kept()).n).toBeGreaterThan(150);
    expect((await kept()).n).toBeLessThanOrEqual(200);
    for (let at = 0; at < 60; at += 1) await ask(`select ${at} as n /* kept ${"x".repeat(16_000)} */`);
    expect((await kept()).n).toBeGreaterThan(25);
    expect((await kept()).length).toBeLessThanOrEqual(524_288);
    // A statement that was closed is parsed again, and one that is kept is used again.
    expect(await ask("select 0 as n /* kept */")).toMatchObject({ rows: [{ n: 0 }] });
    expect(await ask(`select 59 as n /* kept ${"x".repeat(16_000)} */`)).toMatchObject({ rows: [{ n: 59 }] });
    await one.end();
  });

  it("leaves no prepared statement on the server for repeated refusals", async () => {
    const divide = "select 1 / $1::int as quotient";
    const client = { role: "none", claims: {} };
    const one = openPool({ connectionString: database.url, max: 1 });
    const alone = pooledConnections({ pool: async () => one, repairLogins: async () => undefined });
    for (let time = 0; time < 5; time += 1) {
      const asked = alone.queryAs(client, { text: divide, values: [0], prepared: true });
      await expect(asked).rejects.toMatchObject({ code: "22012" });
    }
    const { rows } = await alone.query("select count(*)::int as n from pg_prepared_statements where statement = $1", [
      divide,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
    await one.end();
  });
});
