import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toldOf } from "../../../audit/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { rowsStatement } from "../../../cloud-database/contract/table-sql.ts";
import { recordQuery, tableRead } from "./record-query.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

it.each([
  ['select * from "public"."orders" limit 10', "orders"],
  ["select count(*) FROM orders", "orders"],
  ['select 1 from "a""b"', 'a"b'],
  ["select * from shop.orders", "shop.orders"],
  [`select "copied from note", 'from text' from orders`, "orders"],
  ["select 1", null],
])("finds the table that %s reads", (query, table) => {
  expect(tableRead(query)?.table ?? null).toBe(table);
});

it("answers hostile texts without delay", () => {
  for (const part of ['"', '"a', "'\"", "from ", 'from "', "from a."])
    expect(() => tableRead(part.repeat(100_000))).not.toThrow();
});

it("finds the table of the grid's own statement", () => {
  const columns = [{ name: "id" }];
  const grid = { table: "Übung 1", columns, keys: ["id"], filters: [], sort: null, limit: 10, offset: 0 };
  expect(tableRead(rowsStatement(grid).query)?.table).toBe("Übung 1");
});

it("tells who read a table or changed rows, without the text, and nothing of questions about the schema", async () => {
  const maya = await app.signUp("Maya");
  const { id: projectId } = await newProject(maya.call);
  const { id: userId } = await maya.call(accountsContract.user, {});
  const actor = { userId, email: maya.email, displayName: maya.name };
  const ran = (query: string, readOnly: boolean) => recordQuery(app.services, { projectId, actor, query, readOnly });
  await ran("select * from orders where note = 'private words'", true);
  await ran("select * from orders offset 50", true);
  await ran("select relname from pg_catalog.pg_class", true);
  await ran("update orders set note = 'private words'", false);
  expect(await toldOf(app.services, projectId)).toEqual([
    "Maya created Bakery",
    "Maya read the table orders of Bakery",
    "Maya ran SQL that may change rows in Bakery",
  ]);
});
