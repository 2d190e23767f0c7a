import type { JSXElement, Node } from "oxc-parser";
import { findAll, indentAt, removeWithLine, type Source } from "./source.ts";

export function tagOf(node: JSXElement): string {
  const { name } = node.openingElement;
  return name.type === "JSXIdentifier" ? name.name : "";
}

export function elementsNamed(root: Node, tag: string): JSXElement[] {
  return findAll(root, "JSXElement")
    .map(({ node }) => node)
    .filter((node) => tagOf(node) === tag);
}

/** A plain text attribute; null when it is absent or computed. */
export function attributeOf(node: JSXElement, name: string): { value: string; start: number; end: number } | null {
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type !== "JSXAttribute" || attribute.name.name !== name || !attribute.value) continue;
    if (attribute.value.type === "Literal")
      return { value: String(attribute.value.value), start: attribute.value.start, end: attribute.value.end };
    if (attribute.value.type === "JSXExpressionContainer" && attribute.value.expression.type === "Literal") {
      return {
        value: String(attribute.value.expression.value),
        start: attribute.value.start,
        end: attribute.value.end,
      };
    }
  }
  return null;
}

/** Adds a named import in its place among those of the same kind, or the name to an import that is there. */
export function addImport(source: Source, name: string, from: string) {
  const same = importOf(source, from);
  if (same?.specifiers.some((entry) => entry.local.name === name)) return;
  const lastNamed = same?.specifiers.filter((entry) => entry.type === "ImportSpecifier").at(-1);
  if (lastNamed) source.edits.appendLeft(lastNamed.end, `, ${name}`);
  else writeImport(source, `{ ${name} }`, from);
}

export function addDefaultImport(source: Source, name: string, from: string) {
  const same = importOf(source, from);
  if (!same?.specifiers.some((entry) => entry.local.name === name)) writeImport(source, name, from);
}

function importOf(source: Source, from: string) {
  return findAll(source.program, "ImportDeclaration").find(
    ({ node }) => node.source.value === from && node.importKind !== "type",
  )?.node;
}

function writeImport(source: Source, clause: string, from: string) {
  const imports = findAll(source.program, "ImportDeclaration").map(({ node }) => node);
  const line = `import ${clause} from ${JSON.stringify(from)};`;
  const after = imports
    .filter(
      (node) =>
        rank(node.source.value) <= rank(from) && (rank(node.source.value) < rank(from) || node.source.value <= from),
    )
    .at(-1);
  if (after) source.edits.appendLeft(after.end, `\n${line}`);
  else if (imports[0]) source.edits.appendRight(imports[0].start, `${line}\n`);
  else source.edits.prepend(`${line}\n\n`);
}

/** Packages stand before the project's own files. */
function rank(from: string): number {
  return from.startsWith("@/") || from.startsWith(".") ? 1 : 0;
}

/** Removes an imported name, with its whole line when it was the only one. */
export function removeImport(source: Source, name: string) {
  for (const { node } of findAll(source.program, "ImportDeclaration")) {
    const specifier = node.specifiers.find((entry) => entry.local.name === name);
    if (!specifier) continue;
    if (node.specifiers.length === 1) removeWithLine(source, node);
    else source.edits.remove(specifier.start, nextStart(source, specifier.end));
  }
}

function nextStart({ text }: Source, end: number): number {
  return end + (/^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

export function importedFrom(source: Source, name: string): string | null {
  for (const { node } of findAll(source.program, "ImportDeclaration")) {
    if (node.specifiers.some((entry) => entry.local.name === name)) return node.source.value;
  }
  return null;
}

/** True when the name is still used besides its import; edits not yet applied are not seen. */
export function countUses(source: Source, name: string): number {
  const plain = findAll(source.program, "Identifier").filter(
    ({ node, parents }) =>
      node.name === name &&
      parents.at(-1)?.type !== "ImportSpecifier" &&
      parents.at(-1)?.type !== "ImportDefaultSpecifier",
  );
  const jsx = findAll(source.program, "JSXIdentifier").filter(({ node }) => node.name === name);
  return plain.length + jsx.length;
}

/** Puts markup on its own line before an element, at the element's indentation. */
export function insertBefore(source: Source, element: { start: number }, markup: string) {
  const indent = indentAt(source.text, element.start);
  source.edits.appendRight(element.start, `${indented(markup, indent)}\n${indent}`);
}

/** Puts markup on its own line behind an element, at the element's indentation. */
export function insertAfter(source: Source, element: { start: number; end: number }, markup: string) {
  const indent = indentAt(source.text, element.start);
  source.edits.appendLeft(element.end, `\n${indent}${indented(markup, indent)}`);
}

/** The first line stands where it is put, the others follow below it. */
function indented(markup: string, indent: string): string {
  return markup
    .split("\n")
    .map((line, index) => (index === 0 || line === "" ? line : indent + line))
    .join("\n");
}

/** The outermost element that the file's default or first exported component returns. */
export function rootElement(source: Source): JSXElement | Extract<Node, { type: "JSXFragment" }> | null {
  const exported = source.program.body.find(
    (node) => node.type === "ExportDefaultDeclaration" || node.type === "ExportNamedDeclaration",
  );
  if (!exported) return null;
  const returned = findAll(exported, "ReturnStatement")
    .map(({ node }) => node.argument)
    .filter((node) => node !== null);
  for (const node of returned.reverse()) {
    const inner = node.type === "ParenthesizedExpression" ? node.expression : node;
    if (inner.type === "JSXElement" || inner.type === "JSXFragment") return inner;
  }
  return null;
}
