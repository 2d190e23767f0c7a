/** Finds the element at a place in the source. */
import type { Function as FunctionNode, ArrowFunctionExpression, JSXElement, JSXAttribute, Node } from "oxc-parser";
import type { Chain } from "../../contract/index.ts";
import { nodesOf, type Source, type SourceFiles } from "./source-files.ts";

export interface Place {
  path: string;
  line: number;
  column: number;
}

export function placeOf(source: string): Place {
  const [, path = "", line, column] = /^([^:]+):(\d+):(\d+)$/.exec(source) ?? [];
  return { path, line: Number(line), column: Number(column) };
}

/** An element with its surroundings. */
export interface FoundElement {
  /** Its place in the chain. */
  at: number;
  source: Source;
  element: JSXElement;
  /** The surrounding nodes, the nearest last. */
  parents: readonly Node[];
}

export const elementName = ({ openingElement: { name } }: JSXElement): string =>
  name.type === "JSXIdentifier" ? name.name : name.type === "JSXMemberExpression" ? name.property.name : name.name.name;

const isHostName = (name: string): boolean => /^[a-z]/.test(name);

/** Null: there is no element with that name. Components may be renamed, so only elements are compared by name. */
export function findElement(files: SourceFiles, chain: Chain, at: number): FoundElement | null {
  const link = chain[at];
  if (link === undefined) return null;
  const { path, line, column } = placeOf(link.source);
  const source = files.source(path);
  if (source === null) return null;
  const lineStart = startOfLine(source.text, line);
  if (lineStart === null) return null;
  const lineEnd = source.text.indexOf("\n", lineStart) + 1 || source.text.length + 1;
  const found: FoundElement[] = [];
  for (const { node, parents } of nodesOf(source.program)) {
    if (node.type !== "JSXElement" || node.start < lineStart || node.start >= lineEnd) continue;
    if (isHostName(link.name) && elementName(node) !== link.name) continue;
    found.push({ at, source, element: node, parents });
  }
  const exact = found.find(({ element }) => element.start === lineStart + column - 1);
  // After letters outside ASCII, compilers count columns in other units.
  return exact ?? (found.length === 1 && isHostName(link.name) ? found[0]! : null);
}

/** Null outside the text. */
function startOfLine(text: string, line: number): number | null {
  let at = 0;
  for (let skipped = 1; skipped < line; skipped += 1) {
    at = text.indexOf("\n", at) + 1;
    if (at === 0) return null;
  }
  return at;
}

/** Null if there is none, and for names with a colon. */
export function attributeOf({ openingElement }: JSXElement, name: string): JSXAttribute | null {
  for (const attribute of openingElement.attributes)
    if (attribute.type === "JSXAttribute" && attribute.name.type === "JSXIdentifier" && attribute.name.name === name)
      return attribute;
  return null;
}

export interface Component {
  name: string | null;
  node: FunctionNode | ArrowFunctionExpression;
}

/**
 * The component with this element in its markup: the nearest function whose name begins with a capital letter, or
 * without a name.
 */
export function componentAround(parents: readonly Node[]): Component | null {
  for (let at = parents.length - 1; at >= 0; at -= 1) {
    const node = parents[at]!;
    if (
      node.type === "FunctionDeclaration" ||
      node.type === "FunctionExpression" ||
      node.type === "ArrowFunctionExpression"
    ) {
      const name = functionName(node, parents.slice(0, at));
      if (name === null ? parents[at - 1]?.type === "ExportDefaultDeclaration" : /^[A-Z]/.test(name))
        return { name, node };
    }
  }
  return null;
}

/** The function's name, or that of the constant it is assigned to, also through `memo` and `forwardRef`. */
function functionName(node: FunctionNode | ArrowFunctionExpression, parents: readonly Node[]): string | null {
  if (node.type !== "ArrowFunctionExpression" && node.id !== null) return node.id.name;
  const around = parents.findLast((parent) => parent.type !== "CallExpression");
  return around?.type === "VariableDeclarator" && around.id.type === "Identifier" ? around.id.name : null;
}

/** The place where the element's component is used. */
export function useOf(files: SourceFiles, chain: Chain, found: FoundElement): FoundElement | null {
  const name = componentAround(found.parents)?.name;
  if (name == null) return null;
  const at = chain.findIndex((link, index) => index > found.at && link.name === name);
  return at < 0 ? null : findElement(files, chain, at);
}

/** A component's names for its properties. */
export type Props =
  | { kind: "whole"; name: string }
  | { kind: "parts"; local: ReadonlyMap<string, { prop: string; fallback: Node | null }>; rest: string | null };

export function propsOf({ node }: Component): Props | null {
  const [first] = node.params as readonly Node[];
  if (first === undefined) return null;
  if (first.type === "Identifier") return { kind: "whole", name: first.name };
  if (first.type !== "ObjectPattern") return null;
  const local = new Map<string, { prop: string; fallback: Node | null }>();
  let rest: string | null = null;
  for (const property of first.properties) {
    if (property.type === "RestElement") {
      if (property.argument.type === "Identifier") rest = property.argument.name;
      continue;
    }
    if (property.key.type !== "Identifier") continue;
    const value = property.value;
    if (value.type === "Identifier") local.set(value.name, { prop: property.key.name, fallback: null });
    else if (value.type === "AssignmentPattern" && value.left.type === "Identifier")
      local.set(value.left.name, { prop: property.key.name, fallback: value.right });
  }
  return { kind: "parts", local, rest };
}

/** The property that an expression reads; null if it is none of the component's. */
export function readsProp(props: Props | null, node: Node): string | null {
  if (props === null) return null;
  if (props.kind === "parts") return node.type === "Identifier" ? (props.local.get(node.name)?.prop ?? null) : null;
  const isMember =
    node.type === "MemberExpression" &&
    !node.computed &&
    node.object.type === "Identifier" &&
    node.object.name === props.name &&
    node.property.type === "Identifier";
  return isMember ? (node.property as { name: string }).name : null;
}

/** Whether properties without a name are passed to the element: `{...props}`. */
export function passesOn(props: Props | null, element: JSXElement, prop: string): boolean {
  if (props === null) return false;
  const bag = props.kind === "whole" ? props.name : props.rest;
  if (bag === null || (props.kind === "parts" && [...props.local.values()].some((part) => part.prop === prop)))
    return false;
  return element.openingElement.attributes.some(
    (attribute) =>
      attribute.type === "JSXSpreadAttribute" &&
      attribute.argument.type === "Identifier" &&
      attribute.argument.name === bag,
  );
}
