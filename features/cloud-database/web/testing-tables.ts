/** Columns and tables as the server describes them, for tests. */
import type { CloudColumn, CloudTable } from "../../cloud/contract/index.ts";

export const aColumn = (name: string, data_type = "uuid", change: Partial<CloudColumn> = {}): CloudColumn => ({
  name,
  data_type,
  is_nullable: true,
  default_value: null,
  ordinal_position: 1,
  is_generated: false,
  is_updatable: true,
  enums: [],
  ...change,
});

let count = 0;
/** Bare: no columns, keys, references or policies, and row-level security on. */
export const aTable = (name: string, change: Partial<CloudTable> = {}): CloudTable => ({
  id: (count += 1),
  schema: "public",
  name,
  columns: [],
  primary_keys: [],
  foreign_keys: [],
  rls_enabled: true,
  policies: [],
  live_rows_estimate: 0,
  ...change,
});
