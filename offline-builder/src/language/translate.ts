import type { Language } from "../plan/plan.ts";
import { siteParts } from "./strings/sites/parts.ts";
import { playedTools } from "./strings/tools-played.ts";
import { making } from "./strings/small-tools/making.ts";
import { textTools } from "./strings/small-tools/texts.ts";
import { timing } from "./strings/small-tools/timing.ts";
import { contests } from "./strings/small-tools/contests.ts";
import { tools } from "./strings/small-tools/tools.ts";
import { answers } from "./strings/answers.ts";
import { gatherings } from "./strings/gatherings.ts";
import { screens } from "./strings/screens.ts";
import { kinds } from "./strings/kinds.ts";
import { backend } from "./strings/backend.ts";
import { calculators } from "./strings/calculators.ts";
import { platform } from "./strings/platform.ts";
import { apps } from "./strings/apps.ts";
import { sites } from "./strings/sites/sites.ts";

const phrases = [
  ...siteParts,
  ...playedTools,
  ...making,
  ...textTools,
  ...timing,
  ...contests,
  ...tools,
  ...answers,
  ...gatherings,
  ...screens,
  ...kinds,
  ...backend,
  ...calculators,
  ...platform,
  ...apps,
  ...sites,
];

/** Phrases of the generated interface, by their English wording. */
const catalogues: Record<Exclude<Language, "en">, Readonly<Record<string, string>>> = {
  de: Object.fromEntries(phrases.map(([english, german]) => [english, german])),
  es: Object.fromEntries(phrases.map(([english, , spanish]) => [english, spanish])),
};

/** A phrase missing in a language is a defect that a test finds; an app never mixes two languages. */
export function translate(phrase: string, language: Language): string {
  if (language === "en") return phrase;
  const found = catalogues[language][phrase];
  if (found === undefined) throw new Error(`No ${language} wording for "${phrase}"`);
  return found;
}

export function hasPhrase(phrase: string, language: Language): boolean {
  return language === "en" || catalogues[language][phrase] !== undefined;
}

export const locales: Record<Language, { tag: string; currency: string }> = {
  en: { tag: "en-US", currency: "USD" },
  de: { tag: "de-DE", currency: "EUR" },
  es: { tag: "es-ES", currency: "EUR" },
};
