/** Sums for which the lexicon has no calculator: quantities that the request names, each at a price that people change. */
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import type { Localized } from "../entities/entity.ts";
import type { Calculator, CalculatorInput } from "./calculator.ts";

const mark = "estimate~";

const quantities: Record<Language, RegExp> = {
  en: /\b(?:calculat\w*|configur\w*|estimat\w*|enter)\b[^.;]*?\b(?:by|from|based on|according to|enter)\s+((?:the\s+)?(?:number of\s+)?[\p{L}][\p{L}\s,]{2,70})/iu,
  de: /(?<![\p{L}])(?:berechnen|berechnet|kalkulieren)?[^.;]*?(?:nach|aus)\s+((?:\p{L}+\s*,\s*)*\p{L}+(?:\s+und\s+\p{L}+)?)/iu,
  es: /(?<![\p{L}])(?:calcular|calcula)[^.;]*?(?:según|por)\s+((?:\p{L}+\s*,\s*)*\p{L}+(?:\s+y\s+\p{L}+)?)/iu,
};

/** Null when the request does not say by what it is worked out. */
export function estimateId(
  { label, base }: { label: string; base: string },
  text: string,
  language: Language,
): string | null {
  const sentences = text
    .split(/[.!?;](?:\s|$)/)
    .flatMap((sentence) => sentence.split(/,\s+(?=(?:an?|the|and|read|see|submit|compare|view|file|report|edit)\s)/));
  const words = base.split(" ").filter(Boolean);
  const near = sentences.filter((sentence) => quantities[language].test(sentence));
  const chosen =
    near.find((sentence) => words.some((word) => sentence.toLowerCase().includes(word.slice(0, 5)))) ?? near[0];
  const found = chosen ? quantities[language].exec(chosen)?.[1] : undefined;
  const named = (found ?? "")
    .replace(/\s(?:to|where|and (?:get|see|submit|read)|in order)\s.*$/iu, "")
    .split(/,|\s(?:and|or|und|oder|y|o)\s/iu)
    .map((item) =>
      item
        .replace(/^(?:the|number of|their|its|a|an|and)\s+/giu, "")
        .replace(/^number of\s+/iu, "")
        .trim(),
    )
    .filter((item) => item.length > 2 && item.split(" ").length <= 3)
    .slice(0, 3);
  return named.length > 0 ? `${mark}${[label, ...named].join("~")}` : null;
}

/** Of one quantity, where the request names none: of days where something has a price per day. */
export function estimateOfOne(label: string, language: Language, entities: readonly Entity[]): string {
  const priced = entities.flatMap(({ fields }) => fields).filter(({ type }) => type === "money");
  const unit =
    language === "en" ? priced.flatMap(({ label: price }) => / per (\p{L}+)$/u.exec(price)?.[1] ?? [])[0] : undefined;
  const quantity =
    unit === undefined ? { en: "quantity", de: "Menge", es: "cantidad" }[language] : pluralOf(unit, "en");
  return `${mark}${label}~${quantity}`;
}

export function isEstimate(id: string): boolean {
  return id.startsWith(mark);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const same = (label: string): Localized => [label, label, label];
/** Round figures to begin with; people enter their own. */
const starts = [10, 4, 2];
const rates = [12, 5, 20];

/** What such an id says, as a calculator like those of the lexicon. */
export function estimateOf(id: string): Calculator {
  const [, title = "", ...names] = id.split("~");
  const pieces = names.map((name, at) => ({ key: `part${at + 1}`, name }));
  const one = (name: string): string => {
    const last = name.split(" ").at(-1)!;
    return isPlural(last, "en") ? [...name.split(" ").slice(0, -1), singularOf(last, "en") ?? last].join(" ") : name;
  };
  const inputs: CalculatorInput[] = pieces.flatMap(({ key, name }, at) => [
    { key, label: same(capital(name)), type: "number", start: starts[at] ?? 1, least: 0 },
    {
      key: `${key}Rate`,
      label: [`Price per ${one(name)}`, `Preis je ${name}`, `Precio por ${name}`],
      type: "money",
      start: rates[at] ?? 10,
      least: 0,
    },
  ]);
  return {
    id,
    icon: "Calculator",
    words: same(title),
    title: same(title),
    lead: [
      "Enter the quantities. The prices are examples: put yours in their place.",
      "Mengen eintragen. Die Preise sind Beispiele: Tragen Sie Ihre ein.",
      "Introduce las cantidades. Los precios son ejemplos: pon los tuyos.",
    ],
    inputs,
    results: [
      { key: "total", label: ["Estimated total", "Geschätzte Summe", "Total estimado"], as: "money" },
      ...pieces.map(({ key, name }) => ({ key: `${key}Sum`, label: same(capital(name)), as: "money" as const })),
    ],
    rule: `${pieces.map(({ key }) => `const ${key}Sum = ${key} * ${key}Rate;`).join("\n")}\nreturn { total: ${pieces.map(({ key }) => `${key}Sum`).join(" + ")}, ${pieces.map(({ key }) => `${key}Sum`).join(", ")} };`,
  };
}
