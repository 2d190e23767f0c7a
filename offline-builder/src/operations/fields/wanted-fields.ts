/** Which fields a request asks for: one with a noun of its own, several in a row, or what each entry should have. */
import { fieldOf } from "../../parse/records/stated-fields.ts";
import type { Field, FieldType, Language } from "../../plan/plan.ts";
import { isCommand } from "../clause-words.ts";
import { askedFields } from "./asked-fields.ts";
import { add, camelOf, has, quotedTexts, titled } from "../requests.ts";

export interface WantedField {
  label: string;
  type: FieldType;
  options: string[];
  unit?: string;
}

export interface WantedFields {
  fields: WantedField[];
  text: string;
}

const fieldNouns =
  "fields?|columns?|attributes?|property|properties|inputs?|feld|felder|spalten?|eigenschaft(?:en)?|campos?|columnas?";

const types: [FieldType, string][] = [
  ["date", "dates?|due|deadline|birthday|day|datum|fällig\\w*|frist|geburtstag|fecha|vencimiento|plazo"],
  ["email", "e-?mail|correo"],
  ["phone", "phone|telephone|mobile|telefon\\w*|handy|teléfono|móvil"],
  ["url", "url|website|link|webseite|enlace|web"],
  ["money", "price|amount|cost|budget|value|preis|betrag|kosten|precio|importe|coste|presupuesto"],
  ["number", "number|quantity|count|age|hours|size|anzahl|menge|alter|stunden|número|cantidad|edad|horas"],
  [
    "long-text",
    "notes?|description|comments?|message|details|notizen?|beschreibung|kommentar|notas?|descripción|comentario",
  ],
  ["boolean", "done|active|yes/no|checkbox|erledigt|aktiv|ja/nein|hecho|activo|casilla"],
  ["file", "photo|picture|image|attachment|file|foto|bild|anhang|datei|imagen|archivo|adjunto"],
];

const several = /,|(?<![\p{L}])(?:and|und|y|e)(?![\p{L}])/iu;
const leads =
  /^(?:an?|the|another|new|its|their|optional|required|ein(?:e[nrs]?)?|die|der|das|den|weitere[sn]?|un[ao]?|el|la|los|las|su|otr[oa])\s+/iu;

function itemsOf(list: string): string[] {
  return list
    .split(/\s*(?:,|(?<![\p{L}])(?:and|und|y|e)(?![\p{L}]))\s*/iu)
    .map((item) => item.trim().replace(leads, "").replace(leads, "").trim())
    .filter((item) => item !== "");
}

/** Null where the request asks for no field. */
export function wantedFields(text: string, language: Language): WantedFields | null {
  if (has(text, "search|such|buscar|buscador")) return null;
  const fields = askedFields(text, language) ?? severalFields(text, language) ?? eachHas(text, language);
  if (fields && fields.length > 0) return { fields, text };
  const one = oneField(text, language);
  return one && { fields: [one], text };
}

const verbs = "(?:add|include|create|insert|need|want|put in|füge|ergänze|erstelle|brauche|añade|agrega|crea|necesito)";
const prepositions: Record<Language, string> = {
  en: "to|on|for|in",
  de: "zu|zum|zur|bei|für|in",
  es: "a|al|en|para|de",
};
/** Where the fields go, at the end. A comma or an "and" says that the list goes on. */
const toward = (language: Language): string =>
  `(?:\\s+(?:${prepositions[language]})\\s+(?:(?!,|\\s(?:and|und|y)\\s).)+?)?(?:\\s+hinzu)?[.!]?$`;

