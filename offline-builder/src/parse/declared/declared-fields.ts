/** The fields that a long request writes down of one list. */
import type { Field, Language } from "../../plan/plan.ts";
import { fieldTypeOf } from "../../lexicon/field-words.ts";
import { keyOf } from "../entities.ts";
import { fieldOf } from "../records/stated-fields.ts";
import { tokens, withoutBrackets } from "../words.ts";

export function declaredFields(items: readonly string[], language: Language): Field[] {
  return withoutDoubles(items.flatMap((item) => declaredField(item, items, language)?.field ?? []));
}

interface Declared {
  field: Field;
  sure: boolean;
}

export function declaredField(written: string, siblings: readonly string[], language: Language): Declared | null {
  const item = written.replace(asides, "").trim();
  if (item === "" || tokens(withoutBrackets(item)).length > 8) return null;
  const own = byEnding(item, siblings);
  if (own) return { field: { key: keyOf(tokens(own.label)), ...own, label: capital(own.label) }, sure: true };
  const read = fieldOf(item, siblings, language);
  if (!read) return { field: { key: keyOf(tokens(item)), label: capital(item), type: "text" }, sure: false };
  if (read.sure || read.field.type !== "text") return { field: read.field, sure: read.sure };
  // "Price limit" is money, whatever stands behind the word that says so.
  const type = tokens(item).flatMap((word) => fieldTypeOf(word) ?? [])[0];
  return type === "money" || type === "date" ? { field: { ...read.field, type }, sure: true } : read;
}

/** "A doctor who wrote it": which one is meant is no part of the field's name. */
const asides =
  /\s+(?:(?:who|that|he|she|we|they|which is|where it is) [\p{L} ]+|(?:of|for|from) (?:each|every|the) [\p{L} ]+|(?:the )?(?:person|people) who [\p{L} ]+)$/iu;

type Shape = Omit<Field, "key">;

const measured =
  /^(.+?)\s+(?:in|en)\s+(kg|g|t|l|ml|m²|m2|qm|sqm|km|cm|mm|m|watts?|kw|kwh|litres?|liters?|liter|litros|hectares?|hektar|hectáreas|minutes?|minuten|minutos|hours?|stunden|horas|days?|tagen?|días|percent|prozent|%|°c|metres?|meters?|metern?|metros|pieces|stück|months?|monaten?|meses)$/iu;
const unitNames: Record<string, string> = {
  litres: "l",
  litre: "l",
  liters: "l",
  liter: "l",
  litros: "l",
  watt: "W",
  watts: "W",
  kw: "kW",
  m2: "m²",
  qm: "m²",
  sqm: "m²",
  minutes: "min",
  minute: "min",
  minuten: "min",
  minutos: "min",
  hours: "h",
  hour: "h",
  stunden: "h",
  horas: "h",
  hectares: "ha",
  hectare: "ha",
  hektar: "ha",
  hectáreas: "ha",
  percent: "%",
  prozent: "%",
  "°c": "°C",
  kilometres: "km",
  kilometers: "km",
  kilometer: "km",
  kilómetros: "km",
};
const amounts =
  /(?:^|\s)(litres?|liters?|litros|kg|km|kilomet(?:re|er)s|minutes|sessions|portions|pieces)(?:\s(?:of|de)\s\p{L}+)?$/iu;
const days =
  /^(.+?)\s(?:on|until|since|till|promised|due|am|bis|seit)$|^(?:ripe|valid|open|kept|reife?|gültig|haltbar)\s(?:from|since|until|ab|seit|bis)$|^(?:since|installed|expires|expiry|best before|use by|born|received at|last (?:service|visit|inspection|check|cleaned|ordered|updated|contact|maintenance|calibrated|serviced|tested|used)(?: on)?|(?:ship|use|return|pay|reply|finish|deliver|complete|drink|sell) by|check-?(?:in|out)|arrival|departure|ankunft|abreise|(?:zuletzt|letzte[rs]?) \p{L}+(?: am)?|date promised|date of birth|dob)$/iu;
/** Beside a day they are times of it. */
const begunAt = /^(?:desde|hasta)$/iu;
const daysEs =
  /^(?:fecha|día) (?:de|del|prometid[oa])\b|^(?:entrada|salida|llegada|caduca el)$|^[úu]ltim[oa] (?:visita|revisión|servicio|pago)$|\s(?:hasta|desde)$|^(?:hasta|desde|seit)$/iu;
