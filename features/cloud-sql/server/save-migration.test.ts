import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enableBackend } from "../../cloud/testing.ts";
import { fileAtHead } from "../../edits/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { cloudSqlContract } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

const sql = (query: string) => app.services.cloud.query(id, { query, readOnly: false });
const save = (name: string, text: string, is_confirmed = false) =>
  maya.call(cloudSqlContract.saveMigration, { params: { id }, body: { name, sql: text, is_confirmed } });
const SHELVES =
  "create table public.shelves (id int primary key, label text);\nalter table public.shelves enable row level security;";

it("runs the text as a migration whose file is a version of the project", async () => {
  const { path, version } = await save(" Make shelves! ", SHELVES);
  expect(path).toMatch(/^supabase\/migrations\/\d{14}_make_shelves\.sql$/);
  expect(version).toEqual(expect.any(Number));
  expect(await fileAtHead(app.services, id, path)).toBe(`${SHELVES}\n`);
  expect(await sql("select name from supabase_migrations.schema_migrations order by version desc limit 1")).toEqual([
    { name: "make_shelves" },
  ]);
});

it("asks before it takes something away, and does nothing until then", async () => {
  await sql("insert into public.shelves values (1, 'top')");
  const drop = "alter table public.shelves drop column label";
  await expect(save("drop label", drop)).rejects.toMatchObject({
    code: "confirmation_needed",
    details: { loss: expect.stringContaining("A restore point is made first, so it can be undone.") },
  });
  expect(await sql("select label from public.shelves")).toEqual([{ label: "top" }]);
  expect((await save("drop label", drop, true)).version).toEqual(expect.any(Number));
  await expect(sql("select label from public.shelves")).rejects.toMatchObject({ code: "sql_failed" });
});

it("keeps passwords out of the project's files, and changes nothing then", async () => {
  await expect(save("a role", "create role clerk password 'hunter2hunter2'")).rejects.toMatchObject({
    code: "invalid_request",
    userMessage: expect.stringContaining("password or a key"),
  });
  expect((await app.services.cloud.migrations(id)).map(({ name }) => name)).not.toContain("a_role");
});

it("leaves no file of a text that the database refuses, or that leaves a table open to everybody", async () => {
  await expect(save("wrong", "create tabel x ()")).rejects.toMatchObject({ code: "sql_failed" });
  await expect(save("open", "create table public.open (id int primary key)")).rejects.toMatchObject({
    code: "row_security_missing",
  });
  expect(await sql("select to_regclass('public.open')::text as it")).toEqual([{ it: null }]);
});