/** "Add fields for colour, weight and supplier", "add a due date and an assignee". */
function severalFields(text: string, language: Language): WantedField[] | null {
  if (quotedTexts(text).length > 1 && has(text, fieldNouns))
    return quotedTexts(text).map((label) => fieldFrom(label, [], language));
  const behind = new RegExp(
    `${verbs}\\s+(?:(?:the|two|three|four|new|some|more|folgende|zwei|drei|neue|los|dos|tres)\\s+)*(?:fields|columns|attributes|inputs|felder|spalten|campos|columnas)\\s*(?:for|called|named|:|für|namens|para|llamados)?\\s+(.+?)${toward(language)}`,
    "iu",
  ).exec(text)?.[1];
  const before = new RegExp(
    `${verbs}\\s+(.{1,1000}?)\\s+(?:fields|columns|felder|spalten)${toward(language)}`,
    "iu",
  ).exec(text)?.[1];
  const named = behind ?? (before && several.test(before) ? before : undefined);
  if (named) {
    const items = itemsOf(named);
    return items.map((item) => fieldFrom(item, items, language));
  }
  const plain = new RegExp(`^(?:please\\s+|bitte\\s+|por favor\\s+)?${verbs}\\s+(.+?)${toward(language)}`, "iu").exec(
    text,
  )?.[1];
  if (!plain || !several.test(plain)) return null;
  const noun = new RegExp(`\\s+(?:${fieldNouns})$`, "iu");
  const written = itemsOf(plain);
  if (written.some((item) => isCommand(item))) return null;
  const items = written.map((item) => item.replace(noun, ""));
  // Without the word "field" each of them has to be one by its name.
  const isField = (item: string, at: number): boolean =>
    noun.test(written[at]!) ||
    (item.split(" ").length <= 4 &&
      (has(item, roles) ||
        types.some(([, words]) => has(item, words)) ||
        fieldOf(item, items, language)?.sure === true));
  return items.length > 1 && items.every(isField) ? items.map((item) => fieldFrom(item, items, language)) : null;
}

/** Whoever has a part in something is a field of it. */
const roles =
  "assignee|owner|responsible|author|manager|reviewer|contact(?: person)?|host|organi[sz]er|zuständige?r?|verantwortliche?r?|besitzer(?:in)?|ansprechpartner(?:in)?|responsable|encargad[oa]|autor(?:a)?|contacto";

const owners = [
  /give\s+(?:each|every|all(?: the)?)\s+[\p{L} -]{3,30}?\s+(?:an?|their|its)\s+(.+?)(?:\s+(?:too|as well|field))?[.!]?$/iu,
  /(?:gib|geben sie)\s+(?:jede[mnr]|allen?|den)\s+[\p{L} -]{3,30}?\s+(?:eine?n?)\s+(.+?)[.!]?$/iu,
  /(?:dale|da|pon(?:le)?|asigna(?:le)?)\s+a\s+(?:cada|tod[oa]s (?:l[oa]s)|l[oa]s)\s+[\p{L} -]{3,30}?\s+(?:un[ao]?)\s+(.+?)[.!]?$/iu,
  /(?:each|every|all(?: the)?)\s+[\p{L} -]{3,30}?\s+(?:should|must|needs?|shall|has to|have to|gets?|needs? to)\s+(?:also\s+)?(?:to\s+)?(?:have|has|get|include|show|store|carry)?\s*(?:an?\s+|the\s+|its\s+|their\s+)(.+?)(?:\s+(?:too|as well|field))?[.!]?$/iu,
  /^[\p{L} -]{3,30}?s\s+(?:also\s+)?(?:(?:should|must|need to)\s+(?:also\s+)?(?:have|get|include|store|carry)|need)\s+(?:an?\s+|the\s+|their\s+)?(.+?)(?:\s+(?:too|as well|field))?[.!]?$/iu,
  /(?:jede[rsn]?|alle)\s+[\p{L} -]{3,30}?\s+(?:soll(?:en)?|braucht|brauchen|muss|müssen|bekommt|bekommen)\s+(?:auch\s+)?(?:eine?n?\s+)?(.+?)(?:\s+(?:haben|bekommen))?[.!]?$/iu,
  /cada\s+[\p{L} -]{3,30}?\s+(?:debe(?:ría)?|necesita|tiene que)\s+(?:tener\s+)?(?:un[ao]?\s+)?(.+?)[.!]?$/iu,
];

/** "Every task should have an estimate." */
function eachHas(text: string, language: Language): WantedField[] | null {
  if (has(text, "page|button|section|seite|knopf|abschnitt|página|botón|sección|colou?r|font|border|background"))
    return null;
  const list = owners.map((owner) => owner.exec(text)?.[1]).find((found) => found !== undefined);
  if (!list) return null;
  const items = itemsOf(list);
  return items.every((item) => item.split(" ").length <= 4 && !/[\d%]/.test(item))
    ? items.map((item) => fieldFrom(item, items, language))
    : null;
}

const priorities = "priorit(?:y|ies|ät|äten)|prioridad(?:es)?|urgency|dringlichkeit|urgencia|importance";
const levels: Record<Language, string[]> = {
  en: ["Low", "Medium", "High"],
  de: ["Niedrig", "Mittel", "Hoch"],
  es: ["Baja", "Media", "Alta"],
};

