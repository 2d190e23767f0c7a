/** Entries of the list of commands: the page's actions, its settings, and other projects. */
import type { Command } from "@slipway/ui/keys/use-key";

export interface Offer {
  id: string;
  label: string;
  group: string;
  /** Empty for a command without a key. */
  keys: string;
  /** Other words by which people look for it. */
  words?: readonly string[];
  run: () => void;
}

/** The key that opens the list, and its name in the keyboard help. */
export const FIND_COMMAND = { keys: "mod+k", label: "Find a command", group: "Everywhere" };

/** Commands of the page, the newest of each name; global ones come last, and the list itself is left out. */
export function offersOf(commands: readonly Command[]): Offer[] {
  const byName = new Map(commands.map((command) => [`${command.group} ${command.label}`, command]));
  const offers = [...byName].map(([id, { label, group, keys, words, run }]) => ({
    id,
    label,
    group,
    keys,
    words,
    run,
  }));
  const everywhere = ({ group }: Offer): number => Number(group === FIND_COMMAND.group);
  return offers
    .filter(({ keys }) => keys !== FIND_COMMAND.keys)
    .toSorted((one, other) => everywhere(one) - everywhere(other));
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export interface Findable {
  label: string;
  group: string;
  words?: readonly string[];
}

/** Words around the one that counts: "change my password", "custom domain". */
const AROUND = new Set(
  "a an and change custom do edit find how i is it my of on open see set show the this to where".split(" "),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, "") : word);

/** "Reopen" has "open" in it, but "logout" is not found by "logo": other words are found by how they begin. */
const hasEvery = ({ label, group, words = [] }: Findable, asked: readonly string[]): boolean => {
  const name = plain(`${label} ${group}`);
  const others = ` ${plain(words.join(" "))}`;
  return asked.every((word) => name.includes(word) || others.includes(` ${singular(word)}`));
};

/**
 * Entries that contain every typed word in their name, their group or their other words; the best names come first. Where
 * there is none, words around the subject do not count.
 */
export function matching<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  const exact = entries.filter((entry) => hasEvery(entry, asked));
  const subject = asked.filter((word) => !AROUND.has(word));
  const isShorter = subject.length > 0 && subject.length < asked.length;
  const found = exact.length > 0 || !isShorter ? exact : entries.filter((entry) => hasEvery(entry, subject));
  const first = (exact.length > 0 ? asked : subject)[0] ?? "";
  const rank = ({ label }: Entry): number =>
    plain(label).startsWith(first) ? 0 : asked.some((word) => plain(label).includes(word)) ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
}
