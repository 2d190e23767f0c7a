/** Links to pages that are gone go as well, wherever they stand: buttons, running text, cards, lists of links. */
import type { JSXAttributeItem, JSXElement, Node } from "oxc-parser";
import { countUses, removeImport, tagOf } from "../../edit/jsx.ts";
import { keyOf, removeElement } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, removeWithLine, textOf, type Found, type Source } from "../../edit/source.ts";
import { jsxText, stringLiteral } from "../../emit/literal.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import type { Changed, Wording } from "../operation.ts";

export const didLinks: Wording = {
  en: "Links and buttons to it are gone as well",
  de: "Links und Knöpfe dorthin sind ebenfalls entfernt",
  es: "También se han quitado los enlaces y botones hacia ella",
};

export interface Dropped {
  /** Files that changed. */
  paths: string[];
  /** Words of buttons that lead to another page now, because their section has no other. */
  moved: string[];
}

interface Going {
  gone: readonly string[];
  /** Where the only button of a section leads instead; null where there is no such page. */
  instead: PlannedPage | null;
}

/** Whether a target, or the beginning of one that is put together, is on one of the pages. */
export function leadsTo(target: string, gone: readonly string[], isBeginning = false): boolean {
  return gone.some((path) => {
    const [fixed = "", ...more] = path.split(":");
    if (more.length > 0)
      return isBeginning ? target === fixed : target.startsWith(fixed) && !target.slice(fixed.length).includes("/");
    return target === path || target.startsWith(`${path}?`) || target.startsWith(`${path}#`);
  });
}

export function dropLinks(project: ProjectEdit, going: Going): Dropped {
  const dropped: Dropped = { paths: [], moved: [] };
  for (const path of project.paths.filter((name) => /\.tsx?$/.test(name))) {
    // A link that is taken away may stand in another one's place: each round takes those that do not overlap.
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const source = project.open(path);
      if (!source || !dropOne(source, path, { going, dropped })) break;
      project.save(path, source);
      const after = project.open(path);
      if (after && withoutUnused(source, after)) project.save(path, after);
      if (!dropped.paths.includes(path)) dropped.paths.push(path);
    }
  }
  return dropped;
}

/** More links to one page stand in no file. */
const MAX_ROUNDS = 40;

type Link = Found<JSXElement>;

function dropOne(source: Source, path: string, { going, dropped }: { going: Going; dropped: Dropped }): boolean {
  const link = findAll(source.program, "JSXElement").find(({ node }) => targetOf(node, going.gone) !== null);
  if (link) {
    if (isOnlyButton(source, link, path) && going.instead) {
      dropped.moved.push(labelOf(link.node));
      moveTo(source, link.node, going);
    } else takeAway(source, link);
    return true;
  }
  const entry = findAll(source.program, "ObjectExpression").find(
    ({ node, parents }) =>
      parents.at(-1)?.type === "ArrayExpression" &&
      node.properties.some(
        (property) =>
          /^(?:to|href|path)$/.test(keyOf(property) ?? "") &&
          property.type === "Property" &&
          property.value.type === "Literal" &&
          leadsTo(String(property.value.value), going.gone),
      ),
  );
  if (entry) removeElement(source, entry.node);
  return entry !== undefined;
}

/** The attribute that leads to one of the pages. */
function targetOf(node: JSXElement, gone: readonly string[]): JSXAttributeItem | null {
  const found = node.openingElement.attributes.find((attribute) => {
    if (attribute.type !== "JSXAttribute" || !/^(?:to|href)$/.test(String(attribute.name.name))) return false;
    const value = attribute.value?.type === "JSXExpressionContainer" ? attribute.value.expression : attribute.value;
    if (value?.type === "Literal") return leadsTo(String(value.value), gone);
    if (value?.type !== "TemplateLiteral") return false;
    const first = value.quasis[0]?.value.raw ?? "";
    return leadsTo(first, gone, true);
  });
  return tagOf(node) === "Route" ? null : (found ?? null);
}

const isBlank = (node: Node): boolean => node.type === "JSXText" && node.value.trim() === "";

const labelOf = ({ children }: JSXElement): string =>
  children
    .flatMap((child) => (child.type === "JSXText" ? [child.value.trim()] : []))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

/** Words and icons, which say nothing without the page; what is put together there is shown for its own sake. */
const isLabel = ({ children }: JSXElement): boolean =>
  children.every((child) => child.type === "JSXText" || (child.type === "JSXElement" && child.children.length === 0));

function isOnlyButton(source: Source, { node }: Link, path: string): boolean {
  if (!path.startsWith("src/components/sections/") || !isLabel(node) || labelOf(node) === "") return false;
  if (!textOf(source, node.openingElement).includes("buttonClass")) return false;
  return (
    findAll(source.program, "JSXElement").filter((other) => /^(?:Link|a|form|button|Button)$/.test(tagOf(other.node)))
      .length === 1
  );
}

