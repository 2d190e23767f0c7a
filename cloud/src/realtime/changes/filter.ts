/** Filters of subscriptions: `owner=eq.5,state=not.in.(a,"b, c")`. */

const OPERATORS = ["eq", "neq", "lt", "lte", "gt", "gte", "in", "like", "ilike", "is", "isdistinct"] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Filter {
  column: string;
  operator: Operator;
  negated: boolean;
  /** One value, except for `in`. */
  values: string[];
}

export class FilterProblem extends Error {}

/** More conditions or values than this are refused. */
const MAX_CONDITIONS = 20;
const MAX_VALUES = 100;
/** Patterns are matched against every change, so they are short. */
const MAX_PATTERN_LENGTH = 200;

/** Splits at commas outside of quotes and brackets. */
function split(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === "\\" && quoted) {
      part += letter + (text[at + 1] ?? "");
      at += 1;
      continue;
    }
    if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === "(") depth += 1;
    else if (!quoted && letter === ")") depth -= 1;
    if (letter === "," && !quoted && depth === 0) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  parts.push(part);
  return parts;
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/gs, "$1") : text;

function valuesOf(operator: Operator, text: string): string[] {
  if (operator !== "in") return [unquoted(text)];
  const inner = /^\((.*)\)$/s.exec(text)?.[1] ?? /^\{(.*)\}$/s.exec(text)?.[1];
  if (inner === undefined) throw new FilterProblem("the values of in must stand in brackets");
  const values = split(inner).map(unquoted);
  if (values.length > MAX_VALUES) throw new FilterProblem(`in takes at most ${MAX_VALUES} values`);
  return values;
}

function conditionOf(text: string): Filter {
  const found = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text);
  if (found === null) throw new FilterProblem(`${JSON.stringify(text.slice(0, 100))} is no column=operator.value`);
  const [, column, negation, name, value] = found as unknown as [string, string, string | undefined, string, string];
  const operator = OPERATORS.find((known) => known === name);
  if (operator === undefined) throw new FilterProblem(`the operator ${name} is not supported`);
  const values = valuesOf(operator, value);
  if ((operator === "like" || operator === "ilike") && values[0]!.length > MAX_PATTERN_LENGTH)
    throw new FilterProblem(`a pattern has at most ${MAX_PATTERN_LENGTH} characters`);
  return { column: unquoted(column.trim()), operator, negated: negation !== undefined, values };
}

/** Throws FilterProblem. */
export function parseFilter(text: string): Filter[] {
  const parts = split(text);
  if (parts.length > MAX_CONDITIONS) throw new FilterProblem(`a filter has at most ${MAX_CONDITIONS} conditions`);
  return parts.map(conditionOf);
}
