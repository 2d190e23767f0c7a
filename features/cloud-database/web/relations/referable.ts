/** Which columns a column may refer to: those that name one row each, of a type that can be compared. */
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import type { TableIndex, TableReference } from "../../contract/schema-details.ts";

export interface Target {
  schema: "public" | "auth";
  table: string;
  column: string;
}

/** `auth.users.id`, or `orders.id` in the schema public. */
export const targetInWords = ({ schema, table, column }: Target): string =>
  `${schema === "public" ? "" : `${schema}.`}${table}.${column}`;

const INTEGERS = new Set(["smallint", "integer", "bigint"]);
const TEXTS = new Set(["text", "character varying"]);

/** Types of one family have a common equality, which a reference needs. Bounds in brackets do not matter. */
function familyOf(type: string): string {
  const plain = type.replace(/\(.*\)/, "").trim();
  if (INTEGERS.has(plain)) return "integer";
  return TEXTS.has(plain) ? "text" : plain;
}

export function targetsOf(
  column: CloudColumn,
  { tables, indexes }: { tables: readonly CloudTable[]; indexes: readonly TableIndex[] },
): Target[] {
  const family = familyOf(column.data_type);
  const found = new Map<string, Target>();
  for (const { table, columns, is_key: isKey } of indexes) {
    const name = columns[0]!;
    const target = isKey
      ? tables.find((one) => one.name === table)?.columns.find((one) => one.name === name)
      : undefined;
    if (target !== undefined && familyOf(target.data_type) === family)
      found.set(JSON.stringify([table, name]), { schema: "public", table, column: name });
  }
  const people: Target[] = family === "uuid" ? [{ schema: "auth", table: "users", column: "id" }] : [];
  return [...found.values(), ...people];
}

/** "product_id, size to products.id, size" */
export function referenceInWords({
  columns,
  to_schema: schema,
  to_table: table,
  to_columns: to,
}: TableReference): string {
  return `${columns.join(", ")} → ${schema === "public" ? "" : `${schema}.`}${table}.${to.join(", ")}`;
}

const DELETED: Readonly<Record<string, string>> = {
  cascade: "its rows are deleted, too",
  "set null": "its values become null",
  "set default": "its values become their default",
};

/** Tells what happens to the rows of a reference when the row they refer to is deleted. */
export const onDeleteInWords = (action: string): string =>
  `on delete ${DELETED[action] ?? "refused while rows refer to it"}`;
