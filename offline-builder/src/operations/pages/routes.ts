import type { ObjectExpression, VariableDeclaration } from "oxc-parser";
import { appendElement, keyOf, recordLists, removeElement, stringAt, type RecordList } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { addDefaultImport, attributeOf, countUses, elementsNamed, removeImport } from "../../edit/jsx.ts";
import { findAll, indentAt, removeWithLine, type Source } from "../../edit/source.ts";
import type { Plan, PlannedPage } from "../../plan/plan.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { lazyPage } from "../../emit/page-routes.ts";
import { layoutPaths } from "../look/header-color.ts";

export const appFile = "src/App.tsx";

/** Files in which navigation entries may stand. */
export function navigationPaths(plan: Plan): string[] {
  const known = Object.keys(plan.files).filter((path) => /navigation|nav-?items|routes/i.test(path));
  return [...new Set([...known, ...layoutPaths(plan)])];
}

export interface NavigationList {
  path: string;
  source: Source;
  entries: RecordList;
}

/** The list of `{ to, label }` that the header shows. */
export function findNavigation(project: ProjectEdit): NavigationList | null {
  for (const path of navigationPaths(project.plan)) {
    const source = project.open(path);
    const entries =
      source &&
      recordLists(source).find(({ records }) =>
        records.every((record) => stringAt(record, "to") !== null && stringAt(record, "label") !== null),
      );
    if (source && entries) return { path, source, entries };
  }
  return null;
}

export function entryFor(navigation: NavigationList, to: string): ObjectExpression | null {
  return navigation.entries.records.find((record) => stringAt(record, "to") === to) ?? null;
}

const closing = /^\/(?:contact|kontakt|contacto)$/;

/** Adds an entry like the last one, before a closing "Contact" when there is one. Returns the file. */
export function addNavigation(project: ProjectEdit, to: string, label: string): string | null {
  const navigation = findNavigation(project);
  const last = navigation?.entries.records.at(-1);
  if (!navigation || !last) return null;
  const { source } = navigation;
  const others = last.properties
    .filter((property) => !["to", "label", "end"].includes(keyOf(property) ?? ""))
    .map((property) => source.text.slice(property.start, property.end));
  const entry = `{ ${[`to: ${stringLiteral(to)}`, `label: ${stringLiteral(label)}`, ...others].join(", ")} }`;
  if (closing.test(stringAt(last, "to") ?? ""))
    source.edits.appendLeft(last.start, `${entry},\n${indentAt(source.text, last.start)}`);
  else appendElement(source, navigation.entries.list, entry);
  project.save(navigation.path, source);
  return navigation.path;
}

export function removeNavigation(project: ProjectEdit, to: string): string | null {
  const navigation = findNavigation(project);
  const entry = navigation && entryFor(navigation, to);
  if (!navigation || !entry) return null;
  removeElement(navigation.source, entry);
  for (const { node } of findAll(entry, "Identifier"))
    if (countUses(navigation.source, node.name) === 1) removeImport(navigation.source, node.name);
  project.save(navigation.path, navigation.source);
  return navigation.path;
}

/** As the other pages come: when somebody goes there, where the app does so. */
function addPageImport(source: Source, component: string): void {
  const before = lazyPages(source).at(-1)?.node;
  if (before) source.edits.appendLeft(before.end, `\n${lazyPage(component)}`);
  else addDefaultImport(source, component, `@/pages/${component}`);
}

function removePageImport(source: Source, component: string): void {
  const later = lazyPages(source);
  const own = later.find(({ name }) => name === component);
  if (!own) return removeImport(source, component);
  removeWithLine(source, own.node);
  if (later.length === 1) removeImport(source, "lazy");
}

/** `const Menu = lazy(...)`, in their order. */
function lazyPages({ program }: Source): { name: string; node: VariableDeclaration }[] {
  return program.body.flatMap((node) => {
    if (node.type !== "VariableDeclaration") return [];
    const [declared] = node.declarations;
    const { id, init } = declared ?? {};
    const isLazy = init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "lazy";
    return isLazy && id?.type === "Identifier" ? [{ name: id.name, node }] : [];
  });
}

export function addRoute(project: ProjectEdit, page: PlannedPage): boolean {
  const source = project.open(appFile);
  const routes = source ? elementsNamed(source.program, "Route") : [];
  const before = routes.find((route) => attributeOf(route, "path")?.value === "*");
  const last = routes.at(-1);
  if (!source || !last) return false;
  const line = `<Route path=${stringLiteral(page.path)} element={<${page.component} />} />`;
  if (before) source.edits.appendRight(before.start, `${line}\n${indentAt(source.text, before.start)}`);
  else source.edits.appendLeft(last.end, `\n${indentAt(source.text, last.start)}${line}`);
  addPageImport(source, page.component);
  project.save(appFile, source);
  return true;
}

export function removeRoute(project: ProjectEdit, page: PlannedPage): boolean {
  const source = project.open(appFile);
  const route =
    source && elementsNamed(source.program, "Route").find((node) => attributeOf(node, "path")?.value === page.path);
  if (!source || !route) return false;
  removeWithLine(source, route);
  removePageImport(source, page.component);
  project.save(appFile, source);
  return true;
}

/** Links to a path or anchor, in all files at hand, lead elsewhere. Returns the files that changed. */
export function redirectLinks(project: ProjectEdit, from: string, to: string): string[] {
  const changed: string[] = [];
  for (const path of project.paths.filter((name) => /\.tsx?$/.test(name))) {
    const text = project.text(path)!;
    const next = text.replace(/(\bto=|\bto: |\bhref=|navigate\()"([^"]*)"/g, (match, before: string, target: string) =>
      target === from || (!from.includes("#") && target.startsWith(`${from}#`)) ? `${before}"${to}"` : match,
    );
    if (next === text) continue;
    project.write(path, next);
    changed.push(path);
  }
  return changed;
}

/** Every source file the plan knows, for operations that follow links. */
export function sourcePaths(plan: Plan): string[] {
  return Object.keys(plan.files).filter((path) => /^src\/.+\.tsx?$/.test(path));
}

export function pageFile(page: PlannedPage): string {
  return `src/pages/${page.component}.tsx`;
}

const fillers = /^(?:the|a|an|my|our|die|der|das|eine?n?|meine?n?|unsere?n?|el|la|los|las|un|una|mi|nuestr[oa])\s+/iu;

/** The page a phrase names: by title, route or component, articles and "page" aside. */
export function pageNamed(plan: Plan, phrase: string): PlannedPage | null {
  const bare = phrase
    .trim()
    .replace(/["'„“”«».]/g, "")
    .replace(fillers, "")
    .replace(/\s*(?:-)?\b(?:page|seite|página|tab|link|entry|item|eintrag|menu item|nav(?:igation)? item)$/iu, "")
    .replace(/^(?:page|seite|página)\s+/iu, "")
    .trim()
    .toLowerCase();
  if (bare === "") return null;
  const same = (text: string): boolean => text.toLowerCase() === bare;
  return (
    plan.pages.find((page) => same(page.title) || same(page.path.slice(1)) || same(page.component)) ??
    plan.pages.find(
      (page) =>
        page.path === "/" && /^(?:home ?page|home|start(?:seite)?|landing(?: page)?|inicio|portada)$/i.test(bare),
    ) ??
    plan.pages.find(
      (page) =>
        bare.length > 3 &&
        page.path !== "/" &&
        (page.title.toLowerCase().includes(bare) || bare.includes(page.title.toLowerCase())),
    ) ??
    null
  );
}
