/** Which of several things a phrase means: by its name, by its place in the list, or as the most or least of something. */
import { stem, tokens } from "../../parse/words.ts";

export type Which =
  | { by: "name"; name: string }
  /** From the front, or from the end when negative. `noun`: what the words call it, "" when they do not. */
  | { by: "place"; at: number; noun: string }
  /** `all`: every one of them in that order, "the cheapest first". */
  | { by: "price"; most: boolean; noun: string; all: boolean };

const articles =
  /^(?:(?:the|a|an|my|our|this|that|all|your|der|die|das|den|dem|des|eine?[nrms]?|meine?[nrm]?|unsere?[nrm]?|alle|el|la|los|las|lo|un|una|mis?|nuestr[oa]s?)\s+)+/iu;

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:very\s+)?(?:first|1st|erste[nrms]?|primer[oa]?s?)(?!\p{L})/iu, 0],
  [/^(?:second to last|vorletzte[nrms]?|penúltim[oa])(?!\p{L})/iu, -2],
  [/^(?:second|2nd|zweite[nrms]?|segund[oa])(?!\p{L})/iu, 1],
  [/^(?:third|3rd|dritte[nrms]?|tercer[oa]?)(?!\p{L})/iu, 2],
  [/^(?:fourth|4th|vierte[nrms]?|cuart[oa])(?!\p{L})/iu, 3],
  [/^(?:fifth|5th|fünfte[nrms]?|quint[oa])(?!\p{L})/iu, 4],
  [/^(?:very\s+)?(?:last|letzte[nrms]?|últim[oa])(?!\p{L})/iu, -1],
];
const lastBehind = /^(.*?)\s+(?:primer[oa]|(segund[oa])|(tercer[oa])|(últim[oa]))$/iu;
const cheapest =
  /(?<!\p{L})(?:cheapest|least expensive|lowest[ -]priced|(?:billigste|günstigste)[nrms]?|más (?:barat|económic)[oa]s?)(?!\p{L})/iu;
const dearest =
  /(?<!\p{L})(?:most expensive|priciest|dearest|highest[ -]priced|teuerste[nrms]?|más car[oa]s?)(?!\p{L})/iu;
const ones = /^(?:ones?|things?|items?|entry|entries|eintr[aä]ge?|elementos?)$/iu;

/** Null for words that are no name: too long, or a pronoun. */
export function whichOf(phrase: string): Which | null {
  const quoted = /^["'„“«‘](.+?)["'”“»’]$/u.exec(phrase.trim())?.[1];
  if (quoted !== undefined) return { by: "name", name: quoted };
  const words = phrase
    .trim()
    .replace(/[.!,]+$/u, "")
    .replace(articles, "")
    .trim();
  if (words === "" || words.length > 60 || /^(?:it|this|that|them|these|those|es|sie|ihn|eso|esto)$/iu.test(words))
    return null;
  for (const [extreme, most] of [
    [cheapest, false],
    [dearest, true],
  ] as const) {
    if (!extreme.test(words)) continue;
    const noun = nounOf(words.replace(extreme, " "));
    return { by: "price", most, noun, all: isSeveral(phrase, noun) };
  }
  for (const [pattern, at] of ordinals) {
    if (pattern.test(words)) return { by: "place", at, noun: nounOf(words.replace(pattern, " ")) };
  }
  const behind = lastBehind.exec(words);
  if (behind) return { by: "place", at: behind[2] ? 1 : behind[3] ? 2 : behind[4] ? -1 : 0, noun: nounOf(behind[1]!) };
  return { by: "name", name: words };
}

function nounOf(words: string): string {
  const noun = words.trim().replace(articles, "").trim();
  return ones.test(noun) ? "" : noun;
}

/** "The cheapest products", "die billigsten", "las más baratas". */
function isSeveral(phrase: string, noun: string): boolean {
  const bare = phrase.trim();
  if (/^(?:die|los|las)\s/iu.test(bare) && /(?:sten|as|os)(?:\s|$)/iu.test(bare)) return true;
  if (/^(?:el|la|der|die|das|den)\s/iu.test(bare)) return false;
  return (
    (noun === "" && !/\bone\b|^the\s/iu.test(bare)) ||
    (/[^s]s$/iu.test(noun) && !/^(?:der|die|das|el|la)\s/iu.test(bare))
  );
}

const stems = (text: string): string[] => tokens(text).map(stem);

/** How well a phrase names something called `name`; 0 when it does not. */
export function likeness(name: string, phrase: string): number {
  const [own, wanted] = [stems(name), stems(phrase)];
  if (wanted.length === 0 || own.length === 0) return 0;
  if (name.toLowerCase() === phrase.toLowerCase()) return 10;
  if (own.join(" ") === wanted.join(" ")) return 9;
  if (` ${own.join(" ")} `.includes(` ${wanted.join(" ")} `)) return 6 + wanted.length / own.length;
  const found = wanted.filter((word) => word.length > 2 && own.includes(word));
  if (found.length === wanted.length) return 5 + found.length / own.length;
  // "The lavender soap" is the only lavender there; "soap" says what it is.
  const significant = wanted.filter((word) => word.length > 3);
  return significant.length > 1 && own.includes(significant[0]!) ? 2 + found.length / wanted.length : 0;
}
