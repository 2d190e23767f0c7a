/** Where a statement with rows puts them: `copy public.notes (id, text) from stdin`, `insert into notes (id) values …`. */

const IDENTIFIER = String.raw`(?:"(?:[^"]|"")+"|[a-z_\u0080-\uffff][\w$\u0080-\uffff]*)`;
const TARGET = new RegExp(
  String.raw`^(copy|insert\s+into)\s+((?:${IDENTIFIER}\s*\.\s*)?${IDENTIFIER})\s*(?:\(((?:\s*${IDENTIFIER}\s*,)*\s*${IDENTIFIER}\s*)\))?`,
  "i",
);
const NAME = new RegExp(IDENTIFIER, "gi");

export interface RowsTarget {
  /** As it is written. */
  table: string;
  /** Null: the statement names none. */
  columns: string[] | null;
  /** The text behind table and columns. */
  rest: string;
}

const plain = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();

export function rowsTarget(text: string): RowsTarget | null {
  const found = TARGET.exec(text);
  if (found === null) return null;
  const [whole, , table, list] = found;
  return { table: table!, columns: list?.match(NAME)?.map(plain) ?? null, rest: text.slice(whole.length) };
}

/** Whether the rows behind a COPY come in the text format, the one that dumps have. */
export const isTextCopy = (rest: string): boolean => /^\s*from\s+stdin\s*$/i.test(rest);

const PIECE = /[eE]'(?:[^'\\]+|\\[\s\S]|'')*'|'[^']*'|"[^"]*"|[()]/g;

/** Rows of an INSERT, as far as its text tells: brackets that stand in no other ones. */
export function countTuples(rest: string): number {
  let [depth, count] = [0, 0];
  for (const [piece] of rest.matchAll(PIECE)) {
    if (piece === "(") {
      if (depth === 0) count += 1;
      depth += 1;
    } else if (piece === ")") depth -= 1;
  }
  return count;
}
