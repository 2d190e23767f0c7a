import { printOpeningHours, readOpeningHours, withoutHalf } from "@slipway/kernel/text/opening-hours";
import { stringLiteral } from "../../emit/literal.ts";
import type { Expression } from "oxc-parser";
import { constValue, setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { readWeek } from "../../parse/stated-hours.ts";
import { has, quotedTexts } from "../requests.ts";

const siteFile = "src/content/site.ts";
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const dayWords = [
  "mondays?|montags?(?:(?:vor|nach)mittags?)?|lunes",
  "tuesdays?|dienstags?(?:(?:vor|nach)mittags?)?|martes",
  "wednesdays?|mittwochs?(?:(?:vor|nach)mittags?)?|miércoles",
  "thursdays?|donnerstags?(?:(?:vor|nach)mittags?)?|jueves",
  "fridays?|freitags?(?:(?:vor|nach)mittags?)?|viernes",
  "saturdays?|samstags?(?:(?:vor|nach)mittags?)?|sábados?",
  "sundays?|sonntags?(?:(?:vor|nach)mittags?)?|domingos?",
];

interface Fact {
  key: string;
  value: string;
}

const understood: Wording = { en: "The details: {list}.", de: "Die Angaben: {list}.", es: "Los datos: {list}." };
const did: Wording = { en: "{label}: {value}", de: "{label}: {value}", es: "{label}: {value}" };
const missing: Wording = {
  en: "This app shows no {label}, so I changed nothing.",
  de: "Diese App zeigt das nicht an: {label}. Ich habe nichts geändert.",
  es: "Esta aplicación no muestra ese dato: {label}. No he cambiado nada.",
};
const noSpan: Wording = {
  en: "{day} is a day without opening hours so far: say from when until when",
  de: "{day} hat bisher keine Öffnungszeiten: bitte von wann bis wann",
  es: "{day} no tiene horario hasta ahora: di desde y hasta cuándo",
};
const noHours: Wording = {
  en: "That day has no opening hours yet: say from when until when. I changed nothing.",
  de: "An diesem Tag gibt es noch keine Zeiten: Bitte von wann bis wann. Ich habe nichts geändert.",
  es: "Ese día no tiene horario todavía: di desde y hasta cuándo. No he cambiado nada.",
};
const labels: Record<string, Wording> = {
  phone: { en: "Phone", de: "Telefon", es: "Teléfono" },
  email: { en: "Email", de: "E-Mail", es: "Correo" },
  "address.street": { en: "Street", de: "Straße", es: "Calle" },
  "address.city": { en: "City", de: "Ort", es: "Ciudad" },
  "hours.open": { en: "Open days", de: "Geöffnete Tage", es: "Días abiertos" },
};
const dayLabels: Record<Language, string[]> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  es: ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"],
};
const closed: Wording = { en: "closed", de: "geschlossen", es: "cerrado" };

/** Phone, email, address and opening hours: the facts every page reads from one file. */
export const contactFacts = operation<{ facts: Fact[] }>({
  id: "contact-facts",
  words:
    "phone telephone number address street city email hours opening open closed telefon adresse öffnungszeiten teléfono dirección horario",
  match({ text, language }) {
    const facts = factsIn(text);
    if (facts.length === 0) return null;
    const list = facts.map((fact) => `${labelOf(fact.key, language)} ${shownValue(fact.value, language)}`).join(", ");
    return { confidence: 0.87, values: { facts }, understood: worded(understood, language, { list }) };
  },
  reads: () => [siteFile],
  change(project, { facts }, { language }) {
    const { plan } = project;
    const source = project.open(siteFile);
    const site = source ? constValue(source, "site") : null;
    if (!source || !site) return { say: worded(missing, language, { label: labelOf(facts[0]!.key, language) }) };
    const stated = onDays(facts, site);
    const values = new Map<string, string>();
    for (const { key, value: said } of stated) {
      const place = valueAt(site, key);
      if (place?.type !== "Literal") return { say: worded(missing, language, { label: labelOf(key, language) }) };
      // "8 to 18 on weekdays, closed on Wednesday afternoon": what is said later is about what was said before.
      const value = completed(said, values.get(key) ?? place.value);
      if (value !== null) values.set(key, value);
    }
    const whole = [...values].map(([key, value]): Fact => ({ key, value }));
    for (const { key, value } of whole) setLiteral(source, valueAt(site, key)!, shownValue(value, plan.language));
    if (whole.length === 0) return { say: noHours[language] };
    project.save(siteFile, source);
    const closedDays = stated.filter(({ key }) => !whole.some((fact) => fact.key === key));
    const details = plan.details.map((detail) => {
      const fact = whole.find((entry) => entry.key === detail.key);
      return fact ? { ...detail, value: shownValue(fact.value, plan.language) } : detail;
    });
    return {
      plan: { ...plan, details },
      claims: whole.map(({ key, value }) => ({
        text: worded(did, language, { label: labelOf(key, language), value: shownValue(value, language) }),
        path: siteFile,
        holds: (content) => content !== null && content.includes(stringLiteral(shownValue(value, plan.language))),
      })),
      notDone: closedDays.map(({ key }) => worded(noSpan, language, { day: labelOf(key, language) })),
      routes: ["/", ...plan.pages.filter(({ component }) => component === "Contact").map(({ path }) => path)],
    };
  },
  chip(plan, language) {
    if (!plan.details.some((detail) => detail.key === "hours.sunday" && /\d/.test(detail.value))) return null;
    return { en: "Closed on Sundays", de: "Sonntags geschlossen", es: "Cerrado los domingos" }[language];
  },
});

