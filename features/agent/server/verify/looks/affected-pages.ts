/** Finds pages that a change can affect, by imports: only they are opened again. Without types, without a browser. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { fixedStart, hasParameter } from "@slipway/platform/browser/page-addresses";
import type { LinkSources } from "@slipway/platform/browser/port";
import { isCode, moduleRecord, resolveImport } from "../../overlay/module-records.ts";

export interface ProjectTree {
  has(path: ProjectPath): boolean;
  peek(path: ProjectPath): string | null;
}

const ROUTER = "src/App.tsx" as ProjectPath;
const ENTRIES = ["src/main.tsx", "src/main.ts", "src/main.jsx"] as ProjectPath[];
const PARSED_AT_ONCE = 10;
const PATH = /\bpath=(?:\{\s*)?["'`]([^"'`]+)["'`]/;
const ELEMENT = /\belement=\{\s*<(\w+)/;
/** Length of a route's tag. */
const ROUTE_CHARACTERS = 600;

/** Reads tag by tag, because one pattern over the whole router would backtrack over all of it for each tag. */
function* routesIn(text: string): Generator<{ route: string; component: string }> {
  for (const tag of text.split(/<Route\b/).slice(1)) {
    const head = tag.slice(0, ROUTE_CHARACTERS);
    const path = PATH.exec(head);
    if (path === null) continue;
    const rest = head.slice(path.index + path[0].length);
    const element = ELEMENT.exec(rest);
    // After the tag's end, the match would belong to another tag.
    const between = head.slice(0, path.index) + rest.slice(0, element?.index);
    if (element !== null && !between.includes(">")) yield { route: path[1]!, component: element[1]! };
  }
}

/** Null: all routes. The change affects something that every page shares, or its users are unknown. */
export async function affectedRoutes(
  tree: ProjectTree,
  changed: readonly ProjectPath[],
  routes: readonly string[],
): Promise<string[] | null> {
  const pages = pageFiles(tree);
  if (pages === null || routes.some((route) => !pages.has(route))) return null;
  const pagePaths = new Set(pages.values());
  const shared = new Set<ProjectPath>();
  for (const entry of ENTRIES) if (tree.has(entry)) await reach(tree, entry, { into: shared, stopAt: pagePaths });
  const reached = new Map<string, Set<ProjectPath>>();
  for (const [route, path] of pages)
    reached.set(route, await reach(tree, path, { into: new Set(), stopAt: new Set() }));
  const affected = new Set<string>();
  for (const path of changed) {
    const users = routes.filter((route) => reached.get(route)!.has(path));
    if (shared.has(path) || users.length === 0) return null;
    for (const route of users) affected.add(route);
  }
  return affected.size === 0 ? null : routes.filter((route) => affected.has(route));
}

/** Pages in which addresses for the routes with a parameter are looked for. */
export const linkSources = async (
  tree: ProjectTree,
  wanted: readonly string[],
  others: string[],
): Promise<LinkSources> => ({
  pages: wanted.some(hasParameter) ? await linkingPages(tree, wanted, others) : [],
  others,
});

/** Pages that may link to those of the routes with a parameter, the likeliest first. Never empty. */
export async function linkingPages(
  tree: ProjectTree,
  wanted: readonly string[],
  routes: readonly string[],
): Promise<string[]> {
  const files = pageFiles(tree);
  const pages = routes.filter((route) => !hasParameter(route));
  const textOf = async (page: string): Promise<string> => {
    const file = files?.get(page);
    const reached = file === undefined ? [] : [...(await reach(tree, file, { into: new Set(), stopAt: new Set() }))];
    return reached.map((path) => (isCode(path) ? (tree.peek(path) ?? "") : "")).join("\n");
  };
  const texts = new Map<string, string>();
  for (const page of pages) texts.set(page, await textOf(page));
  const ranked = wanted.filter(hasParameter).map((route) => {
    const start = fixedStart(route);
    const likely = (page: string): number =>
      (texts.get(page)!.includes(start) ? 2 : 0) + (`${page}/` === start ? 1 : 0);
    return pages.filter((page) => likely(page) > 0).toSorted((a, b) => likely(b) - likely(a));
  });
  const best = ranked.flatMap((each) => each.slice(0, 1));
  return [...new Set([...best, ...ranked.flat(), ...pages.slice(0, 1)])];
}

/** The file of each route, by the router's element and its import; null if one cannot be determined. */
function pageFiles(tree: ProjectTree): Map<string, ProjectPath> | null {
  const text = tree.peek(ROUTER);
  const record = text === null ? null : moduleRecord(ROUTER, text);
  if (text === null || record === null) return null;
  const pages = new Map<string, ProjectPath>();
  for (const { route, component } of routesIn(text)) {
    const at = new RegExp(`import\\s+(?:\\{[^}]*\\b)?${component}\\b[^;]*?from\\s+["']([^"']+)["']`).exec(text);
    const later = new RegExp(`\\b${component}\\s*=\\s*lazy\\(\\(\\)\\s*=>\\s*import\\(\\s*["']([^"']+)["']`).exec(text);
    const from = (at ?? later)?.[1];
    const path = from === undefined ? null : resolveImport(ROUTER, from, (candidate) => tree.has(candidate));
    if (path === null) return null;
    pages.set(route.startsWith("/") ? route : `/${route}`, path);
  }
  return pages.size === 0 ? null : pages;
}

/** Yields to other work in between: parsing a project's files for the first time takes longer than a turn may. */
async function reach(
  tree: ProjectTree,
  start: ProjectPath,
  { into, stopAt }: { into: Set<ProjectPath>; stopAt: ReadonlySet<ProjectPath> },
): Promise<Set<ProjectPath>> {
  const open = [start];
  while (open.length > 0) {
    const path = open.pop()!;
    if (into.has(path) || stopAt.has(path)) continue;
    into.add(path);
    if (into.size % PARSED_AT_ONCE === 0) await nextTurn();
    const text = isCode(path) ? tree.peek(path) : null;
    for (const request of text === null ? [] : (moduleRecord(path, text)?.requests ?? [])) {
      const target = resolveImport(path, request, (candidate) => tree.has(candidate));
      if (target !== null) open.push(target);
    }
  }
  return into;
}
