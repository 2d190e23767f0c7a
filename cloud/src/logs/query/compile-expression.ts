/** Expressions as SQL of ours: names and functions out of lists, everything else as a parameter. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import type { Expression } from "./expression.ts";
import { queryProblem } from "./query-problem.ts";

/** An `attribute` is a JSON value, which takes the kind of the value it is compared with. */
export type Kind = "text" | "number" | "time" | "truth" | "attribute" | "interval";

export interface Compiled {
  sql: string;
  kind: Kind;
  /** SQL of an attribute as text. */
  asText?: string;
  /** Whether the function counts or adds up rows. */
  aggregates?: boolean;
}

const COLUMNS: Readonly<Record<string, Compiled>> = {
  id: { sql: "l.id::text", kind: "text" },
  timestamp: { sql: 'l."timestamp"', kind: "time" },
  event_message: { sql: "l.event_message", kind: "text" },
  source: { sql: "l.source", kind: "text" },
  severity_text: { sql: "l.severity_text", kind: "text" },
  log_level: { sql: "l.severity_text", kind: "text" },
  level: { sql: "l.severity_text", kind: "text" },
};
const ATTRIBUTES = ["metadata", "log_attributes", "details"];
const UNITS = new Set(["microsecond", "millisecond", "second", "minute", "hour", "day", "week", "month"]);
const NUMBER = "^-?[0-9]{1,18}(\\.[0-9]{1,18})?$";

interface FunctionRule {
  args: readonly (Kind | "any" | "same")[];
  /** Whether the last parameter may be repeated. */
  repeats?: boolean;
  kind: Kind | "first";
  aggregates?: boolean;
  sql: (args: string[]) => string;
}

const call =
  (name: string) =>
  (args: string[]): string =>
    `${name}(${args.join(", ")})`;
const extreme = (name: string): FunctionRule => ({ args: ["any"], kind: "first", aggregates: true, sql: call(name) });
const sumOf = (name: string): FunctionRule => ({ args: ["number"], kind: "number", aggregates: true, sql: call(name) });
const startOf = (unit: string): FunctionRule => ({
  args: ["time"],
  kind: "time",
  sql: ([at]) => `date_trunc('${unit}', ${at}, 'UTC')`,
});
const textTest = (sql: FunctionRule["sql"]): FunctionRule => ({ args: ["text", "text"], kind: "truth", sql });
const coalesce: FunctionRule = { args: ["any", "same"], repeats: true, kind: "first", sql: call("coalesce") };
const pieces: FunctionRule = {
  args: ["text", "number", "number"],
  kind: "text",
  sql: ([text, from, count]) => `substr(${text}, (${from})::int${count === undefined ? "" : `, (${count})::int`})`,
};

const FUNCTIONS: Readonly<Record<string, FunctionRule>> = {
  countif: { args: ["truth"], kind: "number", aggregates: true, sql: ([test]) => `count(*) filter (where ${test})` },
  sum: sumOf("sum"),
  avg: sumOf("avg"),
  min: extreme("min"),
  max: extreme("max"),
  lower: { args: ["text"], kind: "text", sql: call("lower") },
  upper: { args: ["text"], kind: "text", sql: call("upper") },
  length: { args: ["text"], kind: "number", sql: call("length") },
  concat: { args: ["text"], repeats: true, kind: "text", sql: call("concat") },
  substr: pieces,
  substring: pieces,
  coalesce,
  ifnull: coalesce,
  regexp_contains: textTest(([text, pattern]) => `(${text} ~ ${pattern})`),
  match: textTest(([text, pattern]) => `(${text} ~ ${pattern})`),
  starts_with: textTest(call("starts_with")),
  ends_with: textTest(([text, end]) => `(right(${text}, length(${end})) = ${end})`),
  contains: textTest(([text, part]) => `(strpos(${text}, ${part}) > 0)`),
  strpos: { args: ["text", "text"], kind: "number", sql: call("strpos") },
  round: { args: ["number"], kind: "number", sql: call("round") },
  timestamp: { args: ["text"], kind: "time", sql: ([text]) => `(${text})::timestamptz` },
  timestamp_micros: {
    args: ["number"],
    kind: "time",
    sql: ([micros]) => `to_timestamp((${micros})::float8 / 1000000)`,
  },
  unix_micros: { args: ["time"], kind: "number", sql: ([at]) => `(extract(epoch from ${at}) * 1000000)::int8` },
  current_timestamp: { args: [], kind: "time", sql: () => "now()" },
  now: { args: [], kind: "time", sql: () => "now()" },
  timestamp_sub: { args: ["time", "interval"], kind: "time", sql: ([at, span]) => `(${at} - ${span})` },
  timestamp_add: { args: ["time", "interval"], kind: "time", sql: ([at, span]) => `(${at} + ${span})` },
  tostartofminute: startOf("minute"),
  tostartofhour: startOf("hour"),
  tostartofday: startOf("day"),
};

