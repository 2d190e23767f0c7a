/** Lines of files that a pattern matches, as `path:line` text. Imports nothing: a thread loads it alone. */

/** A thread says this before it matches: a busy machine may need seconds to start one, which are no fault of a pattern. */
export const BEGUN = "begun";

export interface LineQuery {
  pattern: string;
  isPlain: boolean;
  isCaseSensitive: boolean;
  /** Lines shown before and after each match. */
  context: number;
  /** Bound of matching lines. */
  max: number;
}

export interface LineMatches {
  text: string;
  matches: number;
  files: number;
  /** There are more matches than `max`. */
  more: boolean;
}

const MAX_LINE_CHARACTERS = 400;

type Test = (line: string) => boolean;

/** With Unicode's classes where the pattern is written for them. Throws a SyntaxError. */
export function expressionOf(pattern: string, isCaseSensitive: boolean): RegExp {
  const flags = isCaseSensitive ? "" : "i";
  return new RegExp(pattern, pattern.includes("\\p{") ? `${flags}u` : flags);
}

function testOf({ pattern, isPlain, isCaseSensitive }: Omit<LineQuery, "context" | "max">): Test {
  if (!isPlain) {
    const expression = expressionOf(pattern, isCaseSensitive);
    return (line) => expression.test(line);
  }
  if (isCaseSensitive) return (line) => line.includes(pattern);
  const wanted = pattern.toLowerCase();
  return (line) => line.toLowerCase().includes(wanted);
}

/** Throws a SyntaxError for a pattern that is no regular expression. */
export function matchLines(files: readonly (readonly [string, string])[], query: LineQuery): LineMatches {
  const test = testOf(query);
  const groups: string[] = [];
  let matches = 0;
  let matched = 0;
  for (const [path, content] of files) {
    const lines = linesOf(content);
    const found: number[] = [];
    for (const [at, line] of lines.entries()) {
      if (!test(line)) continue;
      if (matches === query.max) {
        groups.push(...shownOf(path, lines, { found, context: query.context }));
        return {
          text: joined(groups, query.context),
          matches,
          files: matched + (found.length > 0 ? 1 : 0),
          more: true,
        };
      }
      matches += 1;
      found.push(at);
    }
    if (found.length === 0) continue;
    matched += 1;
    groups.push(...shownOf(path, lines, { found, context: query.context }));
  }
  return { text: joined(groups, query.context), matches, files: matched, more: false };
}

/** A line break at the end of a file begins no line. */
export function linesOf(content: string): string[] {
  const lines = content.split(/\r?\n/);
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return lines;
}

/** With lines around them, groups are told apart as grep does it. */
const joined = (groups: readonly string[], context: number): string => groups.join(context > 0 ? "\n--\n" : "\n");

/** Matches whose lines around them touch are one group. A match is `path:3: text`, a line beside it `path-2- text`. */
function shownOf(
  path: string,
  lines: readonly string[],
  { found, context }: { found: readonly number[]; context: number },
): string[] {
  const isMatch = new Set(found);
  const groups: string[] = [];
  let shown: string[] = [];
  let next = 0;
  for (const at of found) {
    const from = Math.max(at - context, next);
    if (from > next && shown.length > 0) {
      groups.push(shown.join("\n"));
      shown = [];
    }
    const end = Math.min(at + context + 1, lines.length);
    for (let line = from; line < end; line += 1) {
      const mark = isMatch.has(line) ? ":" : "-";
      const text = lines[line]!;
      const cut = text.length > MAX_LINE_CHARACTERS ? `${text.slice(0, MAX_LINE_CHARACTERS)}…` : text;
      shown.push(`${path}${mark}${line + 1}${mark} ${cut}`);
    }
    next = Math.max(next, end);
  }
  if (shown.length > 0) groups.push(shown.join("\n"));
  return groups;
}
