/** "Who parks where on which day": people, what they do, and the questions that each entry answers. */
import { deeds, type Deed } from "../../lexicon/deeds.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { keyOf } from "../entities.ts";
import { tokens } from "../words.ts";
import type { StatedRecords } from "./stated-records.ts";

const who: Record<Language, RegExp> = {
  en: /(?<![\p{L}])who(?:ever)?\s+([^.:;!?()\n]+)/iu,
  de: /(?<![\p{L}])wer\s+([^.:;!?()\n]+)/iu,
  es: /(?<![\p{L}])qui[eé]n(?:es)?\s+([^.:;!?()\n]+)/iu,
};
const noun = "([\\p{L}][\\p{L}-]{2,20})";
/** What of each entry is asked. A day said as "each day" asks for it, too. */
const days: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:when(?=\s*(?:$|,|and\b|or\b|where\b|with\b|on which))|(?:on\s+|for\s+)?(?:which|what|each|every|any given|a given|that)\s+(?:day|date|weekday|evening|morning|night)s?|per day|by day|daily|on the day)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wann|(?:an\s+)?(?:welche[mnrs]?|jede[mnrs]?)\s+(?:tage?n?|wochentag|abend|datum)|pro tag|täglich)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:cuándo|(?:en\s+)?(?:qué|cada|cuál)\s+(?:días?|fecha|noche|tarde)|por día|a diario)(?![\p{L}])/iu,
};
const places: Record<Language, RegExp> = {
  en: /(?<![\p{L}])where(?![\p{L}])/iu,
  de: /(?<![\p{L}])wo(?:hin)?(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:a\s+|en\s+)?d[oó]nde(?![\p{L}])/iu,
};
const whichOf: Record<Language, RegExp> = {
  en: new RegExp(`(?<![\\p{L}])(?:(?:at|in|on|with|to|from|for|of)\\s+)?(?:which|what)\\s+${noun}`, "giu"),
  de: new RegExp(`(?<![\\p{L}])(?:(?:an|in|auf|mit|zu|von|für|bei)\\s+)?welche[mnrs]?\\s+${noun}`, "giu"),
  es: new RegExp(`(?<![\\p{L}])(?:(?:en|a|con|de|para)\\s+)?qué\\s+${noun}`, "giu"),
};
const things: Record<Language, RegExp> = {
  en: /(?<![\p{L}])what(?=\s*(?:$|,|and\b|for\b|to\b|on\b|when\b|where\b|each\b|every\b))/iu,
  de: /(?<![\p{L}])was(?![\p{L}])/iu,
  es: /(?<![\p{L}])qué(?=\s*(?:$|,|y\b|para\b|a\b|en\b|cuándo\b|cada\b))/iu,
};
const placeNouns =
  /^(?:desks?|spots?|spaces?|rooms?|places?|seats?|tables?|cars?|lanes?|courts?|boats?|bikes?|machines?|tisch|platz|plätze|raum|zimmer|auto|stellplatz|parkplatz|bahn|boot|maschine|mesa|plaza|sala|habitación|coche|puesto|pista|aula)$/iu;
/** These have apps of their own, or say nothing of what is kept. */
/** "When we are on holiday": days there are, though none is asked for. */
const namesTime = /(?<![\p{L}])(?:when|while|during|on|wenn|während|im|am|cuando|mientras|durante)(?![\p{L}])/iu;
const otherVerbs =
  /^(?:works?|is|are|was|were|does|do|did|owes?|pays?|paid|plays?|can|could|will|would|should|wants?|likes?|loves?|arbeitet|arbeiten|ist|sind|macht|machen|schuldet|zahlt|bezahlt|spielt|spielen|kann|können|will|wollen|möchten?|soll|trabaja|trabajan|es|son|está|están|hace|hacen|debe|deben|paga|pagan|juega|juegan|puede|pueden|quiere|quieren)$/iu;

const labels: Record<Language, Record<"who" | "where" | "what" | "day" | "notes", string>> = {
  en: { who: "Who", where: "Where", what: "What", day: "Day", notes: "Notes" },
  de: { who: "Wer", where: "Wo", what: "Was", day: "Tag", notes: "Notizen" },
  es: { who: "Quién", where: "Dónde", what: "Qué", day: "Día", notes: "Notas" },
};

