/** A whole number from 0 to `below` - 1. */
type Random = (below: number) => number;

export interface Characters {
  length: number;
  lower: boolean;
  upper: boolean;
  digits: boolean;
  signs: boolean;
  /** Without letters and digits that are taken for one another. */
  distinct: boolean;
}

export interface Phrase {
  words: number;
  between: string;
  capitals: boolean;
  number: boolean;
}

const kinds = {
  lower: "abcdefghijklmnopqrstuvwxyz",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  digits: "0123456789",
  signs: "!#$%&()*+-./:;=?@[]^_{}~",
};
const lookAlikes = /[Il1|O0oS5B8Z2]/g;

/** The characters of each kind that is wanted. */
export function setsOf(wish: Characters): string[] {
  const names = ["lower", "upper", "digits", "signs"] as const;
  return names.filter((name) => wish[name]).map((name) => (wish.distinct ? kinds[name].replace(lookAlikes, "") : kinds[name]));
}

/** Every kind stands in it once at least: what lacks one is thrown away, so all others stay equally likely. */
export function passwordOf(wish: Characters, random: Random): string {
  const sets = setsOf(wish);
  const all = sets.join("");
  if (all === "" || wish.length < sets.length) return "";
  for (;;) {
    const password = Array.from({ length: wish.length }, () => all[random(all.length)]!).join("");
    if (sets.every((set) => [...set].some((character) => password.includes(character)))) return password;
  }
}

export function passphraseOf(wish: Phrase, words: readonly string[], random: Random): string {
  const chosen = Array.from({ length: wish.words }, () => words[random(words.length)]!);
  const written = wish.capitals ? chosen.map((word) => word[0]!.toUpperCase() + word.slice(1)) : chosen;
  return [...written, ...(wish.number ? [String(10 + random(90))] : [])].join(wish.between);
}

/** How many times a guesser would have to double the tries, if the settings are known. */
export function bitsOfPassword(wish: Characters): number {
  const size = setsOf(wish).join("").length;
  return size === 0 ? 0 : Math.floor(wish.length * Math.log2(size));
}

export function bitsOfPassphrase(wish: Phrase, size: number): number {
  return Math.floor(wish.words * Math.log2(size) + (wish.number ? Math.log2(90) : 0));
}

/** From 0, guessed at once, to 3. */
export function strengthOf(bits: number): 0 | 1 | 2 | 3 {
  if (bits < 40) return 0;
  if (bits < 60) return 1;
  return bits < 80 ? 2 : 3;
}
