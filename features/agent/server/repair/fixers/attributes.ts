/**
 * Repairs attributes of markup and properties of objects: a wrong name, a value in the wrong form, a superfluous or a
 * missing one.
 */
import type { JSXAttribute, JSXOpeningElement, Node, ObjectExpression } from "oxc-parser";
import { suggestionIn, type Fixer, type FixersByCode, type Problem } from "../fixer.ts";
import { findAll, nearestName, nodesOf, openSource, removeNode, textOf, type Found, type Source } from "../source.ts";

const openingAt = ({ at }: Problem): JSXOpeningElement | null =>
  [...at.parents, at.node].findLast((node) => node.type === "JSXOpeningElement") ?? null;

const attributeNamed = (element: JSXOpeningElement, name: string): JSXAttribute | null =>
  element.attributes.find(
    (entry): entry is JSXAttribute => entry.type === "JSXAttribute" && entry.name.name === name,
  ) ?? null;

/** `className` for `class`, `item.price` for `item.prise`. */
const misspeltProperty: Fixer = (problem) => {
  const { source, at, message } = problem;
  const wanted = suggestionIn(message) ?? nearProperty(problem);
  const given = /Property '([^']+)' does not exist|'([^']+)' does not exist in type/.exec(message);
  const name = given?.[1] ?? given?.[2];
  if (wanted === null || name === undefined) return null;
  const element = openingAt(problem);
  const attribute = element === null ? null : attributeNamed(element, name);
  if (attribute !== null) {
    if (attributeNamed(element!, wanted) === null)
      source.edits.overwrite(attribute.name.start, attribute.name.end, wanted);
    else removeAttribute(source, attribute);
  } else if ("name" in at.node && at.node.name === name) {
    const parent = at.parents.at(-1);
    const isShort = parent?.type === "Property" && parent.shorthand;
    if (isShort && parent.value !== at.node && parents(at.parents, "ObjectPattern") === null) return null;
    source.edits.overwrite(at.node.start, at.node.end, isShort ? `${wanted}: ${name}` : wanted);
  } else return null;
  return `wrote ${wanted} for ${name} in ${source.path}`;
};

/** The compiler suggests nothing for short names, so this takes the most similar property of the project's own type. */
function nearProperty({ source, symbols, message }: Problem): string | null {
  const [, name, type] = /^Property '(\w+)' does not exist on type '(\w+)'/.exec(message) ?? [];
  if (name === undefined || type === undefined) return null;
  const names = [source, ...otherSources(problemFiles(symbols, type, source.path))].flatMap((each) =>
    findAll(each.program, "TSPropertySignature")
      .filter(({ node }) => node.key.type === "Identifier" && isInside(each, node, type))
      .map(({ node }) => textOf(each, node.key)),
  );
  return nearestName(name, names, 1);
}

const parents = (all: readonly Node[], type: Node["type"]): Node | null =>
  all.findLast((node) => node.type === type) ?? null;

const misspeltLiteral: Fixer = ({ source, at, message }) => {
  const wanted = /Did you mean '"([^"]+)"'/.exec(message)?.[1];
  const literal = literalNear(at.node, at.parents, source);
  if (wanted === undefined || literal === null) return null;
  source.edits.overwrite(literal.start, literal.end, JSON.stringify(wanted));
  return `wrote ${wanted} for ${textOf(source, literal).slice(1, -1)} in ${source.path}`;
};

/** The literal with the error: the compiler points at the name of its container. */
function literalNear(node: Node, around: readonly Node[], source: Source): Node | null {
  if (node.type === "Literal") return node;
  const holder = around.findLast((parent) =>
    /^(?:JSXAttribute|VariableDeclarator|Property|AssignmentExpression)$/.test(parent.type),
  );
  if (holder === undefined) return null;
  const literals = nodesOf(holder)
    .filter((found) => found.node.type === "Literal")
    .map((found) => found.node);
  const texts = literals.filter((literal) => /^["']/.test(textOf(source, literal)));
  return texts.length === 1 ? texts[0]! : literals.length === 1 ? literals[0]! : null;
}

/** Replaces a quoted number by a number, and so on. */
const otherForm: Fixer = ({ source, at, message }) => {
  const types = /^Type '([^\n]+?)' is not assignable to type '([^\n]+?)'\./.exec(message);
  if (types === null) return null;
  const literal = literalNear(at.node, at.parents, source);
  if (literal === null) return wrapHandler(source, at, types[2]!);
  const text = textOf(source, literal);
  const bare = text.replace(/^["']|["']$/g, "");
  const inAttribute = source.text.slice(0, literal.start).endsWith("=");
  const wanted = types[2]!;
  const put = (value: string, expression: boolean): string => {
    source.edits.overwrite(literal.start, literal.end, expression && inAttribute ? `{${value}}` : value);
    return `wrote ${value} for ${text} in ${source.path}`;
  };
  if (/^number(?: \| undefined)?$/.test(wanted) && /^["']-?\d+(?:\.\d+)?["']$/.test(text)) return put(bare, true);
  if (/^(?:string)(?: \| undefined)?$/.test(wanted) && /^-?[\d.]+$/.test(text)) return put(JSON.stringify(text), false);
  if (/boolean|Booleanish/.test(wanted) && /^["'](?:true|false)["']$/.test(text)) return put(bare, true);
  return null;
};

/** `onClick={save()}` would call it during rendering. */
function wrapHandler(source: Source, { node, parents: around }: Found, wanted: string): string | null {
  const attribute = [...around, node].findLast((parent) => parent.type === "JSXAttribute");
  if (attribute?.value?.type !== "JSXExpressionContainer" || !/Handler|=>/.test(wanted)) return null;
  const { expression } = attribute.value;
  if (expression.type !== "CallExpression") return null;
  source.edits.appendRight(expression.start, "() => ");
  return `passed a function where one was called at once in ${source.path}`;
}

function removeAttribute(source: Source, attribute: { start: number; end: number }): void {
  source.edits.remove(source.text.slice(0, attribute.start).trimEnd().length, attribute.end);
}

/** If two attributes have one name, the later one wins. */
const twiceGiven: Fixer = (problem) => {
  const { source, at } = problem;
  const element = openingAt(problem);
  const object = at.parents.findLast((node): node is ObjectExpression => node.type === "ObjectExpression");
  if (element !== null && (object === undefined || object.start < element.start)) {
    const name = "name" in at.node && typeof at.node.name === "string" ? at.node.name : "";
    const first = attributeNamed(element, name);
    if (first === null || (first.start <= at.node.start && at.node.start < first.end)) return null;
    removeAttribute(source, first);
    return `removed the first of two ${name} in ${source.path}`;
  }
  const property = object?.properties.find((entry) => entry.start <= at.node.start && at.node.start < entry.end);
  if (object === undefined || property?.type !== "Property") return null;
  const key = textOf(source, property.key);
  const first = object.properties.find((entry) => entry.type === "Property" && textOf(source, entry.key) === key);
  if (first === undefined || first === property) return null;
  removeNode(source, first);
  return `removed the first of two ${key} in ${source.path}`;
};

/** Adds a required property of a component or object, if its type leaves one obvious value. */
const missingProperty: Fixer = (problem) => {
  const { source, at, message } = problem;
  const one = /Property '([^']+)' is missing in type .* but required in type '([^']+)'/s.exec(message);
  const several = /missing the following properties from type '([^']+)': ([^\n]+)/.exec(message);
  const names = one !== null ? [one[1]!] : several !== null ? several[2]!.split(", ") : [];
  const type = one?.[2] ?? several?.[1];
  if (type === undefined || names.some((name) => /\bmore\b/.test(name))) return null;
  const given = names.map((name) => ({ name, value: obviousValue(typeOfProperty(problem, type, name), name) }));
  if (given.length === 0 || given.some(({ value }) => value === null)) return null;
  const element = openingAt(problem);
  if (element !== null && element.name.start === problem.offset) {
    source.edits.appendLeft(
      element.typeArguments?.end ?? element.name.end,
      given.map(({ name, value }) => ` ${name}={${value}}`).join(""),
    );
  } else {
    const object = objectNear(at.node, at.parents);
    if (object === null) return null;
    const pieces = given.map(({ name, value }) => `${name}: ${value}`).join(", ");
    const last = object.properties.at(-1);
    if (last === undefined) source.edits.overwrite(object.start, object.end, `{ ${pieces} }`);
    else source.edits.appendLeft(last.end, `, ${pieces}`);
  }
  return `gave ${names.join(", ")} its plain value in ${source.path}`;
};

function objectNear(node: Node, around: readonly Node[]): ObjectExpression | null {
  if (node.type === "ObjectExpression") return node;
  const holder = around.findLast((parent) => parent.type === "VariableDeclarator" || parent.type === "Property");
  const value = holder?.type === "VariableDeclarator" ? holder.init : holder?.type === "Property" ? holder.value : null;
  return value?.type === "ObjectExpression" ? value : null;
}

/** A property's declared type as text, from an inline type or an interface of the project. */
function typeOfProperty({ source, symbols }: Problem, type: string, name: string): string | null {
  const inline = new RegExp(`[{;]\\s*${name}\\??: ([^;]+);`).exec(type);
  if (inline !== null) return inline[1]!.trim();
  const wanted = type.replace(/^(?:Readonly|Partial|Required)<(.+)>$/, "$1").split(/[ &<]/)[0]!;
  const texts = [source, ...otherSources(problemFiles(symbols, wanted, source.path))];
  for (const each of texts) {
    for (const { node } of nodesOf(each.program)) {
      if (node.type !== "TSPropertySignature" || node.key.type !== "Identifier" || node.key.name !== name) continue;
      if (node.typeAnnotation === null || !isInside(each, node, wanted)) continue;
      return textOf(each, node.typeAnnotation.typeAnnotation);
    }
  }
  return null;
}

function problemFiles(symbols: Problem["symbols"], type: string, except: string): { path: string; text: string }[] {
  return symbols
    .exports()
    .filter((entry) => entry.name === type && entry.path !== except)
    .map(({ path }) => ({ path, text: symbols.files.peek(path) ?? "" }));
}

const otherSources = (files: readonly { path: string; text: string }[]): Source[] =>
  files.map(({ path, text }) => openSource(path, text)).filter((source) => source !== null);

function isInside(source: Source, node: Node, name: string): boolean {
  const declarations = [
    ...findAll(source.program, "TSInterfaceDeclaration"),
    ...findAll(source.program, "TSTypeAliasDeclaration"),
  ];
  return declarations.some(
    (found) => found.node.id.name === name && found.node.start <= node.start && node.end <= found.node.end,
  );
}

const PLAIN_TEXTS = /^(?:className|id|alt|placeholder|description|hint|subtitle|note|notes|caption)$/;

/** Null if only a person or a model can tell the value. */
function obviousValue(type: string | null, name: string): string | null {
  if (type === null) return null;
  const parts = type.split("|").map((part) => part.trim());
  if (parts.includes("undefined")) return "undefined";
  if (parts.includes("null")) return "null";
  const literal = parts.find((part) => /^["'].*["']$/.test(part));
  if (literal !== undefined) return JSON.stringify(literal.slice(1, -1));
  if (/(?:\[\]|^(?:readonly )?Array<.*>|^ReadonlyArray<.*>)$/.test(type)) return "[]";
  if (/=>\s*(?:void|unknown|undefined)$/.test(type)) return "() => undefined";
  if (type === "boolean") return "false";
  if (type === "number") return "0";
  if (/^(?:React\.)?ReactNode$/.test(type)) return "null";
  return type === "string" && PLAIN_TEXTS.test(name) ? '""' : null;
}

export const attributeFixers: FixersByCode = {
  TS2551: [misspeltProperty],
  TS2561: [misspeltProperty],
  TS2353: [misspeltProperty],
  TS2339: [misspeltProperty],
  TS2820: [misspeltLiteral],
  TS2322: [misspeltProperty, otherForm],
  TS2741: [missingProperty],
  TS2739: [missingProperty],
  TS2740: [missingProperty],
  TS1117: [twiceGiven],
  TS17001: [twiceGiven],
};
