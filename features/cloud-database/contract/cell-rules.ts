/** Rules of values that people type, by the column's type. Pure. [C5.02] [C5.03] [C5.10] [C5.11] [DB3] [DB4] [DB9] */
import type { CloudColumn } from "../../cloud/contract/index.ts";
import type { Operator } from "./table-sql.ts";

export type ColumnKind = "text" | "integer" | "decimal" | "boolean" | "date" | "json" | "array" | "enum" | "other";

const INTEGERS = new Set(["smallint", "integer", "bigint"]);
const TEXTS = /^(text|character varying|character|citext|name|uuid|"char")(\(\d+\))?$/;
const DECIMALS = /^(numeric|real|double precision)(\([\d,]+\))?$/;
const DATES = /^(date|timestamp(\(\d\))? with(out)? time zone)$/;

export function kindOf({ data_type: type, enums }: Pick<CloudColumn, "data_type" | "enums">): ColumnKind {
  if (type.endsWith("[]")) return "array";
  if (enums.length > 0) return "enum";
  if (INTEGERS.has(type)) return "integer";
  if (DECIMALS.test(type)) return "decimal";
  if (type === "boolean") return "boolean";
  if (DATES.test(type)) return "date";
  if (type === "json" || type === "jsonb") return "json";
  return TEXTS.test(type) ? "text" : "other";
}

/** Types that Postgres can neither order nor compare. */
const WITHOUT_ORDER = /^(json|xml|point|line|lseg|box|path|polygon|circle)$/;

export const hasOrder = ({ data_type }: Pick<CloudColumn, "data_type">): boolean => !WITHOUT_ORDER.test(data_type);

/** [C5.02] [DB3] */
export function operatorsOf(kind: ColumnKind): readonly Operator[] {
  if (kind === "text") return ["equals", "contains"];
  if (kind === "integer" || kind === "decimal") return ["equals", "greater", "less"];
  return kind === "date" ? ["equals", "less", "greater"] : ["equals"];
}

export function operatorLabel(operator: Operator, kind: ColumnKind): string {
  if (operator === "greater") return kind === "date" ? "after" : "greater than";
  if (operator === "less") return kind === "date" ? "before" : "less than";
  return operator;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

function isRealDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Bounds of the types of whole numbers. */
const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  smallint: [-32_768n, 32_767n],
  integer: [-2_147_483_648n, 2_147_483_647n],
  bigint: [-9_223_372_036_854_775_808n, 9_223_372_036_854_775_807n],
};

const INTEGER = /^[+-]?\d{1,40}$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,5})?$/i;

const isInRange = (text: string, type: string): boolean => {
  const [min, max] = RANGES[type] ?? [undefined, undefined];
  const value = BigInt(text.replace("+", ""));
  return min === undefined || (value >= min && value <= max!);
};

/** Null: the filter can be applied. [C5.03] [DB9] */
export function filterProblem(value: string, column: Pick<CloudColumn, "data_type" | "enums">): string | null {
  const kind = kindOf(column);
  const text = value.trim();
  if (text === "") return "Value is required";
  if (kind === "integer" || kind === "decimal") {
    if (!(kind === "integer" ? INTEGER : DECIMAL).test(text)) return "Must be a valid number";
    return INTEGER.test(text) && !isInRange(text, column.data_type) ? "Number is out of range" : null;
  }
  if (kind === "boolean" && !/^(true|false)$/i.test(text)) return "Must be true or false";
  if (kind === "date") {
    if (!DATE.test(text)) return "Must be a valid date (YYYY-MM-DD)";
    return isRealDate(text) ? null : "Invalid date";
  }
  return null;
}

const TRUE = new Set(["true", "1", "yes", "on", "t"]);
const FALSE = new Set(["false", "0", "no", "off", "f"]);

export type CellReading = { value: string | null; problem: null } | { problem: string };

const fine = (value: string | null): CellReading => ({ value, problem: null });
const wrong = (problem: string): CellReading => ({ problem });

const REQUIRED = "This field is required and cannot be empty";

function readNumber(text: string, column: Pick<CloudColumn, "data_type">, kind: ColumnKind): CellReading {
  if (kind === "decimal")
    return DECIMAL.test(text) || /^(nan|[+-]?infinity)$/i.test(text)
      ? fine(text)
      : wrong("Must be a valid decimal number (e.g., 3.14, -0.5)");
  if (!INTEGER.test(text)) return wrong("Must be a valid integer (e.g., 42, -123)");
  return isInRange(text, column.data_type) ? fine(text) : wrong("Number is out of range");
}

function readJson(text: string): CellReading {
  try {
    JSON.parse(text);
    return fine(text);
  } catch (error) {
    return wrong(`JSON Error: ${(error as Error).message}`);
  }
}

/** A JSON array as the text of an array in Postgres; that text itself is taken as it is. [C5.10] */
function readArray(text: string): CellReading {
  if (text.startsWith("{")) return fine(text);
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return wrong("Must be a JSON array");
    const literal = (value: unknown): string => {
      if (Array.isArray(value)) return `{${value.map(literal).join(",")}}`;
      if (value === null) return "NULL";
      const plain = typeof value === "string" ? value : JSON.stringify(value);
      return `"${plain.replace(/["\\]/g, String.raw`\$&`)}"`;
    };
    return fine(literal(parsed));
  } catch (error) {
    return wrong(`JSON Error: ${(error as Error).message}`);
  }
}

const WORDS_OF_DATES = /^(-?infinity|epoch|now|today|tomorrow|yesterday)$/i;

/** The text of a cell as the value to store, or what is wrong with it. [C5.10] [C5.11] */
export function readCell(text: string, column: Pick<CloudColumn, "data_type" | "enums" | "is_nullable">): CellReading {
  const kind = kindOf(column);
  const trimmed = text.trim();
  const isEmpty = text === "" || (trimmed === "" && kind !== "text");
  // [C5.11]
  if (isEmpty || trimmed.toLowerCase() === "null") {
    if (column.is_nullable) return fine(null);
    if (isEmpty) return wrong(REQUIRED);
  }
  if (kind === "integer" || kind === "decimal") return readNumber(trimmed, column, kind);
  if (kind === "boolean") {
    const word = trimmed.toLowerCase();
    if (TRUE.has(word)) return fine("true");
    return FALSE.has(word) ? fine("false") : wrong("Must be true or false");
  }
  if (kind === "date")
    return (DATE.test(trimmed) && isRealDate(trimmed)) || WORDS_OF_DATES.test(trimmed)
      ? fine(trimmed)
      : wrong("Invalid date format. Use YYYY-MM-DD or ISO format");
  if (kind === "json") return readJson(trimmed);
  if (kind === "array") return readArray(trimmed);
  if (kind === "enum" && !column.enums.includes(text)) return wrong(`Must be one of ${column.enums.join(", ")}`);
  return fine(text);
}