function moveTo(source: Source, node: JSXElement, { gone, instead }: Going) {
  const target = targetOf(node, gone)!;
  const name = target.type === "JSXAttribute" ? String(target.name.name) : "to";
  source.edits.overwrite(target.start, target.end, `${name}=${stringLiteral(instead!.path)}`);
  const words = node.children.find((child) => child.type === "JSXText" && !isBlank(child))!;
  const text = textOf(source, words);
  source.edits.overwrite(
    words.start,
    words.end,
    text.replace(text.trim(), () => jsxText(instead!.title)),
  );
}

function takeAway(source: Source, { node, parents }: Link) {
  const around = parents.at(-1)!;
  const isInText =
    (around.type === "JSXElement" || around.type === "JSXFragment") &&
    around.children.some((child) => child !== node && child.type === "JSXText" && !isBlank(child));
  if (isInText && isLabel(node)) return unwrap(source, node);
  if (!isLabel(node)) return asPlain(source, node);
  remove(source, node, parents);
}

function unwrap(source: Source, node: JSXElement) {
  source.edits.remove(node.start, node.openingElement.end);
  if (node.closingElement) source.edits.remove(node.closingElement.start, node.end);
}

/** The same content without the link. */
function asPlain(source: Source, node: JSXElement) {
  const isBlock = findAll(node, "JSXElement").some(({ node: one }) => /^(?:div|p|h\d|ul|img|figure)$/.test(tagOf(one)));
  const tag = isBlock ? "div" : "span";
  const style = node.openingElement.attributes.find(
    (one) => one.type === "JSXAttribute" && one.name.name === "className",
  );
  const key = node.openingElement.attributes.find((one) => one.type === "JSXAttribute" && one.name.name === "key");
  const kept = [key, style].filter((one) => one !== undefined).map((one) => ` ${textOf(source, one)}`);
  source.edits.overwrite(node.openingElement.start, node.openingElement.end, `<${tag}${kept.join("")}>`);
  if (node.closingElement) source.edits.overwrite(node.closingElement.start, node.closingElement.end, `</${tag}>`);
}

/** With whatever around it holds nothing else. */
function remove(source: Source, node: JSXElement, parents: readonly Node[]) {
  const around = parents.at(-1)!;
  if (around.type === "JSXElement" || around.type === "JSXFragment") {
    const isAlone = around.children.every((child) => child === node || isBlank(child));
    if (isAlone && around.type === "JSXElement") return remove(source, around, parents.slice(0, -1));
    return removeWithLine(source, node);
  }
  const attribute = parents.findLast((one) => one.type === "JSXAttribute");
  if (around.type === "JSXExpressionContainer" && attribute && parents.at(-2) === attribute)
    return removeWithLine(source, attribute);
  source.edits.overwrite(node.start, node.end, "null");
}

/** Imports that were used before and are no longer. */
function withoutUnused(before: Source, after: Source): boolean {
  const names = findAll(after.program, "ImportDeclaration").flatMap(({ node }) =>
    node.specifiers.map(({ local }) => local.name),
  );
  const unused = names.filter((name) => countUses(after, name) === 0 && countUses(before, name) > 0);
  const whole = new Set<Node>();
  for (const { node } of findAll(after.program, "ImportDeclaration"))
    if (node.specifiers.length > 1 && node.specifiers.every(({ local }) => unused.includes(local.name))) {
      removeWithLine(after, node);
      whole.add(node);
    }
  for (const name of unused) {
    const own = findAll(after.program, "ImportDeclaration").find(({ node }) =>
      node.specifiers.some(({ local }) => local.name === name),
    );
    if (own && !whole.has(own.node)) removeImport(after, name);
  }
  return unused.length > 0;
}

/** Whatever took a page out of the plan, nothing in the files at hand leads to it any more. */
export function withoutDeadLinks(project: ProjectEdit, before: DraftPlan, changed: readonly Changed[]): Changed[] {
  const after = changed.at(-1)?.plan;
  const isLeft = ({ component, path }: PlannedPage): boolean =>
    after?.pages.some((page) => page.component === component || page.path === path) === true;
  const gone = after ? before.pages.filter((page) => !isLeft(page)).map(({ path }) => path) : [];
  const { paths } = gone.length > 0 ? dropLinks(project, { gone, instead: null }) : { paths: [] };
  const last = changed.at(-1);
  if (paths.length === 0 || !last) return [...changed];
  const claims = paths.map((path) => ({
    text: didLinks[last.plan.language],
    path,
    holds: (content: string | null) => !hasLinks(content, gone),
  }));
  return [...changed.slice(0, -1), { ...last, claims: [...last.claims, ...claims] }];
}

export const hasLinks = (content: string | null, gone: readonly string[]): boolean =>
  [...(content ?? "").matchAll(/\b(?:to|href)(?:=\{?|: )["`]([^"`$]*)/g)].some(([, target]) => leadsTo(target!, gone));
