/** Parse trees as the parser gives them: JSON whose nodes stand below the name of their type. */
import { parsePlPgSQLSync, parseSync, SqlError } from "libpg-query";

export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The node of this type that stands here, or null where another stands. */
export function typed(value: unknown, type: string): Node | null {
  const node = isNode(value) ? value[type] : undefined;
  return isNode(node) ? node : null;
}

/** `[{ String: { sval } }]` */
export const namesOf = (value: unknown): string[] =>
  listOf(value).map((part) => textOf(typed(part, "String")?.["sval"]) ?? "");

export interface Statement {
  node: Node;
  /** As it stands in the text. */
  text: string;
}

/** Errors of the grammar. The parser has others, which say that it ran out of memory or of patience. */
const OF_THE_GRAMMAR = /^(?:syntax error|unterminated)\b/;

/** Why it is no SQL, and where; null: it is, or nobody can tell. Throws what ends the parser itself. */
export function refusalOf(sql: string): string | null {
  try {
    parseSync(sql);
    return null;
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    if (!OF_THE_GRAMMAR.test(error.message)) return null;
    const before = [...sql].slice(0, error.sqlDetails?.cursorPosition ?? 0);
    return `${error.message} (line ${before.filter((char) => char === "\n").length + 1})`;
  }
}

/** Null: the parser refuses it. Throws what ends the parser itself. */
export function statementsOf(sql: string): Statement[] | null {
  if (sql.trim() === "") return [];
  const bytes = Buffer.from(sql);
  try {
    const { stmts = [] } = parseSync(sql) as { stmts?: { stmt?: Node; stmt_location?: number; stmt_len?: number }[] };
    return stmts.map(({ stmt = {}, stmt_location: at = 0, stmt_len: length }) => ({
      node: stmt,
      text: bytes.subarray(at, length === undefined ? undefined : at + length).toString(),
    }));
  } catch (error) {
    if (error instanceof SqlError) return null;
    throw error;
  }
}

/** The tree of one statement that holds a body in PL/pgSQL; null: the parser refuses it. */
export function plpgsqlOf(statement: string): Node | null {
  try {
    return parsePlPgSQLSync(statement) as Node;
  } catch (error) {
    // The parser says all its refusals as plain errors; an overrun stack is a RangeError, a broken memory a RuntimeError.
    if (error instanceof Error && error.constructor === Error) return null;
    throw error;
  }
}

/** Whether what stands below a node runs at once, or later, when somebody calls it; null: it is not looked at. */
export type Below = boolean | null;

interface Open {
  /** Null: a list, or a node whose place says its type. */
  type: string | null;
  value: unknown;
  runs: boolean;
}

/** Calls `enter` for every node that has a type, parents first, in the order of the text. Trees are as deep as their text: no recursion. */
export function eachNode(
  root: unknown,
  runs: boolean,
  enter: (type: string, node: Node, runs: boolean) => Below,
): void {
  const open: Open[] = [{ type: null, value: root, runs }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { type, value } = next;
    const below = type === null ? next.runs : enter(type, value as Node, next.runs);
    if (below === null || typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value).reverse())
      if (typeof child === "object" && child !== null)
        open.push({ type: /^[A-Z]/.test(key) && isNode(child) ? key : null, value: child, runs: below });
  }
}
