/** Finds where and how an element's classes are written. */
import type { Expression, Node, TemplateLiteral } from "oxc-parser";
import type { Chain } from "../../contract/index.ts";
import {
  attributeOf,
  componentAround,
  passesOn,
  propsOf,
  readsProp,
  useOf,
  type FoundElement,
} from "../source/find-element.ts";
import { nodesOf, type SourceFiles } from "../source/source-files.ts";
import type { ClassWord } from "./class-words.ts";
import { mergeClasses, type MergeOptions } from "./merge-classes.ts";

export interface TextEdit {
  path: string;
  start: number;
  end: number;
  text: string;
}

export interface ClassTarget {
  found: FoundElement;
  /** The component adds classes of its own. */
  hasRivals: boolean;
}

const MAX_STEPS = 8;
const JOINERS = /^(cn|clsx|cx|classNames|classnames|twMerge|twJoin)$/;

/** An element that takes its classes from the use of its component is changed there: other uses stay as they are. */
export function classTarget(files: SourceFiles, chain: Chain, element: FoundElement): ClassTarget {
  let target: ClassTarget = { found: element, hasRivals: false };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { found } = target;
    const component = componentAround(found.parents);
    const props = component === null ? null : propsOf(component);
    const attribute = attributeOf(found.element, "className");
    const expression = attribute?.value?.type === "JSXExpressionContainer" ? attribute.value.expression : null;
    const reads =
      expression !== null &&
      [...nodesOf(expression as Node)].some(({ node }) => readsProp(props, node) === "className");
    const passes = attribute === null && passesOn(props, found.element, "className");
    const use = reads || passes ? useOf(files, chain, found) : null;
    if (use === null) return target;
    target = { found: use, hasRivals: target.hasRivals || reads };
  }
  return target;
}

/** The change of the source that adds the classes. */
export function writeClasses(
  target: ClassTarget,
  words: readonly ClassWord[],
  options: Omit<MergeOptions, "hasRivals">,
): TextEdit {
  const { source, element } = target.found;
  const merge = (classes: string, hasRivals = false): string =>
    mergeClasses(classes, words, { ...options, hasRivals: hasRivals || target.hasRivals });
  const edit = (start: number, end: number, text: string): TextEdit => ({ path: source.path, start, end, text });
  const attribute = attributeOf(element, "className");
  if (attribute === null) {
    const { name, typeArguments } = element.openingElement;
    const at = typeArguments?.end ?? name.end;
    return edit(at, at, ` className="${merge("")}"`);
  }
  const value = attribute.value;
  if (value === null) return edit(attribute.end, attribute.end, `="${merge("")}"`);
  const inner = (node: { start: number; end: number }): string => source.text.slice(node.start + 1, node.end - 1);
  if (value.type === "Literal") return edit(value.start + 1, value.end - 1, merge(inner(value)));
  if (value.type !== "JSXExpressionContainer" || value.expression.type === "JSXEmptyExpression")
    return edit(value.start, value.end, `"${merge("")}"`);
  const expression: Expression = value.expression;
  if (expression.type === "Literal" && typeof expression.value === "string")
    return edit(expression.start + 1, expression.end - 1, merge(inner(expression)));
  if (expression.type === "TemplateLiteral") return edit(...intoTemplate(source.text, expression, merge));
  if (
    expression.type === "CallExpression" &&
    expression.callee.type === "Identifier" &&
    JOINERS.test(expression.callee.name)
  ) {
    const last = expression.arguments.at(-1);
    if (last?.type === "Literal" && typeof last.value === "string")
      return edit(last.start + 1, last.end - 1, merge(inner(last), expression.arguments.length > 1));
    if (last !== undefined) return edit(last.end, last.end, `, "${merge("", true)}"`);
  }
  const written = source.text.slice(expression.start, expression.end);
  return edit(expression.start, expression.end, `\`\${${written}} ${merge("", true)}\``);
}

/** The last part takes them; a word that an expression runs into is not touched. */
function intoTemplate(
  text: string,
  { quasis }: TemplateLiteral,
  merge: (classes: string, hasRivals: boolean) => string,
): [start: number, end: number, text: string] {
  const { value, tail } = quasis.at(-1)!;
  if (!tail) throw new Error("a template's last part is its tail");
  const raw = value.raw;
  const { end } = lastPart(text, quasis.at(-1)!, raw);
  const start = end - raw.length;
  const glued = quasis.length > 1 ? (/^\S+/.exec(raw)?.[0] ?? "") : "";
  const merged = merge(raw.slice(glued.length), quasis.length > 1);
  return [start, end, quasis.length > 1 ? `${glued} ${merged}` : merged];
}

/** Parsers disagree on whether a part's range holds the marks around it. */
function lastPart(text: string, node: { start: number; end: number }, raw: string): { end: number } {
  return {
    end: text.slice(node.end - raw.length, node.end) === raw && text[node.end] === "`" ? node.end : node.end - 1,
  };
}
