import { expect, it } from "vitest";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import type { TableReference } from "../../contract/schema-details.ts";
import { aColumn, aTable } from "../testing-tables.ts";
import { BOX, nextBox, schemaGraph } from "./schema-graph.ts";

const table = (name: string, columns: string[]): CloudTable =>
  aTable(name, { columns: columns.map((column) => aColumn(column)), primary_keys: [{ name: columns[0]! }] });
/** "shops", or "auth.users" outside the schema public. */
const reference = (from: string, column: string, target: string): TableReference => ({
  ...{ constraint: `${from}_${column}_fkey`, table: from, columns: [column] },
  ...{ to_schema: target.includes(".") ? "auth" : "public", to_table: target.split(".").at(-1)! },
  ...{ to_columns: ["id"], on_delete: "no action" },
});

const SHOP = [
  table("orders", ["id", "customer", "user_id"]),
  table("customers", ["id"]),
  table("lines", ["id", "order_id"]),
];
const LINKS = [
  reference("orders", "customer", "customers"),
  reference("lines", "order_id", "orders"),
  reference("orders", "user_id", "auth.users"),
];

it("draws a line from the row of each column to the row that it refers to", () => {
  const { boxes, lines } = schemaGraph(SHOP, LINKS);
  const box = (label: string) => boxes.find((one) => one.label === label)!;
  const row = (label: string, at: number): number => box(label).y + BOX.head + (at + 0.5) * BOX.row;
  const [orders, customers] = [box("orders"), box("customers")];
  expect(lines).toHaveLength(3);
  expect(lines[0]!.path.startsWith(`M${orders.x} ${row("orders", 1)} `)).toBe(true);
  expect(lines[0]!.path.endsWith(` ${customers.x + customers.width} ${row("customers", 0)}`)).toBe(true);
});

it("draws tables of other schemas that are referred to, which open nothing", () => {
  const { boxes } = schemaGraph(SHOP, LINKS);
  expect(boxes.filter((one) => one.table === null).map(({ label }) => label)).toEqual(["auth.users"]);
});

it("cuts the columns of a wide table, and leads lines of the others to its last row", () => {
  const wide = table(
    "wide",
    Array.from({ length: 40 }, (_, at) => `c${at}`),
  );
  const { boxes, lines } = schemaGraph([...SHOP, wide], [reference("wide", "c39", "customers")]);
  const box = boxes.find(({ label }) => label === "wide")!;
  expect([box.columns.length, box.more]).toEqual([BOX.maxColumns - 1, 40 - BOX.maxColumns + 1]);
  expect(box.height).toBe(BOX.head + BOX.maxColumns * BOX.row + BOX.foot);
  expect(Number(lines[0]!.path.split(" ")[1])).toBe(box.y + BOX.head + (BOX.maxColumns - 0.5) * BOX.row);
});

it("leaves out a reference of a table that was made after the tables were read", () => {
  expect(schemaGraph(SHOP, [reference("newer", "x", "orders")]).lines).toEqual([]);
});

it("goes by arrow keys to the nearest table in that direction", () => {
  const { boxes } = schemaGraph(SHOP, LINKS);
  const box = (label: string) => boxes.find((one) => one.label === label)!;
  expect(nextBox(boxes, box("lines"), "ArrowLeft")?.label).toBe("orders");
  expect(nextBox(boxes, box("orders"), "ArrowRight")?.label).toBe("lines");
  expect(nextBox(boxes, box("lines"), "ArrowRight")).toBeNull();
  expect(nextBox(boxes, box("orders"), "toString")).toBeNull();
});
