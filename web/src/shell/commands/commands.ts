/** What the list of commands offers: what the page can do now, its settings, and other projects. */
import type { Command } from "@slipway/ui/keys/use-key";

export interface Offer {
  id: string;
  label: string;
  group: string;
  /** Empty where no key does it. */
  keys: string;
  run: () => void;
}

/** The key that opens the list, and what it is called in the help of keys. */
export const FIND_COMMAND = { keys: "mod+k", label: "Find a command", group: "Everywhere" };

/** Commands of the page, the newest of each name; what works everywhere comes last, and the list itself not at all. */
export function offersOf(commands: readonly Command[]): Offer[] {
  const byName = new Map(commands.map((command) => [`${command.group} ${command.label}`, command]));
  const offers = [...byName].map(([id, { label, group, keys, run }]) => ({ id, label, group, keys, run }));
  const everywhere = ({ group }: Offer): number => Number(group === FIND_COMMAND.group);
  return offers
    .filter(({ keys }) => keys !== FIND_COMMAND.keys)
    .toSorted((one, other) => everywhere(one) - everywhere(other));
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Offers whose words hold every word that was typed; those that begin with it come first. */
export function matchingOffers(offers: readonly Offer[], typed: string): Offer[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = offers.filter(({ label, group }) => words.every((word) => plain(`${label} ${group}`).includes(word)));
  const rank = ({ label }: Offer): number => (plain(label).startsWith(words[0] ?? "") ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
