/** Chooses the people to show from the live document, and their texts. */
import type { LiveDocs } from "@slipway/ui/live/live-state";
import { NOW_MS, SHOWN_MS, type Presence } from "../contract/index.ts";

export type People = LiveDocs<Presence>;

const ageOf = ({ lastSeen }: Presence, now: number): number => now - lastSeen;

export const isHereNow = (person: Presence, now: number): boolean => ageOf(person, now) <= NOW_MS;

/** Others seen within a day, the newest first. `now` in epoch milliseconds of the server. [W4.22] [PR2] */
export function peopleShown(people: People, { me, now }: { me: string | null; now: number }): Presence[] {
  const others = [...people.values()].filter((person) => person.id !== me && ageOf(person, now) <= SHOWN_MS);
  // Reports of present people arrive in any order, so a fixed order keeps the faces in place.
  const rank = (person: Presence): number => (isHereNow(person, now) ? 0 : ageOf(person, now));
  return others.sort((one, other) => rank(one) - rank(other) || one.displayName.localeCompare(other.displayName));
}
