import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toldOf } from "../../../audit/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { putBackFactsStatement, rowsStatement } from "../../../cloud-database/contract/table-sql.ts";
import { asksSchemaAlone, recordQuery, tableRead } from "./record-query.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

async function reader() {
  const maya = await app.signUp("Maya");
  const { id: projectId } = await newProject(maya.call);
  const { id: userId } = await maya.call(accountsContract.user, {});
  const actor = { userId, email: maya.email, displayName: maya.name, ssoWorkspaceId: null };
  const ran = (query: string, readOnly: boolean) => recordQuery(app.services, { projectId, actor, query, readOnly });
  return { projectId, ran };
}

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

it.each([
  "select * from pg_class, orders",
  "select * from pg_class c join pg_attribute a on true, orders",
  "select * from pg_class cross join orders",
  "select * from pg_class where exists (select from/**/orders)",
  "select * from pg_class where exists (table orders)",
  "select * from pg_class union select * from (orders join guests on true)",
  "with x as (select * from orders) select * from pg_class",
  "select query_to_xml('select * from orders', true, true, '') from pg_class",
  "select $$'$$ from pg_class, orders where '' = $$'$$",
  `select E'\\'' from pg_class, orders where '' <> ''`,
  "select 1 as \"'\" from pg_class, orders where 1 = 1 or '\"' = ''",
])("tells of a read that hides behind the schema: %s", async (query) => {
  const { projectId, ran } = await reader();
  await ran(query, true);
  expect(await toldOf(app.services, projectId)).toHaveLength(2);
});

it("tells nothing of the screens' own questions about the schema", async () => {
  const { projectId, ran } = await reader();
  await ran(putBackFactsStatement("orders").query, true);
  await ran('select c.relname, (select count(*) from pg_index i) from "pg_catalog"."pg_class" c order by 1, 2', true);
  await ran(
    "select table_name from information_schema.tables join pg_class on relname = table_name where 'a' <> 'b'",
    true,
  );
  expect(await toldOf(app.services, projectId)).toEqual(["Maya created Bakery"]);
});

it("answers hostile texts without delay", () => {
  for (const part of ['"', '"a', "'\"", "from ", 'from "', "from a.", "(", "(from pg_a ", "from pg_a ,"])
    for (const times of [100_000, 2_000]) {
      expect(() => tableRead(part.repeat(times))).not.toThrow();
      expect(() => asksSchemaAlone(part.repeat(times))).not.toThrow();
    }
});

it("finds the table of the grid's own statement", () => {
  const columns = [{ name: "id" }];
  const grid = { table: "Übung 1", columns, keys: ["id"], filters: [], sort: null, limit: 10, offset: 0 };
  expect(tableRead(rowsStatement(grid).query)?.table).toBe("Übung 1");
});

it("tells who read a table or changed rows, without the text, and nothing of questions about the schema", async () => {
  const { projectId, ran } = await reader();
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

it.each([true, false])(
  "refuses somebody whose right has ended by now, and tells nothing (reads: %s)",
  async (readOnly) => {
    const { projectId } = await reader();
    const jo = await app.signUp("Jo");
    const { id: userId } = await jo.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "read" });
    const actor = { userId, email: jo.email, displayName: jo.name, ssoWorkspaceId: null };
    for (const query of ["select * from orders", "select relname from pg_catalog.pg_class"])
      await expect(recordQuery(app.services, { projectId, actor, query, readOnly })).rejects.toMatchObject({
        status: 403,
      });
    expect(await toldOf(app.services, projectId)).toEqual(["Maya created Bakery"]);
  },
);