const people =
  /^(?:\p{L}+ed|taken|written|sold|given|lent|made|done|\p{L}+t)\s(?:by|von|por)$|^(?:teacher|therapist|doctor|dentist|vet|volunteer|staff member|inspector|roaster|employee|dentista|voluntari[oa]|enfermer[oa]|mitarbeiter(?:in)?|betreuer(?:in)?|driver|manager|buddy|supervisor|instructor|trainer|coach|mechanic|nurse|caretaker|borrower|tenant|donor|sender|recipient|buyer|seller|assignee|lead|absender(?:in)?|empfänger(?:in)?|käufer(?:in)?|verkäufer(?:in)?|remitente|destinatario|comprador[a]?|vendedor[a]?|who does it|person|(?:person )?responsible|crew|sold to|lehrer(?:in)?|tierärzt(?:in)?|ärztin|arzt|fahrer(?:in)?|betreiber(?:in)?|mechaniker(?:in)?|verantwortliche[rn]?|profesor[a]?|mec[aá]nico|productor|monitor[a]?|conductor[a]?)$/iu;
const identifiers =
  /(?:^|\s)(?:insurance|frame|lot|serial|batch|order|chip|flat|room|member|key|phone|box|rack|invoice|account|policy|licen[cs]e|registration|patient|ear) (?:number|no\.?|tag)$|^(?:number|plate|barcode|sku|isbn|code|lot number|patient code|\p{L}*(?:chip|schlüssel|stand|inventar|wohnungs|konto|versicherungs|auftrags|serien|chargen)nummer|isbn|dni|número de (?:seguro|serie|póliza|socio|cuenta|factura|pedido|bastidor|chip)|matrícula|número)$/iu;
const booleans =
  /^(.+?)[\s,(]*(?:yes ?(?:\/|or) ?no|ja ?\/ ?nein|s[ií] ?\/ ?no)\)?$|^(?:done|present|paid|anwesend|erledigt|recogido|presente|pagado|collected|signed|thank-you sent|delivered)$/iu;
/** "Fee paid", "Rechnung bezahlt": whether it is; of an amount it is how much. */
const settled =
  /^(?!.*(?:amount|price|sum|total|betrag|summe|importe|precio|cantidad))(?:\p{L}+ ){1,2}(?:paid|bezahlt|pagad[oa]|returned|confirmed|bestätigt|confirmad[oa]|signed|unterschrieben|firmad[oa])$/iu;
const amountsOf =
  /(?:deposit|balance|income|(?:daily|hourly|weekly|day|hour) rate|beitrag|summe|saldo|einnahmen|ausgaben|umsatz)$|^(?:saldo|fianza|depósito)(?:$|\s)/iu;
const counts =
  /^(?:(?:maximum|minimum|max\.?|min\.?|total|current|free|available)\s(?:number|people|places|stock|participants|seats|quantity|amount)|number|places|seats|floor|rooms|(?:people|persons|volunteers|helpers|sessions|(?:\p{L}+ )?hours|portions|copies|beds) \p{L}+(?: \p{L}+)?|\p{L}*(?:bestand|stunden|plätze|exemplare)|anzahl .*|volumen actual|camas(?: \p{L}+)?|beds|betten|\p{L}*zählerstand|(?:water |electricity |gas )?meter reading|lectura|(?:gross |net |empty |full )?weight(?: in| out)?|age|alter|edad|existencias?|(?:\p{L}+ )?(?:goals|points|wins|losses|draws|tore|punkte|siege|niederlagen|goles|puntos)|mínimo|existencias mínimas|kilos?|kilogramos|auflage|stückzahl|kopien|seitenzahl|copies|ejemplares|raciones|portionen)$/iu;
const weekdays =
  /^(?:days available|available days|order days|delivery days|working days|opening days|liefertage|bestelltage|verfügbare tage|días (?:disponibles|de pedido|de reparto))$/iu;
const rest =
  /^(?:technical needs|what was done|allergens?|allergies|method|dietary needs|special needs|besonderheiten|parts replaced|ingredients(?: with quantity)?)$/iu;

