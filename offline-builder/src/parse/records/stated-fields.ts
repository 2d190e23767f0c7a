/** The parts of a record as a request lists them: "date, distance, time, how I felt". */
import { enumValues, fieldTypeOf } from "../../lexicon/field-words.ts";
import { moodOptions, shaped, shapeOf } from "../../lexicon/stated-field-words.ts";
import type { Field, Language } from "../../plan/plan.ts";
import { keyOf } from "../entities.ts";
import { inBrackets, stem, tokens, withoutBrackets } from "../words.ts";
import { bareFields } from "./bare-fields.ts";

export interface StatedField {
  field: Field;
  /** False when only its place in the list says that it is a field. */
  sure: boolean;
}

/** Items of the list that follows a colon, a dash or "with", in brackets as one; empty when there is no such list. */
export function statedItems(text: string): string[] {
  const colon = /[^:]:\s+(.+)$/s.exec(text)?.[1];
  const dash = /\s[-–—]\s+(.+)$/s.exec(text)?.[1];
  const verb =
    /(?<![\p{L}])(?:with|w\/|including|fields|noting|recording|showing|where i (?:note|log|record|write|enter)|i (?:want to )?(?:note|log|record|write down|enter|save)|mit|samt|con|incluyendo|donde apunto|donde anoto)\s+(.+)$/isu.exec(
      text,
    )?.[1];
  if (colon === undefined && dash === undefined && verb === undefined) return bareFields(text);
  const list = (colon ?? dash ?? verb ?? "").split(/[.!?]\s|\n/)[0]!.replace(/[.!?]+$/, "");
  return list
    .split(/\s*(?:,|;|\+|&|(?<![\p{L}])(?:and|und|y|e)(?![\p{L}-]))\s*(?![^(]*\))/iu)
    .map((item) => item.replace(lead, "").replace(lead, "").trim())
    .filter((item) => item !== "" && item.length < 60 && !isClause(item))
    .flatMap(apart);
}

/** "Sets reps weight": three known parts or more in a row are said without commas. */
function apart(item: string): string[] {
  const words = item.split(/\s+/);
  const known = (word: string): boolean =>
    shapeOf(word.toLowerCase()) !== undefined || fieldTypeOf(word.toLowerCase()) !== undefined;
  return words.length >= 3 && words.every((word) => /^\p{L}{3,}$/u.test(word) && known(word)) ? words : [item];
}

/** "The caretaker works through them" tells what somebody does; it is no part of a record. */
const isClause = (item: string): boolean =>
  item.split(/\s+/).length >= 4 &&
  /\s(?:them|it|him|her|us|sie|ihn|ellos|ellas)$/iu.test(item) &&
  !/^(?:who|when|where|what|how|if|whether|wer|wann|wo|was|wie|ob|quién|cuándo|dónde|qué|cómo|si)(?![\p{L}])/iu.test(
    item,
  );

const lead =
  /^(?:with|also|an?|the|my|our|their|its|each|every|whole|full|mit|auch|ein|eine[nrs]?|der|die|das|den|dem|meine?|unsere?|ihre?|jeweils|con|también|un|una|el|la|los|las|mi|su|sus)\s+/iu;

