/**
 * The part of a text that can say something. Patterns over words take the square of the longest run they meet, and a run of
 * 20,000 letters is no word, one of 20,000 spaces no space, one of 20,000 dashes no line that is any different from a short one.
 * The same holds for words that are said again and again: what follows the first hundred times is no further wish.
 */

/** Longer than any word of a language that writes words together, and than any name somebody would want on a page. */
const MAX_WORD = 300;
/** Of the same mark, or of white space. */
const MAX_RUN = 64;
/** A longer piece that repeats is a text of its own; patterns meet it too seldom to take long. */
const MAX_PIECE = 120;
/** Characters that a piece may fill by following itself. */
const MAX_REPEATED = 1500;
/** A run is cut only if more than `PLACES_APART + LOOKED_AT` of its characters equal those one piece before. */
const PLACES_APART = 1000;
const LOOKED_AT = 64;

const endlessWord = new RegExp(`([\\p{L}\\p{M}\\p{N}_'’-]{${MAX_WORD}})[\\p{L}\\p{M}\\p{N}_'’-]+`, "gu");
const endlessSpace = new RegExp(`(\\s{${MAX_RUN}})\\s+`, "gu");
const endlessMark = new RegExp(`(([^\\p{L}\\p{N}\\s])\\2{${MAX_RUN - 1}})\\2+`, "gu");

/** Runs that go on for ever are cut to a length that still is one; an ordinary text stays as it is. Takes time that grows with the text. */
export const readable = (text: string): string =>
  text.length <= MAX_RUN
    ? text
    : withoutRepeats(text.replace(endlessWord, "$1").replace(endlessSpace, "$1").replace(endlessMark, "$1"));

function withoutRepeats(text: string): string {
  let left = text;
  for (let length = 1; length <= MAX_PIECE && left.length > MAX_REPEATED; length += 1)
    if (mayRepeat(left, length)) left = cutRepeats(left, length);
  return left;
}

/** Whether some place stands in a run that is long enough to be cut: places are nearer to each other than such a run is long. */
function mayRepeat(text: string, length: number): boolean {
  for (let at = PLACES_APART; at < text.length; at += PLACES_APART) {
    let same = 0;
    while (same < LOOKED_AT && text.charCodeAt(at - same) === text.charCodeAt(at - same - length)) same += 1;
    if (same === LOOKED_AT) return true;
  }
  return false;
}

/** A run repeats until a character differs from the one `length` characters before it. Whole pieces are cut, so the text continues as before. */
function cutRepeats(text: string, length: number): string {
  const most = Math.floor(MAX_REPEATED / length) * length;
  let kept = "";
  let from = 0;
  let start = 0;
  for (let at = length; at <= text.length; at += 1) {
    if (at < text.length && text.charCodeAt(at) === text.charCodeAt(at - length)) continue;
    const over = Math.floor((at - start - most) / length) * length;
    if (over > 0) {
      kept += text.slice(from, start + most);
      from = start + most + over;
    }
    start = at - length + 1;
  }
  return from === 0 ? text : kept + text.slice(from);
}
