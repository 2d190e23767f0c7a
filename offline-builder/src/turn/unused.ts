/** What a request lists and the files say nothing of. Nobody should have to find out by looking. */
import type { Language } from "../plan/plan.ts";
import { featureWords } from "../parse/features.ts";
import { datesOf } from "../parse/stated-dates.ts";
import { presence, stem, tokens } from "../parse/words.ts";
import type { Understanding } from "../parse/understanding.ts";

const wording: Record<Language, (parts: string) => string> = {
  en: (parts) => `Not used from your request: ${parts}`,
  de: (parts) => `Aus Ihrer Anfrage nicht verwendet: ${parts}`,
  es: (parts) => `Sin usar de tu petición: ${parts}`,
};

const start =
  /^(?:with|and|also|an?|the|my|our|their|its|each|who|what|how|mit|und|eine?[nrsm]?|die|der|den|das|con|y|un[ao]?s?|el|la|los|las|infos? (?:zum|zur|about))\s+/iu;

/** At most five, as they were written; none when all of them are there. */
export function unusedParts(request: Understanding, written: string, language: Language): string[] {
  const words = new Set(tokens(written).map(stem));
  const parts = [...datesOf(request.text).filter((date) => !written.includes(date)), ...listed(request.text)];
  const unused = parts.filter((part) => !isUsed(part, words, request));
  return unused.length > 0 ? [wording[language]([...new Set(unused)].slice(0, 5).join(", "))] : [];
}

/** The items after a colon or "with", cut at commas and "and". */
function listed(text: string): string[] {
  const tail =
    /[^:\d]:\s+(.+)$/s.exec(text)?.[1] ??
    /\s(?:with|showing|including|mit|con|incluyendo)\s+(.+)$/is.exec(text)?.[1] ??
    "";
  return (tail.split(/[.!?]\s/)[0] ?? "")
    .split(/\s*(?:,|;|\band\b|\bund\b|\sy\s)\s*/iu)
    .map((item) =>
      item
        .trim()
        .replace(start, "")
        .replace(start, "")
        .replace(/[.!?]+$/, ""),
    )
    .filter((item) => item.length > 3 && tokens(item).length <= 4 && !/\d/.test(item));
}

function isUsed(part: string, words: ReadonlySet<string>, { index, colors, features }: Understanding): boolean {
  const said = tokens(part).filter((word) => word.length > 3);
  if (said.length === 0 || colors.all.some((color) => part.includes(color.words))) return true;
  // German bends its nouns: "mit Terminen und Mitgliedern".
  if (
    said.some(
      (word) => words.has(stem(word)) || words.has(stem(word.replace(/e?n$/, ""))) || words.has(word.replace(/n$/, "")),
    )
  )
    return true;
  const line = { ...index, line: ` ${tokens(part).map(stem).join(" ")} ` };
  return features.some((id) => presence(line, featureWords[id]) > 0);
}
