import { site } from "@/content/site";

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const dayNames = new Intl.DateTimeFormat("$locale$", { weekday: "long", timeZone: "UTC" });

type Day = (typeof days)[number];

interface Span {
  opens: number;
  /** After midnight it counts on: 1:30 is 25:30. */
  closes: number;
}

const DAY = 24 * 60;

/** Minutes after midnight, none on a day off. Hours are written as "07:00-18:00" or "08:30-12:00, 14:00-19:00". */
export function spansOf(day: Day): Span[] {
  const spans = [...site.hours[day].matchAll(/(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})/g)];
  return spans.map((times) => {
    const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = times.slice(1).map(Number);
    const opens = openHour * 60 + openMinute;
    const closes = closeHour * 60 + closeMinute;
    return { opens, closes: closes <= opens ? closes + DAY : closes };
  });
}

export function spansOn(date: Date): Span[] {
  return spansOf(days[date.getDay()]!);
}

export function formatTime(minutes: number): string {
  const date = new Date(Date.UTC(2024, 0, 7, 0, minutes));
  return date.toLocaleTimeString("$locale$", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
}

/** The week from Monday, ready to be shown. */
export function week(): { day: string; text: string; today: boolean }[] {
  const today = new Date().getDay();
  return [1, 2, 3, 4, 5, 6, 0].map((index) => {
    const spans = spansOf(days[index]!);
    return {
      // 7 January 2024 was a Sunday.
      day: dayNames.format(new Date(Date.UTC(2024, 0, 7 + index))),
      text: spans.map((span) => `${formatTime(span.opens)} – ${formatTime(span.closes)}`).join(", ") || __("Closed"),
      today: index === today,
    };
  });
}

/** Whether the doors are open right now, and the sentence that says so. */
export function openNow(now = new Date()): { open: boolean; text: string } {
  const minutes = now.getHours() * 60 + now.getMinutes();
  const night = spansOf(days[(now.getDay() + 6) % 7]!).at(-1);
  if (night && minutes + DAY < night.closes) {
    return { open: true, text: `${__("Open until")} ${formatTime(night.closes)}` };
  }
  const span = spansOn(now).find(({ closes }) => minutes < closes);
  if (span && minutes >= span.opens) return { open: true, text: `${__("Open until")} ${formatTime(span.closes)}` };
  if (span) return { open: false, text: `${__("Opens today at")} ${formatTime(span.opens)}` };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const index = (now.getDay() + ahead) % 7;
    const next = spansOf(days[index]!)[0];
    if (!next) continue;
    const day = dayNames.format(new Date(Date.UTC(2024, 0, 7 + index)));
    return { open: false, text: `${__("Closed now, opens")} ${day}, ${formatTime(next.opens)}` };
  }
  return { open: false, text: __("Closed") };
}
