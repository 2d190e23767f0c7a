export const mostWrong = 6;
const alphabet = "$alphabet$";

export const letters: readonly string[] = [...alphabet];

/** What is guessed for a letter of a word: an accent is no letter of its own where the alphabet has none. */
export function keyOf(letter: string): string {
  const small = letter.toLocaleLowerCase();
  return alphabet.includes(small) ? small : small.normalize("NFD").charAt(0);
}

const isGuessed = (letter: string, guessed: readonly string[]): boolean =>
  !alphabet.includes(keyOf(letter)) || guessed.includes(keyOf(letter));

/** Letters that were found, and what is no letter at all; null where one is still hidden. */
export function shownOf(word: string, guessed: readonly string[]): (string | null)[] {
  return [...word].map((letter) => (isGuessed(letter, guessed) ? letter : null));
}

export function wrongOf(word: string, guessed: readonly string[]): string[] {
  const keys = [...word].map(keyOf);
  return guessed.filter((letter) => !keys.includes(letter));
}

export function stateOf(word: string, guessed: readonly string[]): "playing" | "won" | "lost" {
  if (wrongOf(word, guessed).length >= mostWrong) return "lost";
  return [...word].every((letter) => isGuessed(letter, guessed)) ? "won" : "playing";
}
