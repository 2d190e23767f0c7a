/** Signups per day, as the users' view asks the database for them. [C2.32] [C9.08] */

export const SIGNUP_RANGES = [7, 30, 90] as const;
export type SignupRange = (typeof SIGNUP_RANGES)[number];

const DAY_MS = 86_400_000;

/** Days are those of UTC, so that all browsers show the same figures. */
export const SIGNUPS_QUERY = `select (extract(epoch from date_trunc('day', created_at, 'UTC')) * 1000)::float8 as day, count(*)::int as signups
from auth.users where created_at >= date_trunc('day', now(), 'UTC') - make_interval(days => $1::int) group by 1 order by 1`;

export interface DayOfSignups {
  /** Midnight in UTC, in epoch milliseconds. */
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
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: range }, (_, index) => {
    const at = today - (range - 1 - index) * DAY_MS;
    return { at, signups: known.get(at) ?? 0 };
  });
}
