/** Everything a request says in its query string. */
import { badRange } from "../rest-error.ts";
import { parseLogic, parsePredicate, type Condition } from "./filter.ts";
import { parseColumns, parseOrder, type OrderTerm } from "./order.ts";
import { readJsonPath, readName, Scanner, type Field } from "./scanner.ts";
import { parseSelect, type SelectItem } from "./select.ts";

/** Names of embedded relations from the root; empty for the root itself. */
export type EmbedPath = readonly string[];

export interface Range {
  offset: number;
  limit: number | null;
}

export interface QueryParameters {
  /** Null when nothing was selected: all columns. */
  select: SelectItem[] | null;
  conditions: { path: EmbedPath; condition: Condition }[];
  orders: { path: EmbedPath; terms: OrderTerm[] }[];
  /** By path joined with dots; `""` is the root. */
  ranges: Map<string, { path: EmbedPath; range: Range }>;
  columns: string[] | null;
  onConflict: string[] | null;
  /** Parameters of a function called by GET that are no filters. */
  arguments: [string, string][];
  /** Root columns that filters name, for PUT. */
  filtered: Set<string>;
  /** Parameters in sorted order, for Content-Location. */
  canonical: string;
}

interface TreePath {
  path: EmbedPath;
  field: Field;
}

function parseTreePath(text: string, what: string): TreePath {
  const scanner = new Scanner(text, `${what} (${text})`);
  const names: string[] = [];
  do {
    const name = readName(scanner);
    if (name === null) throw scanner.fail("field name (* or [a..z0..9_$])");
    names.push(name);
  } while (scanner.accept("."));
  const path = readJsonPath(scanner);
  if (!scanner.isAtEnd) throw scanner.fail('".", "->", "->>" or end of input');
  return { path: names.slice(0, -1), field: { name: names.at(-1)!, path } };
}

const wholeNumber = (text: string): number | null => (/^-?\d{1,18}$/.test(text) ? Number(text) : null);

const EMBEDDABLE = ["order", "limit", "offset", "and", "or"] as const;

type Embeddable = (typeof EMBEDDABLE)[number];

const lastWord = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

function addRange(query: QueryParameters, key: string, change: Partial<Range>): void {
  const { path } = parseTreePath(key, "tree path");
  const at = path.join(".");
  const known = query.ranges.get(at)?.range ?? { offset: 0, limit: null };
  query.ranges.set(at, { path, range: { ...known, ...change } });
}

function addEmbeddable(query: QueryParameters, word: Embeddable, [key, value]: [string, string]): void {
  if (word === "order") {
    query.orders.push({ path: parseTreePath(key, "tree path").path, terms: parseOrder(value) });
  } else if (word === "limit") {
    const limit = wholeNumber(value);
    if (limit !== null && limit < 0) throw badRange("Limit should be greater than or equal to zero.");
    addRange(query, key, { limit });
  } else if (word === "offset") {
    addRange(query, key, { offset: Math.max(0, wholeNumber(value) ?? 0) });
  } else {
    const names = parseTreePath(key, "logic path").path;
    const isNegated = names.includes("not");
    const condition = parseLogic(isNegated ? `not.${word}` : word, value);
    query.conditions.push({ path: names.filter((name) => name !== "not"), condition });
  }
}

function addFilter(query: QueryParameters, [key, value]: [string, string], mayBeArgument: boolean): void {
  const { path, field } = parseTreePath(key, "tree path");
  try {
    query.conditions.push({ path, condition: { kind: "filter", field, ...parsePredicate(value) } });
    if (path.length === 0) query.filtered.add(field.name);
  } catch (error) {
    if (!mayBeArgument) throw error;
    query.arguments.push([key, value]);
  }
}

const encode = (text: string): string => encodeURIComponent(text).replace(/%20/g, "+");

/** `forFunction`: the function is called by GET, so `a=1` is an argument. Throws RestError PGRST100 and PGRST103. */
export function parseQuery(text: string, forFunction: boolean): QueryParameters {
  const pairs = [...new URLSearchParams(text)];
  const first = (name: string): string | null => pairs.find(([key]) => key === name)?.[1] ?? null;
  const select = first("select");
  const columns = first("columns");
  const onConflict = first("on_conflict");
  const query: QueryParameters = {
    select: select === null || select === "" ? null : parseSelect(select),
    conditions: [],
    orders: [],
    ranges: new Map(),
    columns: columns === null ? null : parseColumns(columns, "columns"),
    onConflict: onConflict === null ? null : parseColumns(onConflict, "on_conflict"),
    arguments: [],
    filtered: new Set(),
    canonical: pairs
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .join("&"),
  };
  for (const pair of pairs) {
    const word = lastWord(pair[0]);
    if ((EMBEDDABLE as readonly string[]).includes(word)) addEmbeddable(query, word as Embeddable, pair);
    else if (!["select", "columns", "on_conflict"].includes(pair[0])) addFilter(query, pair, forFunction);
  }
  return query;
}
