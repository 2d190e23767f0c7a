export interface TextCount {
  characters: number;
  withoutSpaces: number;
  words: number;
  sentences: number;
  paragraphs: number;
  lines: number;
}

/** Counted as people of the language do: an emoji is one character, "don't" one word. */
export function countText(text: string, locale: string): TextCount {
  const characters = parts(text, locale, "grapheme");
  return {
    characters: characters.length,
    withoutSpaces: characters.filter((character) => character.trim() !== "").length,
    words: wordsOf(text, locale).length,
    sentences: parts(text, locale, "sentence").filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length,
    paragraphs: text.split(/\n\s*\n/).filter((part) => part.trim() !== "").length,
    lines: text === "" ? 0 : text.split("\n").length,
  };
}

export function wordsOf(text: string, locale: string): string[] {
  const found: string[] = [];
  const segments = [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)];
  segments.forEach(({ segment, isWordLike }, at) => {
    if (!isWordLike) return;
    // "Well-known" is one word, as editors count.
    const joined = segments[at - 1]?.segment === "-" && segments[at - 2]?.isWordLike === true;
    if (joined) found.push(`${found.pop()}-${segment}`);
    else found.push(segment);
  });
  return found;
}

function parts(text: string, locale: string, granularity: "grapheme" | "sentence"): string[] {
  return [...new Intl.Segmenter(locale, { granularity }).segment(text)].map(({ segment }) => segment);
}

/** Most frequent first, then by the alphabet; however they are written. */
export function frequentWords(words: readonly string[], locale: string, left: ReadonlySet<string>): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) {
    const key = word.toLocaleLowerCase(locale);
    if (!left.has(key) && /\p{L}/u.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([one, many], [other, more]) => more - many || one.localeCompare(other, locale));
}

/** Minutes and seconds at so many words a minute. */
export function timeFor(words: number, perMinute: number): { minutes: number; seconds: number } {
  const seconds = Math.round((words / perMinute) * 60);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
