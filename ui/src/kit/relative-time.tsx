import { useEffect, useState } from "react";

const STEPS: readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3600, "minute", 60],
  [86_400, "hour", 3600],
  [7 * 86_400, "day", 86_400],
];

/** "just now", "4 minutes ago", "yesterday"; the date after a week. `now` and `then` in epoch milliseconds. */
export function relativeTime(then: number, now: number, locale?: string): string {
  const age = (now - then) / 1000;
  if (age < 45) return "just now";
  for (const [limit, unit, seconds] of STEPS) {
    if (age < limit) {
      const count = Math.max(1, Math.round(age / seconds));
      return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-count, unit);
    }
  }
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  const year = sameYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...year }).format(then);
}

/** Follows the clock once a minute; the full date is in the tooltip. */
export function RelativeTime({ at }: { at: string | number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const then = new Date(at);
  const full = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" }).format(then);
  return (
    <time dateTime={then.toISOString()} title={full}>
      {relativeTime(then.getTime(), now)}
    </time>
  );
}
