/** Lines and bullets: what stands in a block below a line belongs to it. */
import { nounOf } from "./words/nouns.ts";
import { frameOf } from "./frame.ts";
import { levelsOf, placeAll, type Target } from "./items.ts";
import type { Node } from "./words/levels.ts";
import type { Reading } from "./reading.ts";
import { readSentence } from "./sentences.ts";
import { eachNoun } from "./stated.ts";
import type { Sentence } from "./words/tokens.ts";

/** Fewer lines are sentences that happen to end with them. */
const LEAST_LINES = 3;
const LONGEST_LINE = 18;

/** Which sentences are items of a block: bullets, and short lines when there are several and nothing closes them. */
function itemsOf(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const bullets = sentences.filter(({ bullet }) => bullet);
  if (bullets.length > 0) return new Set(bullets);
  const lines = sentences.filter(({ line, closed, tokens }) => line && closed !== "." && tokens.length <= LONGEST_LINE);
  const own = lines.filter((line) => line !== sentences[0]);
  return new Set(own.length >= LEAST_LINES ? own : []);
}

export function readAll(sentences: readonly Sentence[], reading: Reading): void {
  const items = itemsOf(sentences);
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at]!;
    let end = at + 1;
    while (end < sentences.length && items.has(sentences[end]!)) end++;
    reading.closed = sentence.closed;
    if (items.has(sentence)) {
      readBlock(null, sentences.slice(at, end), reading);
      at = end - 1;
    } else if (end > at + 1) {
      readBlock(sentence, sentences.slice(at + 1, end), reading);
      at = end - 1;
    } else readSentence(sentence.tokens, reading);
  }
}

function readBlock(heading: Sentence | null, lines: readonly Sentence[], reading: Reading): void {
  const target = heading ? readHeading(heading, reading) : { noun: null, isHeld: false };
  const nodes = nodesBelow(lines, reading);
  placeAll(nodes, target, reading);
}

/** The line above a block: the frame of the whole, or the noun that the block is about. */
function readHeading({ tokens }: Sentence, reading: Reading): Target {
  const own = tokens.at(-1)?.low === ":" ? tokens.slice(0, -1) : tokens;
  if (reading.kind === null && frameOf(own, reading.table)) {
    reading.isHeading = true;
    readSentence(own, reading);
    reading.isHeading = false;
    return reading.target ?? { noun: null, isHeld: false };
  }
  const one = eachNoun(own, reading);
  if (one) return { noun: one, isHeld: false };
  const isSpoken =
    own.some(({ is }) => ["pron", "want", "keep", "modal", "be", "with"].includes(is)) ||
    own.some(({ low }) => low === ":");
  if (isSpoken) readSentence(own, reading);
  const found = isSpoken ? null : nounOf(own, reading.table);
  const noun = found && !reading.isVague(found) ? found : null;
  return noun ? { noun, isHeld: noun.plural } : { noun: null, isHeld: false };
}

/** Lines further in stand below the one before them. */
function nodesBelow(lines: readonly Sentence[], reading: Reading): Node[] {
  const top: Node[] = [];
  const stack: { indent: number; node: Node }[] = [];
  for (const { tokens, indent } of lines) {
    const own = tokens.at(-1)?.low === ":" ? tokens.slice(0, -1) : tokens;
    const nodes = levelsOf(own, reading);
    while (stack.length > 0 && stack.at(-1)!.indent >= indent) stack.pop();
    const parent = stack.at(-1)?.node;
    if (parent) {
      parent.below.push(...nodes);
      parent.marker ??= "bullet";
    } else top.push(...nodes);
    if (nodes[0]) stack.push({ indent, node: nodes[0] });
  }
  return top;
}
