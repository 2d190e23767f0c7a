/** Removes unused declarations, if nothing is lost with them. */
import type { Expression } from "oxc-parser";
import { quotedIn, type Fixer, type FixersByCode } from "../fixer.ts";
import { importOf, importsOf, removeSpecifier } from "../import-lines.ts";
import { removeNode, type Found, type Source } from "../source.ts";

const unusedImport: Fixer = ({ source, offset, message }) => {
  const name = quotedIn(message);
  const imported = name === null ? null : importOf(source, name);
  if (imported === null || offset < imported.statement.start || offset >= imported.statement.end) return null;
  removeSpecifier(source, imported);
  return `removed the unused import of ${name} in ${source.path}`;
};

const wholeImport: Fixer = ({ source, offset }) => {
  const statement = importsOf(source).find((node) => node.start <= offset && offset < node.end);
  if (statement === undefined) return null;
  removeNode(source, statement);
  return `removed an unused import in ${source.path}`;
};

/** Removing it has no effect: values, functions, and hooks that only return something. */
function isHarmless(init: Expression | null): boolean {
  if (init === null) return true;
  if (
    /^(?:Literal|TemplateLiteral|ArrowFunctionExpression|FunctionExpression|Identifier|MemberExpression|ArrayExpression|ObjectExpression|UnaryExpression|BinaryExpression|ConditionalExpression)$/.test(
      init.type,
    )
  )
    return true;
  if (init.type !== "CallExpression" || init.callee.type !== "Identifier") return false;
  return /^use[A-Z]/.test(init.callee.name) && !/^use(?:Layout)?Effect$/.test(init.callee.name);
}

const unusedVariable: Fixer = ({ source, at, message }) => {
  const name = quotedIn(message);
  const declarator = at.parents.findLast((node) => node.type === "VariableDeclarator");
  const declaration = at.parents.findLast((node) => node.type === "VariableDeclaration");
  if (declarator === undefined || declaration === undefined) return null;
  const { id } = declarator;
  const isWhole = id.type === "Identifier" || at.node === id || name === null;
  if (isWhole) {
    if (!isHarmless(declarator.init) || declaration.declarations.length !== 1) return null;
    removeNode(source, declaration);
    return `removed ${name ?? "values"} that nothing reads in ${source.path}`;
  }
  return unusedPart(source, at) ? `removed ${name}, which nothing reads, in ${source.path}` : null;
};

/** One name in `const { a, b } =`, in `const [a, b] =` or in a component's props. */
function unusedPart(source: Source, { node, parents }: Found): boolean {
  const array = parents.findLast((parent) => parent.type === "ArrayPattern");
  const property = parents.findLast((parent) => parent.type === "Property" && !parent.computed);
  const object = parents.findLast((parent) => parent.type === "ObjectPattern");
  if (property !== undefined && object !== undefined && property.start <= node.start) {
    // Before `...rest` the name excludes its property from the rest.
    if (object.properties.some((entry) => entry.type === "RestElement")) return false;
    removeNode(source, property);
    return true;
  }
  const index = array?.elements.findIndex((element) => element?.start === node.start) ?? -1;
  if (array === undefined || index === -1) return false;
  const element = array.elements[index]!;
  if (index === array.elements.length - 1 && index > 0) removeNode(source, element);
  else source.edits.remove(element.start, element.end);
  return true;
}

const unusedParameter: Fixer = ({ source, at, message }) => {
  const name = quotedIn(message);
  const owner = at.parents.findLast((node) => /Function/.test(node.type));
  if (name === null || at.node.type !== "Identifier" || owner === undefined || !("params" in owner)) return null;
  if (at.parents.some((node) => node.type === "ObjectPattern"))
    return unusedPart(source, at) ? `removed ${name}, which nothing reads, in ${source.path}` : null;
  if (at.parents.at(-1) !== owner) return null;
  source.edits.appendRight(at.node.start, "_");
  return `marked the parameter ${name} as unused in ${source.path}`;
};

const unusedDeclaration: Fixer = ({ source, at, message }) => {
  const declaration = at.parents.findLast((node) =>
    /^(?:FunctionDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/.test(node.type),
  );
  if (declaration === undefined || !("id" in declaration) || declaration.id !== at.node) return null;
  removeNode(source, declaration);
  return `removed ${quotedIn(message) ?? "a declaration"}, which nothing uses, in ${source.path}`;
};

export const unusedFixers: FixersByCode = {
  TS6133: [unusedImport, unusedDeclaration, unusedVariable, unusedParameter],
  TS6192: [wholeImport],
  TS6196: [unusedDeclaration],
  TS6198: [unusedVariable],
};
