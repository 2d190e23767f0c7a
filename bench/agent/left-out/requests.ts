/** Requests whose wishes are marked, to tell which of them an answer passes over. */
import { readFileSync } from "node:fs";
import type { Language } from "@slipway/offline-builder/plan/plan";
import type { AskKind } from "@slipway/offline-builder/read/ask";
import { readAsk } from "@slipway/offline-builder/read/read";

export interface MarkedRequest {
  language: Language;
  /** The kind that its writer meant, where that was written down. */
  kind?: AskKind;
  /** As somebody types it. */
  text: string;
  /** The words by which each wish can be found: as it stands in the request, then others for the same. */
  wishes: readonly (readonly string[])[];
}

/** `tuned` was read while answers were mended; `fresh` was written afterwards, without sight of them. */
export type RequestFile = "tuned" | "fresh";

const LANGUAGES: ReadonlySet<string> = new Set<Language>(["en", "de", "es"]);

/** "A page with {opening hours|hours}" asks for one thing, which is found by either name. */
export function readMarked(line: string, language: Language): MarkedRequest {
  const marks = [...line.matchAll(/\{([^{}]+)\}/g)].map(([, words]) => words!.split("|"));
  return { language, text: line.replaceAll(/\{([^{}|]+)[^{}]*\}/g, "$1").replaceAll("\\n", "\n"), wishes: marks };
}

/** In the order of the file, which has a line "# en" before those of a language. A line may begin with its kind: "game: …". */
export function markedRequests(file: RequestFile): MarkedRequest[] {
  let language: Language = "en";
  const found: MarkedRequest[] = [];
  for (const line of readFileSync(new URL(`${file}.txt`, import.meta.url), "utf8").split("\n")) {
    const named = /^# (\w\w)$/.exec(line)?.[1];
    if (named !== undefined && LANGUAGES.has(named)) language = named as Language;
    else if (line !== "" && !line.startsWith("#")) {
      const kind = file === "fresh" ? (/^(app|site|tool|game): /.exec(line)?.[1] as AskKind | undefined) : undefined;
      found.push({ ...readMarked(kind === undefined ? line : line.slice(kind.length + 2), language), kind });
    }
  }
  return found;
}

/** Requests that the reader takes for another kind than was meant. */
export const wronglyRead = (requests: readonly MarkedRequest[]): (MarkedRequest & { read: AskKind })[] =>
  requests
    .map((request) => ({ ...request, read: readAsk(request.text, request.language).kind }))
    .filter(({ kind, read }) => kind !== undefined && kind !== read);
