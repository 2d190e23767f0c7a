/** Writing a project's logs, and queries over them. */
import type { Database } from "@slipway/platform/database/port";
import { fakeClock, type FakeClock } from "@slipway/platform/testing/fake-clock";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import { diceOf } from "@slipway/platform/testing/dice";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logMigrations } from "./log-tables.ts";
import type { LogRecord } from "./port.ts";
import { openProjectLogs, type LogQuestion, type ProjectLogs } from "./project-logs.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 8, 30);

let database: Database;
let logs: ProjectLogs;
let clock: FakeClock;

beforeAll(async () => {
  clock = fakeClock(NOW);
  database = await createTestDatabase({ migrations: logMigrations });
  logs = openProjectLogs({ database, clock, log: memoryLog(), limits: { queriesPerMinute: 600, keptRows: 200 } });
  const call = (minutes: number, status: number, slug = "hello"): LogRecord => ({
    source: "function_edge_logs",
    level: status >= 500 ? "error" : "info",
    message: `POST | ${status} | ${slug}`,
    at: NOW - minutes * MINUTE,
    attributes: { function_id: `id-${slug}`, status_code: status, method: "POST", execution_time_ms: minutes * 10 },
  });
  const sink = logs.of("pone");
  for (const minutes of [1, 2, 3, 61]) sink.write(call(minutes, minutes === 2 ? 500 : 200));
  sink.write(call(4, 404, "other"));
  sink.write({ source: "auth_logs", level: "info", message: "it's a 100% login\0", at: NOW - MINUTE });
  logs.of("ptwo").write({ source: "auth_logs", level: "info", message: "of another project" });
});
afterAll(async () => {
  await logs[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const ask = (query?: string, question: LogQuestion = {}): Promise<Record<string, unknown>[]> =>
  logs.query("pone", { ...question, ...(query === undefined ? {} : { query }) });
const refusal = (query: string): Promise<string> =>
  ask(query).then(
    (rows) => `${rows.length} rows`,
    (error: { status?: number; userMessage?: string }) => `${error.status} ${error.userMessage}`,
  );

it("answers what was written in the last hour, newest first, as entries with a time in microseconds [C3.05] [C7.02]", async () => {
  const rows = await ask();
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({ timestamp: (NOW - MINUTE) * 1000, log_level: "info" });
  const failed = rows.find(({ log_level }) => log_level === "error");
  expect(failed).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    event_message: "POST | 500 | hello",
    details: { function_id: "id-hello", status_code: 500 },
  });
  expect(await ask(undefined, { start: NOW - 2 * DAY })).toHaveLength(6);
  expect(await ask(undefined, { limit: 2 })).toHaveLength(2);
  expect(await logs.query("pnever", {})).toEqual([]);
  expect((await logs.query("ptwo", {})).map(({ event_message: text }) => text)).toEqual(["of another project"]);
});

it("runs the queries that dashboards written for Supabase ask [C3.06] [C7.21]", async () => {
  expect(
    await ask(`
      select id, function_edge_logs.timestamp, event_message, response.status_code, request.method, m.function_id, m.execution_time_ms
      from function_edge_logs
        cross join unnest(metadata) as m cross join unnest(m.response) as response cross join unnest(m.request) as request
      where m.function_id = 'id-hello' and response.status_code >= 500 order by timestamp desc limit 100`),
  ).toMatchObject([
    {
      status_code: 500,
      method: "POST",
      function_id: "id-hello",
      execution_time_ms: 20,
      timestamp: (NOW - 2 * MINUTE) * 1000,
    },
  ]);
  expect(
    await ask(
      `
      select timestamp_trunc(t.timestamp, hour) as timestamp, count(*) as count, countif(m.status_code >= 400) as failed,
        avg(cast(m.execution_time_ms as float64)) as mean
      from function_edge_logs t, unnest(t.metadata) as m group by timestamp order by timestamp asc`,
      { start: NOW - DAY },
    ),
  ).toEqual([
    { timestamp: (NOW - 90 * MINUTE) * 1000, count: 1, failed: 0, mean: 610 },
    { timestamp: (NOW - 30 * MINUTE) * 1000, count: 4, failed: 2, mean: 25 },
  ]);
  expect(
    await ask(
      `select event_message from logs where source = 'auth_logs' and regexp_contains(event_message, 'it''s a \\\\d+% LOGIN|login')`,
    ),
  ).toEqual([{ event_message: "it's a 100% login" }]);
  expect(
    await ask(`
      select case when log_attributes['status_code'] < 400 then 'good' else 'bad' end as verdict, count(distinct m.function_id) n
      from function_edge_logs left join unnest(metadata) m on true
      where lower(event_message) like '%post%' and not (m.method is null) and m.status_code not in (201, 204)
        and timestamp > timestamp_sub(current_timestamp(), interval 400 day)
      group by verdict having n > 0 order by 1`),
  ).toEqual([
    { verdict: "bad", n: 2 },
    { verdict: "good", n: 1 },
  ]);
});

it("refuses what is no question about this project's logs [LG1]", async () => {
  for (const query of [
    "select * from users",
    "select * from pg_catalog.pg_authid",
    "select 1; drop table cloud_logs.pone",
    "delete from auth_logs",
    "select pg_sleep(10) from auth_logs",
    "select event_message from auth_logs union select 1",
    "select (select 1) from auth_logs",
    "select x.y from auth_logs",
    "select event_message from auth_logs where",
    "select 'x from auth_logs",
    `select ${"(".repeat(200)}1 from auth_logs`,
    "select timestamp('gestern') from auth_logs",
    "select event_message from auth_logs where regexp_contains(event_message, '(')",
    "select constructor from auth_logs where tostring(1) = 1",
    "select count(*), event_message from auth_logs",
    `select ${"a".repeat(20_000)} from auth_logs`,
  ]) {
    expect([query.slice(0, 60), await refusal(query)]).toEqual([
      query.slice(0, 60),
      expect.stringMatching(/^400 The log query cannot be run/),
    ]);
  }
  // Words in quotes stay text.
  expect(
    await ask(`select event_message as "x""; drop table y" from auth_logs where event_message = ''' or 1=1 --'`),
  ).toEqual([]);
});

it("answers nothing for sources that have nothing here to write them [LG3]", async () => {
  for (const source of ["supavisor_logs", "pgbouncer_logs", "pg_upgrade_logs", "pg_cron_logs"])
    expect([source, await ask(`select event_message from ${source}`)]).toEqual([source, []]);
});

it("takes ten thousand texts without anything but an answer or a refusal", async () => {
  const words =
    "select from where group by order limit count ( ) * , . ' \" ` [ ] = < > and or not in is null auth_logs metadata timestamp m 1 'a' interval cast as unnest join cross case when then end -- /* 0.5 :: ; $1 \\".split(
      " ",
    );
  const dice = diceOf(7);
  const { rows: before } = await database.pool.query("select count(*) from cloud_logs.pone");
  const wide = openProjectLogs({ database, clock, log: memoryLog(), limits: { queriesPerMinute: 1e9 } });
  for (let count = 0; count < 10_000; count += 1) {
    const some = Array.from({ length: 1 + dice.below(12) }, () => dice.of(words)).join(" ");
    const query = `${dice.chance(0.7) ? "select " : ""}${some}${dice.chance(0.5) ? " from auth_logs" : ""}`;
    await wide.query("pone", { query }).catch((error: { status?: number }) => {
      if (error.status !== 400) throw new Error(query, { cause: error });
    });
  }
  await wide[Symbol.asyncDispose]();
  expect((await database.pool.query("select count(*) from cloud_logs.pone")).rows).toEqual(before);
}, 60_000);

it("asks for patience when somebody asks too often [C8.09]", async () => {
  const strict = openProjectLogs({ database, clock, log: memoryLog(), limits: { queriesPerMinute: 2 } });
  await strict.query("pone", {});
  await strict.query("pone", {});
  await expect(strict.query("pone", {})).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  await strict.query("ptwo", {});
  // Queries of another person about the same project are counted apart. [LG4]
  await strict.query("pone", { by: "otto" });
  clock.advance(31_000);
  await strict.query("pone", {});
  await strict[Symbol.asyncDispose]();
});

it("answers one person's questions 60 times a minute in a project [LG4]", async () => {
  const usual = openProjectLogs({ database, clock, log: memoryLog() });
  for (let count = 0; count < 60; count += 1) await usual.query("pone", { by: "ada" });
  await expect(usual.query("pone", { by: "ada" })).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  await usual[Symbol.asyncDispose]();
});

it("deletes old and excess records and those of a removed project, and counts records that come too fast", async () => {
  const sink = logs.of("pthree");
  for (let count = 0; count < 5003; count += 1) {
    sink.write({ source: "function_logs", level: "info", message: `line ${count}`, at: clock.now() - (5003 - count) });
  }
  sink.write({ source: "function_logs", level: "info", message: "old", at: clock.now() - 8 * DAY });
  const count = async (): Promise<unknown> =>
    (await logs.query("pthree", { query: "select count(*) as n from logs", start: 0 }))[0]!["n"];
  expect(await count()).toBe(5001);
  expect(await logs.query("pthree", { query: "select event_message from edge_logs" })).toEqual([
    { event_message: "4 records were left out: too many came at once." },
  ]);
  await logs.sweep();
  expect(await count()).toBe(200);
  await logs.remove("pthree");
  expect(await logs.query("pthree", {})).toEqual([]);
});

it("keeps the order of records that are written in one millisecond", async () => {
  const sink = logs.of("pthree");
  const messages = Array.from({ length: 12 }, (_, index) => `line ${index}`);
  for (const message of messages) sink.write({ source: "function_logs", level: "info", message });
  clock.advance(1);
  const rows = await logs.query("pthree", { query: "select event_message from logs order by timestamp desc" });
  expect(rows.map(({ event_message: message }) => message)).toEqual(messages.toReversed());
});
