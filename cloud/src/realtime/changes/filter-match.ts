/** Whether a value passes a filter, as Postgres would say: both are its own canonical text, and null is neither true nor false. */
import type { Filter } from "./filter.ts";
import type { Value } from "./pgoutput.ts";

const NUMBERS = new Set(["int2", "int4", "int8", "oid", "float4", "float8", "numeric"]);
/** Their canonical text is in their order, while dates are in ISO and all times in UTC. */
const IN_ORDER_OF_TEXT = new Set(["date", "timestamp", "timestamptz", "time", "text", "varchar", "uuid", "bool"]);
const PLAIN_NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

export const isOrdered = (type: string): boolean => NUMBERS.has(type) || IN_ORDER_OF_TEXT.has(type);

interface Digits {
  isNegative: boolean;
  /** Without the zeros in front. */
  whole: string;
  /** Without the zeros behind. */
  fraction: string;
}

const isZero = ({ whole, fraction }: Digits): boolean => whole === "" && fraction === "";

/** Null for what is not written in digits alone: `NaN`, `Infinity`, `1e+300`. */
function digitsOf(text: string): Digits | null {
  const found = PLAIN_NUMBER.exec(text);
  if (found === null) return null;
  const [, sign, whole, fraction = ""] = found;
  // A pattern for the end of a text is tried from every place of it.
  let end = fraction.length;
  while (end > 0 && fraction[end - 1] === "0") end -= 1;
  return { isNegative: sign === "-", whole: whole!.replace(/^0+/, ""), fraction: fraction.slice(0, end) };
}

const order = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Digit by digit: a number of Postgres has up to 147,455 of them, and arithmetic takes much longer than reading. */
function compareDigits(left: Digits, right: Digits): number {
  if (isZero(left) && isZero(right)) return 0;
  if (left.isNegative !== right.isNegative) return left.isNegative ? -1 : 1;
  const size =
    order(left.whole.length, right.whole.length) ||
    order(left.whole, right.whole) ||
    order(left.fraction, right.fraction);
  return left.isNegative ? -size : size;
}

function compareOther(left: string, right: string): number {
  const [a, b] = [Number(left), Number(right)];
  // Postgres has NaN above everything else, and equal to itself.
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return order(a, b);
}

/** Compares one value with others, each time as Postgres would: the value itself is read once. */
function comparedWith(left: string, type: string): (right: string) => number {
  if (!NUMBERS.has(type)) {
    const bytes = Buffer.from(left);
    return (right) => Buffer.compare(bytes, Buffer.from(right));
  }
  const digits = digitsOf(left);
  return (right) => {
    const others = digits === null ? null : digitsOf(right);
    return digits === null || others === null ? compareOther(left, right) : compareDigits(digits, others);
  };
}

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
    return value === null || comparedWith(value, type)(wanted) !== 0;
  }
  if (value === null) return null;
  if (operator === "like") return isLike(value, wanted);
  if (operator === "ilike") return isLike(value.toLowerCase(), wanted.toLowerCase());
  const compare = comparedWith(value, type);
  switch (operator) {
    case "in":
      return values.some((one) => compare(one) === 0);
    case "eq":
      return compare(wanted) === 0;
    case "neq":
      return compare(wanted) !== 0;
    case "lt":
      return compare(wanted) < 0;
    case "lte":
      return compare(wanted) <= 0;
    case "gt":
      return compare(wanted) > 0;
    case "gte":
      return compare(wanted) >= 0;
  }
}

/** A value the log does not tell passes nothing. */
export function passes(filter: Filter, value: Value, type: string): boolean {
  if (value === undefined) return false;
  const result = test(filter, value, type);
  return result !== null && result !== filter.negated;
}
