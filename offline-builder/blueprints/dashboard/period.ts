import { formatShortDay, inDays } from "@/lib/dates";
import { formatNumber } from "@/lib/format";

export const periods = [
  { days: 7, label: __("7 days") },
  { days: 30, label: __("30 days") },
  { days: 90, label: __("90 days") },
  { days: 365, label: __("1 year") },
] as const;

export type Period = (typeof periods)[number]["days"];

interface Dated {
  date: string;
  amount: number;
}

/** What fell into the days up to today. */
export function inPeriod<T extends Dated>(rows: readonly T[], days: number): T[] {
  return between(rows, -(days - 1), 0);
}

/** As many days just before, to compare with. */
export function previousPeriod<T extends Dated>(rows: readonly T[], days: number): T[] {
  return between(rows, -(2 * days - 1), -days);
}

function between<T extends Dated>(rows: readonly T[], from: number, to: number): T[] {
  const first = inDays(from);
  const last = inDays(to);
  return rows.filter((row) => row.date >= first && row.date <= last);
}

export function sum(rows: readonly Dated[]): number {
  return rows.reduce((total, row) => total + row.amount, 0);
}

/** Days, weeks or months, whichever gives a line that can be read. */
export function buckets(rows: readonly Dated[], period: Period): { label: string; value: number }[] {
  const size = period <= 30 ? 1 : period <= 90 ? 7 : 30;
  const count = Math.floor(period / size);
  return Array.from({ length: count }, (_, index) => {
    const from = -(count - index) * size + 1;
    return { label: formatShortDay(inDays(from)), value: sum(between(rows, from, from + size - 1)) };
  });
}

/** "+12 % on the period before", or nothing when there was none. */
export function change(now: number, before: number): { note?: string; tone?: "good" | "bad" } {
  if (before === 0) return {};
  const percent = ((now - before) / before) * 100;
  const sign = percent > 0 ? "+" : "";
  return { note: `${sign}${formatNumber(percent)} % ${__("on the period before")}`, tone: percent < 0 ? "bad" : "good" };
}