/** What a name alone says about its field: its type, its values, its unit. */
export function fieldFrom(label: string, siblings: readonly string[], language: Language): WantedField {
  const known = fieldOf(label, siblings, language)?.field;
  const typed = known && known.type !== "text" ? known.type : undefined;
  const type = typed ?? types.find(([, words]) => has(label, words))?.[0] ?? "text";
  const unit = known?.unit;
  // "Priorität hoch mittel niedrig": the values stand behind the name.
  const said = new RegExp(`^(${priorities})\\s+((?:\\p{L}+[\\s,/]*){2,6})$`, "iu").exec(label.trim());
  if (said)
    return {
      label: titled(said[1]!),
      type: "enum",
      options: said[2]!
        .split(/[\s,/]+/)
        .filter(Boolean)
        .map(titled),
    };
  return {
    label: titled(label.replace(/\s*\([^)]*\)/g, "").replace(/(?<=\p{L}{2})\s\S+(?:\/\S+)+$/u, "")),
    type,
    options: known?.options ?? (type === "text" && has(label, priorities) ? levels[language] : []),
    ...(unit && type === "number" ? { unit } : {}),
  };
}

function oneField(text: string, language: Language): WantedField | null {
  const dueDates =
    has(text, `${add}`) && has(text, "due dates?|deadlines?|fälligkeit\\w*|fechas? de vencimiento|fechas? límite");
  const onRecords = has(text, add) ? recordLabel(text) : null;
  if (
    !has(text, whoDoesIt) &&
    !text.includes("(") &&
    !dueDates &&
    !onRecords &&
    !(has(text, fieldNouns) && has(text, add))
  )
    return null;
  const listed = has(text, add) ? valuesInBrackets(text) : null;
  if (listed) return listed;
  const doer = has(text, add) && has(text, whoDoesIt) ? doers[language] : null;
  if (doer !== null) return fieldFrom(doer, [], language);
  const label = dueDates && !has(text, fieldNouns) ? dueLabel(text) : has(text, fieldNouns) ? labelIn(text) : onRecords;
  if (!label) return null;
  const options = optionsIn(text);
  if (options.length > 1) return { label, type: "enum", options };
  const plain = types.find(([, words]) => has(label, words))?.[0];
  if (plain) return { label, type: plain, options: [] };
  const field = fieldFrom(label, [], language);
  return field.type === "enum" ? field : { ...field, label };
}

/** "Add an estimate to the cards": whatever every card is to carry is a field. */
function recordLabel(text: string): string | null {
  const label =
    /(?:add|include|füge?|ergänze?|añade|agrega|pon)\s+(?:an?\s+|the\s+|ein(?:e|en)?\s+|una?\s+)?([\p{L}\p{N} ,/-]{3,40}?)\s+(?:to|on|for|zu|auf|bei|an|für|a|en)\s+(?:the\s+|each\s+|every\s+|all\s+(?:the\s+)?|den\s+|die\s+|jede[rnm]?\s+|allen\s+|las\s+|cada\s+|todas\s+las\s+)?(?:cards?|karten?|tarjetas?)(?![\p{L}])/iu.exec(
      text,
    )?.[1];
  // What has a price is a dish of a menu, which German calls a card as well.
  return label && !/\d/.test(label) ? titled(label) : null;
}

/** "Add the voice (soprano, alto, tenor, bass) to the singers": what stands in brackets can be chosen. */
function valuesInBrackets(text: string): WantedField | null {
  const found =
    /(?:add|include|create|need|want|füge|ergänze|brauche|añade|agrega|pon|crea)\s+(?:an?\s+|the\s+|their\s+|ein(?:e|en)?\s+|die\s+|den\s+|das\s+|un[ao]?\s+|el\s+|la\s+)?([\p{L} -]{3,30}?)\s*\(([^()\d]{5,160})\)/iu.exec(
      text,
    );
  const options = (found?.[2] ?? "").split(/\s*(?:,|\/|\bor\b|\band\b|\boder\b|\bund\b|\s[oy]\s)\s*/iu).filter(Boolean);
  if (!found || options.length < 2 || options.some((option) => option.split(" ").length > 3)) return null;
  const label = found[1]!.replace(/\s+(?:fields?|columns?|feld|spalte|campo|columna)$/iu, "");
  return has(label, "pages?|sections?|buttons?|seiten?|abschnitt|knopf|página|sección|botón|columns|spalten|columnas")
    ? null
    : { label: titled(label), type: "enum", options: options.map(titled) };
}

