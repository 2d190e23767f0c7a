/** Changes of tables by form, and the SQL that each of them runs. The server writes it anew, so the text is never sent. [DB8] */
import { z } from "zod";
import { enumChangeName, enumChanges, enumSql, type EnumChange } from "./changes/enum-change.ts";
import { inPublic, knownName, literal, newName } from "./changes/names.ts";
import { policyChangeName, policyChanges, policySql, type PolicyChange } from "./changes/policy-change.ts";
import { relationChangeName, relationChanges, relationSql, type RelationChange } from "./changes/relation-change.ts";
import { quoteName } from "./table-sql.ts";

/** [C5.13] */
export const COLUMN_TYPES = [
  "text",
  "varchar",
  "integer",
  "bigint",
  "numeric",
  "boolean",
  "timestamp",
  "timestamptz",
  "date",
  "time",
  "uuid",
  "json",
  "jsonb",
  "array",
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export const MAX_DEFAULT_CHARACTERS = 1000;
/** Bound of a new table; Postgres takes 1600. */
export const MAX_NEW_COLUMNS = 60;

const newColumnSchema = z.object({
  name: newName("Column"),
  /** One of the 14, or an enum of the schema public. */
  type: z.union([z.enum(COLUMN_TYPES), z.object({ enum_name: knownName })]),
  is_nullable: z.boolean().default(true),
  /** As it was typed; null for none. */
  default_value: z.string().max(MAX_DEFAULT_CHARACTERS).nullable().default(null),
});
export type NewColumn = z.output<typeof newColumnSchema>;

/** `own`: each person who signed in has rows of their own. `read`: everybody reads. `none`: only this project's owner. */
export const TABLE_ACCESS = ["own", "read", "none"] as const;
export type TableAccess = (typeof TABLE_ACCESS)[number];

const existing = { table: knownName };
const column = knownName;

export const schemaChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create_table"),
    table: newName("Table"),
    columns: z.array(newColumnSchema).max(MAX_NEW_COLUMNS),
    access: z.enum(TABLE_ACCESS),
  }),
  z.object({ kind: z.literal("rename_table"), ...existing, name: newName("Table") }),
  z.object({ kind: z.literal("drop_table"), ...existing }),
  z.object({ kind: z.literal("add_column"), ...existing, column: newColumnSchema }),
  z.object({ kind: z.literal("rename_column"), ...existing, column, name: newName("Column") }),
  z.object({ kind: z.literal("drop_column"), ...existing, column }),
  z.object({ kind: z.literal("set_nullable"), ...existing, column, is_nullable: z.boolean() }),
  z.object({
    kind: z.literal("set_default"),
    ...existing,
    column,
    default_value: z.string().max(MAX_DEFAULT_CHARACTERS).nullable(),
  }),
  ...relationChanges,
  ...policyChanges,
  ...enumChanges,
]);
export type SchemaChange = z.output<typeof schemaChangeSchema>;

/** [DB5] */
const TYPES: Readonly<Record<ColumnType, string>> = {
  text: "text",
  varchar: "varchar",
  integer: "integer",
  bigint: "bigint",
  numeric: "numeric",
  boolean: "boolean",
  timestamp: "timestamp",
  timestamptz: "timestamptz",
  date: "date",
  time: "time",
  uuid: "uuid",
  json: "json",
  jsonb: "jsonb",
  array: "text[]",
};

const EXPRESSION = /^(now\(\)|gen_random_uuid\(\)|[+-]?\d{1,40}(\.\d{1,40})?|true|false|null)$/i;

/** A quoted text, unless it is one of the expressions that people write here. [DB5] */
export const defaultSql = (typed: string): string =>
  EXPRESSION.test(typed.trim()) ? typed.trim().toLowerCase() : literal(typed);

const columnSql = ({ name: called, type, is_nullable, default_value }: NewColumn): string =>
  [
    quoteName(called),
    typeof type === "string" ? TYPES[type] : inPublic(type.enum_name),
    ...(is_nullable ? [] : ["not null"]),
    ...(default_value === null || default_value.trim() === "" ? [] : [`default ${defaultSql(default_value)}`]),
  ].join(" ");

