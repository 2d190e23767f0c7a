/** Opening hours of one day as people write them: "8-18", "8:30 to 12, 14 to 19", "9am–5pm", "nachmittags geschlossen". */

/** Minutes after midnight. A span that ends on the next day has a `closes` above `MINUTES_OF_DAY`. */
export interface OpenSpan {
  opens: number;
  closes: number;
}

const MINUTES_OF_DAY = 24 * 60;
/** A lunch break is the reason for the second one. */
const MAX_SPANS = 2;
/** Nobody writes more about one day; a longer text is refused. */
const MAX_CHARACTERS = 120;

const NOON = 12 * 60;

type Half = "am" | "pm";

/** `exact`: no other hour of the day can be meant. */
interface Time {
  kind: "time";
  minutes: number;
  half: Half | null;
  exact: boolean;
}

type Token = Time | { kind: "until" | "next" | "closed" | "morning" | "afternoon" | "all" };

const WORDS: readonly (readonly [Token["kind"] | "none", string])[] = [
  ["until", "- – — to until till through bis a hasta"],
  ["next", ", ; / & + and und y then sowie"],
  ["closed", "closed shut geschlossen zu ruhetag cerrado cerramos none - –"],
  ["morning", "morning mornings vormittag vormittags morgens mañana mañanas"],
  ["afternoon", "afternoon afternoons nachmittag nachmittags tarde tardes"],
  ["all", "24/7 24h always ganztägig durchgehend todo"],
  [
    "none",
    "open opens from in the on at our we are geöffnet offen von ab am um uhr h hrs hours o'clock oclock abierto abrimos de desde por la las el los dia día day all",
  ],
];
const KINDS = new Map(
  [...WORDS].reverse().flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);
const TIMES_IN_WORDS = new Map([
  ["noon", NOON],
  ["midday", NOON],
  ["mittag", NOON],
  ["mittags", NOON],
  ["mediodía", NOON],
  ["mediodia", NOON],
  ["midnight", MINUTES_OF_DAY],
  ["mitternacht", MINUTES_OF_DAY],
  ["medianoche", MINUTES_OF_DAY],
]);
const DAYS =
  /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?$|^(?:mon|diens|donners|frei|sams|sonn)tags?$|^mittwochs?$|^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/u;

const PIECES =
  /24\s?\/\s?7|24\s?h(?![\p{L}\d])|\d{1,2}(?:[:.h]\d{2})?(?:\s?[ap]\.?m\.?(?!\p{L}))?|[\p{L}']+|[-–—,;/&+]|\S/gu;

function timeToken(piece: string): Time | null {
  const found = /^(\d{1,2})(?:[:.h](\d{2}))?(?:\s?([ap])\.?m\.?)?$/u.exec(piece);
  if (!found) return null;
  const [, hourText, minuteText, letter] = found;
  const half: Half | null = letter === undefined ? null : letter === "a" ? "am" : "pm";
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half !== null && (hour < 1 || hour > 12)) return null;
  const from = half === null ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
  return { kind: "time", minutes: from * 60 + minute, half, exact: half !== null || hour > 12 || hour === 0 };
}

/** Null: a piece that has no meaning here. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (const [piece] of text.toLowerCase().matchAll(PIECES)) {
    const word = TIMES_IN_WORDS.get(piece);
    const kind = KINDS.get(piece.replace(/\s/gu, ""));
    const token: Token | null =
      word !== undefined
        ? { kind: "time", minutes: word, half: null, exact: true }
        : kind !== undefined && kind !== "none" && kind !== "time"
          ? { kind }
          : timeToken(piece);
    if (token !== null) tokens.push(token);
    else if (kind !== "none" && !DAYS.test(piece)) return null;
  }
  return tokens;
}

/** "9 to 5" closes in the afternoon, "22-2" on the next day, "8-12" says what it means. */
function spanOf(from: Time, to: Time): OpenSpan | null {
  // "2 to 6 pm" is an afternoon, "9 to 5 pm" is a day.
  const isSamePm = from.half === null && !from.exact && to.half === "pm" && from.minutes + NOON < to.minutes;
  const opens = isSamePm && from.minutes < 7 * 60 ? from.minutes + NOON : from.minutes;
  if (to.minutes > opens) return { opens, closes: to.minutes };
  if (!to.exact && to.minutes + NOON > opens && to.minutes > 0) return { opens, closes: to.minutes + NOON };
  const closes = to.minutes + MINUTES_OF_DAY;
  return to.minutes === opens || opens < NOON ? null : { opens, closes };
}

