import { expect, it } from "vitest";
import type { TableIndex } from "../../contract/schema-details.ts";
import { aColumn as column, aTable } from "../testing-tables.ts";
import { targetInWords, targetsOf } from "./referable.ts";

const table = (name: string, columns: ReturnType<typeof column>[]) => aTable(name, { columns });
const index = (of: string, columns: string[], change: Partial<TableIndex> = {}): TableIndex => ({
  ...{
    table: of,
    name: `${of}_${columns.join("_")}`,
    columns,
    is_unique: true,
    is_primary: false,
    is_constraint: false,
  },
  ...{ is_key: true, definition: "", bytes: 0, ...change },
});

const tables = [
  table("products", [column("id", "bigint"), column("code", "character varying(20)"), column("note", "text")]),
  table("people", [column("id", "uuid")]),
];
const indexes = [
  index("products", ["id"]),
  index("products", ["id"]),
  index("products", ["code"]),
  index("products", ["note"], { is_unique: false, is_key: false }),
  index("products", ["lower(note)"], { is_key: false }),
  index("people", ["id"]),
  index("gone", ["id"]),
];

it.each([
  ["integer", ["products.id"]],
  ["text", ["products.code"]],
  ["uuid", ["people.id", "auth.users.id"]],
  ["boolean", []],
])("offers a column of the type %s only keys that it can refer to", (type, wanted) => {
  expect(targetsOf(column("a", type), { tables, indexes }).map(targetInWords)).toEqual(wanted);
});