const CASTS: Readonly<Record<string, { kind: Kind; type: string }>> = {
  string: { kind: "text", type: "text" },
  text: { kind: "text", type: "text" },
  datetime: { kind: "time", type: "timestamptz" },
  timestamp: { kind: "time", type: "timestamptz" },
};
const NUMBER_TYPES = new Set(["int64", "integer", "int", "bigint", "float64", "numeric", "float"]);

export interface Scope {
  /** Aliases of a part of the attributes. */
  parts: ReadonlyMap<string, readonly string[]>;
  sourceNames: ReadonlySet<string>;
  /** Names given in SELECT, for GROUP BY and ORDER BY. */
  named: ReadonlyMap<string, Compiled>;
}

export class ExpressionCompiler {
  readonly #scope: Scope;
  readonly values: unknown[];

  constructor(scope: Scope, values: unknown[]) {
    this.#scope = scope;
    this.values = values;
  }

  parameter(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  as(wanted: Kind, expression: Expression, at = 0): Compiled {
    return coerce(this.compile(expression), wanted, at);
  }

  compile(expression: Expression): Compiled {
    switch (expression.type) {
      case "text":
        return { sql: this.parameter(expression.value, "text"), kind: "text" };
      case "number":
        return { sql: this.parameter(expression.value, "numeric"), kind: "number" };
      case "constant":
        return expression.value === "null"
          ? { sql: "null::text", kind: "text" }
          : { sql: expression.value, kind: "truth" };
      case "column":
        return this.#column(expression.path, expression.at);
      case "star":
        throw queryProblem("* stands here without COUNT", expression.at);
      case "call":
        return this.#call(expression);
      case "cast":
        return this.#cast(expression);
      case "interval":
        return this.#interval(expression);
      case "not":
        return { sql: `(not ${this.as("truth", expression.inner).sql})`, kind: "truth" };
      case "isNull": {
        const inner = this.compile(expression.value);
        return { sql: `(${inner.asText ?? inner.sql} is ${expression.negated ? "not " : ""}null)`, kind: "truth" };
      }
      default:
        return this.#compound(expression);
    }
  }

  #compound(expression: Extract<Expression, { type: "binary" | "in" | "between" | "case" }>): Compiled {
    switch (expression.type) {
      case "binary":
        return this.#binary(expression);
      case "in": {
        const [value, ...list] = alike([expression.value, ...expression.list].map((one) => this.compile(one)));
        if (list.length === 0) return { sql: expression.negated ? "true" : "false", kind: "truth" };
        const sql = list.map((one) => one.sql).join(", ");
        return { sql: `(${value!.sql} ${expression.negated ? "not " : ""}in (${sql}))`, kind: "truth" };
      }
      case "between": {
        const { value, low, high, negated } = expression;
        const [a, b, c] = alike([value, low, high].map((one) => this.compile(one)));
        return { sql: `(${a!.sql} ${negated ? "not " : ""}between ${b!.sql} and ${c!.sql})`, kind: "truth" };
      }
      case "case": {
        const results = [
          ...expression.branches.map(({ value }) => value),
          ...(expression.otherwise === null ? [] : [expression.otherwise]),
        ];
        const values = alike(results.map((one) => this.compile(one)));
        const branches = expression.branches.map(
          ({ when }, index) => `when ${this.as("truth", when).sql} then ${values[index]!.sql}`,
        );
        const otherwise = expression.otherwise === null ? "" : ` else ${values.at(-1)!.sql}`;
        return { ...values[0]!, sql: `(case ${branches.join(" ")}${otherwise} end)` };
      }
    }
  }

