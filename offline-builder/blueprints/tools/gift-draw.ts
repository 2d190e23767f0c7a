import { shuffled } from "@/lib/random";

/** Neither of the two draws the other. */
export type Pair = readonly [string, string];

export type Draw = Record<string, string>;

/**
 * Everyone gives to one and gets from one, nobody to themselves and no excluded pair. Null where there is no such draw.
 * Whoever has the fewest left to choose from chooses first, so that an impossible wish is found without trying everything.
 */
export function drawn(names: readonly string[], apart: readonly Pair[]): Draw | null {
  const mayDraw = (giver: string, other: string): boolean =>
    giver !== other && !apart.some((pair) => pair.includes(giver) && pair.includes(other));
  const result: Draw = {};
  const search = (givers: readonly string[], left: readonly string[]): boolean => {
    if (givers.length === 0) return true;
    const choices = givers.map((giver) => ({ giver, open: left.filter((name) => mayDraw(giver, name)) }));
    const tightest = choices.reduce((least, one) => (one.open.length < least.open.length ? one : least));
    for (const name of shuffled(tightest.open)) {
      result[tightest.giver] = name;
      const rest = left.filter((one) => one !== name);
      if (search(givers.filter((giver) => giver !== tightest.giver), rest)) return true;
    }
    delete result[tightest.giver];
    return false;
  };
  return search(shuffled(names), names) ? result : null;
}

export interface Ticket {
  giver: string;
  receiver: string;
  note: string;
}

/** For an address: not to be read at a glance, but no secret from somebody who wants to decode it. */
export function packed(ticket: Ticket): string {
  const bytes = new TextEncoder().encode(JSON.stringify([ticket.giver, ticket.receiver, ticket.note]));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function unpacked(code: string): Ticket | null {
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const parts: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
    if (!Array.isArray(parts) || parts.length !== 3 || !parts.every((part) => typeof part === "string")) return null;
    const [giver, receiver, note] = parts as [string, string, string];
    return { giver, receiver, note };
  } catch {
    return null;
  }
}
