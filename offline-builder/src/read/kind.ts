/** The kind where no noun names it: a site by its parts, a tool by what it works out, a game by how it is played. */
import type { AskKind } from "./ask.ts";
import { headOf } from "./frame.ts";
import type { LanguageTable } from "./languages/table.ts";
import { setOf } from "./words/nouns.ts";
import type { Token } from "./words/tokens.ts";

/** So near behind the noun for the whole, a verb says what it is for. */
const NEAR = 14;

/** A tool before anything is read: nothing is kept, or something is worked out and nothing kept. */
export function isTool(tokens: readonly Token[], table: LanguageTable): boolean {
  const computes = setOf(table.computes);
  const keeps = tokens.some(({ is }, at) => is === "keep" && tokens[at + 1]?.is !== "pron" && !isDenied(tokens, at));
  if (deniesKeeping(tokens, table) && tokens.some(({ low }) => computes.has(low))) return true;
  if (keeps || tokens.some(({ is, low }) => is === "each" || low === ":")) return false;
  const first = tokens.find(({ is }) => is !== "filler" && is !== "mark" && is !== "and");
  if (first && computes.has(first.low) && !tokens.some(({ is }) => is === "want")) return true;
  const at = tokens.findIndex((token) => headOf(token, table)?.head === "app");
  if (at < 0) return false;
  return (
    tokens.slice(at, at + NEAR).some(({ low }) => computes.has(low)) ||
    tokens.filter(({ low }) => computes.has(low)).length >= 2
  );
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at + 4).some(({ is }) => is === "neg");
}

function deniesKeeping(tokens: readonly Token[], { unsaved }: LanguageTable): boolean {
  const words = setOf(unsaved);
  return tokens.some(({ low }, at) => words.has(low) && isDenied(tokens, at));
}

/** Parts that only sites have, or words that only games have. */
export function kindByParts(tokens: readonly Token[], { siteParts, play }: LanguageTable): AskKind | null {
  const count = (list: string): number =>
    new Set(tokens.filter(({ low }) => setOf(list).has(low)).map(({ low }) => low)).size;
  if (count(siteParts) >= 2) return "site";
  return count(play) >= 2 ? "game" : null;
}
