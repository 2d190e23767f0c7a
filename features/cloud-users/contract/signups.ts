/** Signups per day, as the users' view asks the database for them. [C2.32] [C9.08] */

export const SIGNUP_RANGES = [7, 30, 90] as const;
export type SignupRange = (typeof SIGNUP_RANGES)[number];

/** Days are those of the time zone that is named: "yesterday" is the reader's. */
export const SIGNUPS_QUERY = `select (extract(epoch from date_trunc('day', created_at, $2)) * 1000)::float8 as day, count(*)::int as signups
from auth.users where created_at >= date_trunc('day', now(), $2) - make_interval(days => $1::int) group by 1 order by 1`;

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Midnight of the day that is so many days after that of `at`, in the local time zone. */
export function midnight(at: number, days = 0): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

export interface DayOfSignups {
  /** Local midnight, in epoch milliseconds. */
  at: number;
  signups: number;
}

/** Every day of the range up to today, also those without a signup. */
export function daysOf(
  rows: readonly Readonly<Record<string, unknown>>[],
  range: SignupRange,
  now: number,
): DayOfSignups[] {
  const known = new Map(rows.map(({ day, signups }) => [Number(day), Number(signups)]));
  return Array.from({ length: range }, (_, index) => {
    const at = midnight(now, index + 1 - range);
    return { at, signups: known.get(at) ?? 0 };
  });
}
