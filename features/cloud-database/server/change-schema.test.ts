import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enableBackend, TODOS } from "../../cloud/testing.ts";
import { fileAtHead } from "../../edits/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { cloudDatabaseContract } from "../contract/index.ts";
import { COLUMN_TYPES, schemaSql, type SchemaChange } from "../contract/schema-change.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await app.services.cloud.migrate(id, { name: "create todos", sql: TODOS.replace("not null default auth.uid()", "") });
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

const sql = (query: string) => app.services.cloud.query(id, { query, readOnly: false });
const change = (wanted: SchemaChange) =>
  maya.call(cloudDatabaseContract.changeSchema, { params: { id }, body: { change: wanted } });
const columns = async (table = "todos") => {
  const tables = await app.services.cloud.schema(id);
  return tables.find(({ name }) => name === table)?.columns.map(({ name, data_type }) => `${name} ${data_type}`);
};

it("runs the text of the builder as a migration that is a file and a version [C2.18] [C5.12] [DB8]", async () => {
  const wanted: SchemaChange = {
    kind: "add_column",
    table: "todos",
    column: { name: "due", type: "date", is_nullable: true, default_value: null },
  };
  const answer = await change(Object.freeze(wanted));
  expect(answer.sql).toBe(schemaSql(wanted));
  expect(answer.version).toEqual(expect.any(Number));
  expect(await fileAtHead(app.services, id, answer.path)).toBe(`${answer.sql}\n`);
  expect(answer.path).toMatch(/^supabase\/migrations\/\d{14}_add_due_to_todos\.sql$/);
  expect(await columns()).toContain("due date");
});

it("adds a column of every type, with a name and default that nobody expects [C5.13] [DB5]", async () => {
  const made: string[] = [];
  for (const [index, type] of COLUMN_TYPES.entries()) {
    const name = `odd "${type}" ' ü ${index}`;
    await change({
      kind: "add_column",
      table: "todos",
      column: { name, type, is_nullable: true, default_value: null },
    });
    made.push(name);
  }
  const names = (await app.services.cloud.schema(id)).find(({ name }) => name === "todos")!.columns;
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(made));
  await change({
    kind: "add_column",
    table: "todos",
    column: { name: "mark", type: "text", is_nullable: false, default_value: String.raw`it's \ "so"` },
  });
  await sql("insert into todos (title) values ('one')");
  expect(await sql("select mark from todos")).toEqual([{ mark: String.raw`it's \ "so"` }]);
}, 60_000);

it("passes on why the database refuses, and changes nothing [C8.05]", async () => {
  const twice = change({
    kind: "add_column",
    table: "todos",
    column: { name: "title", type: "text", is_nullable: true, default_value: null },
  });
  await expect(twice).rejects.toMatchObject({
    code: "sql_failed",
    userMessage: 'column "title" of relation "todos" already exists',
  });
  const required = change({
    kind: "add_column",
    table: "todos",
    column: { name: "must", type: "integer", is_nullable: false, default_value: null },
  });
  await expect(required).rejects.toMatchObject({ code: "sql_failed" });
});

describe("a new table", () => {
  const notes = (table: string, access: "own" | "read" | "none") =>
    change({
      kind: "create_table",
      table,
      access,
      columns: [{ name: "body", type: "text", is_nullable: false, default_value: null }],
    });

  it("passes the gate of row-level security, however it may be used", async () => {
    for (const access of ["own", "read", "none"] as const) await notes(`notes_${access}`, access);
    await sql("insert into notes_read (body) values ('seen')");
    await sql("insert into notes_none (body) values ('unseen')");
    const proven = await app.services.cloud.proveAccess(id);
    const anonReads = (name: string) => proven.find(({ table }) => table === name)!.access.anon.select;
    expect([anonReads("notes_read"), anonReads("notes_none")]).toEqual([1, 0]);
    const tables = (await app.services.cloud.schema(id)).filter(({ name }) => name.startsWith("notes_"));
    expect(tables.map(({ name, rls_enabled, policies }) => [name, rls_enabled, policies.length])).toEqual([
      ["notes_none", true, 0],
      ["notes_own", true, 1],
      ["notes_read", true, 1],
    ]);
  });

  it("is changed column by column, renamed and dropped", async () => {
    await notes("papers", "none");
    const at = { table: "papers", column: "body" };
    await change({ kind: "set_default", ...at, default_value: "empty" });
    await change({ kind: "set_nullable", ...at, is_nullable: true });
    await change({ kind: "rename_column", ...at, name: "text" });
    await change({ kind: "add_index", table: "papers", columns: ["text"], is_unique: true });
    await change({
      kind: "add_column",
      table: "papers",
      column: { name: "note", type: "uuid", is_nullable: true, default_value: null },
    });
    await change({
      kind: "add_reference",
      table: "papers",
      column: "note",
      ...{ schema: "public", references: "notes_none", referenced_column: "id" },
      on_delete: "no action",
    });
    const [papers] = (await app.services.cloud.schema(id)).filter(({ name }) => name === "papers");
    expect(papers!.columns.find(({ name }) => name === "text")).toMatchObject({
      is_nullable: true,
      default_value: "'empty'::text",
    });
    expect(papers!.foreign_keys).toEqual([{ column: "note", references: "public.notes_none.id" }]);
    await sql("insert into papers (text) values ('a')");
    await expect(sql("insert into papers (text) values ('a')")).rejects.toMatchObject({ code: "sql_failed" });
    await change({ kind: "drop_column", table: "papers", column: "note" });
    await change({ kind: "rename_table", table: "papers", name: "sheets" });
    expect(await columns("sheets")).not.toContain("note uuid");
    await change({ kind: "drop_table", table: "sheets" });
    expect(await columns("sheets")).toBeUndefined();
    const points = await app.services.cloud.points.list(id);
    expect(points.some(({ name }) => name === "drop_sheets")).toBe(true);
  }, 60_000);
});

it("is for people who may edit", async () => {
  const stranger = await app.signUp("Sam");
  const refused = stranger.call(cloudDatabaseContract.changeSchema, {
    params: { id },
    body: { change: { kind: "drop_table", table: "todos" } },
  });
  await expect(refused).rejects.toMatchObject({ status: 404 });
});
