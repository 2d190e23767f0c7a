/** Parses oracles in words: a sentence has clauses, and a clause is understood whole or not at all. */
import type { App } from "../../screen/app.ts";
import type { Finding } from "../../oracles/verdict.ts";
import type { Changed } from "./changed.ts";

/** Meaning of "it" in a later clause of the same sentence. */
export interface Mentioned {
  field: string | null;
  page: string | null;
}

export interface Reading {
  changed: Changed;
  it: Mentioned;
}

export type Ask = (app: App) => Promise<Finding>;
export type Slots = Readonly<Record<string, string | undefined>>;

export interface Rule {
  pattern: RegExp;
  /** Null when the text of a slot does not suit the rule. */
  read: (reading: Reading, slots: Slots) => Ask | null;
}

const SLOTS: Record<string, string> = {
  part: "(?<part>page header|header|nav(?:igation)?(?: ?bar)?|top ?bar|(?:primary |main |submit )?buttons?|h1|h2|page title|titles?|headlines?|(?:main |first )?headings?|cards?|rows?|items?|footer|body|(?:whole )?page|site|app|(?:body )?text|paragraphs?)",
  lit: "(?<lit>\"[^\"]+\"|'[^']+'|“[^”]+”|.+?)",
  thing: "(?:the |each |every |all )?(?<thing>[\\p{L}-]+)",
  is: "(?: is| are| was| were| gets?| becomes?| became| turns?| turned)?(?: now)?",
  than: "(?: than (?:before|it was|previously))?",
  there:
    "(?: is| are)?(?: now)?(?: (?:present|visible|shown|displayed|there|added|exists?|appears?))(?: (?:on|in) (?:the )?(?<where>[\\w/ -]+?))?",
  gone: "(?: is| are)?(?: now)?(?: (?:gone|removed|absent|deleted|hidden|not (?:there|shown|present|visible)|no longer (?:there|shown|present|visible|exists?)))(?: (?:from|on) (?:the )?(?<where>[\\w/ -]+?))?",
  color: "(?<color>#[0-9a-f]{3,6}|[a-z]+(?: [a-z]+){0,2})",
  number: "(?<number>\\d+(?:\\.\\d+)?)",
};

/** `{name}` stands for one of the slots above. The whole clause has to match: nothing is skipped. */
export const rule = (source: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(`^(?:${source.replaceAll(/\{([a-z]+)\}/g, (_all, name: string) => SLOTS[name]!)})$`, "iu"),
  read,
});

const QUOTED = /"[^"]*"|“[^”]*”|(?<![\p{L}\d])'[^']*'(?![\p{L}\d])/gu;
const JOINTS = /(\s*;\s*|\s*,\s*(?:(?:and|but|then)\s+)?|\s+(?:and|but|while)\s+|\s*[()]\s*|\.\s+)/;

const trimmed = (clause: string): string =>
  clause
    .replace(/^(?:(?:the|an?|then|so|also|still)\s+)+/i, "")
    .replace(/[.:!]+$/, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Names that contain a comma or an "and" stay whole when they are quoted, or appear so in the request. */
export function clausesOf(oracle: string, prompt: string): string[] {
  const names: string[] = [];
  const kept = oracle.replaceAll(QUOTED, (name) => `\u0001${names.push(name) - 1}\u0001`);
  const parts = kept.split(JOINTS);
  const clauses: string[] = [parts[0]!];
  for (let at = 1; at < parts.length; at += 2) {
    const [joint, next] = [parts[at]!, parts[at + 1]!];
    const left = /\S+$/.exec(clauses.at(-1)!)?.[0] ?? "";
    const right = /^\S+/.exec(next)?.[0] ?? "";
    const isName = /^\p{Lu}/u.test(left) && /^\p{Lu}/u.test(right) && prompt.includes(`${left}${joint}${right}`);
    if (isName) clauses.push(`${clauses.pop()!}${joint}${next}`);
    else clauses.push(next);
  }
  return clauses
    .map((clause) => trimmed(clause.replaceAll(/\u0001(\d+)\u0001/g, (_all, at: string) => names[Number(at)]!)))
    .filter((clause) => clause !== "");
}

/** A clause without a verb continues the one before: "Notes in form and details", "radius grows, hue 90..160". */
export function continued(before: string, fragment: string): string[] {
  const head = /^(.*\b(?:in|on|has|have|contains?|shows?|of|from|with|by|to)) \S.*$/i.exec(before)?.[1];
  const first = /^\S+/.exec(before)![0];
  return [...(head === undefined ? [] : [`${head} ${fragment}`]), `${first} ${fragment}`];
}

/**
 * Text that must appear literally: in quotation marks, with a capital letter or a figure, or as in the request.
 * Lower-case words like "more information" that nobody asked for are a description.
 */
export function literal({ changed }: Reading, text: string | undefined): string | null {
  const words = (text ?? "").trim();
  const quoted = /^["'“](.+)["'”]$/.exec(words)?.[1];
  if (quoted !== undefined) return quoted;
  if (words === "") return null;
  const isNamed = /\p{Lu}|\d/u.test(words) || changed.one.prompt.toLowerCase().includes(words.toLowerCase());
  return isNamed ? words : null;
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Matches the words in any case, at word boundaries. */
export const wordsIn = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(text).replaceAll(/\s+/g, "\\s+")}(?![\\p{L}\\d])`, "iu");
