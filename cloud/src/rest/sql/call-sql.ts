/** A call of a function as the source of rows. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import type { Payload } from "../request/payload.ts";
import type { Parameter, Routine } from "../schema/schema-cache.ts";
import { arrayLiteral, identifier, qualified, type StatementBuilder } from "./statement-builder.ts";
import { bodyRows } from "./write-sql.ts";

export type CallArguments =
  | { kind: "none" }
  /** Arguments from a query string or a form: each name once or more. */
  | { kind: "texts"; values: ReadonlyMap<string, readonly string[]> }
  | { kind: "json"; payload: Extract<Payload, { kind: "json" }> }
  /** The whole body as the only argument, which has no name. */
  | { kind: "whole"; value: string | Buffer };

const assign = ({ name, isVariadic }: Parameter, value: string): string =>
  `${isVariadic ? "variadic " : ""}${identifier(name)} := ${value}`;

/** These types would truncate a longer value: the function receives the whole value. */
const UNBOUNDED: Readonly<Record<string, string>> = { character: "character varying", bit: "bit varying" };

const unbounded = (type: string): string => {
  const [, base = type, list = ""] = /^(.*?)(\[\])?$/.exec(type) ?? [];
  return (entryOf(UNBOUNDED, base) ?? base) + list;
};

function textArgument(builder: StatementBuilder, parameter: Parameter, values: readonly string[]): string {
  const value = parameter.isVariadic ? arrayLiteral(values) : values.at(-1)!;
  return assign(parameter, `${builder.bind(value)}::${unbounded(parameter.type)}`);
}

interface Call {
  /** Text that stands before it in `from`. */
  before: string;
  arguments: string;
}

function callOf(builder: StatementBuilder, { parameters }: Routine, given: CallArguments): Call {
  switch (given.kind) {
    case "none":
      return { before: "from ", arguments: "" };
    case "whole":
      return { before: "from ", arguments: `${builder.bind(given.value)}::${parameters[0]!.type}` };
    case "texts": {
      const used = parameters.filter(({ name }) => given.values.has(name));
      const list = used.map((one) => textArgument(builder, one, given.values.get(one.name)!));
      return { before: "from ", arguments: list.join(", ") };
    }
    case "json": {
      const used = parameters.filter(({ name }) => given.payload.keys.includes(name));
      if (used.length === 0) return { before: "from ", arguments: "" };
      const columns = used.map(({ name, type }) => ({ name, type: unbounded(type), default: null }));
      const source = { payload: given.payload, appliesDefaults: false, columns };
      const rows = bodyRows(builder, source, { withSelect: false, onlyFirst: true });
      const list = used.map((one) => assign(one, `pgrst_body.${identifier(one.name)}`));
      return { before: `${rows}, lateral `, arguments: list.join(", ") };
    }
  }
}

/** Selects the function's rows; a single value comes as `pgrst_scalar`. `extra` are computed columns. */
export function callSql(
  builder: StatementBuilder,
  routine: Routine,
  { given, extra }: { given: CallArguments; extra: readonly string[] },
): string {
  const call = callOf(builder, routine, given);
  const invoked = `${qualified(routine)}(${call.arguments})`;
  if (!routine.isComposite) {
    return `select pgrst_call.pgrst_scalar ${call.before}(select ${invoked} as pgrst_scalar) pgrst_call`;
  }
  const computed = extra.map((name) => `, pgrst_call.${identifier(name)}`).join("");
  return `select pgrst_call.*${computed} ${call.before}${invoked} pgrst_call`;
}