export function fieldOf(item: string, siblings: readonly string[], language: Language): StatedField | null {
  const words = withoutBrackets(item).trim();
  const choice = choicesOf(item);
  if (choice) return field(words.replace(inRow, ""), { type: "enum", options: choice }, true);
  const yesNo = /^(.+?)[\s,(]*(?:or not|yes ?\/ ?no|y ?\/ ?n|oder nicht|ja ?\/ ?nein|o no|s[ií] ?\/ ?no)\)?$/iu.exec(
    item,
  )?.[1];
  if (yesNo) return field(yesNo.replace(/^(?:if|whether|ob|si)\s+/i, ""), { type: "boolean" }, true);
  if (/^(?:picked up|handed over|handed in|checked (?:in|out)|packed|abgeholt|gepackt|recogido)$/iu.test(words))
    return field(words, { type: "boolean" }, true);
  // "Notes for the next shift" are notes, whatever is next.
  if (
    /^(?:notes?|comments?|remarks?|notizen|hinweise|bemerkungen|notas|comentarios)\s+(?:for|to|on|about|für|an|zu|para|sobre)\s/iu.test(
      words,
    )
  )
    return field(words, { type: "long-text" }, true);
  if (/^(?:(?:map )?links?|web ?sites?|verweis|enlace)\s+(?:to|for|zu[mr]?|auf|a|al|para)\s/iu.test(words))
    return field(words, { type: "url" }, true);
  if (
    /^(?:opening|open|meeting|market|öffnungs|días de) ?(?:days|times|hours|tage|zeiten|apertura|reunión)$/iu.test(
      words,
    )
  )
    return field(words, { type: "text", about: "days" }, true);
  if (/(?<![\p{L}])(?:incidents?|störung(?:en)?|vorfälle|incidencias?)(?![\p{L}])/iu.test(words))
    return field(words, { type: "text", about: "incident" }, true);
  if (/(?<![\p{L}])(?:mend|mends|repair|repairs|fix|fixes|repariert|reparieren|arregla[n]?|reparan?)$/iu.test(words))
    return field(words, { type: "text", about: "mended" }, true);
  const asked = question(words, language);
  if (asked) return asked;
  const scale = /^(.+?)\s+(?:from |von |de )?(?:0|1)\s*(?:-|–|to|bis|a)\s*(5|10|100)$/iu.exec(words);
  if (scale) return field(scale[1]!, { type: "number", unit: `/ ${scale[2]}` }, true);
  if (happens.test(words) && (!ends.test(words) || siblings.some((other) => begins.test(other))))
    return field(words, { type: "date" }, true);
  return plainField(words, siblings, language);
}

const inRow = /\s\S+(?:\/\S+)+$/u;

