/** Names, places and facts that must appear exactly as they were written. */

const quoted = /[„“"«»'‘]([^„“”"«»'’\n]{2,60})[“”"«»'’]/g;
const introduced =
  /(?:\bcalled|\bnamed|\bname it|\bcall it|\bnamens|\bheißt|\bnennt sich|\bgenannt|\bllamad[oa]|\bse llama|\bde nombre|\bname(?: is|:))\s+((?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|\d+)(?:\s+(?:(?:of|the|and|de|la|del|und|y|&)\s+)?(?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|\d+))*)/u;
const introducedLower = /(?:\bcalled|\bnamed|\bname it|\bcall it)\s+([\p{L}\p{N}&'’-]+(?:\s+[\p{L}\p{N}&'’-]+)?)/iu;
const afterTrade =
  /\b(?:my|our|meine?n?|unsere?n?|mi|nuestr[oa])\s+[\p{Ll}\s-]{3,30}?\s+((?:\p{Lu}[\p{L}&'’]+)(?:\s+\p{Lu}[\p{L}&'’]+){0,3})/u;

export function findName(text: string): string | null {
  for (const match of text.matchAll(quoted)) {
    const name = match[1]!.trim();
    const apostrophe = match[0].startsWith("'") && /\p{L}$/u.test(text.slice(0, match.index));
    if (!apostrophe && /\p{L}/u.test(name)) return tidy(name);
  }
  const found = introduced.exec(text)?.[1] ?? afterTrade.exec(text)?.[1];
  if (found) return tidy(found);
  const lower = introducedLower.exec(text)?.[1];
  return lower
    ? tidy(lower.replace(/\s+(?:with|for|and|where|that|in|to)$/i, "")).replace(/\b\p{Ll}/gu, (c) => c.toUpperCase())
    : null;
}

function tidy(name: string): string {
  return name
    .replace(/[.,;:!?]+$/, "")
    .trim()
    .slice(0, 60);
}

export function findPlace(text: string): string | null {
  const found = /\b(?:in|en|aus|based in|located in)\s+(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)/u.exec(text);
  return found?.[1] ?? null;
}

export interface StatedFacts {
  email?: string;
  phone?: string;
}

export function findFacts(text: string): StatedFacts {
  return {
    email: /[\w.+-]+@[\w-]+\.[\w.-]+\w/.exec(text)?.[0],
    phone: /(?:\+\d{1,3}[\s-]?)?(?:\(\d+\)[\s-]?)?\d{2,5}[\s/-]\d{2,}[\d\s-]{2,}\d/.exec(text)?.[0],
  };
}
