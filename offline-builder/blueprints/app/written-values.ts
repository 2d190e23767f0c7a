/** Numbers, days and times as people and programs write them. What has no single meaning is not read. */

const minus = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const space = /[\s\u00A0\u2009\u202F]/;
/** A currency, as a sign or in up to four letters. */
const currency = String.raw`(?:(?:\p{L}{1,4}\.?)?\p{Sc}?\s*)`;
const body = String.raw`(?:\d(?:[\d.,'’\s]*\d)?|[.,]\d+)`;
const written = new RegExp(String.raw`^${currency}([+-]?)\s*${currency}(${body})(e[+-]?\d{1,3}(?![\d.,]))?(.*)$`, "isu");
/** Numbers of another size than their digits say. */
const multiple = /^\s*(?:k|tsd|thousand|tausend|mil|mio|mn|million|millón|mill|mrd|bn|billion|milliard)(?:\p{L}*\b|\.|$)/iu;

/** "1,234.50", "1.234,50", "(12)", "1e3", "12 m2" and "€ 5" as numbers; null for what is none, or more than one. */
export function numberOf(text: string, decimalComma: boolean): number | null {
  const plain = text.replace(minus, "-").trim();
  const inBrackets = /^(.*)\((.+)\)(.*)$/s.exec(plain);
  const isDebit = inBrackets !== null && !/\d/.test(inBrackets[1]! + inBrackets[3]!) && !/[+-]/.test(plain);
  const [, sign = "", digits, exponent = "", rest = ""] = written.exec(isDebit ? inBrackets.slice(1).join("") : plain) ?? [];
  if (digits === undefined) return null;
  const isBehind = /^\s*-\s*$/.test(rest) && sign === "";
  // "12.-" and "12,--" are whole amounts.
  if (!isBehind && !/^[.,]?-*\s*$/.test(rest) && !isUnit(rest)) return null;
  const value = plainNumber(digits, decimalComma);
  if (value === null) return null;
  const amount = Number(`${value}${exponent}`);
  // Longer ones are numbers of accounts and telephones, which a number would round.
  if (!Number.isFinite(amount) || (amount >= 1e15 && exponent === "")) return null;
  return amount === 0 || (sign !== "-" && !isDebit && !isBehind) ? amount : -amount;
}

/** What a number is of: "m2", "€", "% off". Another number is none, and neither is the second half of a fraction. */
function isUnit(rest: string): boolean {
  return !/^[\p{No}:/^]|(?:^|[^\p{L}\d])\d/u.test(rest) && !/^[x×]\d/i.test(rest) && !multiple.test(rest);
}

