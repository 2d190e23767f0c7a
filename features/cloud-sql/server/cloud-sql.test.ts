import { randomUUID } from "node:crypto";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enableBackend } from "../../cloud/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { cloudSqlContract } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

const sql = (query: string) => app.services.cloud.query(id, { query, readOnly: false });
const ids = async (): Promise<unknown[]> =>
  (await sql("select id from public.kept order by id")).map((row) => row["id"]);

interface Options {
  allow_changes?: boolean;
  is_confirmed?: boolean;
  time_limit?: number;
  run_id?: string;
}
const run = (text: string, options: Options = {}, person = maya) =>
  person.call(cloudSqlContract.run, { params: { id }, body: { run_id: randomUUID(), sql: text, ...options } });
const cancel = (runId: string, person = maya) =>
  person.call(cloudSqlContract.cancel, { params: { id, runId }, body: {} });
const asleep = async (): Promise<unknown> =>
  (
    await sql("select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'pg_sleep'")
  )[0]?.["n"];

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await sql("create table public.kept (id int primary key)");
}, 60_000);
beforeEach(async () => {
  await sql("delete from public.kept");
  await sql("insert into public.kept values (1), (2)");
});
afterAll(() => app?.[Symbol.asyncDispose]());

it("reads by default, and changes only when that is allowed", async () => {
  expect(await run("select id, 'x' as note from kept order by id")).toMatchObject({
    statements: [{ command: "SELECT 2", count: 2 }],
    answer: {
      columns: [
        { name: "id", type: "integer" },
        { name: "note", type: "text" },
      ],
      rows: [
        ["1", "x"],
        ["2", "x"],
      ],
    },
  });
  await expect(run("insert into kept values (3)")).rejects.toMatchObject({
    code: "sql_failed",
    details: { sqlstate: "25006", line: 1 },
  });
  expect(await run("insert into kept values (3)", { allow_changes: true })).toMatchObject({
    statements: [{ command: "INSERT 0 1", count: 1 }],
    answer: null,
  });
  expect(await ids()).toEqual([1, 2, 3]);
});

describe("what takes something away", () => {
  it.each([
    ["delete from kept", "Deletes all rows of `kept`: 2 rows."],
    ["delete from kept where id = 1", "Deletes rows of `kept`, which has 2 rows. Its condition matches 1 row now."],
    [
      "select 1;\ndelete from kept where id = 1;\nupdate kept as k set id = (select 9) where k.id > 1 returning id",
      "Deletes rows of `kept`, which has 2 rows. Its condition may match every row of `kept`. The condition in line 2 matches 1 row now. The condition in line 3 matches 1 row now.",
    ],
    [
      "delete from kept where (select count(*) from kept) > id + 100",
      "Deletes rows of `kept`, which has 2 rows. Its condition matches no row now.",
    ],
    ["delete from kept using kept as other where kept.id = other.id + 1", "Deletes rows of `kept`, which has 2 rows."],
    ["update kept set id = id + 10", "Changes every row of `kept`: 2 rows."],
    ["truncate kept", "Deletes all rows of `kept`: 2 rows."],
    ["drop table kept", "Deletes the table `kept` and its 2 rows."],
    ["alter table kept drop column id", "Deletes the column `id` of `kept` and its 2 values."],
    ["insert into kept values (3); delete from kept", "Deletes all rows of `kept`: 2 rows."],
  ])("asks first, with figures, and does nothing until then: %s", async (text, told) => {
    const loss = `${told} It cannot be undone. A restore point made before it can bring everything back.`;
    await expect(run(text, { allow_changes: true })).rejects.toMatchObject({
      code: "confirmation_needed",
      details: { loss },
    });
    expect(await ids()).toEqual([1, 2]);
  });

  it("runs once it is confirmed", async () => {
    const answer = await run("delete from kept where id = 1 returning id", { allow_changes: true, is_confirmed: true });
    expect(answer).toMatchObject({ statements: [{ command: "DELETE 1", count: 1 }], answer: { rows: [["1"]] } });
    expect(await ids()).toEqual([2]);
  });

  it("is not asked about while only reading is allowed, or where it is no SQL", async () => {
    for (const [text, options] of [
      ["delete from kept", {}],
      ["delete form kept", { allow_changes: true }],
    ] as const)
      await expect(run(text, options)).rejects.toMatchObject({ code: "sql_failed" });
  });
});

describe("a run", () => {
  it("is cancelled by the person who began it, and by nobody else", async () => {
    const runId = randomUUID();
    const refused = expect(run("select pg_sleep(60)", { run_id: runId, time_limit: 60 })).rejects.toMatchObject({
      code: "statement_cancelled",
    });
    await expect.poll(asleep).toBe(1);
    const otto = await app.signUp("Otto");
    await expect(cancel(runId, otto)).rejects.toMatchObject({ status: 404 });
    expect(await cancel(randomUUID())).toEqual({ was_running: false });
    expect(await cancel(runId)).toEqual({ was_running: true });
    await refused;
    await expect.poll(asleep).toBe(0);
    expect(await cancel(runId)).toEqual({ was_running: false });
  });

  it("leaves connections to others: two of a project run at once", async () => {
    const runs = [randomUUID(), randomUUID()];
    const ended = runs.map((run_id) =>
      run("select pg_sleep(60)", { run_id, time_limit: 60 }).catch(({ code }: { code: string }) => code),
    );
    await expect.poll(asleep).toBe(2);
    await expect(run("select 1")).rejects.toMatchObject({ status: 429, code: "too_many_runs" });
    await expect(run("select 1", { run_id: runs[0]! })).rejects.toMatchObject({ status: 409, code: "run_exists" });
    for (const one of runs) await cancel(one);
    expect(await Promise.all(ended)).toEqual(["statement_cancelled", "statement_cancelled"]);
  });

  it.each([4, 61, 5.5])("takes no time limit of %d seconds", async (time_limit) => {
    await expect(run("select 1", { time_limit })).rejects.toMatchObject({ status: 400 });
  });
});

it("is closed to people outside of the project", async () => {
  const otto = await app.signUp("Otto");
  await expect(run("select 1", {}, otto)).rejects.toMatchObject({ status: 404 });
});