function byEnding(item: string, siblings: readonly string[]): Shape | null {
  if (/^(?:weekday|day of the week|wochentag|día de la semana)$/iu.test(item))
    return { label: item, type: "text", about: "weekday", repeats: true };
  if (/^(?:room|raum|zimmer|sala|aula|halle|consulta)$/iu.test(item))
    return { label: item, type: "text", repeats: true, numbered: capital(item) };
  const either = /^(\p{L}+) (?:or|oder|o) (\p{L}+)$/u.exec(item);
  if (either) return { label: item, type: "enum", options: [capital(either[1]!), capital(either[2]!)] };
  const yes = booleans.exec(item);
  if (yes) return { label: yes[1] ?? item, type: "boolean" };
  if (settled.test(item)) return { label: item, type: "boolean" };
  if (item.includes("(")) {
    const scale = /^(.+?)\s*\((\d+)\s*(?:to|-|–|bis|a)\s*(\d+)\)$/u.exec(item);
    return scale ? { label: scale[1]!, type: "number", min: Number(scale[2]), max: Number(scale[3]) } : null;
  }
  const measure = measured.exec(item);
  if (measure) {
    const unit = measure[2]!.toLowerCase();
    return { label: measure[1]!, type: "number", unit: unitNames[unit] ?? unit };
  }
  if (identifiers.test(item) && !/^phone/iu.test(item)) return { label: item, type: "text", about: "serial" };
  if (people.test(item)) return { label: item, type: "text", about: "person", repeats: true };
  if (days.test(item) || daysEs.test(item))
    return { label: item, type: begunAt.test(item) && siblings.some((other) => hasDay.test(other)) ? "time" : "date" };
  if (weekdays.test(item)) return { label: item, type: "text", about: "days" };
  if (/(?:^|\s)(?:photos?|pictures?|images?)$|^(?:\p{L}*foto|\p{L}*bild|imagen)$/iu.test(item))
    return { label: item, type: "file" };
  if (amountsOf.test(item)) return { label: item, type: "money" };
  if (counts.test(item) || (/^amount$/iu.test(item) && siblings.some((other) => /^unit$/iu.test(other))))
    return { label: item, type: "number" };
  if (rest.test(item)) return { label: item, type: "long-text" };
  const amount = amounts.exec(item);
  if (/(?:price|cost|fee|rate|preis|kosten|precio|coste)(?![\p{L}])/iu.test(item))
    return { label: item, type: "money" };
  if (/^(?:emergency|notfall)\p{L}*(?: \p{L}+)?$/iu.test(item) && /number|nummer|phone|telefon/iu.test(item))
    return { label: item, type: "phone" };
  if (/\sum$/iu.test(item)) return { label: item, type: "time" };
  if (amount) {
    const unit = unitNames[amount[1]!.toLowerCase()];
    return { label: item, type: "number", ...(unit ? { unit } : {}) };
  }
  return ofTheDay(item, siblings);
}

const hasDay = /^(?:date|day|weekday|datum|tag|wochentag|fecha|día(?: de la semana)?)$/iu;
/** Beside a day, from and to are times of it; alone they are days. */
function ofTheDay(item: string, siblings: readonly string[]): Shape | null {
  if (/^(?:start time|end time|time slot|hora de (?:inicio|fin)|planned time|geplante uhrzeit)$/iu.test(item))
    return { label: item, type: "time" };
  if (!/^(?:from|to|start|starts|end|ends|begins?|beginn|ende|anfang|von|bis|inicio|fin|desde|hasta)$/iu.test(item))
    return null;
  const dayBeside = siblings.some((other) => hasDay.test(other.trim()));
  const shift = !siblings.some((other) => /date|datum|fecha|jahr|year/iu.test(other));
  // What is lent, and where somebody stays, goes from one day to another.
  const lent = siblings.some((other) =>
    /^(?:returned|back|zurück\p{L}*|devuelt[oa]|guest|gast|huésped)(?![\p{L}])/iu.test(other.trim()),
  );
  return { label: item, type: dayBeside || (shift && !lent) ? "time" : "date" };
}

/** Two of one key get keys of their own names; one name is one field. */
export function withoutDoubles(fields: readonly Field[]): Field[] {
  const found: Field[] = [];
  for (const field of fields) {
    if (found.some(({ label }) => label.toLowerCase() === field.label.toLowerCase())) continue;
    const taken = found.some(({ key }) => key === field.key);
    const key = taken ? keyOf(tokens(field.label)) : field.key;
    if (!found.some((other) => other.key === key)) found.push({ ...field, key });
  }
  return found;
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
