export type Case = "upper" | "lower" | "sentence" | "title" | "camel" | "pascal" | "snake" | "kebab" | "constant" | "dot" | "swapped" | "alternating";

/** In the order in which they are shown. */
export const cases: readonly Case[] = ["upper", "lower", "sentence", "title", "camel", "pascal", "snake", "kebab", "constant", "dot", "swapped", "alternating"];

/** Small words that a title leaves small, unless they stand at its ends. */
const smallInTitles: Record<string, string> = {
  en: "a an and as at but by for from in into nor of on or over the to up with",
  de: "",
  es: "",
};

/** "parseHTTPHeader_v2" is parse, HTTP, Header, v2. */
export function partsOfName(text: string): string[] {
  return text
    .replace(/['’]/g, "")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Lines stay lines. */
export function inCase(text: string, wanted: Case, language: string): string {
  const lower = (part: string) => part.toLocaleLowerCase(language);
  const upper = (part: string) => part.toLocaleUpperCase(language);
  const capital = (part: string) => upper(part.slice(0, 1)) + lower(part.slice(1));
  const named = (join: (parts: string[]) => string) => text.split("\n").map((line) => join(partsOfName(line))).join("\n");
  switch (wanted) {
    case "upper":
      return upper(text);
    case "lower":
      return lower(text);
    case "sentence":
      return lower(text).replace(/(^|[.!?…]["”»)]?\s+|\n\s*|[¿¡])(\p{Ll})/gu, (_, before: string, letter: string) => before + upper(letter));
    case "title":
      return text.split("\n").map((line) => titleOf(line, language, capital)).join("\n");
    case "camel":
      return named((parts) => parts.map((part, at) => (at === 0 ? lower(part) : capital(part))).join(""));
    case "pascal":
      return named((parts) => parts.map(capital).join(""));
    case "snake":
      return named((parts) => parts.map(lower).join("_"));
    case "kebab":
      return named((parts) => parts.map(lower).join("-"));
    case "constant":
      return named((parts) => parts.map(upper).join("_"));
    case "dot":
      return named((parts) => parts.map(lower).join("."));
    case "swapped":
      return text.replace(/\p{L}/gu, (letter) => (letter === upper(letter) ? lower(letter) : upper(letter)));
    case "alternating": {
      let count = 0;
      return text.replace(/\p{L}/gu, (letter) => (count++ % 2 === 0 ? lower(letter) : upper(letter)));
    }
  }
}

function titleOf(line: string, language: string, capital: (part: string) => string): string {
  const small = new Set((smallInTitles[language.slice(0, 2)] ?? "").split(" "));
  const words = line.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  let at = 0;
  return line.replace(/[\p{L}\p{N}'’]+/gu, (word) => {
    const inside = at > 0 && at < words.length - 1;
    at += 1;
    return inside && small.has(word.toLowerCase()) ? word.toLowerCase() : capital(word);
  });
}
