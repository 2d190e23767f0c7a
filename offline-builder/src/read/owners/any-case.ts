/**
 * A part of a pattern for words in small and capital letters, beside parts where capitals count. Such patterns with `(?i:…)`
 * and the flag `u` matched at first and no longer later in the same process (Node 24.21), so the letters are written out.
 */

/** Escapes with their braces, names of groups, classes of characters, and letters. */
const parts = /\\p\{[^}]*\}|\\.|\(\?<\w+>|\[[^\]]*\]|\p{L}/gu;
const cases = (letter: string): string =>
  letter.toLowerCase() === letter.toUpperCase() ? letter : `${letter.toLowerCase()}${letter.toUpperCase()}`;

export function anyCase(pattern: string): string {
  return pattern.replaceAll(parts, (part) => {
    if (part.startsWith("\\") || part.startsWith("(?<")) return part;
    if (part.startsWith("["))
      return part.replaceAll(/\\p\{[^}]*\}|\\.|\p{L}(?!-)(?<!-.)/gu, (one) =>
        one.startsWith("\\") ? one : cases(one),
      );
    const both = cases(part);
    return both === part || part === "ß" ? part : `[${both}]`;
  });
}