/** The digits as code writes them; null when their marks stand where no language puts them. */
function plainNumber(digits: string, decimalComma: boolean): string | null {
  const [grouped = digits] = /^\d{1,3}(?:(['’\s])\d{3}(?:\1\d{3})*)(?!\d)/u.exec(digits) ?? [""];
  const rest = digits.slice(grouped.length);
  const isGrouped = /['’\s]/.test(grouped);
  if (isGrouped) return /^(?:[.,]\d+)?$/.test(rest) ? grouped.replace(/\D/g, "") + rest.replace(",", ".") : null;
  if (/['’]/.test(digits) || space.test(digits)) return null;
  const [comma, point] = [digits.split(",").length - 1, digits.split(".").length - 1];
  if (comma + point === 0) return digits;
  const last = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
  const isWhole = comma + point > 1 && (comma === 0 || point === 0);
  const isThousands = comma + point === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && (last === ",") !== decimalComma;
  const at = isWhole || isThousands ? digits.length : digits.lastIndexOf(last);
  const [whole, part] = [digits.slice(0, at), digits.slice(at + 1)];
  const groups = /^(?:\d{0,3}|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d+)$/;
  if (!groups.test(whole) || /[.,]/.test(part)) return null;
  return `${whole.replace(/\D/g, "") || "0"}.${part || "0"}`;
}

/** Whether numbers of a column have a decimal comma; null while all of them can be read in both ways. */
export function writesDecimalComma(cells: readonly string[]): boolean | null {
  const marks = cells.flatMap((cell) => {
    const [, digits = ""] = /^\D*(\d[\d.,]*)/.exec(cell) ?? [];
    if (/^\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,})$|^0?,\d+$|\.\d{3},\d|^\d+(?:\.\d{3}){2,}$/.test(digits)) return [true];
    if (/^\d+(?:,\d{3})*\.(?:\d{1,2}|\d{4,})$|^0?\.\d+$|,\d{3}\.\d|^\d+(?:,\d{3}){2,}$/.test(digits)) return [false];
    return [];
  });
  return marks.length === 0 || new Set(marks).size > 1 ? null : marks[0]!;
}

const timeBehind = /[T\s,]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?|Uhr|Z|[+-]\d{2}:?\d{2})?$/i;
const inNumbers = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{2}|\d{4})$/;

/**
 * "2026-03-14", "14.3.2026", "14 March 2026" and "$dayOrder$" as "2026-03-14"; empty when there is no such day. `dayFirst` is how
 * the other days beside it are written, null when that is not known.
 */
export function dayOf(text: string, dayFirst: boolean | null = null): string {
  const day = text.trim().replace(timeBehind, "").trim();
  const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/.exec(day) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(day);
  if (yearFirst) return existing(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));
  const numbers = inNumbers.exec(day);
  if (numbers === null) return dayInWords(day);
  const [, one = "", mark = "", other = "", last = ""] = numbers;
  const [first, second, year] = [Number(one), Number(other), yearOf(last)];
  const isDayFirst = first > 12 || (second <= 12 && (dayFirst ?? usualOrder(mark)));
  return isDayFirst ? existing(year, second, first) : existing(year, first, second);
}

/** Days in numbers that two people may read as two days; those with points begin with the day everywhere. */
export function readsTwoWays(text: string): boolean {
  const [, one = "", mark = ".", other = ""] = inNumbers.exec(text.trim().replace(timeBehind, "").trim()) ?? [];
  return mark !== "." && Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

/** The order of the app's language and region. */
export function usualOrder(mark = "/"): boolean {
  // #if monthBeforeDay
  return mark === ".";
  // #else
  return mark !== "";
  // #end
}

/** Whether days of a column begin with the day; null when none of them can only be read in one way. */
export function writesDayFirst(cells: readonly string[]): boolean | null {
  const orders = cells.flatMap((cell) => {
    const [, one = "", , other = ""] = inNumbers.exec(cell.trim().replace(timeBehind, "").trim()) ?? [];
    return Number(one) > 12 ? [true] : Number(other) > 12 ? [false] : [];
  });
  return orders.length === 0 || new Set(orders).size > 1 ? null : orders[0]!;
}

function existing(year: number, month: number, day: number): string {
  const date = new Date(year, month - 1, day);
  if (date.getFullYear() !== year || date.getMonth() !== month - 1 || date.getDate() !== day) return "";
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** Two digits are a year of the last eighty or the next twenty. */
function yearOf(digits: string): number {
  if (digits.length === 4) return Number(digits);
  const latest = new Date().getFullYear() + 20;
  return latest - ((((latest - Number(digits)) % 100) + 100) % 100);
}

let monthNames: Map<string, number> | null = null;

/** Of the languages in which people send each other tables. */
function monthOf(word: string): number | undefined {
  monthNames ??= new Map(
    ["en", "de", "es", "fr", "it", "pt", "nl"].flatMap((language) =>
      (["long", "short"] as const).flatMap((length) => {
        const names = new Intl.DateTimeFormat(language, { month: length, day: "numeric", timeZone: "UTC" });
        return Array.from({ length: 12 }, (_, at): [string, number] => {
          const name = names.formatToParts(Date.UTC(2026, at, 14)).find((part) => part.type === "month")?.value ?? "";
          return [bare(name), at + 1];
        });
      }),
    ),
  );
  const short = bare(word);
  return monthNames.get(short) ?? (short === "sept" ? 9 : undefined);
}

function bare(word: string): string {
  return word.normalize("NFD").toLowerCase().replace(/[^a-z]/g, "");
}

function dayInWords(text: string): string {
  // "Saturday, 14 March" has the name of a day before it.
  const words = text.replace(/^\p{L}+\.?,\s*/u, "");
  const dayBefore = /^(\d{1,2})(?:st|nd|rd|th|º|\.)?[\s-]*(?:de\s|of\s)?\s*(\p{L}+)\.?,?[\s-]*(?:del?\s)?\s*(\d{4}|\d{2})$/iu.exec(words);
  if (dayBefore) return existing(yearOf(dayBefore[3]!), monthOf(dayBefore[2]!) ?? 0, Number(dayBefore[1]));
  const monthBefore = /^(\p{L}+)\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s-]+)(\d{4})$/iu.exec(words);
  if (monthBefore) return existing(Number(monthBefore[3]), monthOf(monthBefore[1]!) ?? 0, Number(monthBefore[2]));
  return "";
}

/** "9:05", "9.05", "9:05 PM", "9 pm", "9 h 05" and "21 Uhr" as "21:05"; empty when there is no such time. */
export function timeOf(text: string): string {
  const found = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(h|hrs?|uhr|[ap]\.?\s?m\.?)?$/iu.exec(text.trim());
  const [, hours = "", minutes, seconds = "0", half = ""] = found ?? [];
  if (hours === "" || (minutes === undefined && half === "") || Number(minutes ?? 0) > 59 || Number(seconds) > 59) return "";
  const isHalf = /^[ap]/i.test(half);
  if (isHalf ? Number(hours) < 1 || Number(hours) > 12 : Number(hours) > 23) return "";
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
}
