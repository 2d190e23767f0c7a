/** Changes of tables by form, and the SQL that each of them runs. The server writes it anew, so the text is never sent. [DB8] */
import { z } from "zod";
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

/** Postgres cuts longer names, and two could become one. */
export const MAX_NAME_BYTES = 63;
export const MAX_DEFAULT_CHARACTERS = 1000;
/** Bound of a new table; Postgres takes 1600. */
export const MAX_NEW_COLUMNS = 60;

const UTF8 = new TextEncoder();

/** Null: Postgres takes the name as it is. [C5.13] */
export function nameProblem(name: string, what: "Column" | "Table"): string | null {
  if (name.trim() === "") return `${what} name is required`;
  if (name.includes("\0")) return `${what} name has a character that Postgres does not take`;
  return UTF8.encode(name).length > MAX_NAME_BYTES ? `${what} name has at most ${MAX_NAME_BYTES} bytes` : null;
}

const name = (what: "Column" | "Table") =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = nameProblem(text, what);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    });

const newColumnSchema = z.object({
  name: name("Column"),
  type: z.enum(COLUMN_TYPES),
  is_nullable: z.boolean().default(true),
  /** As it was typed; null for none. */
  default_value: z.string().max(MAX_DEFAULT_CHARACTERS).nullable().default(null),
});
export type NewColumn = z.output<typeof newColumnSchema>;

/** `own`: each person who signed in has rows of their own. `read`: everybody reads. `none`: only this project's owner. */
export const TABLE_ACCESS = ["own", "read", "none"] as const;
export type TableAccess = (typeof TABLE_ACCESS)[number];

const existing = { table: z.string().min(1).max(MAX_NAME_BYTES) };
const column = z.string().min(1).max(MAX_NAME_BYTES);

export const schemaChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create_table"),
    table: name("Table"),
    columns: z.array(newColumnSchema).max(MAX_NEW_COLUMNS),
    access: z.enum(TABLE_ACCESS),
  }),
  z.object({ kind: z.literal("rename_table"), ...existing, name: name("Table") }),
  z.object({ kind: z.literal("drop_table"), ...existing }),
  z.object({ kind: z.literal("add_column"), ...existing, column: newColumnSchema }),
  z.object({ kind: z.literal("rename_column"), ...existing, column, name: name("Column") }),
  z.object({ kind: z.literal("drop_column"), ...existing, column }),
  z.object({ kind: z.literal("set_nullable"), ...existing, column, is_nullable: z.boolean() }),
  z.object({
    kind: z.literal("set_default"),
    ...existing,
    column,
    default_value: z.string().max(MAX_DEFAULT_CHARACTERS).nullable(),
  }),
  z.object({ kind: z.literal("add_index"), ...existing, column, is_unique: z.boolean() }),
  z.object({
    kind: z.literal("add_reference"),
    ...existing,
    column,
    references: z.string().min(1).max(MAX_NAME_BYTES),
    referenced_column: column,
  }),
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

/** A text in SQL. A backslash would begin an escape in older settings of Postgres, so it gets the form that says so. */
const literal = (text: string): string =>
  text.includes("\\") ? `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'` : `'${text.replaceAll("'", "''")}'`;

/** A quoted text, unless it is one of the expressions that people write here. [DB5] */
export const defaultSql = (typed: string): string =>
  EXPRESSION.test(typed.trim()) ? typed.trim().toLowerCase() : literal(typed);

const columnSql = ({ name: called, type, is_nullable, default_value }: NewColumn): string =>
  [
    quoteName(called),
    TYPES[type],
    ...(is_nullable ? [] : ["not null"]),
    ...(default_value === null || default_value.trim() === "" ? [] : [`default ${defaultSql(default_value)}`]),
  ].join(" ");

const OWN = "user_id uuid not null default auth.uid() references auth.users (id) on delete cascade";

function createTable({ table, columns, access }: Extract<SchemaChange, { kind: "create_table" }>): string {
  const target = `public.${quoteName(table)}`;
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

/** Throws a RangeError for a name that Postgres cannot have. */
export function schemaSql(change: SchemaChange): string {
  if (change.kind === "create_table") return createTable(change);
  const table = `public.${quoteName(change.table)}`;
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
    case "add_index":
      return `create ${change.is_unique ? "unique index" : "index"} on ${table} (${quoteName(change.column)});`;
    case "add_reference":
      return `alter table ${table} add foreign key (${quoteName(change.column)}) references public.${quoteName(change.references)} (${quoteName(change.referenced_column)});`;
  }
}

/** The change in a few words, as versions and migrations are called. */
export function changeName(change: SchemaChange): string {
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
    case "add_index":
      return `index ${change.column} of ${change.table}`;
    case "add_reference":
      return `refer ${change.column} of ${change.table} to ${change.references}`;
  }
}

/** Something that is stored is deleted, so people are asked first. */
export const takesAway = ({ kind }: SchemaChange): boolean => kind === "drop_table" || kind === "drop_column";
