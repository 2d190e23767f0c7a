/** A channel's subscription to a table, checked against the database when it subscribes. */
import { z } from "zod";
import pg from "pg";
import type { BackendDatabase } from "../../backend/port.ts";
import { textArray } from "../../backend/text-array.ts";
import { FilterProblem, parseFilter, type Filter } from "./filter.ts";
import { isOrdered, passes } from "./filter-match.ts";
import type { ToldChange } from "./change-data.ts";
import { publishedTables, type ColumnInfo, type TableInfo } from "./table-info.ts";

export const wantedSchema = z.object({
  event: z.string().max(20).nullish(),
  schema: z.string().max(200).nullish(),
  table: z.string().max(200).nullish(),
  filter: z.string().max(4000).nullish(),
  select: z.array(z.string().max(200)).max(200).nullish(),
});
export type Wanted = z.output<typeof wantedSchema>;
const schemaOf = ({ schema }: Wanted): string => schema ?? "public";

export interface Binding {
  id: number;
  wanted: Wanted;
  filters: readonly Filter[];
}

/** Refusal in the dialect's words. */
export class BindingProblem extends Error {}

const problemOf = (wanted: Wanted, reason: string | null): BindingProblem => {
  const { table, filter } = wanted;
  const where = `[schema: ${schemaOf(wanted)}, table: ${table ?? "*"}, filters: ${filter ?? "[]"}]`;
  const why = reason === null ? "Please check Realtime is enabled for the given connect parameters" : reason;
  return new BindingProblem(`Unable to subscribe to changes with given parameters. ${why}: ${where}`);
};

/** Length of one condition's values as Postgres writes them: `1e131071` has eight characters and becomes 131,072 digits. */
const MAX_VALUES_LENGTH = 8000;

/** The values as Postgres writes them, so that equal values have equal text. Throws FilterProblem. */
async function canonical(database: BackendDatabase, column: ColumnInfo, values: readonly string[]): Promise<string[]> {
  const text = `(given.value::${column.castType})::text`;
  const rows = await database.as("supabase_realtime_admin").transaction(async (tx) => {
    await tx.query(
      "select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true), set_config('extra_float_digits', '1', true)",
    );
    // No more than one character beyond the bound leaves the database.
    const { rows: found } = await tx.query<{ value: string | null }>(
      `select pg_catalog."left"(${text}, ${MAX_VALUES_LENGTH + 1}) as value
       from pg_catalog.unnest($1::text[]) with ordinality as given (value, at) order by given.at`,
      [textArray(values)],
    );
    return found;
  });
  if (rows.reduce((sum, { value }) => sum + (value?.length ?? 0), 0) > MAX_VALUES_LENGTH)
    throw new FilterProblem(`values have at most ${MAX_VALUES_LENGTH} characters together as ${column.type.name}`);
  return rows.map(({ value }) => (column.type.name === "bool" ? (value === "true" ? "t" : "f") : (value ?? "")));
}

async function checkedFilter(filter: Filter, table: TableInfo, database: BackendDatabase): Promise<Filter> {
  const column = table.columns.get(filter.column);
  if (column === undefined) throw new FilterProblem(`invalid column for filter ${filter.column}`);
  const { operator } = filter;
  if (["lt", "lte", "gt", "gte"].includes(operator) && !isOrdered(column.type.name))
    throw new FilterProblem(`${operator} does not compare values of the type ${column.type.name}`);
  const isText = operator === "like" || operator === "ilike" || operator === "is";
  const isNull = operator === "isdistinct" && filter.values[0] === "null";
  if (isText || isNull) return filter;
  return { ...filter, values: await canonical(database, column, filter.values) };
}

export interface BindingTools {
  database: BackendDatabase;
  table(oid: number): Promise<TableInfo | null>;
  role: string;
}

/** Characters of the values of these filters. */
export const lengthOf = (filters: readonly Filter[]): number =>
  filters.reduce((sum, { values }) => values.reduce((inner, value) => inner + value.length, sum), 0);

/** Throws BindingProblem. */
export async function checkedFilters(wanted: Wanted, { database, table, role }: BindingTools): Promise<Filter[]> {
  const oids = await publishedTables(database, schemaOf(wanted), wanted.table ?? "*");
  if (oids.length === 0) throw problemOf(wanted, null);
  const text = wanted.filter ?? "";
  if (text === "") return [];
  if (wanted.table == null || wanted.table === "*") throw problemOf(wanted, "A filter needs a table");
  const info = await table(oids[0]!);
  if (info === null) throw problemOf(wanted, null);
  try {
    const filters = parseFilter(text);
    // A filter on a hidden column would reveal its values.
    const hidden = filters.find(({ column }) => info.columns.has(column) && !info.viewOf(role).columns.has(column));
    if (hidden !== undefined) throw new FilterProblem(`invalid column for filter ${hidden.column}`);
    return await Promise.all(filters.map((filter) => checkedFilter(filter, info, database)));
  } catch (error) {
    if (error instanceof FilterProblem || error instanceof pg.DatabaseError) throw problemOf(wanted, error.message);
    throw error;
  }
}

const isWanted = (wanted: string | null | undefined, actual: string): boolean =>
  wanted == null || wanted === "*" || wanted === actual;

export function isMatch({ wanted, filters }: Binding, { change, table, new: now, old }: ToldChange): boolean {
  if (!isWanted(wanted.event?.toUpperCase(), change.kind)) return false;
  if (!isWanted(schemaOf(wanted), table.schema) || !isWanted(wanted.table, table.name)) return false;
  const row = change.kind === "DELETE" ? old : now;
  return filters.every((filter) =>
    passes(filter, row.get(filter.column), table.columns.get(filter.column)?.type.name ?? "text"),
  );
}