function spansIn(tokens: readonly Token[]): OpenSpan[] | null {
  const spans: OpenSpan[] = [];
  for (let at = 0; at < tokens.length; at += 3) {
    while (at > 0 && tokens[at]?.kind === "next") at += 1;
    if (at > 0 && tokens[at - 1]!.kind !== "next") return null;
    const [from, until, to] = tokens.slice(at, at + 3);
    if (from?.kind !== "time" || until?.kind !== "until" || to?.kind !== "time") return null;
    const read = spanOf(from, to);
    const before = spans.at(-1);
    if (read === null) return null;
    // "8:30 to 12, 2 to 7": the second span is after the first.
    const isEarlier = before !== undefined && read.opens < before.closes && read.closes <= NOON;
    const span = isEarlier ? { opens: read.opens + NOON, closes: read.closes + NOON } : read;
    if (before !== undefined && (span.opens < before.closes || before.closes > MINUTES_OF_DAY)) return null;
    if (span.closes > MINUTES_OF_DAY * 1.5) return null;
    spans.push(span);
  }
  return spans.length > 0 && spans.length <= MAX_SPANS ? spans : null;
}

/** The rest of a day's hours when its morning or its afternoon falls away. */
export function withoutHalf(spans: readonly OpenSpan[], half: "morning" | "afternoon"): OpenSpan[] {
  return spans
    .map(({ opens, closes }) =>
      half === "afternoon" ? { opens, closes: Math.min(closes, NOON) } : { opens: Math.max(opens, NOON), closes },
    )
    .filter(({ opens, closes }) => opens < closes);
}

/**
 * The spans of a day in their order, none when it is closed, null when the text cannot be read for certain. `before`
 * are the day's present hours, for "closed in the afternoon". Reads English, German and Spanish, 12 and 24 hours.
 */
export function readOpeningHours(text: string, before: readonly OpenSpan[] = []): OpenSpan[] | null {
  if (text.length > MAX_CHARACTERS) return null;
  const trimmed = text.trim();
  if (trimmed === "-" || trimmed === "–") return [];
  const tokens = tokensOf(trimmed);
  if (tokens === null || tokens.length === 0) return null;
  const closed = tokens.some(({ kind }) => kind === "closed");
  const halves = tokens.filter(({ kind }) => kind === "morning" || kind === "afternoon");
  const rest = tokens.filter((token) => token.kind === "time" || token.kind === "until" || token.kind === "next");
  const times = rest.filter(({ kind }) => kind === "time");
  if (tokens.some(({ kind }) => kind === "all"))
    return tokens.length === 1 ? [{ opens: 0, closes: MINUTES_OF_DAY }] : null;
  if (halves.length > 1) return null;
  if (closed && halves.length === 1) {
    const spans = times.length > 0 ? spansIn(withoutEnds(rest)) : before;
    const left = spans === null ? [] : withoutHalf(spans, halves[0]!.kind as "morning" | "afternoon");
    return left.length > 0 ? left : null;
  }
  if (closed) return times.length === 0 ? [] : null;
  return halves.length === 0 ? spansIn(withoutEnds(rest)) : null;
}

/** Separators at either end say nothing. */
function withoutEnds(tokens: readonly Token[]): Token[] {
  const says = ({ kind }: Token): boolean => kind !== "next";
  return tokens.slice(tokens.findIndex(says), tokens.findLastIndex(says) + 1);
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
const clock = (minutes: number): string => {
  const ofDay = minutes > MINUTES_OF_DAY ? minutes - MINUTES_OF_DAY : minutes;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
};

/** "08:30-12:00, 14:00-19:00", as generated sites read it; "" when closed. */
export const printOpeningHours = (spans: readonly OpenSpan[]): string =>
  spans.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(", ");
