/**
 * Statements of the table viewer. Names are quoted and values are parameters, which Postgres reads as the column's type, so
 * that no value is ever part of the text. Cells travel as Postgres writes them: nothing is lost on the way through JSON.
 * [C7.17] [DB2] [DB3]
 */
import type { CloudColumn } from "../../cloud/contract/index.ts";

export interface Statement {
  query: string;
  parameters: (string | number)[];
}

/** Quoted name. Throws a RangeError for a name that Postgres cannot have. */
export function quoteName(name: string): string {
  if (name === "" || name.includes("\0")) throw new RangeError("not a name in Postgres");
  return `"${name.replaceAll('"', '""')}"`;
}

const tableName = (table: string): string => `public.${quoteName(table)}`;

/** [C5.02] */
export const OPERATORS = ["equals", "greater", "less", "contains", "matches"] as const;
export type Operator = (typeof OPERATORS)[number];

export interface RowFilter {
  column: string;
  operator: Operator;
  value: string;
  /** The type has no equality, so texts are compared. */
  isText?: boolean;
}

export interface RowSort {
  column: string;
  direction: "asc" | "desc";
}

export interface RowsWanted {
  table: string;
  columns: readonly Pick<CloudColumn, "name">[];
  /** Columns of the primary key, by which rows are ordered; none: by their place in the table. */
  keys: readonly string[];
  filters: readonly RowFilter[];
  sort: RowSort | null;
  limit: number;
  offset: number;
  /** Long cells are not cut, for exports. */
  isWhole?: boolean;
}

/** Longer cells are cut in the list, and read whole when somebody opens them. */
export const MAX_CELL_CHARACTERS = 2000;

const SIGNS: Readonly<Record<Operator, string>> = {
  equals: "=",
  greater: ">",
  less: "<",
  contains: "~~*",
  matches: "~~",
};
const OF_TEXTS: ReadonlySet<Operator> = new Set<Operator>(["contains", "matches"]);

/** Signs that LIKE would read as wildcards are escaped. [DB3] */
const likePart = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

function whereOf(filters: readonly RowFilter[], parameters: (string | number)[]): string {
  const parts = filters.map(({ column, operator, value, isText }) => {
    const name = quoteName(column);
    parameters.push(operator === "contains" ? likePart(value) : value);
    const compared = isText === true || OF_TEXTS.has(operator) ? `${name}::text` : name;
    return `${compared} ${SIGNS[operator]} $${parameters.length}`;
  });
  return parts.length === 0 ? "" : ` where ${parts.join(" and ")}`;
}

/** Cells arrive as `c0`, `c1` ... in the order of the columns, and `l0` says that a cell is longer than what arrived. */
export function rowsStatement({ table, columns, keys, filters, sort, limit, offset, isWhole }: RowsWanted): Statement {
  const parameters: (string | number)[] = [];
  const cells = columns.map(({ name }, index) => {
    const text = `${quoteName(name)}::text`;
    // A cut key would find no row.
    if (isWhole === true || keys.includes(name)) return `${text} as c${index}`;
    return `left(${text}, ${MAX_CELL_CHARACTERS}) as c${index}, length(${text}) > ${MAX_CELL_CHARACTERS} as l${index}`;
  });
  const where = whereOf(filters, parameters);
  const order = [
    ...(sort === null ? [] : [`${quoteName(sort.column)} ${sort.direction === "desc" ? "desc" : "asc"}`]),
    ...keys.filter((key) => key !== sort?.column).map(quoteName),
    ...(keys.length === 0 ? ["ctid"] : []),
  ];
  parameters.push(limit, offset);
  const page = `limit $${parameters.length - 1}::bigint offset $${parameters.length}::bigint`;
  const query = `select ${cells.join(", ")} from ${tableName(table)}${where} order by ${order.join(", ")} ${page}`;
  return { query, parameters };
}

export function countStatement({ table, filters }: Pick<RowsWanted, "table" | "filters">): Statement {
  const parameters: (string | number)[] = [];
  const where = whereOf(filters, parameters);
  return { query: `select count(*)::text as count from ${tableName(table)}${where}`, parameters };
}

interface OneRow {
  table: string;
  key: string;
  /** The key's value as Postgres writes it. */
  id: string;
}