  #column(path: readonly string[], at: number): Compiled {
    const [first = "", ...rest] = path;
    if (rest.length === 0) {
      const known = this.#scope.named.get(first) ?? entryOf(COLUMNS, first);
      if (known !== undefined) return known;
      if (ATTRIBUTES.includes(first))
        return { sql: "l.log_attributes", kind: "attribute", asText: "l.log_attributes::text" };
      // Older dialects put some attributes beside the message.
      return this.#attribute([first]);
    }
    const part = this.#scope.parts.get(first);
    if (part !== undefined) return this.#attribute([...part, ...rest]);
    if (ATTRIBUTES.includes(first)) return this.#attribute(rest);
    if (this.#scope.sourceNames.has(first)) return this.#column(rest, at);
    throw queryProblem(`${first} is unknown`, at);
  }

  /** `request.method` is stored under its whole name or under its last word. */
  #attribute(path: readonly string[]): Compiled {
    const whole = this.parameter(path.join("."), "text");
    const last = path.length === 1 ? null : this.parameter(path.at(-1), "text");
    const read = (operator: string): string =>
      last === null
        ? `(l.log_attributes ${operator} ${whole})`
        : `coalesce(l.log_attributes ${operator} ${whole}, l.log_attributes ${operator} ${last})`;
    return { sql: read("->"), kind: "attribute", asText: read("->>") };
  }

  #call({ name, args, distinct, at }: Extract<Expression, { type: "call" }>): Compiled {
    if (name === "count") {
      const [of] = args;
      if (args.length > 1) throw queryProblem("COUNT takes one value", at);
      if (of === undefined || of.type === "star") return { sql: "count(*)", kind: "number", aggregates: true };
      const inner = this.compile(of);
      return {
        sql: `count(${distinct ? "distinct " : ""}${inner.asText ?? inner.sql})`,
        kind: "number",
        aggregates: true,
      };
    }
    if (name === "timestamp_trunc" || name === "date_trunc") return this.#truncated(name, args, at);
    const rule = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (rule === undefined) throw queryProblem(`the function ${name} is not offered`, at);
    const least = rule.args.length - (name.startsWith("substr") ? 1 : 0);
    if (args.length < least || (args.length > rule.args.length && rule.repeats !== true)) {
      throw queryProblem(`${name} takes ${rule.args.length} values`, at);
    }
    const compiled = args.map((arg, index) => {
      const wanted = rule.args[Math.min(index, rule.args.length - 1)]!;
      return wanted === "any" || wanted === "same" ? asScalar(this.compile(arg)) : this.as(wanted, arg, at);
    });
    const given = rule.args.includes("same") ? alike(compiled) : compiled;
    const kind = rule.kind === "first" ? given[0]!.kind : rule.kind;
    return { sql: rule.sql(given.map(({ sql }) => sql)), kind, aggregates: rule.aggregates === true };
  }

  /** `timestamp_trunc(timestamp, minute)` and `date_trunc('minute', timestamp)`. */
  #truncated(name: string, args: readonly Expression[], at: number): Compiled {
    const [time, unit] = name === "date_trunc" && args[0]?.type === "text" ? [args[1], args[0]] : args;
    if (time === undefined || unit === undefined) throw queryProblem(`${name} takes a time and a unit`, at);
    const word = unit.type === "text" ? unit.value : unit.type === "column" ? unit.path.join(".") : "";
    if (!UNITS.has(word.toLowerCase())) throw queryProblem(`${word.slice(0, 20)} is no unit of time`, at);
    return { sql: `date_trunc('${word.toLowerCase()}', ${this.as("time", time, at).sql}, 'UTC')`, kind: "time" };
  }

  #cast({ value, to, at }: Extract<Expression, { type: "cast" }>): Compiled {
    const inner = this.compile(value);
    if (NUMBER_TYPES.has(to)) return coerce(inner, "number", at);
    const cast = entryOf(CASTS, to);
    if (cast === undefined) throw queryProblem(`${to} is no type`, at);
    return { sql: `(${inner.asText ?? inner.sql})::${cast.type}`, kind: cast.kind };
  }

  #interval({ count, unit, at }: Extract<Expression, { type: "interval" }>): Compiled {
    const word = unit.replace(/s$/, "");
    if (!UNITS.has(word)) throw queryProblem(`${unit.slice(0, 20)} is no unit of time`, at);
    return { sql: `(${this.as("number", count, at).sql} * interval '1 ${word}')`, kind: "interval" };
  }

  #binary({ operator, left, right, at }: Extract<Expression, { type: "binary" }>): Compiled {
    const [a, b] = [this.compile(left), this.compile(right)];
    if (operator === "and" || operator === "or") {
      return { sql: `(${coerce(a, "truth", at).sql} ${operator} ${coerce(b, "truth", at).sql})`, kind: "truth" };
    }
    if (operator === "like" || operator === "ilike" || operator === "||") {
      const kind = operator === "||" ? "text" : "truth";
      return { sql: `(${coerce(a, "text", at).sql} ${operator} ${coerce(b, "text", at).sql})`, kind };
    }
    if (["+", "-", "*", "/", "%"].includes(operator)) {
      if (b.kind === "interval")
        return { sql: `(${coerce(a, "time", at).sql} ${operator === "-" ? "-" : "+"} ${b.sql})`, kind: "time" };
      const divisor = coerce(b, "number", at).sql;
      const second = operator === "/" || operator === "%" ? `nullif(${divisor}, 0)` : divisor;
      return {
        sql: `(${coerce(a, "number", at).sql} ${operator} ${second})`,
        kind: "number",
        aggregates: a.aggregates === true || b.aggregates === true,
      };
    }
    const [x, y] = alike([a, b]);
    return { sql: `(${x!.sql} ${operator === "!=" ? "<>" : operator} ${y!.sql})`, kind: "truth" };
  }
}

