/** Details about the values of a field: unit, range, values to choose from. */
import { currencies, units } from "./field-words.ts";
import type { LanguageTable } from "../languages/table.ts";
import type { Node } from "../words/levels.ts";
import type { Token } from "../words/tokens.ts";

export function unitIn(words: readonly Token[]): string | undefined {
  const at = words.findIndex(({ is }, place) => is === "in" && place < words.length - 1);
  const next = at < 0 ? undefined : words[at + 1]!;
  if (!next) return undefined;
  if (next.low === "°") return "°C";
  return currencies.has(next.low) ? next.low : units[next.low];
}

export function unitOf(words: readonly Token[], node: Node, { language }: LanguageTable): string | undefined {
  const behind = unitIn(words);
  if (behind) return behind;
  const inside = node.marker === "bracket" && node.below.length === 1 ? node.below[0]!.words : [];
  const own = inside.length > 0 && inside.length <= 2 ? inside.map(({ low }) => low).join("") : "";
  if (own !== "") return currencies.has(own) ? own : (units[own] ?? units[inside.at(-1)!.low]);
  const last = words.at(-1)!;
  // "Minutos de riego": the head stands first.
  const named = units[last.low] ?? (language === "es" && words.length > 1 ? units[words[0]!.low] : undefined);
  return named !== undefined &&
    last.low.length > 1 &&
    !words.some(({ is }) => is === "per") &&
    !/^(?:days|weeks|bar|feet)$/.test(last.low) &&
    language !== undefined
    ? named
    : undefined;
}

/** "Rating 1-5", "(1 to 10)". */
export function rangeOf(words: readonly Token[], node: Node): { min: number; max: number } | null {
  const all = [...words, ...(node.marker === "bracket" ? node.below.flatMap(({ words: own }) => own) : [])];
  const numbers = all.filter(({ is }) => is === "number").map(({ low }) => Number(low));
  const [min, max] = numbers;
  if (numbers.length !== 2 || min === undefined || max === undefined || !(min < max) || max > 100 || min > 1)
    return null;
  return { min, max };
}

export function optionsOf(node: Node, table: LanguageTable): string[] {
  if (node.marker !== "bracket" && node.marker !== "colon" && node.marker !== "with") return [];
  const values = node.below.flatMap(({ words }) => splitOr(words));
  const named = values.map((tokens) => {
    const kept = tokens.filter(
      ({ is }, at) =>
        !(at === 0 && tokens.length > 1 && ["det", "and", "like", "filler"].includes(is)) && is !== "mark",
    );
    return kept.map(({ text }) => text).join(" ");
  });
  return named.length >= 2 && named.every((value) => value !== "" && value.split(" ").length <= 4) && table
    ? named.filter((value) => !/^(?:etc|usw)/i.test(value))
    : [];
}

function splitOr(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.is === "or" || (token.is === "mark" && /^[/|]$/.test(token.low))) parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}

/** "Status open or closed": the values stand behind the name. */
export function eitherOf(words: readonly Token[], node: Node): string[] {
  if (node.below.length > 0) return [];
  const or = words.findIndex(({ is }) => is === "or");
  if (or < 1 || words[or + 1]?.is !== "word") return [];
  return [words[or - 1]!.text, words[or + 1]!.text];
}
