/** Plausible values for sample rows of lists that the lexicon does not know. */
import { samplePools, titlePools } from "../../../lexicon/sample-words.ts";
import { byThen, notByThen } from "../../../parse/declared/picked-words.ts";
import { isAhead } from "../../../parse/records/stated-fields.ts";
import type { DraftPlan, Entity, Field } from "../../../plan/plan.ts";
import { mix } from "../../random.ts";
import { decisionOf } from "../decisions/decision.ts";
import { titleField } from "../naming.ts";

export interface SamplePlace {
  plan: DraftPlan;
  entity: Entity;
  /** Position of the row. */
  index: number;
}

/** Rows that say nothing of their subject show what a row looks like, and no more. */
const NEUTRAL_ROWS = 4;

/** As many as make a week's chart and a second page worth looking at. */
export function inventedCount(entity: Entity): number {
  const title = titleField(entity);
  if (title.samples && !title.repeats) return title.samples.length;
  if (isNeutral(entity, title)) return NEUTRAL_ROWS;
  const logged =
    entity.fields.some((field) => field.type === "date") && entity.fields.some((field) => field.type === "number");
  return entity.once ? 26 : logged ? 14 : 11;
}

export function inventedText(place: SamplePlace, field: Field): string {
  const { plan, entity, index } = place;
  if (field.samples) return field.samples[index % field.samples.length]!;
  if (field.type === "long-text") return index % 3 === 1 ? from("note", place, field) : "";
  if (field.type === "email") {
    const title = titleField(entity);
    // Whose name stands beside it, where somebody's does.
    const name =
      poolOf(entity, title) === "person"
        ? inventedText(place, title)
        : samplePools["person"]![plan.language][index % 14]!;
    const [first = "hello", ...rest] = name.split(" ");
    return `${[first, rest.join("")].map(plain).filter(Boolean).join(".")}@example.com`;
  }
  if (field.type === "phone") return `555-01${String(10 + ((index * 7) % 89)).padStart(2, "0")}`;
  if (field.type === "url") return "";
  if (field.type === "time")
    return `${String(8 + (chanceOf(place, field) % 10)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
  if (field.type !== "text") return "";
  if (field.key === "number") return String(1001 + index * 3);
  if (field.numbered) return `${field.numbered} ${1 + ((onceTurn(place, field) ?? chanceOf(place, field)) % 5)}`;
  const part = plan.options["declared"] === true ? partOfName(place, field) : null;
  if (part !== null) return part;
  const pool = poolOf(entity, field);
  if (pool === null && isNeutral(entity, field)) return neutral(place, field);
  if (pool === "thing") return ofItsKind(place, field);
  if (pool) return from(pool, place, field);
  return field.repeats ? lettered(place, field) : "";
}

/** First and last name are parts of one. */
function partOfName({ plan, index }: SamplePlace, { label }: Field): string | null {
  const first = /^(?:first name|given name|vorname|prénom)$/iu.test(label);
  const last = /^(?:last name|surname|family name|nachname|familienname|apellidos?)$/iu.test(label);
  if (!first && !last) return null;
  const people = samplePools["person"]![plan.language];
  const [given = "", ...family] = people[index % people.length]!.split(" ");
  return first ? given : family.join(" ");
}

const buyers =
  /(?:^|\s)(?:customer|client|guest|donor|tenant|owner|holder|keeper|pupil|student|parent|kunde|kundin|kunden|inhaber(?:in)?|halter(?:in)?|gast|mieter|spender|cliente|titular|huésped|inquilino|donante|alumn[oa])(?:$|\s|name)/iu;

function poolOf(entity: Entity, field: Field): string | null {
  const own = field.about;
  // Whose name it is says the label, whatever the list is of.
  if ((own === undefined || own === "name") && buyers.test(field.label)) return "person";
  if (own === "name") return titlePools[entity.like ?? "person"] ?? "person";
  if (own === "place" && entity.like === "living") return "home";
  if (own && samplePools[own]) return own;
  if (field !== titleField(entity) || field.type !== "text" || !isName(entity, field)) return null;
  return titlePools[entity.like ?? "thing"] ?? "thing";
}

/** Labels of a first field that only names its row. */
const names =
  /^(?:name|title|item|what|subject|description|label|entry|bezeichnung|titel|was|betreff|beschreibung|eintrag|nombre|título|qué|asunto|descripción|entrada)$/iu;

function isName(entity: Entity, { key, label }: Field): boolean {
  return (
    key === "name" || key === "title" || names.test(label) || label.toLowerCase() === entity.singular.toLowerCase()
  );
}

/** The first field of a row whose words name something that no sample value here is: "Holder", "Sample id", "Glaze". */
function isNeutral(entity: Entity, field: Field): boolean {
  return field.type === "text" && field === titleField(entity) && poolOf(entity, field) === null && !field.numbered;
}

/** "Sample id 3": plain enough not to be taken for somebody's entry. */
const neutral = (place: SamplePlace, { label }: Field): string => `${label} ${NEUTRAL_ROWS - place.index}`;

/** "Type B": lists are narrowed and charts are drawn by what repeats, and neither may be empty. */
const lettered = (place: SamplePlace, field: Field): string =>
  `${field.label} ${"ABC".charAt(chanceOf(place, field) % 3)}`;

/** What nothing is known of is called by its own noun: "Sourdough from Nora", never "the blue one". */
function ofItsKind(place: SamplePlace, field: Field): string {
  const { singular } = place.entity;
  const text = from("thing", place, field);
  const start = text.startsWith("{x}") ? singular : singular.charAt(0).toLowerCase() + singular.slice(1);
  return text.replace("{x}", place.plan.language === "de" || /^\p{Lu}{2}/u.test(singular) ? singular : start);
}

/** Names go through their pool in order, so that none comes twice; what repeats is drawn. */
function from(pool: string, place: SamplePlace, field: Field): string {
  const values = samplePools[pool]![place.plan.language];
  const turn = mix(place.plan.seed, `${place.entity.key} ${field.key}`);
  const at = field.repeats ? chanceOf(place, field) % Math.min(values.length, 5) : turn + place.index;
  const value = values[at % values.length]!;
  const round = Math.floor(place.index / values.length);
  // Two things with one serial number would be a fault.
  return unrepeated.has(pool) && round > 0 ? value.replace(/\d+$/, (number) => raised(number, round)) : value;
}

const unrepeated: ReadonlySet<string> = new Set(["serial", "voucher"]);
const raised = (number: string, round: number): string =>
  String(Number(number) + round * 31).padStart(number.length, "0");

/** Where each pair of values may come once, samples take turns: the days around today, and the next place when a day comes again. */
export function onceTurn({ entity, index }: SamplePlace, field: Field): number | null {
  return entity.once?.[0] === field.key ? index - 12 * Math.floor(index / 13) : null;
}

/** People say whether they come: most of it lies ahead, week by week. */
export function isAnswered(plan: DraftPlan, { key }: Entity): boolean {
  return plan.entities.some((other) => other.key === "reply" && other.fields.some(({ to }) => to === key));
}

/** Of what is handed in the latest waits, and most of the rest was approved: an office that rejects everything is no example. */
export function decidedValue({ entity, index }: SamplePlace, field: Field): string | null {
  const decision = decisionOf(entity);
  if (decision === null || decision.field.key !== field.key) return null;
  return index < 3 ? decision.waiting : index % 7 === 4 ? decision.rejected : decision.approved;
}

/** Most people come. */
export function answeredValue(place: SamplePlace, field: Field): string | null {
  const [yes, perhaps, no] = field.options ?? [];
  if (place.entity.key !== "reply" || field.key !== "answer" || !yes || !perhaps || !no) return null;
  const chance = chanceOf(place, field) % 10;
  return chance < 6 ? yes : chance < 8 ? no : perhaps;
}

/** Days from today: behind us in even steps, or around today when the field's name lies ahead. */
export function inventedDays(place: SamplePlace, field: Field): number {
  const chance = chanceOf(place, field);
  if (place.entity.once?.[1] === field.key) return (place.index % 13) - 6;
  if (field.key === "due" || isAhead(field.label)) return place.index * 4 - 6 + (chance % 3);
  const span = place.plan.options["declared"] === true ? spanDays(place, field) : null;
  if (span !== null) return span;
  if (isAnswered(place.plan, place.entity)) return place.index * 7 - 10;
  if (place.plan.options["declared"] === true && /birth|(?:^|\s)born|geburts|nacimiento/iu.test(field.label))
    return (
      -(place.entity.like === "person" ? 6200 : 380) -
      ((place.index * 611 + chance) % (place.entity.like === "person" ? 19000 : 2900))
    );
  if (isAppointment(place.plan, place.entity)) return around[place.index % around.length]!;
  const step =
    place.entity.like === "outing" || place.entity.fields.some((other) => other.unit === "km" || other.unit === "mi")
      ? 3
      : 9;
  return -(place.index * step + (chance % step));
}

const begins =
  /(?:^|\s)(?:from|start\p{L}*|begin\p{L}*|arriv\p{L}*|check-?in|borrowed|lent|von|beginn|anfang|anreise|ankunft|ausgeliehen|verliehen|desde|inicio|entrada|llegada|préstamo)(?:$|\s)/iu;
const finishes =
  /(?:^|\s)(?:until|till|to|end\p{L}*|departure|check-?out|return\p{L}*|due|bis|ende|abreise|rückgabe|hasta|fin|salida|devolución)(?:$|\s)/iu;

/** A stay begins before it ends, some around today; what is promised lies ahead of most. */
function spanDays(place: SamplePlace, field: Field): number | null {
  const days = place.entity.fields.filter(({ type }) => type === "date");
  const start = days.find(({ label }) => begins.test(label));
  const end = days.find((other) => other !== start && finishes.test(other.label));
  if (start && end && (field === start || field === end)) {
    const from = place.index * 3 - 12;
    return field === start ? from : from + 1 + (chanceOf(place, field) % 5);
  }
  const isPromised = byThen.test(field.label) && !notByThen.test(field.label);
  return isPromised && days.length === 1 ? place.index * 4 - 6 + (chanceOf(place, field) % 3) : null;
}

/** What has a day and an hour is planned: some of it is today. */
function isAppointment({ options }: DraftPlan, { fields }: Entity): boolean {
  return options["declared"] === true && fields.some(({ type }) => type === "time");
}

const around = [0, 0, 1, 0, -1, 2, 0, -2, 4, 1, -3, 6, -5, 3];

const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  km: [4, 14],
  mi: [2, 9],
  min: [20, 75],
  h: [1, 7],
  kg: [2, 24],
  "°C": [17, 27],
  "%": [44, 76],
  ml: [150, 500],
  mmHg: [74, 128],
  "mg/dl": [82, 128],
  kcal: [180, 620],
  m: [40, 480],
  bpm: [112, 158],
  cm: [20, 90],
  g: [80, 600],
  l: [1, 12],
  s: [10, 45],
  "mg/l": [5, 40],
};

const named: readonly [RegExp, readonly [number, number]][] = [
  [/mileage|odometer|kilometerstand|kilometraje/iu, [41200, 98400]],
  [/^(?:upper|oberer wert|alta)$/iu, [112, 138]],
  [/^(?:lower|unterer wert|baja)$/iu, [68, 88]],
  [/waist|bauchumfang|cintura/iu, [78, 84]],
  [/reading|zählerstand|^stand$|lectura/iu, [4120, 9870]],
  [/^(?:sets|sätze|series)$/iu, [3, 5]],
  [/^(?:reps|wiederholungen|repeticiones)$/iu, [6, 14]],
  [/^pH$/u, [6, 8]],
  [/goals|tore|goles/iu, [0, 4]],
  [/ticket number|losnummer|número de boleto/iu, [101, 480]],
  [/points|punkte|puntos|score/iu, [8, 64]],
  [/age|alter|edad/iu, [19, 68]],
  [/page|seite|página/iu, [120, 460]],
  [/person|people|guest|gäste|invitad/iu, [1, 6]],
];

const years = /^(?:age|alter|edad)$/iu;

export function inventedNumber(place: SamplePlace, field: Field): number {
  // A place in a ranking is held by one.
  if (field.key === "rank") return place.index + 1;
  const chance = chanceOf(place, field);
  if (field.type === "money") return 4 + (chance % 90) + (chance % 2 ? 0.5 : 0);
  if (field.unit?.startsWith("/")) return 3 + (chance % 3);
  if (place.entity.like === "living" && years.test(field.label)) return 1 + (chance % 13);
  const distance = place.entity.fields.find((other) => other.unit === "km" || other.unit === "mi");
  if (field.unit === "min" && distance) {
    const pace = (distance.unit === "km" ? 5.6 : 9) + (chance % 8) / 10;
    return Math.round(inventedNumber(place, distance) * pace);
  }
  const [least, most] = named.find(([words]) => words.test(field.label))?.[1] ??
    (field.unit ? ranges[field.unit] : undefined) ?? [1, 12];
  const fine = field.unit === "km" || field.unit === "mi" ? 10 : 1;
  return Math.round(least * fine + (chance % ((most - least) * fine + 1))) / fine;
}

export function chanceOf({ plan, entity, index }: SamplePlace, field: Field): number {
  // The low bits of neighbours resemble each other.
  return mix(plan.seed, `${entity.key} ${field.key} ${index}`) >>> 9;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
}
