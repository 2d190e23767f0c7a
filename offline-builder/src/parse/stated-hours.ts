/** Opening hours that a request states: "Tuesday to Friday 8-12 and 1-5.30, Saturday 9-14, closed Sunday and Monday". */
import { printOpeningHours, readOpeningHours } from "@slipway/kernel/text/opening-hours";
import type { Hours } from "../lexicon/domain.ts";

const dayNames = [
  "mondays?|mon|montags?|mo|lunes|lun",
  "tuesdays?|tues|tue|dienstags?|di|martes|mar",
  "wednesdays?|wed|mittwochs?|mi|miércoles|mié",
  "thursdays?|thurs|thur|thu|donnerstags?|do|jueves|jue",
  "fridays?|fri|freitags?|fr|viernes|vie",
  "saturdays?|sat|samstags?|sonnabends?|sa|sábados?|sáb",
  "sundays?|sun|sonntags?|so|domingos?|dom",
];
const everyDay = "daily|every day|täglich|jeden tag|todos los días|cada día|a diario";
const closedWords = "closed|geschlossen|ruhetag|cerrado|cerramos";
const until = "until|till|bis|hasta";
const to = `-|–|to|through|a|${until}`;
const clock = "\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m(?:\\.(?=\\W)|(?!\\p{L}))|uhr(?!\\p{L})|h(?!\\p{L}))?";
const fromUntil = `${clock}\\s*(?:${to})\\s*(?:las\\s+)?${clock}(?![\\d/])`;
const again = "\\s*(?:[,/&+]|(?<!\\p{L})(?:and|und|y)(?!\\p{L}))\\s*(?:(?:from|von|de)\\s+)?(?:las\\s+)?";

const pattern = new RegExp(
  [
    `(?<days>(?<![\\p{L}])(?:${[...dayNames, everyDay].join("|")})(?![\\p{L}]))`,
    `(?<span>(?<![\\d£€$])${fromUntil}(?:${again}${fromUntil})?)`,
    `(?<until>(?<![\\p{L}])(?:${until})\\s+(?:las\\s+)?${clock}(?![\\d/]))`,
    `(?<closed>(?<![\\p{L}])(?:${closedWords})(?![\\p{L}]))`,
    `(?<to>(?<=[\\s\\p{L}.])(?:${to})(?=[\\s\\p{L}]))`,
    "(?<stop>[;\\n]|\\.\\s)",
  ].join("|"),
  "giu",
);

interface Reading {
  /** Printed, "" for a day that is closed, undefined for one that was not named. */
  days: (string | undefined)[];
  /** Days named since the last time was said. */
  open: number[];
  closing: boolean;
  ranged: boolean;
  /** Where the last named day ends in the text. */
  namedAt: number;
  /** When the doors open on the days before, for "Friday only until 1". */
  opens: string | null;
}

/** Monday first. Days that were not named are closed; null when the request states no hours. */
export function findHours(text: string): Hours | null {
  const days = daysIn(text);
  if (!days.some(Boolean)) return null;
  return days.map((hours) => {
    const [open, close, ...more] = hours ? hours.split(/, |-/u) : [];
    return open === undefined || close === undefined ? null : [open, close, ...more];
  });
}

const weekWords = new RegExp(
  `^(?:(?:${[...dayNames, closedWords].join("|")}|(?:open(?:ing)?|hours|geöffnet|öffnungszeiten|uhr|abierto|horario|to|bis|a))(?:[\\s/–-]+|$))+$`,
  "iu",
);

/** "Sat", "Tue-Sat", "Uhr geöffnet": words between the times. */
export const isOfWeek = (words: string): boolean => weekWords.test(words.trim());

/** Every day that is named has hours, or is said to be closed: "Sat by appointment" has neither. */
export function isWeekRead(text: string): boolean {
  const named: number[] = [];
  const days = daysIn(text, { onDay: (day) => named.push(day) });
  return days.some(Boolean) && named.every((day) => days[day] !== undefined);
}

const halves = /(?<!\p{L})(?:afternoons?|mornings?|vormittags?|nachmittags?|mañanas?|tardes?)(?!\p{L})/iu;

/** Hours by day, Monday first and "" for closed; null where the text says more of times than this reader knows. */
export function readWeek(text: string): (string | undefined)[] | null {
  const read: string[] = [];
  const days = daysIn(text, { onTime: (piece) => read.push(piece) });
  const rest = read.reduce((left, piece) => left.replace(piece, " "), text);
  return days.some(Boolean) && !/\d/u.test(rest) && !halves.test(text) ? days : null;
}

