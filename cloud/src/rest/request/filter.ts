/** `age=gte.18`, `name=not.ilike(any).{a*,b*}`, `or=(a.eq.1,not.and(b.lt.2,c.is.null))` */
import { expectField, type Field, isPassedOver, MAX_DEPTH, readType, Scanner } from "./scanner.ts";

/** Words of the dialect and what they are in SQL. */
const SIMPLE: Readonly<Record<string, string>> = {
  neq: "<>",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};
const QUANTIFIED: Readonly<Record<string, string>> = {
  eq: "=",
  gte: ">=",
  gt: ">",
  lte: "<=",
  lt: "<",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
};
const FULL_TEXT: Readonly<Record<string, string>> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};
const IS: Readonly<Record<string, string>> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
};

export type Operation =
  | { kind: "simple"; operator: string; value: string }
  | { kind: "quantified"; operator: string; quantifier: "any" | "all" | null; value: string }
  | { kind: "in"; values: readonly string[] }
  | { kind: "is"; value: string }
  | { kind: "distinct"; value: string }
  | { kind: "text"; function: string; language: string | null; value: string };

export interface Filter {
  kind: "filter";
  field: Field;
  isNegated: boolean;
  operation: Operation;
}

export interface Logic {
  kind: "logic";
  operator: "and" | "or";
  isNegated: boolean;
  conditions: readonly Condition[];
}

export type Condition = Filter | Logic;

type ReadValue = (scanner: Scanner) => string;

const wholeRest: ReadValue = (scanner) => scanner.rest();

/** Inside a list or a tree: quoted, or up to what ends it. */
function listElement(scanner: Scanner): string {
  const quoted = scanner.attempt(() => {
    const value = scanner.quoted();
    return value !== null && (scanner.isAtEnd || scanner.sees(",") || scanner.sees(")")) ? value : null;
  });
  return quoted ?? scanner.match(/[^,)]*/y)![0];
}

const insideTree: ReadValue = (scanner) => {
  const array = scanner.sees("{") ? scanner.match(/\{[^{}]*\}/y) : null;
  return array === null ? listElement(scanner) : array[0];
};

function readList(scanner: Scanner): string[] {
  scanner.spaces();
  scanner.expect("(");
  scanner.spaces();
  const values: string[] = [];
  do values.push(listElement(scanner));
  while (scanner.accept(","));
  scanner.spaces();
  scanner.expect(")");
  scanner.spaces();
  return values;
}

const EXPECTED = '"not" or operator (eq, gt, ...)';

function readOperation(scanner: Scanner, value: ReadValue): Operation {
  const start = scanner.at;
  const word = scanner.match(/[a-z]+/y)?.[0] ?? "";
  const delimiter = (): void => {
    if (!scanner.accept(".")) throw scanner.fail("delimiter (.)");
  };
  if (word === "in") {
    delimiter();
    return { kind: "in", values: readList(scanner) };
  }
  if (word === "is") {
    delimiter();
    const found = scanner.match(/not_null|null|true|false|unknown/iy);
    if (found === null) throw scanner.fail("isVal: (null, not_null, true, false, unknown)");
    return { kind: "is", value: IS[found[0].toLowerCase()]! };
  }
  if (word === "isdistinct") {
    delimiter();
    return { kind: "distinct", value: value(scanner) };
  }
  if (Object.hasOwn(FULL_TEXT, word)) {
    const language = scanner.accept("(") ? readType(scanner) : null;
    if (language !== null) scanner.expect(")");
    delimiter();
    return { kind: "text", function: FULL_TEXT[word]!, language, value: value(scanner) };
  }
  if (Object.hasOwn(SIMPLE, word)) {
    delimiter();
    return { kind: "simple", operator: SIMPLE[word]!, value: value(scanner) };
  }
  if (Object.hasOwn(QUANTIFIED, word)) {
    const quantifier = scanner.match(/\((any|all)\)/y)?.[1] ?? null;
    delimiter();
    return {
      kind: "quantified",
      operator: QUANTIFIED[word]!,
      quantifier: quantifier as "any" | "all" | null,
      value: value(scanner),
    };
  }
  scanner.at = start;
  throw scanner.fail(EXPECTED);
}

function readPredicate(scanner: Scanner, value: ReadValue): Pick<Filter, "isNegated" | "operation"> {
  const isNegated = scanner.accept("not.");
  return { isNegated, operation: readOperation(scanner, value) };
}

/** The value side of `column=value`. Throws RestError PGRST100. */
export function parsePredicate(text: string): Pick<Filter, "isNegated" | "operation"> {
  const scanner = new Scanner(text, `filter (${text})`);
  const predicate = readPredicate(scanner, wholeRest);
  if (!scanner.isAtEnd) throw scanner.fail("end of input");
  return predicate;
}

const LEAF_START = "field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)";

function readTree(scanner: Scanner, depth: number): Condition {
  if (depth > MAX_DEPTH) throw scanner.fail("fewer levels of logic");
  scanner.spaces();
  const head = scanner.match(/(not\.)?(and|or)(?=[ \t]*\()/y);
  if (head === null) {
    if (scanner.sees(")")) throw scanner.fail(LEAF_START);
    const field = expectField(scanner);
    if (!scanner.accept(".")) throw scanner.fail("delimiter (.)");
    return { kind: "filter", field, ...readPredicate(scanner, insideTree) };
  }
  scanner.spaces();
  scanner.expect("(");
  const conditions: Condition[] = [];
  do conditions.push(readTree(scanner, depth + 1));
  while ((scanner.spaces(), scanner.accept(",")));
  scanner.expect(")");
  scanner.spaces();
  return { kind: "logic", operator: head[2] as "and" | "or", isNegated: head[1] !== undefined, conditions };
}

/** `operator` with its `not.`, `text` in parentheses. Throws RestError PGRST100. */
export function parseLogic(operator: string, text: string): Condition {
  const scanner = new Scanner(operator + text, `logic tree (${text})`);
  const tree = readTree(scanner, 0);
  const isOver = scanner.isAtEnd || isPassedOver(scanner);
  if (!isOver || tree.kind !== "logic") throw scanner.fail("end of input");
  return tree;
}
