/** Texts that pages read from constants: `site.name`, or `item.title` of a list that is written out. */
import type { Expression, Node, Program } from "oxc-parser";
import type { FoundElement } from "../source/find-element.ts";
import { nodesOf, type Source, type SourceFiles } from "../source/source-files.ts";

export interface ConstantPlace {
  path: string;
  start: number;
  end: number;
}

export interface ReadConstant {
  files: SourceFiles;
  /** The element with this text. */
  found: FoundElement;
  expression: Expression;
  shown: string;
}

interface Held {
  source: Source;
  node: Node;
}

const shownAs = (text: string): string => text.replace(/\s+/g, " ").trim();

/** `site.address.city` -> root and keys; null for anything computed. */
function pathOf(expression: Expression): { root: string; keys: string[] } | null {
  const keys: string[] = [];
  let node: Node = expression;
  while (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
    keys.unshift(node.property.name);
    node = node.object;
  }
  return node.type === "Identifier" ? { root: node.name, keys } : null;
}

/** Null: no constant, or more than one, contains exactly the shown text. */
export function constantAt({ files, found, expression, shown }: ReadConstant): ConstantPlace | null {
  const path = pathOf(expression);
  if (path === null) return null;
  if (isLocalTo(found.parents, path.root))
    return path.keys.length === 1 ? ofAList(files, found.source, { key: path.keys[0]!, shown }) : null;
  const held = constantNamed(files, found.source, path.root);
  const end =
    held === null ? null : path.keys.reduce<Held | null>((at, key) => (at === null ? null : propertyOf(at, key)), held);
  return end === null ? null : placeIn(end, shown);
}

function placeIn({ source, node }: Held, shown: string): ConstantPlace | null {
  const isText = node.type === "Literal" && typeof node.value === "string" && shownAs(node.value) === shown;
  return isText ? { path: source.path, start: node.start, end: node.end } : null;
}

/** A parameter or a variable of a function around the element: its value is another one each time. */
function isLocalTo(parents: readonly Node[], name: string): boolean {
  const binds = (pattern: Node): boolean =>
    [...nodesOf(pattern)].some(({ node }) => node.type === "Identifier" && node.name === name);
  return parents.some((parent) => {
    if (
      parent.type !== "FunctionDeclaration" &&
      parent.type !== "FunctionExpression" &&
      parent.type !== "ArrowFunctionExpression"
    )
      return false;
    if ((parent.params as readonly Node[]).some(binds)) return true;
    const statements = parent.body?.type === "BlockStatement" ? parent.body.body : [];
    return statements.some(
      (statement) =>
        statement.type === "VariableDeclaration" && statement.declarations.some(({ id }) => binds(id as Node)),
    );
  });
}

/** The initial value of a constant of the module, or of the one it is imported from. */
function constantNamed(files: SourceFiles, source: Source, name: string): Held | null {
  const own = declared(source.program, name);
  if (own !== null) return { source, node: own };
  for (const node of source.program.body) {
    if (node.type !== "ImportDeclaration") continue;
    const specifier = node.specifiers.find((each) => each.local.name === name);
    if (specifier?.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
    const imported = files.imported(source.path, node.source.value);
    const value = imported === null ? null : declared(imported.program, specifier.imported.name);
    return value === null ? null : { source: imported!, node: value };
  }
  return null;
}

function declared(program: Program, name: string): Node | null {
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && id.name === name && init !== null) return bare(init);
  }
  return null;
}

function bare(node: Node): Node {
  let inner = node;
  while (
    inner.type === "TSAsExpression" ||
    inner.type === "TSSatisfiesExpression" ||
    inner.type === "TSNonNullExpression" ||
    inner.type === "ParenthesizedExpression"
  )
    inner = inner.expression;
  return inner;
}

function propertyOf({ source, node }: Held, key: string): Held | null {
  if (node.type !== "ObjectExpression") return null;
  const found = node.properties.filter((property) => property.type === "Property" && nameOf(property.key) === key);
  const [only] = found;
  return found.length === 1 && only?.type === "Property" ? { source, node: bare(only.value) } : null;
}

const nameOf = (key: Node): string | null =>
  key.type === "Identifier" ? key.name : key.type === "Literal" && typeof key.value === "string" ? key.value : null;

/** The shown entry of a list is unknown here. If only one text has this name and these words, it is that one. */
function ofAList(
  files: SourceFiles,
  source: Source,
  { key, shown }: { key: string; shown: string },
): ConstantPlace | null {
  const places: ConstantPlace[] = [];
  for (const module of [source, ...importsOf(files, source)])
    for (const { node } of nodesOf(module.program)) {
      if (node.type !== "Property" || nameOf(node.key) !== key) continue;
      const place = placeIn({ source: module, node: bare(node.value) }, shown);
      if (place !== null) places.push(place);
    }
  return places.length === 1 ? places[0]! : null;
}

function importsOf(files: SourceFiles, source: Source): Source[] {
  return source.program.body.flatMap((node) => {
    const imported = node.type === "ImportDeclaration" ? files.imported(source.path, node.source.value) : null;
    return imported === null ? [] : [imported];
  });
}