/** JSON is turned into text before it is compared or counted. */
const asScalar = (value: Compiled): Compiled =>
  value.kind === "attribute" ? { ...value, sql: value.asText!, kind: "text" } : value;

function coerce(value: Compiled, wanted: Kind, at: number): Compiled {
  if (value.kind === wanted) return value;
  const text = value.asText ?? value.sql;
  if (wanted === "text" && value.kind !== "interval") return { ...value, sql: `(${text})::text`, kind: "text" };
  if (wanted === "number" && (value.kind === "attribute" || value.kind === "text")) {
    return { ...value, sql: `(case when ${text} ~ '${NUMBER}' then (${text})::numeric end)`, kind: "number" };
  }
  if (wanted === "number" && value.kind === "time") {
    return { ...value, sql: `(extract(epoch from ${value.sql}) * 1000000)::int8`, kind: "number" };
  }
  if (wanted === "time" && (value.kind === "text" || value.kind === "attribute")) {
    return { ...value, sql: `(${text})::timestamptz`, kind: "time" };
  }
  if (wanted === "truth" && value.kind === "attribute") return { ...value, sql: `(${text} = 'true')`, kind: "truth" };
  throw queryProblem(`a ${value.kind} stands where a ${wanted} is needed`, at);
}

/** Makes compared values one kind: a time or a number decides for values that can become one. */
function alike(values: readonly Compiled[]): Compiled[] {
  const kinds = new Set(values.map(({ kind }) => kind));
  const wanted: Kind = kinds.has("time")
    ? "time"
    : kinds.has("number")
      ? "number"
      : kinds.has("truth")
        ? "truth"
        : "text";
  return values.map((value) => coerce(value, wanted, 0));
}
