import { RecentMap } from "@slipway/kernel/recent-map";
import { beginningsOf, headsOf } from "./pattern-heads.ts";

/** Turns of phrase that many operations share, in the three languages together: they hardly collide. */

export const make =
  "(?:make|turn|set|give|change|switch|paint|color|colour|mach\\w*|setz\\w*|änder\\w*|färb\\w*|gib|haz|pon|cambia\\w*|pinta)";
export const add =
  "(?:add|include|create|insert|put in|need|want|füge?|erstell\\w*|ergänz\\w*|hinzufügen|einfügen|brauche|añad\\w*|agreg\\w*|crea\\w*|incluy\\w*|pon)";
export const remove =
  "(?:remove|delete|drop|hide|take (?:away|out|off)|get rid of|entfern\\w*|lösch\\w*|nimm|streich\\w*|weg|quita\\w*|elimin\\w*|borra\\w*)";

/** Every operation asks each request the same questions; what a person wrote is in few of them. */
const patterns = new Map<string, Asked>();
const mostPatterns = 1500;

interface Asked {
  pattern: RegExp;
  /** The same pattern, tried at one place alone. */
  there: RegExp;
  /** Null: it may begin with anything. */
  heads: readonly string[] | null;
}

/** A shorter text is read faster than it is looked up. */
const MIN_COLLECTED = 60;
/** Null for a text that was asked once: many are asked no more, and collecting takes as long as several patterns. */
const beginnings = new RecentMap<ReturnType<typeof beginningsOf> | null>(32);

export function has(text: string, words: string): boolean {
  let asked = patterns.get(words);
  if (!asked) {
    const source = `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
    asked = { pattern: new RegExp(source, "iu"), there: new RegExp(source, "iuy"), heads: headsOf(words) };
    if (patterns.size >= mostPatterns) patterns.clear();
    patterns.set(words, asked);
  }
  const { pattern, there, heads } = asked;
  const places = text.length < MIN_COLLECTED || heads === null ? null : placesIn(text);
  if (heads === null || places === null) return pattern.test(text);
  // Tried where the text goes on as it may begin, which is in few places.
  for (const head of heads)
    for (const at of places.get(head) ?? []) {
      there.lastIndex = at;
      if (there.test(text)) return true;
    }
  return false;
}

function placesIn(text: string): ReturnType<typeof beginningsOf> | null {
  const known = beginnings.get(text);
  if (known) return known;
  const places = known === null ? beginningsOf(text) : null;
  beginnings.set(text, places);
  return places;
}

/** Text in quotes, in the order of the request, apostrophes inside words excepted. */
export function quotedTexts(text: string): string[] {
  const found: string[] = [];
  const double = followingOf(text, /["”“»\n]/g);
  const single = followingOf(text, /['’\n]/g);
  for (let at = 0; at < text.length; at += 1) {
    const isDouble = doubleMarks.includes(text[at]!);
    if (!isDouble && !singleMarks.includes(text[at]!)) continue;
    // Nearly all marks of a text that is full of them open nothing: the end is looked for once, not from each.
    const end = (isDouble ? double : single)(at + 1);
    if (end === -1 || text[end] === "\n" || end - at > MAX_QUOTED_UNITS) continue;
    const pattern = isDouble ? inDoubleMarks : inSingleMarks;
    pattern.lastIndex = at;
    const quoted = pattern.exec(text)?.[1];
    if (quoted === undefined) continue;
    if (quoted.trim() !== "") found.push(quoted.trim());
    at = pattern.lastIndex - 1;
  }
  return found;
}

const doubleMarks = '"“„«';
const singleMarks = "'‘";
const inDoubleMarks = /["“„«]([^"”“»\n]{1,400})["”“»]/uy;
const inSingleMarks = /(?<![\p{L}\p{N}])['‘]([^'’\n]{1,400})['’](?![\p{L}\p{N}])/uy;
/** 400 characters of two units each, and the mark behind them. */
const MAX_QUOTED_UNITS = 801;

/** Where the next of some marks stands from a place on; asked with places that only grow. -1: nowhere. */
function followingOf(text: string, marks: RegExp): (from: number) => number {
  let next = -2;
  return (from) => {
    if (next !== -1 && next < from) {
      marks.lastIndex = from;
      next = marks.exec(text)?.index ?? -1;
    }
    return next;
  };
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function pascalOf(text: string): string {
  const name = slugOf(text).replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `Page${name}` : name;
}

export function camelOf(text: string): string {
  const name = pascalOf(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** "A soap called Sea Salt" is called Sea Salt. */
const nounOfName =
  /^(?:(?:an?|the|eine?n?|un[ao]?)\s+)?[\p{L}-]+\s+(?:called|named|namens|genannt|llamad[oa])\s+(?=\S)/iu;

export function titled(text: string): string {
  const clean = text
    .trim()
    .replace(nounOfName, "")
    .replace(/[.!?]+$/, "");
  return clean.charAt(0).toUpperCase() + clean.slice(1);
}
