/** Where in an app something is asked: pages by the words on their signs, never by a path we would choose. */
import type { App, PageFacts } from "./app.ts";
import { found, stem, withoutEcho } from "../cases/words.ts";

/** A page that prints the request as its heading is not yet about it. */
const signs = (page: PageFacts, request: string): string =>
  withoutEcho(
    [page.path.replaceAll(/[-_/]/g, " "), page.title, ...page.headings, ...page.labels].join(" \n "),
    request,
  );

interface Looked {
  words: readonly string[];
  request: string;
}

function scoreOf(page: PageFacts, { words, request }: Looked): number {
  const onSigns = found(words, signs(page, request)).length;
  const inControls = found(words, page.controls.join(" ")).length;
  return onSigns * 3 + inControls * 2 + Math.min(found(words, page.text).length, 3) * 0.5;
}

/** Pages that name at least one of the words on a sign or a control, best first. Without words: every page, menu first. */
export function placesFor(app: App, words: readonly string[], max = 4): PageFacts[] {
  const pages = app.pages.toSorted((one, other) => Number(other.linkedFromNav) - Number(one.linkedFromNav));
  if (words.length === 0) return pages.slice(0, max + 2);
  return pages
    .map((page) => ({
      page,
      score: scoreOf(page, { words, request: app.request }),
      named: found(words, `${signs(page, app.request)} ${page.controls.join(" ")}`),
    }))
    .filter(({ named }) => named.length > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ page }) => page);
}

/**
 * Pages where things are kept, best first: a page of one thing below a list is left out, because what can be added there
 * (a comment, a note) is not another such thing.
 */
export function collectionsFor(app: App, words: readonly string[], max = 3): PageFacts[] {
  const all = placesFor(app, words, max + 4);
  const above = (page: PageFacts): boolean =>
    app.pages.some(({ path }) => path !== "/" && page.path !== path && page.path.startsWith(`${path}/`));
  const kept = all.filter((page) => !above(page));
  return (kept.length > 0 ? kept : all).slice(0, max);
}

/** A regular expression for any of the words in the name of a control. */
export const anyWord = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => stem(word).replaceAll(/[^\p{L}\p{N}]/gu, ".")).join("|") || "$^", "iu");
