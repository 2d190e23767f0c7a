/** Notices under the days on which they came, in the reader's time. */
import type { Notice } from "../../contract/index.ts";

export interface Day {
  /** `2026-11-28`. */
  key: string;
  title: string;
  notices: Notice[];
}

const keyOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

function titleOf(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (keyOf(day) === keyOf(now)) return "Today";
  if (keyOf(day) === keyOf(yesterday)) return "Yesterday";
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long", ...year }).format(day);
}

/** `notices`: newest first. */
export function byDay(notices: readonly Notice[], now: Date): Day[] {
  const days: Day[] = [];
  for (const notice of notices) {
    const at = new Date(notice.made_at);
    const last = days.at(-1);
    if (last?.key === keyOf(at)) last.notices.push(notice);
    else days.push({ key: keyOf(at), title: titleOf(at, now), notices: [notice] });
  }
  return days;
}
