/**
 * Repairs functions: a missing return, await outside an async function, a reassigned constant, a duplicate declaration.
 */
import type { Function, Node, Statement } from "oxc-parser";
import { quotedIn, type Fixer, type FixersByCode } from "../fixer.ts";
import { addImport, importOf, removeSpecifier } from "../import-lines.ts";
import { findAll, identifiersNamed, openSource, removeNode, textOf, type Source } from "../source.ts";

type Callable = Function | Extract<Node, { type: "ArrowFunctionExpression" }>;

const isCallable = (node: Node): node is Callable =>
  node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";

function functionNamed(source: Source, name: string): Callable | null {
  for (const { node } of findAll(source.program, "FunctionDeclaration")) if (node.id?.name === name) return node;
  for (const { node } of findAll(source.program, "VariableDeclarator")) {
    if (node.id.type !== "Identifier" || node.id.name !== name) continue;
    if (node.init?.type === "ArrowFunctionExpression" || node.init?.type === "FunctionExpression") return node.init;
  }
  return null;
}

/** The last statement is the value and lacks only `return`. */
function returnLast(source: Source, owner: Callable): boolean {
  const last: Statement | undefined = owner.body?.type === "BlockStatement" ? owner.body.body.at(-1) : undefined;
  if (last?.type !== "ExpressionStatement") return false;
  const inner = last.expression.type === "ParenthesizedExpression" ? last.expression.expression : last.expression;
  if (!/^(?:JSXElement|JSXFragment|ArrayExpression|ObjectExpression|SequenceExpression)$/.test(inner.type))
    return false;
  source.edits.appendRight(last.start, "return ");
  if (inner.type === "ArrayExpression") source.edits.appendLeft(inner.end, " as const");
  return true;
}

const componentReturns: Fixer = ({ source, message }) => {
  const name = quotedIn(message);
  if (name === null || !/void/.test(message)) return null;
  const owner = functionNamed(source, name);
  return owner !== null && returnLast(source, owner) ? `returned what ${name} draws in ${source.path}` : null;
};

/** Makes a hook return what its callers expect. */
const hookReturns: Fixer = ({ source, at, message }) => {
  if (!/type 'void'|Type 'void'/.test(message)) return null;
  const declarator = at.parents.findLast((node) => node.type === "VariableDeclarator") ?? declaratorOf(source, at.node);
  if (declarator?.init?.type !== "CallExpression" || declarator.init.callee.type !== "Identifier") return null;
  const hook = declarator.init.callee.name;
  const owner = functionNamed(source, hook);
  if (owner?.body?.type !== "BlockStatement") return null;
  if (returnLast(source, owner)) return `returned the result of ${hook} in ${source.path}`;
  const { id } = declarator;
  const names =
    id.type === "ArrayPattern"
      ? id.elements.map((element) => (element?.type === "Identifier" ? element.name : null))
      : id.type === "ObjectPattern"
        ? id.properties.map((entry) =>
            entry.type === "Property" && entry.key.type === "Identifier" ? entry.key.name : null,
          )
        : [];
  const inner = new Set(identifiersIn(source, owner));
  if (names.length === 0 || names.some((name) => name === null || !inner.has(name))) return null;
  const value = id.type === "ArrayPattern" ? `[${names.join(", ")}] as const` : `{ ${names.join(", ")} }`;
  source.edits.appendLeft(owner.body.end - 1, `  return ${value};\n`);
  return `returned the result of ${hook} in ${source.path}`;
};

function declaratorOf(source: Source, node: Node) {
  const name =
    node.type === "MemberExpression" && node.object.type === "Identifier"
      ? node.object.name
      : node.type === "Identifier"
        ? node.name
        : null;
  const objects = findAll(source.program, "MemberExpression").filter(({ node: member }) => member.property === node);
  const [object] = objects.map(({ node: member }) => (member.object.type === "Identifier" ? member.object.name : null));
  return findAll(source.program, "VariableDeclarator").find(
    ({ node: candidate }) => candidate.id.type === "Identifier" && candidate.id.name === (object ?? name),
  )?.node;
}

const identifiersIn = (source: Source, owner: Node): string[] =>
  findAll(source.program, "Identifier")
    .filter(({ node }) => owner.start <= node.start && node.end <= owner.end)
    .map(({ node }) => node.name);

/** Only a plain function becomes async, because components and effects must not return a promise. */
const awaitOutside: Fixer = ({ source, at }) => {
  const owner = at.parents.findLast(isCallable);
  const index = owner === undefined ? -1 : at.parents.indexOf(owner);
  if (owner === undefined) return null;
  const holder = at.parents[index - 1];
  const name =
    "id" in owner && owner.id !== null
      ? owner.id.name
      : holder?.type === "VariableDeclarator"
        ? textOf(source, holder.id)
        : "";
  if (/^[A-Z]/.test(name)) return null;
  if (holder?.type === "CallExpression" && /^use(?:Layout)?Effect$/.test(textOf(source, holder.callee))) {
    if (owner.body?.type !== "BlockStatement") return null;
    const hasCleanUp = owner.body.body.some((statement) => statement.type === "ReturnStatement");
    if (hasCleanUp) return null;
    source.edits.appendLeft(owner.body.start + 1, " void (async () => {");
    source.edits.appendRight(owner.body.end - 1, "})(); ");
  } else source.edits.appendRight(owner.start, "async ");
  return `let a function wait in ${source.path}`;
};

const constantChanges: Fixer = ({ source, message }) => {
  const name = quotedIn(message);
  const found = findAll(source.program, "VariableDeclaration").filter(
    ({ node }) =>
      node.kind === "const" &&
      node.declarations.length === 1 &&
      node.declarations[0]!.id.type === "Identifier" &&
      node.declarations[0]!.id.name === name,
  );
  if (found.length !== 1) return null;
  const { start } = found[0]!.node;
  source.edits.overwrite(start, start + 5, "let");
  return `let ${name} change in ${source.path}`;
};

