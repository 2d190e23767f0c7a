/** Tokenizer of log queries. */
import { queryProblem } from "./query-problem.ts";

export interface Token {
  kind: "name" | "text" | "number" | "mark" | "end";
  /** Names in quotes keep their spelling; other names are in lower case. */
  value: string;
  /** A quoted name is never a keyword. */
  quoted: boolean;
  at: number;
}

const PATTERN =
  /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_][A-Za-z0-9_]*)|(?<ticks>`[^`]*`)|(?<double>"(?:[^"]|"")*")|(?<text>'(?:[^'\\]|''|\\[\s\S])*')|(?<mark><=|>=|!=|<>|\|\||[()[\],.*=<>+\-/%;:])/y;

const MAX_TOKENS = 2000;

const unescaped = (text: string): string =>
  text.slice(1, -1).replaceAll(/''|\\([\s\S])/g, (_whole, letter: string | undefined) => {
    if (letter === undefined) return "'";
    return { n: "\n", t: "\t", r: "\r" }[letter] ?? (/[\\'"`%_]/.test(letter) ? letter : `\\${letter}`);
  });

function tokenOf(groups: Record<string, string | undefined>, at: number): Token | null {
  const { number, name, ticks, double, text, mark } = groups;
  if (number !== undefined) return { kind: "number", value: number, quoted: false, at };
  if (name !== undefined) return { kind: "name", value: name.toLowerCase(), quoted: false, at };
  if (ticks !== undefined) return { kind: "name", value: ticks.slice(1, -1), quoted: true, at };
  if (double !== undefined) return { kind: "name", value: double.slice(1, -1).replaceAll('""', '"'), quoted: true, at };
  if (text !== undefined) return { kind: "text", value: unescaped(text), quoted: false, at };
  return mark === undefined ? null : { kind: "mark", value: mark, quoted: false, at };
}

/** Ends with a token of kind `end`. Throws AppError `invalid_log_query`. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  PATTERN.lastIndex = 0;
  for (let at = 0; at < query.length; at = PATTERN.lastIndex) {
    PATTERN.lastIndex = at;
    const found = PATTERN.exec(query);
    if (found === null) throw queryProblem(`"${query.slice(at, at + 10)}" cannot be read`, at);
    const token = tokenOf(found.groups ?? {}, at);
    if (token !== null) tokens.push(token);
    if (tokens.length > MAX_TOKENS) throw queryProblem("the query is too long", at);
  }
  return [...tokens, { kind: "end", value: "", quoted: false, at: query.length }];
}
