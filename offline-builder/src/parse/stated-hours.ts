/** Opening hours that a request states: "Tuesday to Friday 9-17:30, Saturday 9-14, closed Sunday and Monday". */

type Span = readonly [open: string, close: string] | null;

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
const to = "-|–|to|until|till|through|bis|a|hasta";
const clock = "(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm|uhr|h)?";

const pattern = new RegExp(
  [
    `(?<days>(?<![\\p{L}])(?:${[...dayNames, everyDay].join("|")})(?![\\p{L}]))`,
    `(?<span>(?<![\\d£€$])${clock}\\s*(?:${to})\\s*${clock}(?![\\d/]))`,
    `(?<closed>(?<![\\p{L}])(?:${closedWords})(?![\\p{L}]))`,
    `(?<to>(?<=[\\s\\p{L}.])(?:${to})(?=[\\s\\p{L}]))`,
    "(?<stop>[;\\n]|\\.\\s)",
  ].join("|"),
  "giu",
);

interface Reading {
  spans: (Span | undefined)[];
  /** Days named since the last time was said. */
  open: number[];
  closing: boolean;
  ranged: boolean;
}

/** Monday first. Days that were not named are closed; null when the request states no hours. */
export function findHours(text: string): Span[] | null {
  const reading: Reading = { spans: Array.from({ length: 7 }), open: [], closing: false, ranged: false };
  for (const found of text.matchAll(pattern)) {
    const groups = found.groups!;
    if (groups["days"] && isPlainWord(groups["days"])) continue;
    if (groups["days"]) addDays(reading, groups["days"].toLowerCase());
    else if (groups["span"]) addSpan(reading, found);
    else if (groups["closed"]) addClosed(reading);
    else if (groups["to"]) reading.ranged = reading.open.length > 0;
    else Object.assign(reading, { open: [], closing: false, ranged: false });
  }
  if (!reading.spans.some((span) => span)) return null;
  return reading.spans.map((span) => span ?? null);
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

function addDays(reading: Reading, word: string): void {
  const day = dayNames.findIndex((names) => new RegExp(`^(?:${names})$`, "u").test(word));
  const last = reading.open.at(-1);
  const days = day === -1 ? [0, 1, 2, 3, 4, 5, 6] : reading.ranged && last !== undefined ? between(last, day) : [day];
  reading.ranged = false;
  reading.open.push(...days);
  if (reading.closing) for (const each of days) reading.spans[each] = null;
}

function between(first: number, last: number): number[] {
  const count = (last - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, step) => (first + step) % 7);
}

function addSpan(reading: Reading, found: RegExpExecArray): void {
  const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found.slice(3);
  const span = [
    timeOf(fromHour!, fromMinute, fromHalf ?? (toHalf === "am" ? "am" : undefined)),
    timeOf(toHour!, toMinute, toHalf),
  ] as const;
  if (reading.open.length === 0 || span[0] >= span[1] || span[1] > "24:00") return;
  for (const day of reading.open) reading.spans[day] = span;
  Object.assign(reading, { open: [], closing: false, ranged: false });
}

/** "Sunday closed" as well as "closed on Sunday". */
function addClosed(reading: Reading): void {
  if (reading.open.length > 0) for (const day of reading.open) reading.spans[day] = null;
  else reading.closing = true;
  reading.open = [];
}

function timeOf(hour: string, minute = "00", half?: string): string {
  const shift = half?.toLowerCase() === "pm" && Number(hour) < 12 ? 12 : 0;
  return `${String(Number(hour) + shift).padStart(2, "0")}:${minute}`;
}
