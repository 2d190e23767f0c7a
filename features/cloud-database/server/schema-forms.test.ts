/** Policies, indexes, references and enums by form, from the typed change to the database and the lists that screens read. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enableBackend, TODOS } from "../../cloud/testing.ts";
import { fileAtHead } from "../../edits/testing.ts";
import { newProject } from "../../projects/testing.ts";
import type { Policy } from "../contract/changes/policy-change.ts";
import { cloudDatabaseContract } from "../contract/index.ts";
import type { SchemaChange } from "../contract/schema-change.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await app.services.cloud.migrate(id, { name: "create todos", sql: TODOS });
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

const sql = (query: string) => app.services.cloud.query(id, { query, readOnly: false });
const change = (wanted: SchemaChange) =>
  maya.call(cloudDatabaseContract.changeSchema, { params: { id }, body: { change: wanted } });
const details = () => maya.call(cloudDatabaseContract.schemaDetails, { params: { id } });
const table = async (name: string) => (await app.services.cloud.schema(id)).find((one) => one.name === name)!;

it("makes, changes and drops a policy, each by a migration that is a version [C2.17]", async () => {
  const policy: Policy = {
    ...{ name: `it's "mine"`, command: "UPDATE", roles: ["authenticated"], is_restrictive: true },
    ...{ using: "title <> 'a;b'", check: "length(title) < 100" },
  };
  const made = await change({ kind: "create_policy", table: "todos", policy });
  expect(await fileAtHead(app.services, id, made.path)).toBe(`${made.sql}\n`);
  const mine = async (name: string) => (await table("todos")).policies.find((one) => one.policyname === name);
  expect(await mine(policy.name)).toMatchObject({
    ...{ cmd: "UPDATE", roles: ["authenticated"], is_restrictive: true },
    ...{ qual: "(title <> 'a;b'::text)", with_check: "(length(title) < 100)" },
  });
  await change({
    ...{ kind: "change_policy", table: "todos", name: policy.name },
    policy: { ...policy, name: "reads", command: "SELECT", is_restrictive: false, using: "true", check: null },
  });
  expect(await mine(policy.name)).toBeUndefined();
  expect(await mine("reads")).toMatchObject({ cmd: "SELECT", is_restrictive: false, qual: "true", with_check: null });
  const missing = change({ kind: "change_policy", table: "todos", name: "nobody's", policy });
  await expect(missing).rejects.toMatchObject({ code: "sql_failed" });
  const wrong = change({ kind: "create_policy", table: "todos", policy: { ...policy, using: "no_such_column" } });
  await expect(wrong).rejects.toMatchObject({
    code: "sql_failed",
    userMessage: 'column "no_such_column" does not exist',
  });
  await change({ kind: "drop_policy", table: "todos", name: "reads" });
  expect(await mine("reads")).toBeUndefined();
}, 60_000);

it.each(["true) with check (true", "true; drop table todos", "true -- "])(
  "refuses the condition %j before it reaches the database",
  async (using) => {
    const policy: Policy = {
      ...{ name: "out", command: "SELECT", roles: ["public"], is_restrictive: false },
      ...{ using, check: null },
    };
    const refused = change({ kind: "create_policy", table: "todos", policy });
    await expect(refused).rejects.toMatchObject({ status: 400, code: "invalid_request" });
  },
);

it("guards every open table at once, because no other change passes meanwhile", async () => {
  await sql(
    "do $m$ begin create table open_one (id int); create table open_two (id int); alter table open_one disable row level security; alter table open_two disable row level security; end $m$",
  );
  await expect(change({ kind: "guard_tables", tables: ["open_one"] })).rejects.toMatchObject({
    code: "row_security_missing",
  });
  await change({ kind: "guard_tables", tables: ["open_one", "open_two"] });
  expect([(await table("open_one")).rls_enabled, (await table("open_two")).rls_enabled]).toEqual([true, true]);
}, 60_000);

it("lists indexes and references, adds and drops them, and says which columns may be referred to", async () => {
  const text = { type: "text", is_nullable: true, default_value: null } as const;
  const columns = [
    { ...text, name: "code" },
    { ...text, name: "title" },
  ];
  await change({ kind: "create_table", table: "products", access: "none", columns });
  await change({
    ...{ kind: "create_table", table: "lines", access: "none" },
    columns: [{ ...text, name: "product", type: "uuid" }],
  });
  await change({ kind: "add_index", table: "products", columns: ["title", "code"], is_unique: false });
  await change({ kind: "add_index", table: "products", columns: ["code"], is_unique: true });
  await sql("create unique index products_lower on products (lower(title)) where code is not null");
  await change({
    ...{ kind: "add_reference", table: "lines", column: "product", schema: "public", references: "products" },
    ...{ referenced_column: "id", on_delete: "cascade" },
  });
  const { indexes, references, is_cut } = await details();
  const of = indexes.filter((one) => one.table === "products");
  expect(of.map(({ columns: over, is_unique, is_primary, is_key }) => [over, is_unique, is_primary, is_key])).toEqual([
    [["id"], true, true, true],
    [["code"], true, false, true],
    [["lower(title)"], true, false, false],
    [["title", "code"], false, false, false],
  ]);
  expect(is_cut).toBe(false);
  const reference = references.find((one) => one.table === "lines")!;
  expect(reference).toEqual({
    ...{ constraint: "lines_product_fkey", table: "lines", columns: ["product"], on_delete: "cascade" },
    ...{ to_schema: "public", to_table: "products", to_columns: ["id"] },
  });
  await change({ kind: "drop_reference", table: "lines", constraint: reference.constraint });
  for (const { name, is_primary, is_constraint } of of)
    if (!is_primary) await change({ kind: "drop_index", table: "products", index: name, is_constraint });
  const after = await details();
  expect(after.references.some((one) => one.table === "lines")).toBe(false);
  expect(after.indexes.filter((one) => one.table === "products").map(({ columns: over }) => over)).toEqual([["id"]]);
}, 120_000);

it("makes an enum, adds and renames a value, uses it in a column, and drops it once nothing uses it", async () => {
  await change({ kind: "create_enum", enum_name: 'mood "x"', values: ["sad", "it's"] });
  await change({ kind: "add_enum_value", enum_name: 'mood "x"', value: "ok", before: "it's" });
  await change({ kind: "rename_enum_value", enum_name: 'mood "x"', value: "sad", name: "blue" });
  const mood = async () => (await details()).enums.find(({ name }) => name === 'mood "x"');
  expect(await mood()).toEqual({
    ...{ name: 'mood "x"', values: ["blue", "ok", "it's"], used_by: [], is_used: false },
  });
  await change({
    ...{ kind: "add_column", table: "todos" },
    column: { name: "mood", type: { enum_name: 'mood "x"' }, is_nullable: false, default_value: "it's" },
  });
  expect(await mood()).toMatchObject({ used_by: [{ table: "todos", column: "mood" }], is_used: true });
  await expect(change({ kind: "drop_enum", enum_name: 'mood "x"' })).rejects.toMatchObject({ code: "sql_failed" });
  await change({ kind: "drop_column", table: "todos", column: "mood" });
  await change({ kind: "drop_enum", enum_name: 'mood "x"' });
  expect(await mood()).toBeUndefined();
}, 60_000);

it("shows its lists to people who may edit", async () => {
  const stranger = await app.signUp("Sam");
  const refused = stranger.call(cloudDatabaseContract.schemaDetails, { params: { id } });
  await expect(refused).rejects.toMatchObject({ status: 404 });
});
