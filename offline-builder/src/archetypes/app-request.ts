import { currencyOfPlace } from "../lexicon/currencies.ts";
import { presence } from "../parse/words.ts";
import { localized, type Localized } from "../lexicon/entities/entity.ts";
import type { Understanding } from "../parse/understanding.ts";

/** How strongly words are present: those of the request's language, English ones half. */
export function named(request: Understanding, words: Localized): number {
  const own = presence(request.index, localized(words, request.language));
  return request.language === "en" ? own : own + presence(request.index, words[0]) * 0.5;
}

const siteWords: Localized = [
  "website|web site|site|web page|landing page|homepage|online store|online shop|shop|blog|portfolio",
  "webseite|seite|internetseite|website|homepage|onlineshop|blog|portfolio|landingpage",
  "página web|sitio web|página|sitio|web|tienda|blog|portafolio",
];

const figures =
  /^[^.:]*?\b(?:dashboard|kpis?|analytics|panel de control)\b[^.:]*?\b(?:shops?|stores?|sales|filialen|tiendas?|onlineshop)\b/iu;

/** Visits are counted on a website; a page with their figures is none. */
const visited =
  /\b(?:web ?site|web|page|blog|shop|store) (?:traffic|analytics|statistics|stats|visits?|visitors?|performance)\b/i;

/** Figures of shops sell nothing: they are named before what they are of. */
export function namesFigures(text: string): boolean {
  return figures.test(text) || visited.test(text);
}

/** A public site, not a tool that people work with. */
export function asksForSite(request: Understanding): boolean {
  return named(request, siteWords) > 0;
}

/** A currency the request names by sign or word; else the one of the language. */
export function statedCurrency(text: string): { currency?: string } {
  const found = currencySigns.find(([, sign]) => sign.test(text))?.[0];
  const code = found ?? currencyOfPlace(text);
  return code ? { currency: code } : {};
}

const currencySigns: readonly (readonly [code: string, sign: RegExp])[] = [
  ["ARS", /\bpesos? argentinos?\b|\bargentine pesos?\b|\bars\b/i],
  ["MXN", /\bpesos? mexicanos?\b|\bmexican pesos?\b|\bmxn\b/i],
  ["EUR", /€|\beuros?\b/i],
  ["GBP", /£|\bpounds?\b|\bgbp\b/i],
  ["USD", /\$|\bdollars?\b|\busd\b/i],
  ["CHF", /\bfranken\b|\bchf\b/i],
  ["SEK", /\bkronor\b|\bsek\b|\bschwedische kronen\b/i],
  ["DKK", /\bdanish kroner?\b|\bdkk\b|\bdänische kronen\b/i],
  ["NOK", /\bkroner?\b|\bnok\b|\bnorwegische kronen\b/i],
  ["PLN", /\bz[lł]oty\b|\bpln\b/i],
];