function labelOf(key: string, language: Language): string {
  const day = days.findIndex((name) => key === `hours.${name}`);
  return day >= 0 ? dayLabels[language][day]! : (labels[key]?.[language] ?? key);
}

function shownValue(value: string, language: Language): string {
  if (value === "closed") return closed[language];
  if (value === offHalf.morning || value === offHalf.afternoon) return closedHalf[value][language];
  if (value.includes(",")) return value;
  const [from = "", until = ""] = value.split("-");
  if (from === unknown) return `${openUntil[language]} ${until}`;
  return until === unknown ? `${openFrom[language]} ${from}` : value;
}

/** Stands for a day that loses a half of its hours. */
const offHalf = { morning: "not in the morning", afternoon: "not in the afternoon" } as const;
const closedHalf: Record<(typeof offHalf)[keyof typeof offHalf], Wording> = {
  [offHalf.morning]: { en: "closed in the morning", de: "vormittags geschlossen", es: "cerrado por la mañana" },
  [offHalf.afternoon]: { en: "closed in the afternoon", de: "nachmittags geschlossen", es: "cerrado por la tarde" },
};

const openUntil: Wording = { en: "until", de: "bis", es: "hasta las" };
const openFrom: Wording = { en: "from", de: "ab", es: "desde las" };

const closedWords =
  "closed|(?:do not|don['’]?t|dont|never|not) (?:work|open)|(?:have|take|get|need) (?:\\p{L}+ ){0,2}off|days? off|(?:arbeiten?|öffnen|haben) (?:\\p{L}+ ){0,3}(?:nicht|zu|frei)|no trabaj\\p{L}+|(?:do not|don'?t|dont) (?:want|take|have|do|accept) (?:any )?(?:bookings?|appointments?|reservations?)|no (?:more )?(?:bookings?|appointments?|reservations?|deliver(?:y|ies))|not open|geschlossen|zu|ruhetage?|keine (?:termine|buchungen|reservierungen)|nicht (?:geöffnet|offen|buchbar)|cerrad[oa]s?|cerramos|cierra|no (?:se puede(?:n)? )?(?:reservar|abrimos|abre|hay (?:reservas|citas|turnos))";

function factsIn(text: string): Fact[] {
  const facts: Fact[] = [];
  const email = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w/.exec(text)?.[0];
  if (email) facts.push({ key: "email", value: email });
  if (has(text, "phone|telephone|tel|mobile|call us|number|telefon\\w*|nummer|handy|teléfono|número|móvil")) {
    const phone = /\+?\d[\d ()/.-]{4,}\d/.exec(text.replace(email ?? "\u0000", ""))?.[0];
    if (phone) facts.push({ key: "phone", value: phone.trim() });
  }
  facts.push(...addressIn(text), ...hoursOf(text));
  return facts;
}

/** "We moved to 12 Harbor Street, Lisbon", "wir sind umgezogen: Torweg 4": a street has a number before or behind it. */
const movedTo =
  /(?:moved(?: our shop| the shop| shop)? to|(?:new|our) address is|(?:we are|we're|you find us|find us|located) (?:now )?(?:at|in)|umgezogen(?: in die| nach|:)?|sind jetzt in der|(?:sitzen|finden uns) (?:jetzt )?in der|nos hemos mudado a|estamos (?:ahora )?en|nos mudamos a)\s+(?:the\s+)?((?:\d+[a-z]?\s+\p{Lu}|\p{Lu}[\p{L}.' -]*\s\d)[^?!]*)$/iu;

