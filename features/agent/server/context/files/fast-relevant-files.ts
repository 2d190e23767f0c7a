/**
 * Finds the files that a request is probably about, without a model and within a few milliseconds: by the selection in
 * the preview, the page on screen, files named in errors, recent changes, and words shared with paths and names.
 */
import type { RunContextFacts } from "../../run/run-request.ts";
import { bm25, type Bm25Document } from "./bm25.ts";
import { termsOf } from "./terms.ts";

export interface FastQuery {
  message: string;
  context: Pick<RunContextFacts, "selected_elements" | "current_page" | "runtime_errors" | "client_logs">;
  /** Changed by the newest versions. */
  recent: readonly string[];
}

export interface ProjectTexts {
  paths: readonly string[];
  /** Null if the file is not text. */
  text(path: string): string | null;
}

const WEIGHTS = { selected: 10, error: 8, page: 6, router: 2, recent: 1.5, words: 5 } as const;
const MAX_FILES = 24;
const CODE = /\.(?:[cm]?[jt]sx?|css|html|json|md)$/;
const NOT_WRITTEN = /^(?:package-lock\.json|\.slipway\/|public\/)|\.lock$/;
/** Declarations stand near a file's beginning or after `export`, so the rest of a long file is not read. */
const READ_CHARACTERS = 60_000;
const NAME = /(?<=\b(?:function|const|class|interface|type|enum) )[A-Za-z_$][\w$]{1,60}/g;
const MAX_NAMES = 60;
const PATH_WEIGHT = 3;

/** Scores above 0 by path, highest first. */
export function fastRelevantFiles(query: FastQuery, project: ProjectTexts): Map<string, number> {
  const paths = project.paths.filter((path) => CODE.test(path) && !NOT_WRITTEN.test(path));
  const known = new Set(paths);
  const scores = new Map<string, number>();
  const add = (path: string, score: number): void => {
    if (known.has(path)) scores.set(path, (scores.get(path) ?? 0) + score);
  };
  for (const { file } of query.context.selected_elements) if (file !== undefined) add(file, WEIGHTS.selected);
  for (const path of namedFiles([query.message, ...query.context.runtime_errors, ...query.context.client_logs]))
    add(path, WEIGHTS.error);
  const shown = shownPage(query.context.current_page, project, paths);
  if (shown !== null) {
    add(shown.page, WEIGHTS.page);
    add(shown.router, WEIGHTS.router);
  }
  for (const path of new Set(query.recent)) add(path, WEIGHTS.recent);
  const words = wordScores(query, project, paths);
  const max = Math.max(0, ...words.values());
  for (const [path, score] of words) add(path, (score / max) * WEIGHTS.words);
  return new Map([...scores].toSorted((one, other) => other[1] - one[1]).slice(0, MAX_FILES));
}

/** `at Menu (/src/pages/Menu.tsx:12:3)` -> src/pages/Menu.tsx. */
const FILE_NAME = /(?:^|[^\w.-])((?:src|app|public|server)\/[\w@./-]{1,300}?\.\w{1,5})(?![\w/])/g;
const ERROR_CHARACTERS = 20_000;

function namedFiles(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [, path] of text.slice(0, ERROR_CHARACTERS).matchAll(FILE_NAME)) found.add(path!);
  return found;
}

const ROUTERS = ["src/App.tsx", "src/App.jsx", "src/routes.tsx", "src/router.tsx", "src/main.tsx"];
const ROUTE = /\bpath\s*(?:=\s*\{?\s*|:\s*)["'`]([^"'`\n]{0,200})["'`]/g;
const COMPONENT = /\b(?:element\s*(?:=\s*\{|:)\s*<|Component\s*(?:=\s*\{|:)\s*)([A-Z]\w{0,80})/;
const ROUTE_CHARACTERS = 300;

/** The component that the router shows at the page's address, and the router itself. */
function shownPage(
  page: string | undefined,
  project: ProjectTexts,
  paths: readonly string[],
): { page: string; router: string } | null {
  if (page === undefined) return null;
  const address = page.split(/[?#]/, 1)[0]!.replace(/(.)\/$/, "$1");
  for (const router of ROUTERS) {
    const source = project.text(router)?.slice(0, READ_CHARACTERS);
    if (source === undefined) continue;
    for (const match of source.matchAll(ROUTE)) {
      if (!isAt(match[1]!, address)) continue;
      const component = COMPONENT.exec(source.slice(match.index, match.index + ROUTE_CHARACTERS))?.[1];
      const file = component === undefined ? undefined : paths.find((path) => baseName(path) === component);
      if (file !== undefined) return { page: file, router };
    }
  }
  return null;
}

/** `/menu/:id` is at `/menu/7`. */
function isAt(route: string, address: string): boolean {
  const [wanted, given] = [route, address].map((path) => path.split("/").filter((part) => part !== ""));
  return wanted!.length === given!.length && wanted!.every((part, at) => part.startsWith(":") || part === given![at]);
}

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");

function wordScores(query: FastQuery, project: ProjectTexts, paths: readonly string[]): Map<string, number> {
  const elements = query.context.selected_elements.map(({ text = "" }) => text);
  const terms = termsOf([query.message, ...elements].join("\n"));
  if (terms.length === 0) return new Map();
  return bm25(
    paths.map((path) => documentOf(path, project.text(path) ?? "")),
    terms,
  );
}

function documentOf(path: string, text: string): Bm25Document {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number): void => void terms.set(term, (terms.get(term) ?? 0) + weight);
  for (const term of termsOf(path)) add(term, PATH_WEIGHT);
  const names = (text.slice(0, READ_CHARACTERS).match(NAME) ?? []).slice(0, MAX_NAMES);
  for (const term of termsOf(names.join(" "))) add(term, 1);
  return { id: path, terms };
}
