/** Grammar of mentions: the server tells people by it, and the browser finds the names in a comment by it. */

/** Lower case, where that keeps every character in its place. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

const LETTER = /[\p{L}\p{N}_]/u;

/** From the "@" to the end of the name. `named`: all who have this name. */
export interface MentionSpan<T> {
  at: number;
  end: number;
  named: T[];
}

/** Names count after an "@" that begins a word, where no letter follows; the longest one wins. */
export function mentionSpans<T extends { name: string }>(text: string, candidates: readonly T[]): MentionSpan<T>[] {
  const names = candidates
    .filter(({ name }) => name.trim() !== "")
    .sort((one, other) => other.name.length - one.name.length);
  const searched = folded(text);
  const spans: MentionSpan<T>[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    if (at > 0 && LETTER.test(text[at - 1]!)) continue;
    const isHere = ({ name }: T): boolean =>
      searched.startsWith(folded(name), at + 1) && !LETTER.test(text[at + 1 + name.length] ?? "");
    const longest = names.find(isHere)?.name.length;
    if (longest === undefined) continue;
    const named = names.filter((each) => each.name.length === longest && isHere(each));
    spans.push({ at, end: at + 1 + longest, named });
    at += longest;
  }
  return spans;
}
