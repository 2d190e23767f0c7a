import { site } from "@/content/site";
import { dateOf, dayKey } from "@/lib/days";
import { spansOn } from "@/lib/hours";

/** A court is booked by the hour. */
export const SLOT = 60;

const shortDay = new Intl.DateTimeFormat("$locale$", { weekday: "short", day: "numeric" });

/** Today and the six days after it. */
export function nextWeek(): { day: string; label: string }[] {
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = new Date();
    date.setDate(date.getDate() + ahead);
    return { day: dayKey(date), label: shortDay.format(date) };
  });
}

/** The hours that begin on this day while the doors are open. */
export function hoursOf(day: string): number[] {
  return spansOn(dateOf(day)).flatMap(({ opens, closes }) => {
    const count = Math.max(0, Math.floor((closes - opens) / SLOT));
    return Array.from({ length: count }, (_, index) => opens + index * SLOT);
  });
}

/** The hours that begin on any day of the week to come. */
export function hoursOfWeek(): number[] {
  return [...new Set(nextWeek().flatMap(({ day }) => hoursOf(day)))].sort((one, other) => one - other);
}

/** Open then, and not over. */
export function isOpenAt(day: string, starts: number): boolean {
  const now = new Date();
  const isOver = dayKey(now) === day && starts <= now.getHours() * 60 + now.getMinutes();
  return !isOver && hoursOf(day).includes(starts);
}

/** The price of the hour that begins then: each price holds until the next one's time. */
export function hourPrice(starts: number): number {
  return [...site.hourPrices].reverse().find((entry) => entry.from <= starts)?.price ?? site.hourPrices[0]!.price;
}
