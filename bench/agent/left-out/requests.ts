/** Requests whose wishes are marked, to tell which of them an answer passes over. */
import { readFileSync } from "node:fs";
import type { Language } from "@slipway/offline-builder/plan/plan";

export interface MarkedRequest {
  language: Language;
  /** As somebody types it. */
  text: string;
  /** The words by which each wish can be found: as it stands in the request, then others for the same. */
  wishes: readonly (readonly string[])[];
}

const LANGUAGES: ReadonlySet<string> = new Set<Language>(["en", "de", "es"]);

/** "A page with {opening hours|hours}" asks for one thing, which is found by either name. */
export function readMarked(line: string, language: Language): MarkedRequest {
  const marks = [...line.matchAll(/\{([^{}]+)\}/g)].map(([, words]) => words!.split("|"));
  return { language, text: line.replaceAll(/\{([^{}|]+)[^{}]*\}/g, "$1"), wishes: marks };
}

/** In the order of the file, which has a line "# en" before those of a language. */
export function markedRequests(): MarkedRequest[] {
  let language: Language = "en";
  const found: MarkedRequest[] = [];
  for (const line of readFileSync(new URL("requests.txt", import.meta.url), "utf8").split("\n")) {
    const named = /^# (\w\w)$/.exec(line)?.[1];
    if (named !== undefined && LANGUAGES.has(named)) language = named as Language;
    else if (line !== "" && !line.startsWith("#")) found.push(readMarked(line, language));
  }
  return found;
}