/** Null unless something people do is asked for with where, when, which or what of it. */
export function whoDoes(text: string, language: Language): StatedRecords | null {
  const found = who[language].exec(text);
  const clause = found?.[1];
  // As one of several things that are enumerated it is a part of them.
  if (!clause || /(?:,|(?<![\p{L}])(?:and|und|y))\s*$/iu.test(text.slice(0, found.index))) return null;
  const first = tokens(clause)[0] ?? "";
  const deed = deedIn(clause, language);
  if (otherVerbs.test(first) || (!deed && language !== "en")) return null;
  const asked = questionsIn(clause, text, { language, deed });
  if (asked.length === 0 && deed && !namesTime.test(clause)) return null;
  if (asked.length === 0 && !deed) return null;
  if (asked.length === 0) asked.push({ key: "day", label: labels[language].day, type: "date", required: true });
  const name = labels[language];
  const fields: Field[] = [
    { key: "who", label: name.who, type: "text", required: true, about: "person" },
    ...asked,
    { key: "notes", label: name.notes, type: "long-text" },
  ];
  const place = fields.find((field) => field.about === "numbered");
  const day = fields.find((field) => field.type === "date");
  const [singular, plural] = deed
    ? [localized(deed.singular, language), localized(deed.plural, language)]
    : ["Entry", "Entries"];
  const entity: Entity = {
    key: deed?.key ?? "plan-entry",
    singular,
    plural,
    fields,
    like: "work",
    ...(place && day ? { once: [place.key, day.key] } : {}),
  };
  return { entity, stated: asked, title: titleOf(found[0], language), counted: true };
}

function deedIn(clause: string, language: Language): Deed | null {
  const line = ` ${tokens(clause).join(" ")} `;
  const isIn = (deed: Deed): boolean =>
    localized(deed.verbs, language)
      .split("|")
      .some((verb) => line.includes(` ${verb} `));
  return deeds.find(isIn) ?? null;
}

interface Asking {
  language: Language;
  deed: Deed | null;
}

function questionsIn(clause: string, text: string, { language, deed }: Asking): Field[] {
  const name = labels[language];
  const day = days[language].exec(clause);
  let rest = day ? clause.replace(day[0], " ") : clause;
  const fields: Field[] = [];
  const numbered = (label: string): Field => place(label, text, { language, deed });
  for (const [whole, which = ""] of rest.matchAll(whichOf[language])) {
    const label = which.charAt(0).toUpperCase() + which.slice(1);
    rest = rest.replace(whole, " ");
    if (/^(?:time|hour|uhrzeit|stunde|hora)s?$/iu.test(which)) fields.push({ key: "time", label, type: "time" });
    else if (placeNouns.test(which)) fields.push(numbered(label));
    else fields.push({ key: keyOf([which.toLowerCase()]), label, type: "text", repeats: true, about: "category" });
  }
  if (places[language].test(rest) && !fields.some(({ about }) => about === "numbered"))
    fields.push(numbered(name.where));
  if (things[language].test(rest)) fields.push({ key: "what", label: name.what, type: "text", required: true });
  if (day) fields.push({ key: "day", label: name.day, type: "date", required: true });
  return fields;
}

/** Where it is: one of so many as the request says there are, else as people write it. */
function place(label: string, text: string, { language, deed }: Asking): Field {
  const word = deed?.place ? localized(deed.place, language) : label;
  const count = Number(
    /(?<![\p{L}\d])(\d{1,2})\s+(?:\p{L}+\s+)?(?:spots?|spaces|desks|rooms|places|seats|cars|lanes|courts|plätze|parkplätze|stellplätze|tische|räume|zimmer|autos|plazas|mesas|salas|coches|puestos|pistas|huecos)(?![\p{L}])/iu.exec(
      text,
    )?.[1] ?? 0,
  );
  const base = { key: keyOf([label.toLowerCase()]), label, required: true, about: "numbered" };
  return count >= 2
    ? { ...base, type: "enum", options: Array.from({ length: count }, (_, at) => `${word} ${at + 1}`) }
    : { ...base, type: "text", repeats: true, numbered: word };
}

function titleOf(phrase: string, language: Language): string {
  const cut = phrase
    .split(/,|\s(?:and|und|y|in|at|in unserer|bei|en|for|für|para|when|while|wenn|während|cuando|mientras)\s/iu)[0]!
    .replace(days[language], "")
    .replace(/\s+/g, " ")
    .trim();
  const title = cut.length <= 32 ? cut : cut.slice(0, cut.lastIndexOf(" ", 32));
  return title.charAt(0).toUpperCase() + title.slice(1);
}
