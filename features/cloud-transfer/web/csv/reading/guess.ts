/** Guesses of a file's encoding, its separator, and the types of its columns. */
import type { ColumnType } from "../../../../cloud-database/contract/schema-change.ts";

export const ENCODINGS = ["utf-8", "windows-1252", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** `bytes`: the beginning of the file. Old spreadsheets write Windows-1252, which any bytes are. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    // A letter may be cut at the end.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** The separator that stands outside of quotes in each of the first lines, as often as in the others. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r?\n/)
    .slice(0, 20)
    .filter((line) => line.trim() !== "");
  const score = (delimiter: string): number => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    return first * counts.filter((count) => count === first).length;
  };
  return DELIMITERS.reduce((best, one) => (score(one) > score(best) ? one : best), ",");
}

type GuessedType = Extract<
  ColumnType,
  "text" | "integer" | "bigint" | "numeric" | "boolean" | "timestamptz" | "date" | "uuid" | "jsonb"
>;

const INTEGER = /^[+-]?\d{1,19}$/;
const TESTS: readonly [GuessedType, (text: string) => boolean][] = [
  ["boolean", (text) => /^(true|false|t|f|yes|no)$/i.test(text)],
  ["integer", (text) => /^[+-]?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= 2_147_483_647 && !isCode(text)],
  ["bigint", (text) => INTEGER.test(text) && Math.abs(Number(text)) < 9.2e18 && !isCode(text)],
  ["numeric", (text) => /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) && !isCode(text)],
  ["date", (text) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)],
  [
    "timestamptz",
    (text) =>
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?$/i.test(
        text,
      ),
  ],
  ["uuid", (text) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)],
  ["jsonb", (text) => /^[[{]/.test(text) && isJson(text)],
];

/** Postal codes and telephone numbers lose their zeros as numbers. */
const isCode = (text: string): boolean => /^[+-]?0\d/.test(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The narrowest type that every value of a column has. */
export class TypeGuess {
  #left = TESTS;
  #values = 0;

  add(text: string): void {
    if (text === "") return;
    this.#values += 1;
    if (this.#left.length > 0) this.#left = this.#left.filter(([, holds]) => holds(text.trim()));
  }

  get type(): GuessedType {
    return this.#values === 0 ? "text" : (this.#left[0]?.[0] ?? "text");
  }
}
