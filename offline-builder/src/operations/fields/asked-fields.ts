/** Fields that are said as questions: "add how long it takes and how hard it is", "wann es fällig ist", "cuánto cuesta". */
import type { Language } from "../../plan/plan.ts";
import type { WantedField } from "./wanted-fields.ts";

type Asked = readonly [pattern: RegExp, field: Record<Language, WantedField>];

const field = (label: string, type: WantedField["type"], more: Partial<WantedField> = {}): WantedField => ({
  label,
  type,
  options: [],
  ...more,
});
const each = (
  labels: Record<Language, string>,
  type: WantedField["type"],
  unit?: string,
): Record<Language, WantedField> => {
  const of = (label: string): WantedField => field(label, type, unit === undefined ? {} : { unit });
  return { en: of(labels.en), de: of(labels.de), es: of(labels.es) };
};
const difficulty: Record<Language, WantedField> = {
  en: field("Difficulty", "enum", { options: ["Easy", "Medium", "Hard"] }),
  de: field("Schwierigkeit", "enum", { options: ["Leicht", "Mittel", "Schwer"] }),
  es: field("Dificultad", "enum", { options: ["Fácil", "Media", "Difícil"] }),
};

/** The more special first. */
const asked: readonly Asked[] = [
  [
    /^(?:how many minutes|how long|wie ?viele minuten|wie lange?|cuántos minutos|cuánto (?:tiempo|tarda|dura))(?!\p{L})/iu,
    each({ en: "Minutes", de: "Minuten", es: "Minutos" }, "number", "min"),
  ],
  [
    /^(?:how many hours|wie ?viele stunden|cuántas horas)(?!\p{L})/iu,
    each({ en: "Hours", de: "Stunden", es: "Horas" }, "number", "h"),
  ],
  [
    /^(?:how (?:hard|difficult|easy|tricky)|wie (?:schwer|schwierig|leicht|einfach)|(?:qué|cómo de|lo) (?:difícil|fácil))(?!\p{L})/iu,
    difficulty,
  ],
  [
    /^(?:how much (?:it|they|that|each|i paid|we paid|was|is)|what (?:it|they|each one|i paid|we paid)(?: costs?| cost)?|wie ?viel (?:es|sie|das|er)|was (?:es|sie|das) kostet|cuánto (?:cuesta|costó|vale|pagué))(?!\p{L})/iu,
    each({ en: "Price", de: "Preis", es: "Precio" }, "money"),
  ],
  [
    /^(?:how many (?:people|persons|servings|portions|guests)|(?:für )?wie ?viele (?:personen|leute|portionen|gäste)|(?:para )?cuántas (?:personas|raciones|porciones))(?!\p{L})/iu,
    each({ en: "Servings", de: "Portionen", es: "Raciones" }, "number"),
  ],
  [
    /^(?:how (?:often)|wie oft|con qué frecuencia|cada cuánto)(?!\p{L})/iu,
    each({ en: "How often", de: "Wie oft", es: "Frecuencia" }, "text"),
  ],
  [
    /^(?:how (?:good|much i liked)|wie gut|qué tal|cuánto me gustó)(?!\p{L})/iu,
    each({ en: "Rating", de: "Bewertung", es: "Valoración" }, "number"),
  ],
  [
    /^(?:how (?:far|many (?:km|kilomet(?:er|re)s))|wie (?:weit|viele kilometer)|cuántos kilómetros|qué distancia)(?!\p{L})/iu,
    each({ en: "Distance", de: "Strecke", es: "Distancia" }, "number", "km"),
  ],
  [
    /^(?:when|on which day|wann|an welchem tag|cuándo|qué día)(?!\p{L})/iu,
    each({ en: "Date", de: "Datum", es: "Fecha" }, "date"),
  ],
  [/^(?:where|wo(?:her)?|dónde)(?!\p{L})/iu, each({ en: "Place", de: "Ort", es: "Lugar" }, "text")],
  [/^(?:why|warum|wieso|por qué)(?!\p{L})/iu, each({ en: "Reason", de: "Grund", es: "Motivo" }, "long-text")],
  [
    /^(?:who(?! (?:does|do|is|are|will|has|takes))|with whom|wer(?! (?:es|sie|das|was|ist))|mit wem|quién(?! (?:lo|la|los|las|se|es) )|con quién)(?!\p{L})/iu,
    each({ en: "Person", de: "Person", es: "Persona" }, "text"),
  ],
];

const lead =
  /^(?:(?:can|could|would) (?:you|u|we|i) |(?:i|we)(?:['’]d| would)? (?:also )?(?:want|need|like)(?: to)? |i also |let me |please |also |ich (?:möchte|will|brauche) |kannst du |bitte |auch |quiero |necesito |por favor |también )*(?:(?:add|include|save|track|store|record|note(?: down)?|write down|log|enter|put(?: in)?|keep track of|remember|füge|ergänze|speichere?|notiere?|erfasse|eintragen|añade|agrega|guarda\p{L}*|anota\p{L}*|apunta\p{L}*|pon))?[\s,]*(?:also|auch|noch|también)?[\s,]*(?=(?:how|what|when|where|why|who|with whom|on which|wie|was|wann|wo|warum|wieso|wer|mit wem|für wie|an welchem|cuánt|cuándo|dónde|por qué|qué|quién|con qui|cada cu|lo d|lo f|cómo|para cu))/iu;
const joint =
  /\s*,\s*(?:(?:and|und|y)\s+)?|\s+(?:and|und|y)\s+(?=(?:how|what|when|where|why|who|with whom|wie|was|wann|wo|warum|wer|mit wem|cuánt|cuándo|dónde|por qué|qué|quién|con qui|lo d|lo f)\p{L}*)/iu;

/** Null unless a verb that adds stands before, and every part is such a question. */
export function askedFields(text: string, language: Language): WantedField[] | null {
  const before = lead.exec(text.trim())?.[0];
  if (before === undefined || before.trim() === "" || text.includes("?")) return null;
  const parts = text
    .trim()
    .slice(before.length)
    .replace(/(?:\s+hinzu)?[.!]*$/iu, "")
    .split(joint)
    .filter(Boolean);
  const found = parts.map((part) => asked.find(([pattern]) => pattern.test(part))?.[1][language]);
  if (found.length === 0 || found.length > 4 || found.some((one) => one === undefined)) return null;
  return found as WantedField[];
}
