import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enableBackend, TODOS } from "../../cloud/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { restorePointsContract } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await app.services.cloud.migrate(id, { name: "create todos", sql: TODOS.replace("not null default auth.uid()", "") });
  await sql("insert into todos (title) values ('buy milk'), ('call Jo')");
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

const sql = (query: string) => app.services.cloud.query(id, { query, readOnly: false });
const titles = async () => (await sql("select title from todos order by id")).map(({ title }) => title);
const list = async () => (await maya.call(restorePointsContract.list, { params: { id } })).points;
const take = (name: string) => maya.call(restorePointsContract.take, { params: { id }, body: { name } });
const at = (pointId: string) => ({ params: { id, pointId } });
const compare = (pointId: string) => maya.call(restorePointsContract.compare, at(pointId));
const restore = (pointId: string) => maya.call(restorePointsContract.restore, { ...at(pointId), body: {} });
const migrations = async () => (await app.services.cloud.migrations(id)).map(({ name }) => name);

it("lists points with their reason and name, the newest first", async () => {
  await take("  Before the sale ");
  const points = await list();
  expect(points.map(({ name, reason }) => [reason, name])).toEqual([
    ["person", "Before the sale"],
    ["change", "create_todos"],
  ]);
  expect(points.every(({ bytes }) => bytes > 1_000_000)).toBe(true);
});

it("compares tables, columns, rows and people with now", async () => {
  const { id: pointId } = await take("compared");
  await app.services.cloud.migrate(id, {
    name: "add due",
    sql: `alter table todos add column due date; alter table todos drop column done; alter table todos alter column title type varchar(90);
      create table tags (id int); alter table tags enable row level security`,
  });
  await sql("delete from todos where title = 'call Jo'");
  await sql("insert into auth.users (id, email) values (gen_random_uuid(), 'jo@mail.example')");
  const compared = await compare(pointId);
  expect(compared).toMatchObject({ is_known: true, users_before: 0, users_now: 1, changes: ["add_due"] });
  expect(compared.tables).toEqual([
    {
      name: "tags",
      rows_before: null,
      rows_now: 0,
      columns_only_before: [],
      columns_only_now: [],
      columns_changed: [],
    },
    {
      name: "todos",
      rows_before: 2,
      rows_now: 1,
      columns_only_before: [{ name: "done", type: "boolean" }],
      columns_only_now: [{ name: "due", type: "date" }],
      columns_changed: [{ name: "title", before: "text", now: "character varying(90)" }],
    },
  ]);
  const [change] = await list();
  expect(change).toMatchObject({ reason: "change", name: "add_due" });
});

it("makes a point of the present before a restore, by which rows, tables and migrations come back", async () => {
  const point = (await list()).find(({ name }) => name === "compared")!;
  const restored = await restore(point.id);
  expect(restored).toMatchObject({
    undo: { reason: "restore", name: "compared" },
    tables: [{ name: "todos", rows: 2 }],
    users: 0,
    is_as_counted: true,
  });
  expect(await titles()).toEqual(["buy milk", "call Jo"]);
  expect(await migrations()).toEqual(["create_todos"]);
  expect(await restore(restored.undo.id)).toMatchObject({ users: 1, is_as_counted: true });
  expect(await titles()).toEqual(["buy milk"]);
  expect(await migrations()).toEqual(["create_todos", "add_due"]);
  // The records agree with the database, so the next change follows them.
  await app.services.cloud.migrate(id, { name: "drop tags", sql: "drop table tags" });
  expect(await migrations()).toEqual(["create_todos", "add_due", "drop_tags"]);
});

it("deletes a point, and knows none afterwards", async () => {
  const [point] = await list();
  await maya.call(restorePointsContract.remove, at(point!.id));
  expect((await list()).map((one) => one.id)).not.toContain(point!.id);
  for (const call of [compare, restore]) await expect(call(point!.id)).rejects.toMatchObject({ status: 404 });
  await expect(maya.call(restorePointsContract.remove, at("../../other"))).rejects.toMatchObject({ status: 404 });
});

it("refuses names that are empty, too long or hold control characters", async () => {
  for (const name of ["", "   ", "x".repeat(81), "a\u0000b"])
    await expect(take(name)).rejects.toMatchObject({ status: 400 });
});

it("is closed to people outside of the project", async () => {
  const otto = await app.signUp("Otto");
  const [point] = await list();
  await expect(otto.call(restorePointsContract.list, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(otto.call(restorePointsContract.restore, { ...at(point!.id), body: {} })).rejects.toMatchObject({
    status: 404,
  });
});

it("goes back to the oldest point although all places are taken", async () => {
  const oldest = (await list()).at(-1)!;
  for (let count = 0; count < 20; count += 1) {
    const points = await list();
    if (points.length === 20) break;
    await app.services.clusters.createRestorePoint(id, `filler ${count}`);
  }
  await restore(oldest.id);
  const ids = (await list()).map((one) => one.id);
  expect(ids).toHaveLength(20);
  expect(ids).toContain(oldest.id);
}, 60_000);
