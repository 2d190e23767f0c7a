/** A log query as one statement over one project's table. */
import { LOG_SOURCES } from "../port.ts";
import type { Expression, LogQuery } from "./expression.ts";
import { ExpressionCompiler, type Compiled, type Scope } from "./compile-expression.ts";
import { queryProblem } from "./query-problem.ts";

export interface CompileOptions {
  table: string;
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
  /** Most rows, whatever the query says. */
  limit: number;
}

const ALL = "logs";
const ALL_COLUMNS = ["id", "timestamp", "event_message", "source", "severity_text", "log_attributes"];

function partsOf({ parts }: LogQuery): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  for (const { alias, path, at } of parts) {
    const [first = "", ...rest] = path;
    // A source may stand in front of its column.
    const below = rest[0] === "metadata" && !known.has(first) ? rest.slice(1) : rest;
    if (known.has(first)) known.set(alias, [...known.get(first)!, ...rest]);
    else if (first === "metadata" || first === "log_attributes" || below !== rest) known.set(alias, below);
    else throw queryProblem(`${first} cannot be unnested`, at);
  }
  return known;
}

const nameOf = (value: Expression, index: number): string => {
  if (value.type === "column") return value.path.at(-1)!;
  return value.type === "call" ? value.name : `f${index}_`;
};

const quoted = (name: string): string => `"${name.slice(0, 60).replaceAll('"', '""').replaceAll("\0", "")}"`;

/** Times leave as microseconds since the epoch. [C3.05] */
const shown = ({ sql, kind }: Compiled): string =>
  kind === "time" ? `(extract(epoch from ${sql}) * 1000000)::int8` : sql;

function expandStar({ items }: LogQuery): LogQuery["items"] {
  return items.flatMap((item) =>
    item.value.type === "star"
      ? ALL_COLUMNS.map((name) => ({ value: { type: "column" as const, path: [name], at: 0 }, name: null }))
      : [item],
  );
}

/** Throws AppError `invalid_log_query`. */
export function compileLogQuery(query: LogQuery, options: CompileOptions): { text: string; values: unknown[] } {
  const isAll = query.source === ALL;
  if (!isAll && !LOG_SOURCES.some((known) => known === query.source)) {
    throw queryProblem(`there are no ${query.source.slice(0, 40)}`, query.sourceAt);
  }
  const values: unknown[] = [];
  const parts = partsOf(query);
  const sourceNames = new Set([query.source, ...(query.sourceAlias === null ? [] : [query.sourceAlias])]);
  const scope: Scope = { parts, sourceNames, named: new Map() };
  const compiler = new ExpressionCompiler(scope, values);
  const items = expandStar(query).map(({ value, name }, index) => ({
    name: name ?? nameOf(value, index),
    compiled: compiler.compile(value),
  }));
  const conditions = [
    `l."timestamp" >= to_timestamp(${compiler.parameter(options.start, "float8")} / 1000)`,
    `l."timestamp" <= to_timestamp(${compiler.parameter(options.end, "float8")} / 1000)`,
    ...(isAll ? [] : [`l.source = ${compiler.parameter(query.source, "text")}`]),
    ...(query.where === null ? [] : [compiler.as("truth", query.where).sql]),
  ];
  const named = new ExpressionCompiler(
    { ...scope, named: new Map(items.map(({ name, compiled }) => [name, compiled])) },
    values,
  );
  const place = (value: Expression): string => {
    const found =
      value.type === "column"
        ? items.findIndex(({ name }) => name === value.path.join("."))
        : value.type === "number"
          ? Math.min(Math.max(1, Math.trunc(Number(value.value))), items.length) - 1
          : -1;
    const item = items[found]?.compiled;
    // Times are sorted and grouped as they are kept, not as they leave: only that has an index.
    if (item !== undefined && item.kind !== "time") return String(found + 1);
    return item?.sql ?? named.compile(value).sql;
  };
  const groups = query.groupBy.map(place);
  const orders = query.orderBy.map(
    ({ value, descending }) => `${place(value)} ${descending ? "desc" : "asc"} nulls last`,
  );
  const limit = Math.min(query.limit ?? options.limit, options.limit);
  const text = [
    `select ${items.map(({ name, compiled }) => `${shown(compiled)} as ${quoted(name)}`).join(", ")}`,
    `from ${options.table} l where ${conditions.join(" and ")}`,
    groups.length === 0 ? "" : `group by ${groups.join(", ")}`,
    query.having === null ? "" : `having ${named.as("truth", query.having).sql}`,
    orders.length === 0 ? "" : `order by ${orders.join(", ")}`,
    `limit ${limit} offset ${Math.min(query.offset, 100_000)}`,
  ];
  return { text: text.filter((part) => part !== "").join(" "), values };
}