/** The whole of one cell. */
export const cellStatement = ({ table, key, id }: OneRow, column: string): Statement => ({
  query: `select ${quoteName(column)}::text as cell from ${tableName(table)} where ${quoteName(key)} = $1`,
  parameters: [id],
});

export interface CellChange {
  column: string;
  /** Null stands for the null of SQL, here and in `after`. */
  before: string | null;
  after: string | null;
}

/**
 * Changes cells of one row if they still hold what the person saw, and answers their new values. No row in the answer: it
 * was deleted, or somebody has changed one of the cells.
 */
export function updateStatement({ table, key, id }: OneRow, changes: readonly CellChange[]): Statement {
  const parameters: (string | number)[] = [];
  const value = (text: string | null): string => (text === null ? "null" : `$${parameters.push(text)}`);
  const sets = changes.map(({ column, after }) => `${quoteName(column)} = ${value(after)}`);
  const seen = changes.map(({ column, before }) =>
    before === null ? `${quoteName(column)} is null` : `${quoteName(column)}::text = ${value(before)}`,
  );
  const where = [`${quoteName(key)} = ${value(id)}`, ...seen].join(" and ");
  const cells = changes.map(({ column }, index) => `${quoteName(column)}::text as c${index}`);
  return {
    query: `update ${tableName(table)} set ${sets.join(", ")} where ${where} returning ${cells.join(", ")}`,
    parameters,
  };
}

/** A column that is left out gets its default. Throws a RangeError without any value. [C5.10] */
export function insertStatement(table: string, values: Readonly<Record<string, string | null>>): Statement {
  const entries = Object.entries(values);
  if (entries.length === 0) throw new RangeError("No data to insert");
  const parameters: string[] = [];
  const marks = entries.map(([, text]) => (text === null ? "null" : `$${parameters.push(text)}`));
  const names = entries.map(([name]) => quoteName(name)).join(", ");
  return { query: `insert into ${tableName(table)} (${names}) values (${marks.join(", ")})`, parameters };
}

/** Longer rows are deleted without being read, so that the answer has room for a page of them. */
export const MAX_KEPT_ROW_BYTES = 60_000;

export interface RowsToDelete {
  table: string;
  key: string;
  ids: readonly string[];
  /** Columns whose values are answered, so that they can be written again. */
  kept: readonly string[];
}

/**
 * Deletes rows by their key, joined by OR, and answers for each that was there its kept cells as a JSON list of texts; null
 * for a row that is too long to be kept. [C7.17]
 */
export function deleteStatement({ table, key, ids, kept }: RowsToDelete): Statement {
  if (ids.length === 0) throw new RangeError("No rows to delete");
  const name = quoteName(key);
  const where = ids.map((_, index) => `${name} = $${index + 1}`).join(" or ");
  const cells = kept.map((column) => `${quoteName(column)}::text`);
  const bytes = cells.map((cell) => `coalesce(octet_length(${cell}), 0)`).join(" + ");
  const row = `case when ${bytes} <= ${MAX_KEPT_ROW_BYTES} then to_json(array[${cells.join(", ")}])::text end`;
  return { query: `delete from ${tableName(table)} where ${where} returning ${row} as row`, parameters: [...ids] };
}

/** Writes deleted rows again, with the numbers that an identity had given them. */
export function putBackStatement(
  { table, kept }: Pick<RowsToDelete, "table" | "kept">,
  rows: readonly (readonly (string | null)[])[],
): Statement {
  if (rows.length === 0) throw new RangeError("No rows to put back");
  const parameters: string[] = [];
  const marks = rows.map((cells) => cells.map((text) => (text === null ? "null" : `$${parameters.push(text)}`)));
  const values = marks.map((row) => `(${row.join(", ")})`).join(", ");
  const names = kept.map(quoteName).join(", ");
  const query = `insert into ${tableName(table)} (${names}) overriding system value values ${values} returning 1 as put`;
  return { query, parameters };
}

/** Columns that Postgres computes, and tables whose rows are deleted or changed along with those of this one. */
export const putBackFactsStatement = (table: string): Statement => ({
  query:
    "select array(select attname::text from pg_attribute where attrelid = $1::regclass and attgenerated <> '') as computed, " +
    "array(select distinct conrelid::regclass::text from pg_constraint where contype = 'f' " +
    "and confdeltype in ('c', 'n', 'd') and confrelid = $1::regclass) as along",
  parameters: [tableName(table)],
});
