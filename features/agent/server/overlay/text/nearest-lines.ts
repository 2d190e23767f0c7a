/** The part of a file most similar to a text that was not found: shown with line numbers, never used as a match. */

const SHOWN_LINES = 30;
/** Bounds of lines and of characters per line that are compared, so that a hint is quick. */
const COMPARED_LINES = 20_000;
const COMPARED_CHARACTERS = 400;

/** A sentence followed by numbered lines, or "". */
export function nearestLines(content: string, old: string): string {
  const lines = content.split("\n");
  const wanted = old.split("\n").slice(0, SHOWN_LINES).map(readLine);
  // Parsed once, because each line is compared up to thirty times.
  const read = lines.slice(0, COMPARED_LINES).map(readLine);
  let best = { score: 0, start: 0 };
  for (let start = 0; start < read.length; start += 1) {
    let score = 0;
    for (const [index, line] of wanted.entries()) score += similarity(read[start + index], line);
    if (score > best.score) best = { score, start };
  }
  if (best.score === 0) return "";
  const end = Math.min(lines.length, best.start + wanted.length);
  const shown = lines.slice(best.start, end).map((line, index) => `${best.start + index + 1}: ${line}`);
  return ` The nearest lines are:\n${shown.join("\n")}`;
}

interface ReadLine {
  text: string;
  words: ReadonlySet<string>;
}

function readLine(line: string): ReadLine {
  const text = line.trim();
  const words = text.slice(0, COMPARED_CHARACTERS).split(/\W+/);
  return { text, words: new Set(words.filter((word) => word.length > 2)) };
}

/** 2 for equal lines, below 1 for shared words. */
function similarity(line: ReadLine | undefined, wanted: ReadLine): number {
  if (line === undefined || line.text === "" || wanted.text === "") return 0;
  if (line.text === wanted.text) return 2;
  let shared = 0;
  for (const word of wanted.words) if (line.words.has(word)) shared += 1;
  return shared / (wanted.words.size + 1);
}
