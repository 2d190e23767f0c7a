/** Runs the search a moment after typing ends, in slices between which the page draws and takes keys. */
import { useEffect, useState } from "react";
import { SEARCH, searchProject, type Found, type SearchedFile, type SearchQuery } from "./project-search.ts";

const SLICE_MS = 12;

/** Continues in a new task, so that the page's pending work goes first. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Null if it was cancelled, or too little was typed. */
async function runSearch(
  files: Iterable<SearchedFile>,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Found | null> {
  const search = searchProject(files, query);
  let since = performance.now();
  for (let step = search.next(); ; step = search.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await breath();
    if (signal.aborted) return null;
    since = performance.now();
  }
}

/** Null before the first answer. `textsOf` counts as new files whenever it is another function. */
export function useSearch({ text, matchCase }: SearchQuery, textsOf: () => Iterable<SearchedFile>): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      void runSearch(textsOf(), { text, matchCase }, aborter.signal).then((answer) => {
        if (!aborter.signal.aborted) setFound(answer);
      });
    }, SEARCH.debounceMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text, matchCase, textsOf]);
  return text.length < SEARCH.leastCharacters ? null : found;
}
