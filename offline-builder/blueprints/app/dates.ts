/** Days are written "2026-03-14", in the visitor's own time zone, so that they sort and compare as text. */

const long = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium" });
const short = new Intl.DateTimeFormat("$locale$", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("$locale$", { month: "short" });

export function dayKey(date: Date): string {
  const monthNumber = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${monthNumber}-${String(date.getDate()).padStart(2, "0")}`;
}

export function dateOf(day: string): Date {
  const [year = 0, monthNumber = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, monthNumber - 1, date);
}

export function today(): string {
  return dayKey(new Date());
}

/** The day that many days from today; negative numbers are in the past. */
export function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return dayKey(date);
}

export function formatDay(day: string): string {
  return day === "" ? "" : long.format(dateOf(day));
}

export function formatShortDay(day: string): string {
  return day === "" ? "" : short.format(dateOf(day));
}

// #if ahead
/** The last months up to this one, or up to one that lies ahead, as "2026-03" with a short name. */
export function lastMonths(count: number, ahead = 0): { key: string; label: string }[] {
  // #else
/** The last months up to this one, as "2026-03" with a short name. */
export function lastMonths(count: number): { key: string; label: string }[] {
  // #end
  const now = new Date();
  return Array.from({ length: count }, (_, index) => {
    // #if ahead
    const date = new Date(now.getFullYear(), now.getMonth() + ahead - (count - 1 - index), 1);
    // #else
    const date = new Date(now.getFullYear(), now.getMonth() - (count - 1 - index), 1);
    // #end
    return { key: dayKey(date).slice(0, 7), label: month.format(date) };
  });
}
// #if weeks

/** The last weeks up to this one, Monday to Sunday. */
export function lastWeeks(count: number): { first: string; last: string; label: string }[] {
  const sinceMonday = (new Date().getDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => {
    const first = inDays((index - count + 1) * 7 - sinceMonday);
    const last = inDays((index - count + 1) * 7 - sinceMonday + 6);
    return { first, last, label: formatShortDay(first) };
  });
}
// #end