const OWN = "user_id uuid not null default auth.uid() references auth.users (id) on delete cascade";

function createTable({ table, columns, access }: Extract<SchemaChange, { kind: "create_table" }>): string {
  const target = inPublic(table);
  const lines = [
    "id uuid primary key default gen_random_uuid()",
    ...(access === "own" ? [OWN] : []),
    ...columns.map(columnSql),
    "created_at timestamptz not null default now()",
  ];
  const statements = [
    `create table ${target} (\n${lines.map((line) => `  ${line}`).join(",\n")}\n);`,
    `alter table ${target} enable row level security;`,
  ];
  if (access === "own")
    statements.push(
      `create policy "own rows" on ${target} for all to authenticated\n  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));`,
      `create index on ${target} (user_id);`,
    );
  if (access === "read") statements.push(`create policy "everybody reads" on ${target} for select using (true);`);
  return statements.join("\n");
}

type OfTables = Exclude<SchemaChange, RelationChange | PolicyChange | EnumChange>;

function tableSql(change: OfTables): string {
  if (change.kind === "create_table") return createTable(change);
  const table = inPublic(change.table);
  switch (change.kind) {
    case "rename_table":
      return `alter table ${table} rename to ${quoteName(change.name)};`;
    case "drop_table":
      return `drop table ${table};`;
    case "add_column":
      return `alter table ${table} add column ${columnSql(change.column)};`;
    case "rename_column":
      return `alter table ${table} rename column ${quoteName(change.column)} to ${quoteName(change.name)};`;
    case "drop_column":
      return `alter table ${table} drop column ${quoteName(change.column)};`;
    case "set_nullable":
      return `alter table ${table} alter column ${quoteName(change.column)} ${change.is_nullable ? "drop" : "set"} not null;`;
    case "set_default": {
      const typed = change.default_value;
      const action = typed === null || typed.trim() === "" ? "drop default" : `set default ${defaultSql(typed)}`;
      return `alter table ${table} alter column ${quoteName(change.column)} ${action};`;
    }
  }
}

function tableChangeName(change: OfTables): string {
  switch (change.kind) {
    case "create_table":
      return `create ${change.table}`;
    case "rename_table":
      return `rename ${change.table} to ${change.name}`;
    case "drop_table":
      return `drop ${change.table}`;
    case "add_column":
      return `add ${change.column.name} to ${change.table}`;
    case "rename_column":
      return `rename ${change.column} of ${change.table} to ${change.name}`;
    case "drop_column":
      return `drop ${change.column} of ${change.table}`;
    case "set_nullable":
      return `${change.is_nullable ? "allow" : "refuse"} null in ${change.column} of ${change.table}`;
    case "set_default":
      return `change default of ${change.column} of ${change.table}`;
  }
}

/** The SQL of a change, and its name. */
function partOf(change: SchemaChange): { sql: () => string; name: () => string } {
  switch (change.kind) {
    case "add_index":
    case "drop_index":
    case "add_reference":
    case "drop_reference":
      return { sql: () => relationSql(change), name: () => relationChangeName(change) };
    case "create_policy":
    case "change_policy":
    case "drop_policy":
    case "guard_tables":
      return { sql: () => policySql(change), name: () => policyChangeName(change) };
    case "create_enum":
    case "add_enum_value":
    case "rename_enum_value":
    case "drop_enum":
      return { sql: () => enumSql(change), name: () => enumChangeName(change) };
    default:
      return { sql: () => tableSql(change), name: () => tableChangeName(change) };
  }
}

/** Throws a RangeError for a name that Postgres cannot have. */
export const schemaSql = (change: SchemaChange): string => partOf(change).sql();

/** The change in a few words, as versions and migrations are called. */
export const changeName = (change: SchemaChange): string => partOf(change).name();

/** Something that is stored is deleted, so people are asked first. */
export const takesAway = ({ kind }: SchemaChange): boolean => kind === "drop_table" || kind === "drop_column";