/** Imported twice, imported and declared, or written twice word for word. */
const declaredTwice: Fixer = ({ source, at, message }) => {
  const name = quotedIn(message) ?? (at.node.type === "Identifier" ? at.node.name : null);
  if (name === null) return null;
  const imported = importOf(source, name);
  const imports = source.program.body.flatMap((statement) =>
    statement.type === "ImportDeclaration"
      ? statement.specifiers.filter((entry) => entry.local.name === name).map((specifier) => ({ statement, specifier }))
      : [],
  );
  const declared = source.program.body.filter((statement) => declaresName(statement, name));
  if (imports.length > 1) {
    removeSpecifier(source, imports.at(-1)!);
    return `removed the second import of ${name} in ${source.path}`;
  }
  if (imported !== null && declared.length > 0) {
    removeSpecifier(source, imported);
    return `removed the import of ${name}, which the file declares itself, in ${source.path}`;
  }
  const [first, second] = declared;
  if (first === undefined || second === undefined) return null;
  const plain = (node: Node): string =>
    textOf(source, node)
      .replace(/^export\s+/, "")
      .replace(/\s+/g, " ");
  if (plain(first) !== plain(second)) return null;
  removeNode(source, second.type.startsWith("Export") && !first.type.startsWith("Export") ? first : second);
  return `removed the second ${name} in ${source.path}`;
};

function declaresName(statement: Node, name: string): boolean {
  if (statement.type === "ExportNamedDeclaration")
    return statement.declaration !== null && declaresName(statement.declaration, name);
  if (statement.type === "VariableDeclaration")
    return statement.declarations.some((entry) => entry.id.type === "Identifier" && entry.id.name === name);
  return (
    "id" in statement &&
    statement.id !== null &&
    typeof statement.id === "object" &&
    "name" in statement.id &&
    statement.id.name === name
  );
}

/** Uses optional chaining on values that may be undefined. */
const perhapsMissing: Fixer = ({ source, offset, message }) => {
  const members = findAll(source.program, "MemberExpression").filter(
    ({ node }) => node.object.start === offset && !node.optional,
  );
  const named = quotedIn(message);
  const found =
    (named === null ? undefined : members.find(({ node }) => textOf(source, node.object) === named)) ??
    members.findLast(
      ({ node }) =>
        node.object.type === "CallExpression" || (node.object.type === "MemberExpression" && node.object.computed),
    );
  if (found === undefined) return null;
  const { node: member, parents } = found;
  const parent = parents.at(-1);
  if (parent?.type === "AssignmentExpression" && parent.left === member) return null;
  if (parent?.type === "UpdateExpression") return null;
  source.edits.appendLeft(member.object.end, member.computed ? "?." : "?");
  return `read ${textOf(source, member.object)} with care in ${source.path}`;
};

const EVENTS: readonly { attribute: RegExp; type: string; element: string }[] = [
  { attribute: /^onSubmit$/, type: "FormEvent", element: "HTMLFormElement" },
  { attribute: /^onChange$/, type: "ChangeEvent", element: "HTMLInputElement" },
  { attribute: /^onKey/, type: "KeyboardEvent", element: "HTMLElement" },
  { attribute: /^on(?:Click|Mouse)/, type: "MouseEvent", element: "HTMLElement" },
];

/** A handler's parameter gets the event type of its attribute. */
const untypedEvent: Fixer = ({ source, at, message, symbols }) => {
  const parameter = quotedIn(message);
  const owner = at.parents.at(-1);
  const holder = at.parents.at(-2);
  const name =
    owner?.type === "FunctionDeclaration"
      ? owner.id?.name
      : holder?.type === "VariableDeclarator" && holder.id.type === "Identifier"
        ? holder.id.name
        : undefined;
  if (name === undefined || at.node.type !== "Identifier") return null;
  const attribute = identifiersNamed(source, name)
    .map(({ parents }) => parents.findLast((node) => node.type === "JSXAttribute"))
    .find((node) => node !== undefined);
  const event = EVENTS.find(
    (entry) => attribute?.name.type === "JSXIdentifier" && entry.attribute.test(attribute.name.name),
  );
  if (event === undefined || openSource(source.path, source.text) === null) return null;
  const isShort =
    owner?.type === "ArrowFunctionExpression" &&
    source.text[owner.start] !== "(" &&
    !source.text.startsWith("async", owner.start);
  const typed = `${textOf(source, at.node)}: ${event.type}<${event.element}>`;
  source.edits.overwrite(at.node.start, at.node.end, isShort ? `(${typed})` : typed);
  if (importOf(source, event.type) === null && symbols.dependencies().has("react"))
    addImport(source, event.type, { from: "react", kind: "named", isType: true });
  return `gave ${parameter} its type in ${source.path}`;
};

export const functionFixers: FixersByCode = {
  TS2786: [componentReturns],
  TS2488: [hookReturns],
  TS2339: [hookReturns],
  TS1308: [awaitOutside],
  TS2588: [constantChanges],
  TS2300: [declaredTwice],
  TS2451: [declaredTwice],
  TS2440: [declaredTwice],
  TS2323: [declaredTwice],
  TS2393: [declaredTwice],
  TS2395: [declaredTwice],
  TS2528: [declaredTwice],
  TS2531: [perhapsMissing],
  TS2532: [perhapsMissing],
  TS18047: [perhapsMissing],
  TS18048: [perhapsMissing],
  TS18049: [perhapsMissing],
  TS7006: [untypedEvent],
};
