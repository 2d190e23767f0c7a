/**
 * A program of its own that parses files, so that a parser's stack overflow ends only this process. Input: `[{ path,
 * text }]`. Output, a line each: `? path` before a file is parsed, `! path` if it is nested too deeply.
 */
import { text } from "node:stream/consumers";
import { parseSync } from "oxc-parser";

const MAX_LEVELS = 2_000;
/** Larger files are data, which our code does not walk through. */
const WALKED_CHARACTERS = 300_000;
/** Stack frames that a later caller of the parser may have below it. */
const FRAMES_BELOW = 2_000;

const below = (frames: number, work: () => void): void => (frames === 0 ? work() : below(frames - 1, work));

function isTooDeep(root: object): boolean {
  const waiting: { node: object; level: number }[] = [{ node: root, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.level > MAX_LEVELS) return true;
    for (const value of Object.values(next.node))
      if (typeof value === "object" && value !== null) waiting.push({ node: value as object, level: next.level + 1 });
  }
  return false;
}

const sources = JSON.parse(await text(process.stdin)) as { path: string; text: string }[];
for (const source of sources) {
  process.stdout.write(`? ${source.path}\n`);
  below(FRAMES_BELOW, () => {
    const parsed = parseSync(source.path, source.text);
    if (source.text.length <= WALKED_CHARACTERS && isTooDeep(parsed.program))
      process.stdout.write(`! ${source.path}\n`);
  });
}