interface Followed {
  onTime?: (piece: string) => void;
  onDay?: (day: number) => void;
}

function daysIn(text: string, { onTime, onDay }: Followed = {}): (string | undefined)[] {
  const days: Reading["days"] = Array.from({ length: 7 });
  const reading: Reading = { days, open: [], closing: false, ranged: false, namedAt: 0, opens: null };
  for (const found of text.matchAll(pattern)) {
    const groups = found.groups!;
    if (groups["days"] && isPlainWord(groups["days"])) continue;
    if (groups["days"]) {
      addDays(reading, groups["days"].toLowerCase(), found.index + found[0].length);
      reading.open.forEach((day) => onDay?.(day));
    } else if (groups["span"] || groups["until"]) {
      if (addTime(reading, found[0], text.slice(reading.namedAt, found.index))) onTime?.(found[0]);
    } else if (groups["closed"]) addClosed(reading);
    else if (groups["to"]) reading.ranged = reading.open.length > 0;
    else Object.assign(reading, { open: [], closing: false, ranged: false });
  }
  return days;
}

const offWords =
  "(?:do not|don't|never|not) (?:work|open)|closed|not open|day off|no work|arbeite(?:n wir| ich)? nicht|nicht geöffnet|nicht da|geschlossen|ruhetag|frei|no (?:trabajo|trabajamos|abro|abrimos)|cerrad[oa]s?|cerramos|descanso";

/** "I do not work on Thursdays": the days off, where no hours are stated with them. */
export function findClosedDays(text: string): number[] {
  const clauses = closingClauses(text);
  return dayNames.flatMap((names, day) => {
    const long = longNames(names);
    return clauses.some((clause) => new RegExp(`(?<![\\p{L}])(?:${long})(?![\\p{L}])`, "iu").test(clause)) ? [day] : [];
  });
}

function longNames(names: string): string {
  return names
    .split("|")
    .filter((name) => name.replace("?", "").length > 4)
    .join("|");
}

/** The parts of a request that say when nobody is there, as they were written. */
export function closingClauses(text: string): string[] {
  const off = new RegExp(`(?<![\\p{L}])(?:${offWords})(?![\\p{L}])`, "iu");
  return text.split(/[.;!?\n]|,\s(?:but|aber|pero)\s/u).filter((clause) => off.test(clause));
}

/** "Do" and "So" are days in German, "do" and "so" are words in English. */
function isPlainWord(word: string): boolean {
  return word.length === 2 && word === word.toLowerCase();
}

function addDays(reading: Reading, word: string, end: number): void {
  const day = dayNames.findIndex((names) => new RegExp(`^(?:${names})$`, "u").test(word));
  const last = reading.open.at(-1);
  const days = day === -1 ? [0, 1, 2, 3, 4, 5, 6] : reading.ranged && last !== undefined ? between(last, day) : [day];
  reading.ranged = false;
  reading.namedAt = end;
  reading.open.push(...days);
  if (reading.closing) for (const each of days) reading.days[each] = "";
}

function between(first: number, last: number): number[] {
  const count = (last - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, step) => (first + step) % 7);
}

/** False where no day was named or the time cannot be read. `before` stands between the day and its time. */
function addTime(reading: Reading, time: string, before: string): boolean {
  const isEnd = !/^\d/u.test(time);
  // "Friday only until 1": the doors open as on the days before. "Friday 9 o'clock until 1" is something else.
  const said = !isEnd ? time : reading.opens === null || /\d/u.test(before) ? null : `${reading.opens} ${time}`;
  const spans = said === null || reading.open.length === 0 ? null : readOpeningHours(said.replace(/\blas\b/giu, " "));
  if (spans === null || spans.length === 0) return false;
  const hours = printOpeningHours(spans);
  for (const day of reading.open) reading.days[day] = hours;
  Object.assign(reading, { open: [], closing: false, ranged: false, opens: hours.slice(0, 5) });
  return true;
}

/** "Sunday closed" as well as "closed on Sunday". */
function addClosed(reading: Reading): void {
  if (reading.open.length > 0) for (const day of reading.open) reading.days[day] = "";
  else reading.closing = true;
  reading.open = [];
}