function addressIn(text: string): Fact[] {
  if (
    has(
      text,
      "(?:shipping|billing|delivery|e-?mail|ip|liefer|rechnungs|versand)[- ]?(?:address|adresse)|lieferadresse|rechnungsadresse|versandadresse|dirección de (?:envío|facturación)",
    )
  )
    return [];
  const moved = movedTo.exec(text)?.[1];
  if (!moved && !has(text, "address|street|located|we are at|adresse|anschrift|straße|dirección|calle")) return [];
  const found =
    moved ??
    quotedTexts(text)[0] ??
    /(?:address|street|adresse|anschrift|straße|dirección|calle)(?:\s+(?:is|to|ist|auf|lautet|es|a)\s|\s*:)\s*(.+)$/iu.exec(
      text,
    )?.[1] ??
    // "Pon la dirección Calle Betis 14": a street begins with a capital and has a number.
    /(?:[Aa]ddress|[Aa]dresse|[Aa]nschrift|[Dd]irección)\s+(\p{Lu}[^?!]*\d[^?!]*)$/u.exec(text)?.[1];
  if (!found) return [];
  const [street, ...rest] = found.replace(/[.!]+$/, "").split(/,\s*/);
  const city = rest.join(", ");
  return [{ key: "address.street", value: street!.trim() }, ...(city ? [{ key: "address.city", value: city }] : [])];
}

/** "Sat 9-14", "mon-fri 8 to 5": short names count where times or other days stand beside them. */
const shortDays =
  /(?<![\p{L}])(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?![\p{L}])(?=\.?\s*(?:[-–,&]|to\s|and\s|\d|until\s|closed))/giu;

/** "Closed on Mondays and open until 7 on Fridays": each part with a day of its own is read alone. */
function hoursOf(said: string): Fact[] {
  const week = readWeek(said);
  if (week)
    return week.flatMap((hours, day) =>
      hours === undefined ? [] : [{ key: `hours.${days[day]!}`, value: hours || "closed" }],
    );
  const text = said.replace(shortDays, (short) => days.find((day) => day.startsWith(short.toLowerCase().slice(0, 3)))!);
  const opens = has(
    text,
    "opens?|opening|close|closed|closes|closing|o['’]?clock|schließ\\w*|geschlossen|uhr|cerramos|cierr\\w*|hours|geöffnet|offen|öffn\\w*|auf|abiert[oa]s?|abr\\w*|horario",
  );
  const parts = text.split(/[,;]?\s+(?:and|but|und|aber|y|pero)\s+|[,;]\s+/iu).map((part) => hoursIn(part, opens));
  return parts.length > 1 && parts.every((facts) => facts.length > 0) ? parts.flat() : hoursIn(text, opens);
}

function hoursIn(text: string, opens: boolean): Fact[] {
  const named = dayWords.flatMap((words, index) => (has(text, words) ? [index] : []));
  const everyDay = has(text, "every day|daily|all week|täglich|jeden tag|cada día|todos los días");
  const workdays = has(text, "weekdays|week days|werktags|entre semana");
  const weekend = has(text, "weekends?|am wochenende|fines? de semana");
  if (named.length === 0 && !everyDay && !workdays && !weekend) return onOpenDays(text);
  const ranged =
    named.length === 2 && /(?:\bto\b|–|-|\bbis\b|\bthrough\b|\ba\b|until)\s*$/i.test(betweenDays(text, named));
  const span = everyDay ? [0, 6] : workdays ? [0, 4] : weekend ? [5, 6] : ranged ? named : null;
  const chosen = span === null ? named : rangeOf(span);
  if (has(text, closedWords)) return chosen.map((day) => ({ key: `hours.${days[day]!}`, value: closedWhen(text) }));
  const value = spanIn(text);
  if (value === null) return opens ? openEnded(text, chosen) : [];
  return chosen.map((day) => ({ key: `hours.${days[day]!}`, value }));
}

function closedWhen(text: string): string {
  if (has(text, "afternoons?|nachmittags?|\\p{L}+nachmittags?|por la tarde|por las tardes")) return offHalf.afternoon;
  if (has(text, "mornings?|vormittags?|\\p{L}+vormittags?|por la mañana|por las mañanas")) return offHalf.morning;
  return "closed";
}

/** From when until when; a shop opens before it closes. */
function spanIn(text: string): string | null {
  const span =
    /(\d{1,2})(?::(\d{2}))?\s*(am|pm|uhr|h)?\s*(?:-|–|to|until|till|and|bis|und|a|y|hasta)\s*(?:las\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)?/iu.exec(
      text,
    );
  if (!span) return null;
  const start = clock(span[1]!, span[2], span[3]);
  let end = clock(span[4]!, span[5], span[6]);
  if (!span[6] && end <= start && Number(span[4]) < 12) end = clock(String(Number(span[4]) + 12), span[5], undefined);
  return `${start}-${end}`;
}