const whoDoesIt =
  "who (?:does|do|is doing|will do|has to do|is responsible for|takes care of) (?:it|them|this|what|each)|wer (?:es|sie|das|was) (?:macht|erledigt|tut|übernimmt)|quién (?:lo|la|los|las) (?:hace|hará)|quién se encarga";
const doers: Record<Language, string> = { en: "Assigned to", de: "Zuständig", es: "Responsable" };

function dueLabel(text: string): string {
  return has(text, "fällig\\w*")
    ? "Fällig am"
    : has(text, "vencimiento|límite")
      ? "Vencimiento"
      : has(text, "deadlines?")
        ? "Deadline"
        : "Due date";
}

function labelIn(text: string): string | null {
  const found =
    quotedTexts(text)[0] ??
    /(?:field|column|input|campo|columna)\s+(?:called|named|for|llamad[oa]|de|para)\s+(?:the\s+)?([\p{L}\p{N} -]{2,30}?)(?=\s+(?:to|with|in|on|that|as|a|al|en|con)\b|[.,:(]|$)/iu.exec(
      text,
    )?.[1] ??
    /(?:field|column|feld|spalte|campo|columna)\s+(?!(?:to|for|zu|für|para|a|al|in|on|en)(?!\p{L}))([\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+){1,2}?)\s+(?:to|zu|zum|zur|a|al)\s+(?:the|our|my|each|every|den|dem|der|jede[mr]|el|la|los|las|cada)\s/iu.exec(
      text,
    )?.[1] ??
    /(?:[Ff]ield|[Cc]olumn|[Ff]eld|[Ss]palte|campo|columna)\s+(?:für\s+|para\s+)?(?!(?:to|for|in|on|with|that|zu|zum|zur|im|in|mit|a|al|en|con|de)\b)([\p{L}\p{N}-]+(?:\s\p{Lu}\p{L}+|\sde\s(?!(?:los|las|la|el|cada|tod[oa]s)(?![\p{L}]))\p{L}+)?)/u.exec(
      text,
    )?.[1] ??
    /(?:add|include|create|insert|need|want|put in|füge|ergänze|añade|agrega)\s+(?:an?\s+|the\s+|another\s+|new\s+|ein\s+|eine\s+|das\s+|un\s+|una\s+)*([\p{L}\p{N} -]{2,30}?)[ -](?:field|column|input|feld|spalte)/iu.exec(
      text,
    )?.[1];
  const words = found
    ?.replace(/^(?:an?|the|new|required|optional|text|date|number)\s+(?=\S)/i, (lead) =>
      /^(?:date|text|number)\s/i.test(lead) ? lead : "",
    )
    .trim();
  return words && !/^(?:new|another|hinzu|to|zu|a)$/i.test(words) ? titled(words) : null;
}

/** To which list the field goes, and not "ready for pickup", "nicht zu retten". */
const where =
  /\s(?:(?:to|on|for|zu|für|a|para)\s(?:the|our|my|each|every|all|de[nmr]|d[ai]s|die|jede[mnr]?|allen?|unser\p{L}*|el|las?|los|cada|tod[oa]s)\s|zu[mr]\s|al\s|to\s(?=\p{Ll}+s$)|zu\s(?=\p{Lu}))(?:(?!,|\s(?:and|und|y|or|oder|o)\s).)+$/u;

/** "with low, medium and high", "(small, large)", "mit niedrig, mittel und hoch". */
function optionsIn(text: string): string[] {
  const list =
    /(?:(?<![\p{L}])(?:with(?: the)?(?: options| values| choices)?|options?:|values?:|mit(?: den werten)?|con(?: las opciones| los valores)?)(?![\p{L}])|:|\()\s*([\p{L}\p{N} ,/-]{1,1000}(?:,|\band\b|\bund\b|\by\b|\bor\b|\boder\b|\bo\b|\/)[\p{L}\p{N} ,/-]+)/iu.exec(
      text,
    )?.[1];
  if (!list) return [];
  return list
    .replace(where, "")
    .split(/,|\/|\band\b|\bund\b|\by\b|\bor\b|\boder\b|\bo\b/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 0 && part.length < 30)
    .map(titled);
}

/** A field of the plan from what was asked for. */
export function plannedField({ label, type, options, unit }: WantedField): Field {
  return {
    key: camelOf(label),
    label,
    type,
    added: true,
    ...(options.length > 0 ? { options } : {}),
    ...(unit ? { unit } : {}),
  };
}
