import { parseAst, type Plugin } from "vite";

/**
 * Packages of one file of which the app needs one export, and whose other parts a bundler has to keep: they write to each other
 * as the file is loaded. Chat text needs marked's lexer alone; what makes HTML of it is a third of the package.
 */
const NEEDED: readonly { file: RegExp; name: string }[] = [
  // The app's own one: other packages bring another with them, and use all of it.
  { file: /^(?!.*\/node_modules\/.*\/node_modules\/).*\/node_modules\/marked\/lib\/marked\.esm\.js$/, name: "lexer" },
];

interface AnyNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && typeof (value as AnyNode).type === "string";

const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode));

/** Names that are no variables: `a.name`, `{ name: … }`, and those of a class's members. */
const isProperty = (node: AnyNode, child: AnyNode): boolean =>
  node["computed"] === false && child === (node.type === "MemberExpression" ? node["property"] : node["key"]);

/** Every variable that is named below a node, those of inner functions among them: too many keep too much, never too little. */
function namesIn(node: AnyNode): string[] {
  const own = node.type === "Identifier" ? [node["name"] as string] : [];
  const inner = childrenOf(node).filter((child) => !isProperty(node, child));
  return [...own, ...inner.flatMap(namesIn)];
}

interface Part {
  /** The names it declares, or the one whose properties it sets. */
  of: readonly string[];
  needs: readonly string[];
  text: string;
}

/** The variable at the beginning of `a.b.c = …`. */
function rootOf(node: AnyNode): string {
  let at = node;
  while (at.type === "MemberExpression") at = at["object"] as AnyNode;
  if (at.type !== "Identifier") throw new Error(`a ${at.type} is written to`);
  return at["name"] as string;
}

/** A statement of the module's own level; one for each variable. Throws for what it does not know: nothing may go unseen. */
function partsOf(statement: AnyNode, code: string): Part[] {
  const textOf = ({ start, end }: AnyNode): string => code.slice(start, end);
  switch (statement.type) {
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [
        { of: [(statement["id"] as AnyNode)["name"] as string], needs: namesIn(statement), text: textOf(statement) },
      ];
    case "VariableDeclaration":
      return (statement["declarations"] as AnyNode[]).map((each) => ({
        of: namesIn(each["id"] as AnyNode),
        needs: namesIn(each),
        text: `${statement["kind"] as string} ${textOf(each)};`,
      }));
    case "ExpressionStatement": {
      const expression = statement["expression"] as AnyNode;
      if (expression.type !== "AssignmentExpression") break;
      return [
        { of: [rootOf(expression["left"] as AnyNode)], needs: namesIn(expression), text: `${textOf(statement)}\n` },
      ];
    }
    case "EmptyStatement":
    case "ExportNamedDeclaration":
      return [];
  }
  throw new Error(`${textOf(statement).slice(0, 80)} stands in a module of which one export is wanted`);
}

/** The local name behind an export of `export { a as b }`. */
function localName(statements: readonly AnyNode[], exported: string): string {
  for (const { type, specifiers } of statements)
    if (type === "ExportNamedDeclaration")
      for (const specifier of specifiers as AnyNode[])
        if ((specifier["exported"] as AnyNode)["name"] === exported)
          return (specifier["local"] as AnyNode)["name"] as string;
  throw new Error(`there is no export "${exported}"`);
}

/** The same module with one export, what it needs, and what is set on that. */
export function leanExport(code: string, exported: string): string {
  const statements = parseAst(code).body as unknown as AnyNode[];
  const parts = statements.flatMap((statement) => partsOf(statement, code));
  const local = localName(statements, exported);
  const needed = new Set([local]);
  const kept = new Set<Part>();
  // Until a round finds nothing more.
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const part of parts) {
      if (kept.has(part) || !part.of.some((name) => needed.has(name))) continue;
      kept.add(part);
      for (const name of part.needs) needed.add(name);
    }
  }
  const body = parts.filter((part) => kept.has(part)).map(({ text }) => text);
  return `${body.join("\n")}\nexport { ${local} as ${exported} };\n`;
}

/** Other exports of these packages are not there in the built app: importing one fails the build. */
export function leanExports(): Plugin {
  return {
    name: "slipway:lean-exports",
    apply: "build",
    transform(code, id) {
      const needed = NEEDED.find(({ file }) => file.test(id.split("?", 1)[0]!));
      return needed === undefined ? null : { code: leanExport(code, needed.name), map: null };
    },
  };
}
