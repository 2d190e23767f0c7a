import type { Expression, Node, ObjectExpression, ObjectProperty } from "oxc-parser";
import { literal, stringLiteral } from "../emit/literal.ts";
import { findAll, indentAt, removeWithLine, type Source } from "./source.ts";

/** `x as const` and `x satisfies T` are `x`. */
export function unwrapped(node: Expression | null | undefined): Expression | null {
  if (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression") return unwrapped(node.expression);
  return node ?? null;
}

/** The value of a top-level `const`, exported or not. */
export function constValue(source: Source, name: string): Expression | null {
  for (const { node } of findAll(source.program, "VariableDeclarator")) {
    if (node.id.type === "Identifier" && node.id.name === name) return unwrapped(node.init);
  }
  return null;
}

export function keyOf(property: Node): string | null {
  if (property.type !== "Property" || property.computed) return null;
  if (property.key.type === "Identifier") return property.key.name;
  return property.key.type === "Literal" ? String(property.key.value) : null;
}

export function propertyOf(object: Expression | null, key: string): ObjectProperty | null {
  if (object?.type !== "ObjectExpression") return null;
  const found = object.properties.find((property) => keyOf(property) === key);
  return found?.type === "Property" ? found : null;
}

/** Follows `address.street` or `people.0.name` from an object. */
export function valueAt(from: Expression | null, path: string): Expression | null {
  return path.split(".").reduce<Expression | null>((node, part) => {
    if (node?.type === "ArrayExpression") {
      const item = node.elements[Number(part)];
      return item && item.type !== "SpreadElement" ? unwrapped(item) : null;
    }
    return unwrapped(propertyOf(node, part)?.value as Expression | undefined);
  }, from);
}

export function stringAt(from: Expression | null, path: string): string | null {
  const node = valueAt(from, path);
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

export function numberAt(from: Expression | null, path: string): number | null {
  const node = valueAt(from, path);
  return node?.type === "Literal" && typeof node.value === "number" ? node.value : null;
}

export function setLiteral(source: Source, node: Expression, value: string | number | boolean) {
  source.edits.overwrite(node.start, node.end, typeof value === "string" ? stringLiteral(value) : String(value));
}

/** Adds an element behind the last one, in the layout of the list. */
export function appendElement(source: Source, list: Extract<Expression, { type: "ArrayExpression" }>, text: string) {
  const last = list.elements.at(-1);
  if (!last) {
    source.edits.overwrite(list.start, list.end, `[${text}]`);
    return;
  }
  source.edits.appendLeft(last.end, `${separatorIn(source, list, last.start)}${text}`);
}

/** Adds an element in front of another one of the list. */
export function insertElement(
  source: Source,
  { list, before }: { list: { start: number }; before: { start: number } },
  text: string,
) {
  source.edits.appendLeft(before.start, `${text}${separatorIn(source, list, before.start)}`);
}

/** Adds a property, `key: value`, behind the last one. */
export function appendProperty(source: Source, object: ObjectExpression, property: string) {
  const last = object.properties.at(-1);
  if (!last) source.edits.overwrite(object.start, object.end, `{ ${property} }`);
  else source.edits.appendLeft(last.end, `${separatorIn(source, object, last.start)}${property}`);
}

function separatorIn({ text }: Source, around: { start: number }, at: number): string {
  const multiline = text.slice(around.start, at).includes("\n");
  return multiline ? `,\n${indentAt(text, at)}` : ", ";
}

/** A value laid out as it would be at this place. */
export function laidOut(source: Source, value: unknown, beside: { start: number }): string {
  return literal(value, Math.round(indentAt(source.text, beside.start).length / 2));
}

export function removeElement(source: Source, element: { start: number; end: number }) {
  removeWithLine(source, element);
}

export interface RecordList {
  /** The property or constant that holds it: `items`, `products`. */
  name: string;
  list: Extract<Expression, { type: "ArrayExpression" }>;
  records: ObjectExpression[];
}

/** Lists of objects in a content file, outer ones first. */
export function recordLists(source: Source): RecordList[] {
  const found: RecordList[] = [];
  for (const { node, parents } of findAll(source.program, "ArrayExpression")) {
    const records = node.elements.filter(
      (element): element is ObjectExpression => element?.type === "ObjectExpression",
    );
    if (records.length === 0 || records.length !== node.elements.length) continue;
    const holder = parents.at(-1);
    const name = holder ? (keyOf(holder) ?? declaredName(holder)) : null;
    if (name) found.push({ name, list: node, records });
  }
  return found;
}

function declaredName(node: Node): string | null {
  return node.type === "VariableDeclarator" && node.id.type === "Identifier" ? node.id.name : null;
}

/** The plain strings and numbers of a record. */
export function plainValues(record: ObjectExpression): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const property of record.properties) {
    const key = keyOf(property);
    if (!key || property.type !== "Property" || property.value.type !== "Literal") continue;
    const { value } = property.value;
    if (typeof value === "string" || typeof value === "number") values[key] = value;
  }
  return values;
}
