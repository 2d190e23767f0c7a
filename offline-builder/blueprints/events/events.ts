import type { Event } from "@/data/events";
import { rsvpAnswers, type Rsvp } from "@/data/rsvps";
import { today } from "@/lib/dates";

const [yes] = rsvpAnswers;

/** Who said yes, with those they bring. */
export function comingTo(rows: readonly Rsvp[], eventId: string): number {
  return rows.filter((row) => row.eventId === eventId && row.answer === yes).reduce((sum, row) => sum + row.people, 0);
}

/** Null where there is no limit. */
export function freeAt(event: Event, rows: readonly Rsvp[]): number | null {
  return event.seats > 0 ? Math.max(0, event.seats - comingTo(rows, event.id)) : null;
}

export function isPast(event: Event): boolean {
  return event.date < today();
}

export function byTime(one: Event, other: Event): number {
  return `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`);
}
