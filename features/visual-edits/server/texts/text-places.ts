/** Finds an element's texts in the source: between its tags, in a property of its component, or in a constant. */
import type { Expression, JSXElement, Node } from "oxc-parser";
import type { BlockedReason, Chain } from "../../contract/index.ts";
import {
  attributeOf,
  componentAround,
  passesOn,
  propsOf,
  readsProp,
  useOf,
  type FoundElement,
} from "../source/find-element.ts";
import type { Source, SourceFiles } from "../source/source-files.ts";
import { constantAt } from "./constant-texts.ts";

export type TextKind = "markup" | "string" | "attribute";

export interface TextPlace {
  path: string;
  start: number;
  end: number;
  kind: TextKind;
  /** The component whose markup contains it; null for constants. */
  component: string | null;
}

/** A place, or why there is none. */
export type TextAnswer = TextPlace | BlockedReason;

interface Search {
  files: SourceFiles;
  chain: Chain;
  /** Components that were gone through. */
  step?: number;
}

const MAX_STEPS = 8;

/** As a page shows it: runs of white space are one space. */
const shownAs = (text: string): string => text.replace(/\s+/g, " ").trim();

/** One answer per shown text. A place is given only if the source contains exactly the shown text. */
export function textPlaces(search: Search, found: FoundElement, shown: readonly string[]): TextAnswer[] {
  const { step = 0 } = search;
  const blocked = (reason: BlockedReason): TextAnswer[] => shown.map(() => reason);
  if (step > MAX_STEPS) return blocked("code");
  const parts = found.element.children.filter(isText);
  if (parts.length === 0) {
    const props = ownProps(found);
    const use = passesOn(props, found.element, "children") ? useOf(search.files, search.chain, found) : null;
    return use === null ? blocked("code") : textPlaces({ ...search, step: step + 1 }, use, shown);
  }
  // Some parts show nothing, and some components show texts of their own, so only unique texts are certain.
  const inOrder = parts.length === shown.length;
  return shown.map((text, index) => {
    const part = inOrder
      ? parts[index]!
      : onlyOne(
          parts.filter((each) => each.type === "JSXText" && shownAs(markupText(found.source, each)) === shownAs(text)),
        );
    return part === null ? "code" : placeOfPart(search, found, { part, text, step });
  });
}

const onlyOne = <T>(found: readonly T[]): T | null => (found.length === 1 ? found[0]! : null);

const isText = (child: JSXElement["children"][number]): boolean =>
  child.type === "JSXText"
    ? child.value.trim() !== ""
    : child.type === "JSXExpressionContainer" && child.expression.type !== "JSXEmptyExpression";

function ownProps(found: FoundElement) {
  const component = componentAround(found.parents);
  return component === null ? null : propsOf(component);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? (hex === undefined ? null : Number.parseInt(hex, 16)) : Number(decimal);
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      return ENTITIES[name!.toLowerCase()] ?? whole;
    },
  );

const markupText = (source: Source, node: { start: number; end: number }): string =>
  decode(source.text.slice(node.start, node.end));

interface Part {
  part: JSXElement["children"][number];
  text: string;
  step: number;
}

function placeOfPart(search: Search, found: FoundElement, { part, text, step }: Part): TextAnswer {
  const component = componentAround(found.parents)?.name ?? null;
  if (part.type === "JSXText") {
    const raw = found.source.text.slice(part.start, part.end);
    if (shownAs(decode(raw)) !== shownAs(text)) return "moved";
    const start = part.start + raw.search(/\S/);
    return { path: found.source.path, start, end: part.start + raw.trimEnd().length, kind: "markup", component };
  }
  if (part.type !== "JSXExpressionContainer") return "code";
  return placeOfExpression(search, found, { expression: part.expression as Expression, text, step });
}

function bare(expression: Expression): Expression {
  let node = expression;
  while (
    node.type === "TSAsExpression" ||
    node.type === "TSSatisfiesExpression" ||
    node.type === "TSNonNullExpression" ||
    node.type === "ParenthesizedExpression"
  )
    node = node.expression;
  return node;
}

interface Read {
  expression: Expression;
  text: string;
  step: number;
}

function placeOfExpression(search: Search, found: FoundElement, { expression, text, step }: Read): TextAnswer {
  const node = bare(expression);
  const component = componentAround(found.parents)?.name ?? null;
  const literal = literalPlace(found.source, node, text);
  if (literal !== null) return literal === "moved" ? literal : { ...literal, component };
  const prop = readsProp(ownProps(found), node);
  if (prop !== null) return placeOfProp(search, found, { prop, text, step });
  const constant = constantAt({ files: search.files, found, expression: node, shown: shownAs(text) });
  return constant === null ? "data" : { ...constant, kind: "string", component: null };
}

/** Null: it is no text that is written there as a whole. */
function literalPlace(source: Source, node: Node, text: string): Omit<TextPlace, "component"> | "moved" | null {
  const value =
    node.type === "Literal" && typeof node.value === "string"
      ? node.value
      : node.type === "TemplateLiteral" && node.expressions.length === 0
        ? node.quasis[0]!.value.cooked
        : null;
  if (value == null) return null;
  if (shownAs(value) !== shownAs(text)) return "moved";
  return { path: source.path, start: node.start, end: node.end, kind: "string" };
}

/** Follows a property to the use of the component, where it may also stand between the tags. */
function placeOfProp(
  search: Search,
  found: FoundElement,
  { prop, text, step }: { prop: string; text: string; step: number },
): TextAnswer {
  const use = useOf(search.files, search.chain, found);
  if (use === null || step >= MAX_STEPS) return "code";
  const attribute = attributeOf(use.element, prop);
  if (attribute?.value == null)
    return prop === "children" ? textPlaces({ ...search, step: step + 1 }, use, [text])[0]! : "code";
  const component = componentAround(use.parents)?.name ?? null;
  const { value } = attribute;
  if (value.type === "Literal") {
    const raw = use.source.text.slice(value.start + 1, value.end - 1);
    if (shownAs(decode(raw)) !== shownAs(text)) return "moved";
    return { path: use.source.path, start: value.start, end: value.end, kind: "attribute", component };
  }
  if (value.type !== "JSXExpressionContainer" || value.expression.type === "JSXEmptyExpression") return "code";
  return placeOfExpression(search, use, { expression: value.expression, text, step: step + 1 });
}

/** The text as it is written at such a place. Blanks at its ends would be lost between tags. */
export function writtenText(kind: TextKind, text: string): string {
  const quoted = JSON.stringify(text);
  if (kind === "string") return quoted;
  if (kind === "attribute") return /["\\&\n]/.test(text) ? `{${quoted}}` : `"${text}"`;
  return /[{}<>\n]|&[#\w]|^\s|\s$|\s\s/.test(text) ? `{${quoted}}` : text;
}
