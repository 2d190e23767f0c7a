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

/** Commands of the page, the newest of each name; what only the list itself is for stays out. */
export function offersOf(commands: readonly Command[]): Offer[] {
  const byName = new Map(commands.map((command) => [`${command.group} ${command.label}`, command]));
  return [...byName].map(([id, { label, group, keys, run }]) => ({ id, label, group, keys, run }));
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Offers whose words hold every word that was typed; those that begin with it come first. */
export function matchingOffers(offers: readonly Offer[], typed: string): Offer[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = offers.filter(({ label, group }) => words.every((word) => plain(`${label} ${group}`).includes(word)));
  const rank = ({ label }: Offer): number => (plain(label).startsWith(words[0] ?? "") ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
