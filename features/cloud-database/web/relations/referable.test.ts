import { expect, it } from "vitest";
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import type { TableIndex } from "../../contract/schema-details.ts";
import { targetInWords, targetsOf } from "./referable.ts";

const column = (name: string, data_type: string): CloudColumn => ({
  ...{ name, data_type, is_nullable: true, default_value: null, is_generated: false, is_updatable: true, enums: [] },
});
const table = (name: string, columns: CloudColumn[]): CloudTable => ({
  ...{
    id: 1,
    name,
    columns,
    primary_keys: [],
    foreign_keys: [],
    rls_enabled: true,
    policies: [],
    live_rows_estimate: 0,
  },
});
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
