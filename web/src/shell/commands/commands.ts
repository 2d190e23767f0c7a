/** Entries of the list of commands: the page's actions, its settings, and other projects. */
import type { Command } from "@slipway/ui/keys/use-key";

export interface Offer {
  id: string;
  label: string;
  group: string;
  /** Empty for a command without a key. */
  keys: string;
  run: () => void;
}

/** The key that opens the list, and its name in the keyboard help. */
export const FIND_COMMAND = { keys: "mod+k", label: "Find a command", group: "Everywhere" };

/** Commands of the page, the newest of each name; global ones come last, and the list itself is left out. */
export function offersOf(commands: readonly Command[]): Offer[] {
  const byName = new Map(commands.map((command) => [`${command.group} ${command.label}`, command]));
  const offers = [...byName].map(([id, { label, group, keys, run }]) => ({ id, label, group, keys, run }));
  const everywhere = ({ group }: Offer): number => Number(group === FIND_COMMAND.group);
  return offers
    .filter(({ keys }) => keys !== FIND_COMMAND.keys)
    .toSorted((one, other) => everywhere(one) - everywhere(other));
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Offers that contain every typed word; those that begin with the text come first. */
export function matchingOffers(offers: readonly Offer[], typed: string): Offer[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = offers.filter(({ label, group }) => words.every((word) => plain(`${label} ${group}`).includes(word)));
  const rank = ({ label }: Offer): number => (plain(label).startsWith(words[0] ?? "") ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
