import { spansOn } from "@/lib/hours";

const longDay = new Intl.DateTimeFormat("$locale$", { weekday: "long", day: "numeric", month: "long" });
const shortDay = new Intl.DateTimeFormat("$locale$", { weekday: "short", day: "numeric", month: "short" });

/** A day as "2026-03-14" in the visitor's own time zone. */
export function dayKey(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}

export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export function formatDay(day: string): string {
  return longDay.format(dateOf(day));
}

/** The next two weeks of days with open doors; today as long as there is a time left. */
export function openDays(): { day: string; label: string }[] {
  return Array.from({ length: 14 }, (_, ahead) => {
    const date = new Date();
    date.setHours(0, 0, 0, 0);
    date.setDate(date.getDate() + ahead);
    return date;
  })
    .filter((date) => spansOn(date).length > 0)
    .map((date) => ({ day: dayKey(date), label: shortDay.format(date) }))
    .filter((entry) => startTimes(entry.day, 30).length > 0);
}

/** Starting times, every half hour, that end before closing and are not over yet. */
export function startTimes(day: string, minutes: number): number[] {
  const date = dateOf(day);
  const now = new Date();
  const earliest = dayKey(now) === day ? now.getHours() * 60 + now.getMinutes() : 0;
  const times: number[] = [];
  for (const { opens, closes } of spansOn(date))
    for (let at = opens; at + minutes <= Math.min(closes, 24 * 60); at += 30) if (at > earliest) times.push(at);
  return times;
}
