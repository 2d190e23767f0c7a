/** Which calculators a request asks for. */
import { calculators } from "../../lexicon/calculators/index.ts";
import { localized, type Localized } from "../../lexicon/entities/entity.ts";
import type { Language } from "../../plan/plan.ts";
import { stem, tokens } from "../../parse/words.ts";

export type OtherCalculator = "keypad" | "units" | "currency";

/** Those with a page of their own kind. */
export const otherCalculators: Readonly<
  Record<OtherCalculator, { icon: string; words: RegExp; title: Localized; lead: Localized }>
> = {
  currency: {
    icon: "Coins",
    words:
      /\b(?:currency (?:converter|exchange|conversion|calculator)|convert(?:s|ing)? (?:between )?currenc\w+|exchange rates?|währungsrechner|währungsumrechner|wechselkurs\p{L}*|(?:conversor|calculadora|convertidor) de (?:monedas?|divisas))/iu,
    title: ["Currency converter", "Währungsrechner", "Conversor de divisas"],
    lead: [
      "An amount in another currency, at the rates you enter.",
      "Ein Betrag in einer anderen Währung, zu den Kursen, die Sie eintragen.",
      "Un importe en otra moneda, con los cambios que introduzcas.",
    ],
  },
  units: {
    icon: "Ruler",
    words:
      /\b(?:unit conver(?:ter|sion)|units? calculator|convert(?:s|ing)? (?:between )?(?:units|measurements)|measurement converter|metric (?:to imperial|converter)|(?:einheiten|maßeinheiten)-?(?:umrechner|rechner)|(?:conversor|convertidor) de (?:unidades|medidas)|(?:length|weight|temperature|cooking) converter|(?:celsius|kilomet\w+|pounds|inches) (?:to|in) \w+ converter)/iu,
    title: ["Unit converter", "Einheitenrechner", "Conversor de unidades"],
    lead: [
      "Lengths, weights, temperatures and more in other units.",
      "Längen, Gewichte, Temperaturen und mehr in anderen Einheiten.",
      "Longitudes, pesos, temperaturas y más en otras unidades.",
    ],
  },
  keypad: {
    icon: "Calculator",
    words: /\b(?:calculator|pocket calculator|taschenrechner|calculadora)\b/iu,
    title: ["Calculator", "Taschenrechner", "Calculadora"],
    lead: [
      "With mouse, finger or keyboard; results are kept.",
      "Mit Maus, Finger oder Tastatur; Ergebnisse bleiben erhalten.",
      "Con ratón, dedo o teclado; los resultados se guardan.",
    ],
  },
};

const working =
  /(?<![\p{L}])(?:calc|calculators?|splitters?|how much \p{L}+ (?:i|we|do i|do we) need|wie viel \p{L}+ (?:ich|wir) brauche\p{L}*|cuánt[oa]s? \p{L}+ (?:necesito|hace falta)|calculates?|calculating|calculation|compute|estimator|converter|conversion|converts? \p{L}+ (?:to|into|in)|cups (?:to|in(?:to)?) grams|grams (?:to|in(?:to)?) cups|tassen in gramm|gramm in tassen|tazas a gramos|gramos a tazas|umrechnen|convertir|convierte|\p{L}*-?rechner|berechnen|berechnet|umrechner|calculadoras?|calcular|conversor|convertidor)(?![\p{L}])/iu;
/** A desk calculator is asked for as such, and as nothing else. */
const deskOnly =
  /^(?:please |bitte |por favor )?(?:(?:i (?:want|need)|make|build|create|bau(?:e)?|mach(?:e)?|erstelle?|haz|crea)\s+)?(?:me |mir |us |uns )?(?:an? |the |my |einen? |un[ao]? )?(?:simple |basic |scientific |small |online |web |einfachen? |sencilla )?(?:calculator|taschenrechner|calculadora)(?: sencilla| simple| básica)?(?: app| web ?app| website)?[.!]?$/iu;

/** Ids, in the order of the request; empty when nothing is to be worked out. */
export function wantedCalculators(text: string, language: Language): string[] {
  if (deskOnly.test(text.trim())) return ["keypad"];
  const currency = otherCalculators.currency.words.test(text)
    ? [at(text, otherCalculators.currency.words, "currency")]
    : [];
  const units = otherCalculators.units.words.test(text) ? [at(text, otherCalculators.units.words, "units")] : [];
  const line = ` ${tokens(text).map(stem).join(" ")} `;
  const named = working.test(text)
    ? calculators.flatMap(({ id, words }) => {
        const phrases = [...localized(words, language).split("|"), ...words[0].split("|")];
        const places = phrases
          .map((phrase) => line.indexOf(` ${tokens(phrase).map(stem).join(" ")} `))
          .filter((place) => place >= 0);
        return places.length > 0 ? [{ id, place: Math.min(...places) }] : [];
      })
    : [];
  return [...currency, ...units, ...named].toSorted((one, other) => one.place - other.place).map(({ id }) => id);
}

function at(text: string, words: RegExp, id: string): { id: string; place: number } {
  return { id, place: words.exec(text)?.index ?? 0 };
}
