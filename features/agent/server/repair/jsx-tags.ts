/** Markup that does not parse: tags not closed or closed under another name, two roots, characters that need a form of their own. */
import { isShallowSource } from "@slipway/kernel/text/shallow-source";
import { parseSync } from "oxc-parser";

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const MAX_STEPS = 8;
/** Places tried for one closing tag. */
const MAX_PLACES = 60;

interface Problem {
  message: string;
  /** Place of the error, and of the opening tag it belongs to. */
  at: { start: number; end: number };
  opened: { start: number; end: number } | null;
}

interface Candidate {
  text: string;
  says: string;
}

/** Null if the text parses as it is, or no certain repair makes it parse. */
export function repairMarkup(path: string, text: string): { text: string; says: string[] } | null {
  // Deeper than this a parser may overflow, which ends the process.
  if (!isShallowSource(text)) return null;
  let current = text;
  const says: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const problem = firstProblem(path, current);
    if (problem === null) return says.length === 0 ? null : { text: current, says };
    const better = bestOf(path, candidatesFor(current, problem), problem.at.start);
    if (better === null) return null;
    current = better.text;
    says.push(`${better.says} in ${path}`);
  }
  return firstProblem(path, current) === null ? { text: current, says } : null;
}

function firstProblem(path: string, text: string): Problem | null {
  const [error] = parseSync(path, text).errors;
  if (error === undefined) return null;
  const [at, opened] = error.labels;
  return { message: error.message, at: at ?? { start: 0, end: 0 }, opened: opened ?? null };
}

/**
 * The first candidate that parses; else the one with the latest next problem, if that is later than the present one.
 */
function bestOf(path: string, candidates: Iterable<Candidate>, before: number): Candidate | null {
  let best: { candidate: Candidate; next: number } | null = null;
  for (const candidate of candidates) {
    const problem = firstProblem(path, candidate.text);
    if (problem === null) return candidate;
    const next = problem.at.start - Math.max(0, candidate.text.length);
    if (problem.at.start > before + 2 && (best === null || next > best.next)) best = { candidate, next };
  }
  return best?.candidate ?? null;
}

function* candidatesFor(text: string, { message, at, opened }: Problem): Generator<Candidate> {
  const insert = (where: number, piece: string): string => text.slice(0, where) + piece + text.slice(where);
  const replace = (from: number, to: number, piece: string): string => text.slice(0, from) + piece + text.slice(to);
  const closing = /closing tag for '([^']*)'/.exec(message);
  if (closing !== null && opened !== null) {
    const name = closing[1]!;
    yield* closedTag(text, name, opened.start);
    yield* closedAtIndent(text, name, { opened: opened.start, closing: at.start });
    yield { text: replace(at.start, at.end, name), says: `closed <${name}> under its own name` };
    const end = text.lastIndexOf("</", at.start);
    yield { text: insert(end, `</${name}>`), says: `closed <${name}>` };
    yield {
      text: replace(end, text.indexOf(">", at.start) + 1, ""),
      says: `removed a closing tag without an opening one`,
    };
  }
  if (/Adjacent JSX|one parent element/.test(message)) yield* wrapped(text, at.start);
  const char = text[at.start];
  if (/Did you mean `\{'[>}]'\}`/.test(message) && (char === ">" || char === "}"))
    yield { text: replace(at.start, at.start + 1, `{"${char}"}`), says: `wrote ${char} as text` };
  yield* loneBraces(text, at.start);
  yield* unclosedBefore(text, at.start);
}

/** A tag of HTML that has no content closes itself. */
function* closedTag(text: string, name: string, opened: number): Generator<Candidate> {
  if (!VOID.has(name)) return;
  const end = tagEnd(text, opened);
  if (end !== null) yield { text: `${text.slice(0, end)} /${text.slice(end)}`, says: `closed <${name}>` };
}

/** Where `>` ends an opening tag; braces and quotes inside are skipped. */
function tagEnd(text: string, from: number): number | null {
  let depth = 0;
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]!;
    if (quote !== "") {
      if (char === quote) quote = "";
    } else if (char === '"' || char === "'" || char === "`") quote = char;
    else if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
    else if (char === ">" && depth === 0 && text[at - 1] !== "=") return at;
  }
  return null;
}

/** The end of its own line if text follows there, else the first line that is not indented deeper. */
function* closedAtIndent(text: string, name: string, place: { opened: number; closing: number }): Generator<Candidate> {
  const says = `closed <${name}>`;
  const end = tagEnd(text, place.opened);
  if (end === null) return;
  const lineStart = text.lastIndexOf("\n", place.opened) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))![0];
  const lineEnd = text.indexOf("\n", end);
  if (lineEnd !== -1 && text.slice(end + 1, lineEnd).trim() !== "" && lineEnd < place.closing) {
    const kept = text.slice(0, lineEnd).trimEnd().length;
    yield { text: `${text.slice(0, kept)}</${name}>${text.slice(kept)}`, says };
  }
  for (let at = lineEnd + 1; at > 0 && at <= place.closing; at = text.indexOf("\n", at) + 1) {
    const line = text.slice(at, text.indexOf("\n", at));
    if (line.trim() === "" || /^[ \t]*/.exec(line)![0].length > indent.length) continue;
    yield { text: `${text.slice(0, at)}${indent}</${name}>\n${text.slice(at)}`, says };
    return;
  }
}

/** Several roots side by side become one. */
function* wrapped(text: string, at: number): Generator<Candidate> {
  const open = text.lastIndexOf("(", at);
  if (open === -1) return;
  let places = 0;
  for (let close = text.indexOf(")", at); close !== -1 && places < MAX_PLACES; close = text.indexOf(")", close + 1)) {
    places += 1;
    const inner = text.slice(open + 1, close);
    yield {
      text: `${text.slice(0, open + 1)}<>${inner.trimEnd()}${"</>"}${inner.slice(inner.trimEnd().length)}${text.slice(close)}`,
      says: "put elements side by side into one",
    };
  }
}

/** A brace in text that opens or closes nothing. */
function* loneBraces(text: string, near: number): Generator<Candidate> {
  const lineStart = text.lastIndexOf("\n", near - 1) + 1;
  const previous = text.lastIndexOf("\n", lineStart - 2) + 1;
  for (let at = near; at >= previous; at -= 1) {
    const char = text[at];
    if (char === "{" || char === "}")
      yield { text: `${text.slice(0, at)}{"${char}"}${text.slice(at + 1)}`, says: `wrote ${char} as text` };
  }
}

/**
 * The file continues after unclosed markup: tags opened earlier are closed at the first line that is not indented
 * deeper.
 */
function* unclosedBefore(text: string, at: number): Generator<Candidate> {
  const tags = [...text.slice(0, at + 1).matchAll(/<([A-Za-z][\w.]*)(?=[\s>])/g)].toReversed().slice(0, 6);
  for (const tag of tags) yield* closedAtIndent(text, tag[1]!, { opened: tag.index, closing: text.length });
}
