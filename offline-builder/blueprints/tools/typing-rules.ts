export interface TypingResult {
  /** A word is five characters, as is usual. */
  words: number;
  /** Percent. */
  accuracy: number;
}

export interface TypingRun extends TypingResult {
  /** Milliseconds since 1970. */
  at: number;
  seconds: number;
}

/** How many characters of the text were typed where they belong. */
export function rightOnes(text: string, typed: string): number {
  return [...typed].filter((letter, at) => letter === text[at]).length;
}

/** Speed counts what is right; every key counts for accuracy, also those that were taken back. */
export function resultOf(right: number, keys: { all: number; wrong: number }, seconds: number): TypingResult {
  return {
    words: seconds > 0 ? Math.round(right / 5 / (seconds / 60)) : 0,
    accuracy: keys.all > 0 ? Math.round(((keys.all - keys.wrong) / keys.all) * 100) : 100,
  };
}

/** Enough text for the time, beginning with another sentence each time. */
export function textFor(sentences: readonly string[], { from, seconds }: { from: number; seconds: number }): string {
  const length = seconds * 14;
  let text = "";
  for (let at = from; text.length < length; at += 1) text += `${text === "" ? "" : " "}${sentences[at % sentences.length]}`;
  return text;
}

/** The newest first, and no more than can be looked through. */
export function withRun(runs: readonly TypingRun[], run: TypingRun): TypingRun[] {
  return [run, ...runs].slice(0, 20);
}
