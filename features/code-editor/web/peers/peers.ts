/** Other people in the file on screen, and the lines at which they are. */
import { BEAT_MS, type Presence } from "../../../presence/contract/index.ts";

export interface Peer {
  id: string;
  name: string;
  /** From 1. */
  line: number;
}

/** Someone who closed the page says so to nobody: after two missed reports their line is no longer shown. */
const FRESH_MS = 2.5 * BEAT_MS;

/** `now` in epoch milliseconds of the server. */
export const peersIn = (
  people: Iterable<Presence>,
  { path, me, now }: { path: string; me: string | null; now: number },
): Peer[] =>
  [...people]
    .filter((person) => person.id !== me && now - person.lastSeen <= FRESH_MS)
    .flatMap(({ id, displayName, place }) =>
      place !== null && place.path === path ? [{ id, name: displayName, line: place.line }] : [],
    )
    .toSorted((one, other) => one.line - other.line || one.name.localeCompare(other.name));

/** "Eddi: Ln 21". */
export const peerWords = (peers: readonly Peer[]): string =>
  peers.map(({ name, line }) => `${name}: Ln ${line}`).join(", ");
