/**
 * The part of a text that can say something. Patterns over words take the square of the longest run they meet, and a run of
 * 20,000 letters is no word, one of 20,000 spaces no space, one of 20,000 dashes no line that is any different from a short one.
 */

/** Longer than any word of a language that writes words together, and than any name somebody would want on a page. */
const MAX_WORD = 300;
/** Of the same mark, or of white space. */
const MAX_RUN = 64;

const endlessWord = new RegExp(`([\\p{L}\\p{M}\\p{N}_'’-]{${MAX_WORD}})[\\p{L}\\p{M}\\p{N}_'’-]+`, "gu");
const endlessSpace = new RegExp(`(\\s{${MAX_RUN}})\\s+`, "gu");
const endlessMark = new RegExp(`(([^\\p{L}\\p{N}\\s])\\2{${MAX_RUN - 1}})\\2+`, "gu");

/** Runs that go on for ever are cut to a length that still is one; an ordinary text stays as it is. Takes time that grows with the text. */
export const readable = (text: string): string =>
  text.length <= MAX_RUN
    ? text
    : text.replace(endlessWord, "$1").replace(endlessSpace, "$1").replace(endlessMark, "$1");
