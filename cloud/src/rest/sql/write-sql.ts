/** Inserts, updates and deletes from a JSON body that is one parameter, whatever its size. */
import type { Column, Table } from "../schema/tables.ts";
import type { Payload } from "../request/payload.ts";
import { identifier, qualified, type StatementBuilder } from "./statement-builder.ts";

export interface WritePlan {
  table: Table;
  /** Written, all known to the table. */
  columns: readonly Column[];
  payload: Extract<Payload, { kind: "json" }>;
  /** Missing keys take the column's default, not null. */
  appliesDefaults: boolean;
  /** Null: as Postgres does by itself. */
  conflict: { columns: readonly string[]; merges: boolean } | null;
  /** Ready conditions; on the body for PUT, else on the table. */
  where: readonly string[];
  isPut: boolean;
  /** Columns to give back; none: just how many rows. */
  returning: readonly string[];
}

interface BodyOptions {
  withSelect: boolean;
  onlyFirst: boolean;
}

const quotedList = (names: readonly string[]): string => names.map(identifier).join(", ");

const literal = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** Rows named `pgrst_body` out of the body. Types and defaults come from the catalog, never from the caller. */
export function bodyRows(
  builder: StatementBuilder,
  source: Pick<WritePlan, "payload" | "appliesDefaults"> & {
    columns: readonly (Pick<Column, "name" | "type" | "default"> & { casts?: Column["casts"] })[];
  },
  { withSelect, onlyFirst }: BodyOptions,
): string {
  const { payload, appliesDefaults, columns } = source;
  const { isArray, text } = payload;
  const json = appliesDefaults ? "jsonb" : "json";
  const names = columns.map(({ name }) => name);
  const defaults = columns
    .filter((column) => column.default !== null)
    .map((column) => `${literal(column.name)}, ${column.default}`)
    .join(", ");
  const filled = isArray
    ? `select jsonb_agg(jsonb_build_object(${defaults}) || elem) as val from jsonb_array_elements(pgrst_payload.json_data) elem`
    : `select jsonb_build_object(${defaults}) || pgrst_payload.json_data as val`;
  const data = appliesDefaults ? "pgrst_filled.val" : "pgrst_payload.json_data";
  // A domain with a cast from JSON reads it by itself.
  const typed = columns
    .map(({ name, type, casts }) => `${identifier(name)} ${(casts?.fromJson ?? null) === null ? type : "json"}`)
    .join(", ");
  const read = columns.map(({ name, casts }) => {
    const cast = casts?.fromJson ?? null;
    return cast === null ? identifier(name) : `${cast}(${identifier(name)}) as ${identifier(name)}`;
  });
  const nothing = isArray ? `${json}_array_elements(${data}) _` : "(values (1)) _";
  const rows =
    columns.length === 0 ? nothing : `${json}_to_${isArray ? "recordset" : "record"}(${data}) as _(${typed})`;
  return [
    withSelect ? `select ${names.map((name) => `pgrst_body.${identifier(name)}`).join(", ")} ` : "",
    `from (select ${builder.bind(text)}::${json} as json_data) pgrst_payload, `,
    appliesDefaults ? `lateral (${filled}) pgrst_filled, ` : "",
    `lateral (select ${read.join(", ")} from ${rows}${onlyFirst ? " limit 1" : ""}) pgrst_body`,
  ].join("");
}

function returningSql({ table, returning }: WritePlan): string {
  if (returning.length === 0) return " returning 1";
  const alias = identifier(table.name);
  return ` returning ${returning.map((name) => (name === "*" ? `${alias}.*` : `${alias}.${identifier(name)}`)).join(", ")}`;
}

/** Counts rows as inserted, and takes back those that turn out to be updates: it decides between 201 and 200. */
const countInserted = (step: "+ 1" | "- 1"): string =>
  `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${step})::text, true) <> '${step === "+ 1" ? "0" : "-1"}'`;

function conflictSql({ conflict, columns, isPut }: WritePlan): string {
  if (conflict === null || conflict.columns.length === 0) return "";
  const target = ` on conflict (${quotedList(conflict.columns)})`;
  if (!conflict.merges || columns.length === 0) return `${target} do nothing`;
  const changes = columns.map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`).join(", ");
  return `${target} do update set ${changes}${isPut || conflict.merges ? ` where ${countInserted("- 1")}` : ""}`;
}

export function insertSql(builder: StatementBuilder, plan: WritePlan): string {
  const { table, columns, conflict, where, isPut } = plan;
  const names = columns.map(({ name }) => name);
  const into = names.length === 0 ? "" : ` (${quotedList(names)})`;
  const conditions = [...(isPut || conflict?.merges === true ? [countInserted("+ 1")] : []), ...where];
  return [
    `insert into ${qualified(table)} as ${identifier(table.name)}${into} `,
    bodyRows(builder, plan, { withSelect: true, onlyFirst: false }),
    conditions.length === 0 ? "" : ` where ${conditions.map((part) => `(${part})`).join(" and ")}`,
    conflictSql(plan),
    returningSql(plan),
  ].join("");
}

export function updateSql(builder: StatementBuilder, plan: WritePlan): string {
  const { table, columns, where, returning } = plan;
  const alias = identifier(table.name);
  if (columns.length === 0) {
    // They change nothing, and stay because the values they refer to are sent.
    const conditions = where.map((part) => ` and (${part})`).join("");
    const shown =
      returning.length === 0
        ? ["null"]
        : returning.map((name) => (name === "*" ? `${alias}.*` : `${alias}.${identifier(name)}`));
    return `select ${shown.join(", ")} from ${qualified(table)} as ${alias} where false${conditions}`;
  }
  const changes = columns.map(({ name }) => `${identifier(name)} = pgrst_body.${identifier(name)}`).join(", ");
  return [
    `update ${qualified(table)} as ${alias} set ${changes} `,
    bodyRows(builder, plan, { withSelect: false, onlyFirst: false }),
    where.length === 0 ? "" : ` where ${where.map((part) => `(${part})`).join(" and ")}`,
    returningSql(plan),
  ].join("");
}

export function deleteSql(plan: WritePlan): string {
  const { table, where } = plan;
  const conditions = where.length === 0 ? "" : ` where ${where.map((part) => `(${part})`).join(" and ")}`;
  return `delete from ${qualified(table)} as ${identifier(table.name)}${conditions}${returningSql(plan)}`;
}
