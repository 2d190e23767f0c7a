/** Whether a value passes a filter, as Postgres would say: both are its own canonical text, and null is neither true nor false. */
import type { Filter } from "./filter.ts";
import type { Value } from "./pgoutput.ts";

const NUMBERS = new Set(["int2", "int4", "int8", "oid", "float4", "float8", "numeric"]);
/** Their canonical text is in their order, while dates are in ISO and all times in UTC. */
const IN_ORDER_OF_TEXT = new Set(["date", "timestamp", "timestamptz", "time", "text", "varchar", "uuid", "bool"]);
const PLAIN_NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

export const isOrdered = (type: string): boolean => NUMBERS.has(type) || IN_ORDER_OF_TEXT.has(type);

function scaled(text: string, digits: number): bigint {
  const [, sign, whole, fraction = ""] = PLAIN_NUMBER.exec(text)!;
  const value = BigInt(whole! + fraction.padEnd(digits, "0"));
  return sign === "-" ? -value : value;
}

function compareNumbers(left: string, right: string): number {
  if (PLAIN_NUMBER.test(left) && PLAIN_NUMBER.test(right)) {
    const digits = Math.max(left.split(".")[1]?.length ?? 0, right.split(".")[1]?.length ?? 0);
    const [a, b] = [scaled(left, digits), scaled(right, digits)];
    return a < b ? -1 : a > b ? 1 : 0;
  }
  const [a, b] = [Number(left), Number(right)];
  // Postgres has NaN above everything else, and equal to itself.
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return Math.sign(a - b);
}

const compare = (left: string, right: string, type: string): number =>
  NUMBERS.has(type) ? compareNumbers(left, right) : Buffer.compare(Buffer.from(left), Buffer.from(right));

/** Letters of a value in which a pattern is looked for; longer ones pass no pattern. One filter may hold twenty patterns of 200 letters. */
const MAX_LIKE_LENGTH = 4_096;

/**
 * `%` and `_` as in LIKE, without going back further than the last `%`: at most the letters of the text times those of the pattern,
 * and both are bounded.
 */
function isLike(text: string, pattern: string): boolean {
  if (text.length > MAX_LIKE_LENGTH) return false;
  const letters = [...text];
  const marks: { wild: "%" | "_" | null; letter: string }[] = [];
  const source = [...pattern];
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]!;
    if (letter === "\\") marks.push({ wild: null, letter: source[(at += 1)] ?? "\\" });
    else marks.push({ wild: letter === "%" || letter === "_" ? letter : null, letter });
  }
  let [t, p, star, from] = [0, 0, -1, 0];
  while (t < letters.length) {
    const mark = marks[p];
    if (mark?.wild === "%") [star, from, p] = [p, t, p + 1];
    else if (mark !== undefined && (mark.wild === "_" || mark.letter === letters[t])) [t, p] = [t + 1, p + 1];
    else if (star >= 0) [from, t, p] = [from + 1, from + 1, star + 1];
    else return false;
  }
  return marks.slice(p).every(({ wild }) => wild === "%");
}

function isValue(value: string | null, wanted: string): boolean {
  switch (wanted.toLowerCase()) {
    case "null":
    case "unknown":
      return value === null;
    case "not_null":
      return value !== null;
    default:
      return value === (wanted.toLowerCase() === "true" ? "t" : "f");
  }
}

/** Null: unknown, as a comparison with null is. */
function test({ operator, values }: Filter, value: string | null, type: string): boolean | null {
  const [wanted] = values as [string];
  if (operator === "is") return isValue(value, wanted);
  if (operator === "isdistinct") {
    if (wanted === "null") return value !== null;
    return value === null || compare(value, wanted, type) !== 0;
  }
  if (value === null) return null;
  switch (operator) {
    case "in":
      return values.some((one) => compare(value, one, type) === 0);
    case "like":
      return isLike(value, wanted);
    case "ilike":
      return isLike(value.toLowerCase(), wanted.toLowerCase());
    case "eq":
      return compare(value, wanted, type) === 0;
    case "neq":
      return compare(value, wanted, type) !== 0;
    case "lt":
      return compare(value, wanted, type) < 0;
    case "lte":
      return compare(value, wanted, type) <= 0;
    case "gt":
      return compare(value, wanted, type) > 0;
    case "gte":
      return compare(value, wanted, type) >= 0;
  }
}

/** A value the log does not tell passes nothing. */
export function passes(filter: Filter, value: Value, type: string): boolean {
  if (value === undefined) return false;
  const result = test(filter, value, type);
  return result !== null && result !== filter.negated;
}
