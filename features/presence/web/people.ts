/** Who is shown of those that the live document knows, and in which words. */
import type { LiveDocs } from "@slipway/ui/live/live-state";
import { NOW_MS, SHOWN_MS, type Presence } from "../contract/index.ts";

export type People = LiveDocs<Presence>;

const ageOf = ({ lastSeen }: Presence, now: number): number => now - lastSeen;

export const isHereNow = (person: Presence, now: number): boolean => ageOf(person, now) <= NOW_MS;

/** Seen within a day, the newest first, oneself at the end. `now` in epoch milliseconds of the server. [W4.22] */
export function peopleShown(people: People, { me, now }: { me: string | null; now: number }): Presence[] {
  const seen = [...people.values()].filter((person) => ageOf(person, now) <= SHOWN_MS);
  const others = seen.filter(({ id }) => id !== me);
  // Beats of people who are here come in any order: a fixed one keeps the faces in their places.
  const rank = (person: Presence): number => (isHereNow(person, now) ? 0 : ageOf(person, now));
  others.sort((one, other) => rank(one) - rank(other) || one.displayName.localeCompare(other.displayName));
  return [...others, ...seen.filter(({ id }) => id === me)];
}