/** "status (open, closed)", "size S/M/L". */
function choicesOf(item: string): string[] | null {
  const inside = inBrackets(item) ?? /\s(\S+(?:\/\S+)+)$/.exec(item)?.[1];
  if (!inside || /^(?:yes|no|ja|nein|s[ií])\b/i.test(inside)) return null;
  const parts = inside
    .split(/\s*(?:,|\/|\bor\b|\boder\b|\bo\b)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.some((part) => part.length > 24 || /\d{3}/.test(part))) return null;
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

const moodWords =
  /^(?:how (?:i|we|they|it|he|she) (?:felt|feels?|was|were|went|slept|did)|wie (?:ich|wir|es|sie|er) .*(?:gefühlt|fühlte|ging|war|geschlafen|fühle).*|wie es war|wie ich mich .*|c[oó]mo (?:me|nos|se) (?:sent|fue|encontr|dorm)\p{L}*.*|c[oó]mo (?:fue|estuvo))$/iu;

interface Asked {
  pattern: RegExp;
  label: (rest: string) => string;
  shape: Omit<Field, "key" | "label">;
}

const byWhom =
  /^(borrowed|paid|won|lent|made|caught|found|watered|fed|taught|wrote|played|cooked|sent|did|gave|\p{L}+ed)(?:\s+(?:it|them|this|that|for it))?$/iu;
const participles: Record<string, string> = { wrote: "Written", did: "Done", gave: "Given", took: "Taken" };

const questions: Record<Language, Asked[]> = {
  en: [
    { pattern: /^who(?:m)?\s+(.+)$/i, label: whoLabel, shape: { type: "text", about: "person", repeats: true } },
    { pattern: /^who$/i, label: () => "Who", shape: { type: "text", about: "person", repeats: true } },
    { pattern: /^when(?:\s+(.+))?$/i, label: whenLabel, shape: { type: "date" } },
    { pattern: /^where(?:\s+(.+))?$/i, label: () => "Where", shape: { type: "text", about: "place", repeats: true } },
    {
      pattern: /^how much(?: (?:it|they|we|i))?(?: (?:is|was|are|were))?(?:\s+(.+))?$/i,
      label: (rest) => rest.replace(/^costs?$/i, "Cost") || "Cost",
      shape: { type: "money" },
    },
    { pattern: /^how long(?:\s+(.+))?$/i, label: () => "How long", shape: { type: "number", unit: "min" } },
    { pattern: /^how far(?:\s+(.+))?$/i, label: () => "How far", shape: { type: "number", unit: "km" } },
    {
      pattern: /^how many\s+(.+?)(?:\s+(?:i|we|they|it|there|are|come|came)\b.*)?$/i,
      label: (rest) => rest,
      shape: { type: "number" },
    },
    {
      pattern: /^(?:if|whether)\s+(?:it|they|he|she|i|we)?\s*(?:is|are|was|were|has|have|been)*\s*(.+)$/i,
      label: (rest) => rest,
      shape: { type: "boolean" },
    },
    {
      pattern: /^what(?:['’]?s| is)\s+((?:planted|sown|growing|grown)\b.*?)(?:\s+where)?$/i,
      label: (rest) => `What's ${rest}`,
      shape: { type: "text", about: "crop" },
    },
    { pattern: /^what['’]?s\s+(.+?)(?:\s+where)?$/i, label: (rest) => `What's ${rest}`, shape: { type: "text" } },
    { pattern: /^what\s+(.+)$/i, label: (rest) => `What ${rest}`, shape: { type: "text" } },
  ],
  de: [
    {
      pattern: /^wer(?:\s+(.+))?$/i,
      label: (rest) =>
        /ausgeliehen|geliehen/i.test(rest) ? "Ausgeliehen von" : /bezahlt|zahlt/i.test(rest) ? "Bezahlt von" : "Wer",
      shape: { type: "text", about: "person", repeats: true },
    },
    {
      pattern: /^(?:bis )?wann(?:\s+(.+))?$/i,
      label: (rest) => (/fällig|zurück/i.test(rest) ? "Fällig" : "Wann"),
      shape: { type: "date" },
    },
    { pattern: /^wo(?:\s+(.+))?$/i, label: () => "Wo", shape: { type: "text", about: "place", repeats: true } },
    { pattern: /^wie lange?(?:\s+(.+))?$/i, label: () => "Wie lange", shape: { type: "number", unit: "min" } },
    { pattern: /^wie weit(?:\s+(.+))?$/i, label: () => "Wie weit", shape: { type: "number", unit: "km" } },
    { pattern: /^wie viele?\s+(.+)$/i, label: (rest) => rest, shape: { type: "number" } },
    {
      pattern: /^ob\s+(?:(?:sie|er|es|ich|wir|schon)\s+)*(.+?)(?:\s+(?:ist|sind|hat|haben|wurde|wurden|kommen))?$/i,
      label: (rest) => rest,
      shape: { type: "boolean" },
    },
  ],
  es: [
    {
      pattern: /^qui[eé]n(?:es)?(?:\s+(.+))?$/i,
      label: (rest) => (/prestad|presta|llev/i.test(rest) ? "Prestado a" : /pag/i.test(rest) ? "Pagado por" : "Quién"),
      shape: { type: "text", about: "person", repeats: true },
    },
    {
      pattern: /^cu[aá]ndo(?:\s+(.+))?$/i,
      label: (rest) => (/vence|devol/i.test(rest) ? "Vence" : "Cuándo"),
      shape: { type: "date" },
    },
    {
      pattern: /^d[oó]nde(?:\s+(.+))?$/i,
      label: () => "Dónde",
      shape: { type: "text", about: "place", repeats: true },
    },
    {
      pattern: /^cu[aá]nto tiempo(?:\s+(.+))?$/i,
      label: () => "Cuánto tiempo",
      shape: { type: "number", unit: "min" },
    },
    { pattern: /^cu[aá]nt[oa]s?\s+(.+)$/i, label: (rest) => rest, shape: { type: "number" } },
    { pattern: /^si\s+(?:est[áa]n?|ha|han|ya)?\s*(.+)$/i, label: (rest) => rest, shape: { type: "boolean" } },
  ],
};

function whoLabel(rest: string): string {
  if (/^(?:it|this|that) (?:is|was)(?: it)? (?:for|from)$/i.test(rest)) return /for$/i.test(rest) ? "For" : "From";
  const verb = byWhom.exec(rest)?.[1]?.toLowerCase();
  if (verb) return `${participles[verb] ?? verb} by`;
  if (/^(?:has|have|had|got)\b/i.test(rest)) return "With";
  return `Who ${rest}`;
}

function whenLabel(rest: string): string {
  const task = /^to\s+(\p{L}+(?:\s\p{L}+)?)(?:\s+(?:it|them|this|that))?$/iu.exec(rest)?.[1];
  if (task) return `${task.charAt(0).toUpperCase()}${task.slice(1)} due`;
  if (/\bdue\b|\bback\b|\breturn/i.test(rest)) return "Due";
  const done = /^(?:i|we|they|it|he|she)(?: was| were)?\s+(\p{L}+)(?:\s+(?:it|them))?$/iu.exec(rest)?.[1];
  return done ? `${done} on` : "When";
}

function question(words: string, language: Language): StatedField | null {
  if (moodWords.test(words)) return field(words, { type: "enum", options: moodOptions(language) }, true);
  for (const { pattern, label, shape } of questions[language]) {
    const found = pattern.exec(words);
    if (found) return field(label((found[1] ?? "").trim()), shape, true);
  }
  return null;
}

/** Said alone it is a day: "arrived"; whether something is finished is a day where it is also said when it began. */
const happens =
  /^(?:arrived|started|began|begun|bought|purchased|received|opened|finished|completed|ended|sent|borrowed|planted|sown|angekommen|begonnen|angefangen|gekauft|beendet|fertig|erhalten|gepflanzt|empezado|comenzado|comprado|recibido|llegado|terminado|plantado)(?: on| am| el)?$/iu;
const ends = /^(?:finished|completed|ended|sent|beendet|fertig|terminado)/iu;
const begins = /^(?:started|began|begun|begonnen|angefangen|empezado|comenzado)/iu;

const endurance =
  /distan|strecke|entfernung|kilomet|km|miles|pace|laps|run|lauf|carrera|höhenmeter|elevation|calor|puls/iu;
const ahead =
  /(?<![\p{L}])(?:due|deadline|next|expir|renew|return|until|planned|appointment|fällig|frist|nächst|ablauf|rückgabe|termin|bis|drink by|use by|best before|sell by|haltbar|trinkreif|vence|consumir antes|próxim|caduc|devoluc|plazo|límite)/iu;

const next = /^(?:next|nächste[nrs]?|próxim[oa])(?![\p{L}])/iu;
const past = /^(?:last|zuletzt|letzte[rs]?|última|último)(?![\p{L}])/iu;
const units: Record<string, string> = {
  miles: "mi",
  minutes: "min",
  minuten: "min",
  minutos: "min",
  hours: "h",
  stunden: "h",
  horas: "h",
  c: "°C",
  "°c": "°C",
};

function plainField(words: string, siblings: readonly string[], language: Language): StatedField | null {
  const said = tokens(words);
  const last = said.at(-1);
  if (!last || said.length > 5) return null;
  if (/^(?:time of (?:the )?day|tageszeit|hora del día|momento del día)$/iu.test(words))
    return field(words, { type: "time" }, true);
  if (identifying.test(words)) {
    const about = /tracking|sendung|seguimiento/iu.test(words) ? "of-parcelNumber" : "serial";
    return field(words, { type: "text", about }, true);
  }
  const unit =
    /^(.+?)\s+(?:in|\()\s*(km|mi|miles|m|cm|kg|g|lbs?|l|ml|min|minutes|minuten|minutos|h|hours|stunden|horas|°?c)\)?$/iu.exec(
      words,
    );
  if (unit)
    return field(unit[1]!, { type: "number", unit: units[unit[2]!.toLowerCase()] ?? unit[2]!.toLowerCase() }, true);
  if (
    /(?:^|\s)(?:number|count|anzahl|número|cantidad)\s+(?:(?:máxim[oa]|mínim[oa])\s+)?(?:of|der|von|de)\s/iu.test(words)
  )
    return field(words, { type: "number" }, true);
  const head = language === "es" ? said[0]! : last;
  if (/^(?:photos?|pictures?|images?|fotos?|bild(?:er)?|imagen(?:es)?)$/iu.test(words))
    return { field: { key: "photo", label: titled(words), type: "file" }, sure: true };
  const rate =
    /^(.{3,}?)\s+(?:per|a|an|pro|je|por|al?)\s+(?:hour|day|night|week|month|year|person|piece|stunde|tag|nacht|woche|monat|jahr|person|stück|hora|día|noche|semana|mes|año|persona|unidad)$/iu.exec(
      words,
    );
  const rated = rate && plainField(rate[1]!, siblings, language);
  if (rated?.sure) {
    const { key: _, label: __, ...shape } = rated.field;
    return field(words, shape, true);
  }
  const compound = language === "de" ? compounds.find(([ending]) => ending.test(last))?.[1] : undefined;
  if (compound && !fieldTypeOf(last) && !shapeOf(last)) return field(words, { type: compound }, true);
  const options = enumValues(last, language) ?? enumValues(stem(last), language);
  if (options) return field(words, { type: "enum", options }, true);
  // Beside a distance, time is how long it took.
  if (/^(?:time|zeit|tiempo)$/.test(head) && siblings.some((other) => endurance.test(other)))
    return field(words, { type: "number", unit: "min" }, true);
  for (const word of new Set([head, last, stem(head), stem(last)])) {
    const shape = shapeOf(word);
    const type = fieldTypeOf(word);
    // "Fed" is yes or no, "last fed" is a day.
    if (shape?.type === "boolean" && (past.test(words) || next.test(words)))
      return field(words, { type: "date" }, true);
    if (shape && !(type && ["money", "date", "long-text", "email", "phone", "url"].includes(type)))
      return field(singularLabel(words, shape.about), shaped(shape, language), true);
    if (type) return field(words, { type }, true);
  }
  if (ahead.test(words) || past.test(words)) return field(words, { type: "date" }, true);
  return field(words, { type: "text" }, false);
}

/** Numbers that name something are written, not counted. */
const identifying =
  /^(?:tracking|serial|part|model|order|invoice|account|member(?:ship)?|licen[cs]e|passport|policy|reference|article|batch|chip) (?:number|no\.?|id)$|^(?:sendungs|serien|teile|artikel|auftrags|bestell|rechnungs|konto|mitglieds|chargen|kunden|inventar)nummer$|^número de (?:seguimiento|serie|pedido|factura|socio|cuenta|lote|artículo|póliza)$/iu;

/** German words say at their end what they are: "Teilnehmerzahl", "Mietpreis". */
const compounds: readonly [RegExp, Field["type"]][] = [
  [/.{3}(?:zahl|menge)$/u, "number"],
  [/.{3}(?:preis|kosten|betrag|gebühr|miete|gehalt|kaution)$/u, "money"],
  [/.{3}(?:datum|termin|tag|frist)$/u, "date"],
  [/.{3}(?:notiz|notizen|beschreibung|bemerkung)$/u, "long-text"],
  [/.{3}(?:zeit)$/u, "time"],
];

const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A list of guests says "names"; a form asks one guest for one name. */
function singularLabel(words: string, about: string | undefined): string {
  return about === "name"
    ? words
        .replace(/^names$/i, "Name")
        .replace(/^namen$/i, "Name")
        .replace(/^nombres$/i, "Nombre")
    : words;
}

/** Whether a date of that name lies ahead. */
export function isAhead(label: string): boolean {
  return ahead.test(label);
}

function field(label: string, shape: Omit<Field, "key" | "label">, sure: boolean): StatedField {
  const words = label.trim().replace(/\s+/g, " ");
  const key = isAhead(words) && shape.type === "date" ? "due" : keyOf(tokens(words));
  return { field: { key, label: words.charAt(0).toUpperCase() + words.slice(1), ...shape }, sure };
}
