import { useEffect, useState } from "react";

const STEPS: readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3600, "minute", 60],
  [86_400, "hour", 3600],
  [7 * 86_400, "day", 86_400],
];

/**
 * "just now", "4 minutes ago", "yesterday"; the date after a week. `now` and `then` in epoch milliseconds. The words are
 * English where no locale is given, like all others of the product; the date is written as the browser writes dates.
 */
export function relativeTime(then: number, now: number, locale?: string): string {
  const age = (now - then) / 1000;
  if (age < 45) return "just now";
  for (const [limit, unit, seconds] of STEPS) {
    if (age < limit) {
      const count = Math.max(1, Math.round(age / seconds));
      return new Intl.RelativeTimeFormat(locale ?? "en", { numeric: "auto" }).format(-count, unit);
    }
  }
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  const year = sameYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...year }).format(then);
}

export interface RelativeTimeProps {
  at: string | number;
  /** Language of the words around it; English without. */
  locale?: string | undefined;
  /** Says "just now" in that language. */
  say?: (english: string) => string;
}

/** Follows the clock once a minute; the full date is in the tooltip. */
export function RelativeTime({ at, locale, say = (english) => english }: RelativeTimeProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const then = new Date(at);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" }).format(then);
  return (
    <time dateTime={then.toISOString()} title={full}>
      {say(relativeTime(then.getTime(), now, locale))}
    </time>
  );
}
