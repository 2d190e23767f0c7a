/** Replaces literals of `export const site = {…}` in place; the rest of the file stays as written. */
import MagicString from "magic-string";
import { parseSync, type Expression, type ObjectExpression, type ObjectProperty, type Program } from "oxc-parser";

export interface DetailChange {
  /** Path in the object: `contact.phone`, `hours.0.opens`. */
  key: string;
  value: string;
}

export type ReplaceResult = { ok: true; source: string; changed: number } | { ok: false; missing: string[] };

function siteObject(program: Program): ObjectExpression | null {
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") continue;
    for (const variable of statement.declaration.declarations) {
      if (variable.id.type !== "Identifier" || variable.id.name !== "site") continue;
      const value = unwrapped(variable.init);
      if (value?.type === "ObjectExpression") return value;
    }
  }
  return null;
}

/** `x as const` and `x satisfies T` are `x`. */
function unwrapped(node: Expression | null | undefined): Expression | null {
  if (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression") return unwrapped(node.expression);
  return node ?? null;
}

function keyOf({ key, computed }: ObjectProperty): string | null {
  if (computed) return null;
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}

function propertyOf(object: ObjectExpression, name: string): Expression | null {
  for (const property of object.properties) {
    if (property.type === "Property" && keyOf(property) === name) return property.value as Expression;
  }
  return null;
}

function step(node: Expression | null, part: string): Expression | null {
  const value = unwrapped(node);
  if (value?.type === "ObjectExpression") return propertyOf(value, part);
  if (value?.type !== "ArrayExpression" || !/^\d{1,4}$/.test(part)) return null;
  const element = value.elements[Number(part)];
  return element === undefined || element === null || element.type === "SpreadElement" ? null : (element as Expression);
}

/** Numbers stay numbers where the typed text is one; a text in a number's place is refused. */
function literalText(node: Expression, value: string): string | null {
  if (node.type !== "Literal") return null;
  if (typeof node.value === "string") return JSON.stringify(value);
  if (typeof node.value === "number") return /^-?\d+(\.\d+)?$/.test(value.trim()) ? String(Number(value)) : null;
  return null;
}

/** All or nothing: missing keys, and keys without a text or number, are listed, and nothing is replaced. */
export function replaceDetails(source: string, changes: readonly DetailChange[]): ReplaceResult {
  const { program, errors } = parseSync("site.ts", source);
  const site = errors.length === 0 ? siteObject(program) : null;
  const edited = new MagicString(source);
  const missing: string[] = [];
  for (const change of changes) {
    const place = change.key.split(".").reduce<Expression | null>(step, site);
    const literal = unwrapped(place);
    const text = literal === null ? null : literalText(literal, change.value);
    if (literal === null || text === null) missing.push(change.key);
    else edited.overwrite(literal.start, literal.end, text);
  }
  if (missing.length > 0) return { ok: false, missing };
  return { ok: true, source: edited.toString(), changed: changes.length };
}

/** Every text and number of the object by its path, in the order of the file; empty when there is no such object. */
export function readDetails(source: string, max: number): DetailChange[] {
  const { program, errors } = parseSync("site.ts", source);
  const found: DetailChange[] = [];
  const visit = (node: Expression | null, path: readonly string[]): void => {
    const value = unwrapped(node);
    if (value === null || found.length >= max) return;
    if (value.type === "Literal" && (typeof value.value === "string" || typeof value.value === "number")) {
      found.push({ key: path.join("."), value: String(value.value) });
    } else if (value.type === "ArrayExpression") {
      value.elements.forEach((_, at) => visit(step(value, String(at)), [...path, String(at)]));
    } else if (value.type === "ObjectExpression") {
      for (const property of value.properties) {
        const name = property.type === "Property" ? keyOf(property) : null;
        if (name !== null) visit(propertyOf(value, name), [...path, name]);
      }
    }
  };
  if (errors.length === 0) visit(siteObject(program), []);
  return found;
}
