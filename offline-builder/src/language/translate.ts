import type { Language } from "../plan/plan.ts";
import { answersInGerman, answersInSpanish } from "./strings/answers.ts";
import { appsInGerman, appsInSpanish } from "./strings/apps.ts";
import { backendInGerman, backendInSpanish } from "./strings/backend.ts";
import { calculatorsInGerman, calculatorsInSpanish } from "./strings/calculators.ts";
import { gatheringsInGerman, gatheringsInSpanish } from "./strings/gatherings.ts";
import { platformInGerman, platformInSpanish } from "./strings/platform.ts";
import { kindsInGerman, kindsInSpanish } from "./strings/kinds.ts";
import { screensInGerman, screensInSpanish } from "./strings/screens.ts";
import { playedToolsInGerman, playedToolsInSpanish } from "./strings/tools-played.ts";
import { makingInGerman, makingInSpanish } from "./strings/small-tools/making.ts";
import { textToolsInGerman, textToolsInSpanish } from "./strings/small-tools/texts.ts";
import { contestsInGerman, contestsInSpanish } from "./strings/small-tools/contests.ts";
import { timingInGerman, timingInSpanish } from "./strings/small-tools/timing.ts";
import { toolsInGerman, toolsInSpanish } from "./strings/small-tools/tools.ts";
import { sitePartsInGerman, sitePartsInSpanish } from "./strings/sites/parts.ts";
import { german } from "./strings/de.ts";
import { spanish } from "./strings/es.ts";

/** Phrases of the generated interface, by their English wording. */
const catalogues: Record<Exclude<Language, "en">, Readonly<Record<string, string>>> = {
  de: {
    ...sitePartsInGerman,
    ...playedToolsInGerman,
    ...makingInGerman,
    ...textToolsInGerman,
    ...timingInGerman,
    ...contestsInGerman,
    ...toolsInGerman,
    ...answersInGerman,
    ...gatheringsInGerman,
    ...screensInGerman,
    ...kindsInGerman,
    ...backendInGerman,
    ...calculatorsInGerman,
    ...platformInGerman,
    ...appsInGerman,
    ...german,
  },
  es: {
    ...sitePartsInSpanish,
    ...playedToolsInSpanish,
    ...makingInSpanish,
    ...textToolsInSpanish,
    ...timingInSpanish,
    ...contestsInSpanish,
    ...toolsInSpanish,
    ...answersInSpanish,
    ...gatheringsInSpanish,
    ...screensInSpanish,
    ...kindsInSpanish,
    ...backendInSpanish,
    ...calculatorsInSpanish,
    ...platformInSpanish,
    ...appsInSpanish,
    ...spanish,
  },
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