/** Stands for every day that is not closed. */
const openDays = "hours.open";

/** "Appointments only between 10 and 4", "nur von 9 bis 17 Uhr": no day is named, so all that are open are meant. */
function onOpenDays(text: string): Fact[] {
  const times = has(
    text,
    "appointments?|bookings?|open(?:ing)?|hours|o'?clock|termine?|uhr|geöffnet|buchbar|citas?|reservas?|abiert[oa]s?|horario",
  );
  const value = has(text, "only|between|just|nur|zwischen|solo|sólo|entre") && times ? spanIn(text) : null;
  return value === null || /\d\s*(?:min|people|persons|euro|€|\$)/iu.test(text) ? [] : [{ key: openDays, value }];
}

function onDays(facts: readonly Fact[], site: Expression): Fact[] {
  return facts.flatMap(({ key, value }) => {
    if (key !== openDays) return [{ key, value }];
    const open = days.filter((day) => /\d/.test(stringAt(site, `hours.${day}`) ?? ""));
    return open.map((day) => ({ key: `hours.${day}`, value }));
  });
}

/** "Open until 7 on Fridays" keeps the hour at which the doors open, "from 8" the one at which they close. */
function openEnded(text: string, chosen: readonly number[]): Fact[] {
  const found =
    /(?<!\p{L})(?:(?<until>until+|till?|bis|hasta(?: las)?|clos(?:e|es|ing)(?: \p{L}+){0,2}? (?:already )?at|(?:schließ|mach)\p{L}*(?: \p{L}+){0,3}? um|(?:cerramos|cierra|cierran)(?: \p{L}+){0,3}? a las?)|(?<from>from|ab|desde(?: las)?|a partir de las|open(?:s|ing)?(?: \p{L}+){0,2}? at|öffn\p{L}*(?: \p{L}+){0,3}? um|(?:abrimos|abre|abren)(?: \p{L}+){0,3}? a las?))\s+(\d{1,2})(?::(\d{2}))?\s*(am|pm)?(?!\s*(?:%|€|\p{Sc}|\d))/iu.exec(
      text,
    );
  if (!found) return [];
  // A shop that is open until 7 closes in the evening, a bar that is open until 2 at night.
  const isEvening = found.groups?.["until"] && !found[5] && Number(found[3]) > 4 && Number(found[3]) < 10;
  const time = clock(found[3]!, found[4], isEvening ? "pm" : found[5]);
  const value = found.groups?.["until"] ? `${unknown}-${time}` : `${time}-${unknown}`;
  return chosen.map((day) => ({ key: `hours.${days[day]!}`, value }));
}

/** Stands for the end of a span that the request does not say. */
const unknown = "…";

/** The span with the end that it had before; a shop opens before it closes. */
function completed(value: string, before: unknown): string | null {
  const half = value === offHalf.morning ? "morning" : value === offHalf.afternoon ? "afternoon" : null;
  if (half !== null) return printOpeningHours(withoutHalf(readOpeningHours(String(before)) ?? [], half)) || null;
  if (!value.includes(unknown)) return value;
  const now = /^(\d{1,2}:\d{2})\s*[-–]\s*(?:[^,]*,.*[-–]\s*)?(\d{1,2}:\d{2})$/.exec(String(before));
  const [from, until] = value.split("-");
  if (!now) return null;
  if (until === unknown) return `${from}-${now[2]!}`;
  return `${now[1]!}-${until!}`;
}

function betweenDays(text: string, [one, other]: number[]): string {
  const at = (day: number): RegExpExecArray | null =>
    new RegExp(`(?<!\\p{L})(?:${dayWords[day]!})(?!\\p{L})`, "iu").exec(text);
  const [first, second] = [at(one!), at(other!)].sort((a, b) => (a?.index ?? 0) - (b?.index ?? 0));
  return first && second ? text.slice(first.index + first[0].length, second.index) : "";
}

function rangeOf([from, to]: number[]): number[] {
  return Array.from({ length: to! - from! + 1 }, (_, index) => from! + index);
}

function clock(hours: string, minutes: string | undefined, half: string | undefined): string {
  const base = Number(hours) % 24;
  const hour =
    half?.toLowerCase() === "pm" && base < 12 ? base + 12 : half?.toLowerCase() === "am" && base === 12 ? 0 : base;
  return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
}
