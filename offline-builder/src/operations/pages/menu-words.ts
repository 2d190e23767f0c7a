/** "Change About to Our story in the menu": the words are those of a link of the navigation, and the place is no part of them. */
import { quotedTexts } from "../requests.ts";

export interface MenuWords {
  from: string;
  to: string;
}

const menu =
  "(?:(?:main |top |side )?(?:menu|nav(?:igation)?)(?: ?bar| links?| items?| entr(?:y|ies))?|menü(?:leiste)?|navigation(?:sleiste)?|menú|navegación|barra de navegación)";
const inMenu = new RegExp(
  `[\\s,]*(?<![\\p{L}])(?:in|on|from|im|in der|en|de)\\s+(?:the |our |my |el |la )?${menu}(?![\\p{L}])[\\s,]*`,
  "iu",
);
const item = new RegExp(
  `(?<![\\p{L}])(?:the |our |my )?(?:menu|nav(?:igation)?|menü)[- ]?(?:items?|links?|entr(?:y|ies)|points?|tabs?|punkt)\\s+(?=["“„'\\p{L}])`,
  "iu",
);
const instead = new RegExp(
  `^(?:the |our |my |das |die |el |la )?${menu} (?:should |must |soll |debe )?(?:say|read|show|sagen|decir)s? (.+?) (?:instead of|rather than|statt|en lugar de|en vez de) (.+?)[.!]?$`,
  "iu",
);
const between =
  /^(?:please )?(?:change|rename|replace|call|ändere|benenne|nenne?|ersetze|cambia|renombra|llama|sustituye)\s+(?:the )?(.+?)\s+(?:to|into|as|with|by|in|zu|durch|a|por|como)\s+(.+?)(?:\s+um)?[.!]?$/iu;
const beside = /^(?:please )?(?:call|nenne?|llama a)\s+(?:the )?(\p{L}+)\s+(.+?)[.!]?$/iu;

const bare = (words: string): string =>
  words
    .trim()
    .replace(/^["“„'«]+|["”“'»]+$/gu, "")
    .replace(/ (?:page|seite|página)$/iu, "");

/** Null where the words are not said of the menu. */
export function menuWords(request: string): MenuWords | null {
  const swapped = instead.exec(request);
  if (swapped) return { from: bare(swapped[2]!), to: bare(swapped[1]!) };
  if (!inMenu.test(request) && !item.test(request)) return null;
  const text = request.replace(inMenu, " ").replace(item, "").trim();
  const [first, second, ...more] = quotedTexts(text);
  if (first !== undefined && second !== undefined && more.length === 0 && between.test(text))
    return { from: first, to: second };
  const found = between.exec(text) ?? beside.exec(text);
  return found ? { from: bare(found[1]!), to: bare(found[2]!) } : null;
}
