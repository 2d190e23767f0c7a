/**
 * Shapes of text that cost far more to read and draw than their length: the lexer goes through nested quotes and lists by recursion,
 * looks for the end of emphasis and links again and again, and fills each row of a table up to the columns of its head. A message with
 * one of them would freeze or break the page of everybody who opens the chat. No text that people read has them.
 */
const MAX_CHARACTERS = 100_000;
/** Marks of quotes and lists at the beginning of a line: each is one level. */
const MAX_LEVELS = 40;
/** A list is one level deeper for each two columns. */
const MAX_INDENT = 120;
/** Between two empty lines. */
const MAX_DELIMITERS = 2500;
const MAX_CELLS = 20_000;

const DELIMITERS = new Set("*_~[`<");
/** Spaces, and marks of quotes and lists; every branch begins with another character. */
const BEGINNING = /^(?:[ \t]|>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
const LEVEL = />|[-*+]|\d[.)]/g;

const count = (text: string, isCounted: (character: string) => boolean): number => {
  let found = 0;
  for (const character of text) if (isCounted(character)) found += 1;
  return found;
};

function isLineBeyond(line: string): boolean {
  const beginning = BEGINNING.exec(line)![0];
  if ((beginning.match(LEVEL)?.length ?? 0) > MAX_LEVELS) return true;
  return beginning.trimEnd() !== "" && beginning.search(/[^ \t]/) > MAX_INDENT;
}

/** Whether a text is to be shown as it is written. Takes time in proportion to its length. */
export function isBeyondBounds(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return true;
  let [lines, columns, delimiters] = [0, 0, 0];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (isLineBeyond(line)) return true;
    if (line.trim() === "") {
      [lines, columns, delimiters] = [0, 0, 0];
      continue;
    }
    lines += 1;
    columns = Math.max(columns, 1 + count(line, (character) => character === "|"));
    delimiters += count(line, (character) => DELIMITERS.has(character));
    if (delimiters > MAX_DELIMITERS || (columns > 1 && lines * columns > MAX_CELLS)) return true;
  }
  return false;
}
