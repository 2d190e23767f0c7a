/** One source file as the rules see it: what it imports and exports, how long its functions are, what it must not hold. */
import { parseSync } from "oxc-parser";

export interface ImportLine {
  specifier: string;
  line: number;
  typeOnly: boolean;
  /** Imported names; "all" for namespaces, side effects, dynamic imports and `export *`. */
  names: readonly string[] | "all";
}

export interface ExportLine {
  name: string;
  line: number;
  isType: boolean;
}

export interface FunctionSize {
  name: string;
  line: number;
  /** Lines, blank ones and those of its template strings included. */
  length: number;
  /** `this` aside; 0 for a function handed straight to a call, whose parameters the callee decides. */
  parameters: number;
}

/** A text of the source and the line it begins on. */
export interface TextLine {
  text: string;
  line: number;
}

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  length: number;
  imports: readonly ImportLine[];
  exports: readonly ExportLine[];
  functions: readonly FunctionSize[];
  /** Lines that write to standard output through console. */
  consoleLines: readonly number[];
  /** Lines with `it.only`, `describe.skip` and the like. */
  focusedLines: readonly number[];
  /** Lines with `export * from`. */
  starExportLines: readonly number[];
  /** Without their marks, white space collapsed; line comments that follow each other are one. */
  comments: readonly TextLine[];
  /** Titles of `describe`, `it` and `test`, chapters and tables included. */
  testTitles: readonly TextLine[];
  /** Literals and templates, each value of a template as "…". */
  texts: readonly TextLine[];
  /** Names that declarations of variables and members introduce. */
  names: readonly TextLine[];
  syntaxErrors: readonly string[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const nameOf = (value: unknown): string | undefined => {
  const name = asNode(value)?.name;
  return typeof name === "string" ? name : undefined;
};

function walk(node: Node, parent: Node | undefined, visit: (node: Node, parent: Node | undefined) => void): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, node, visit);
    } else if (isNode(value)) walk(value, node, visit);
  }
}

/** Offsets to lines, counted from 1. */
class Lines {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  spanned(node: Node): number {
    return this.at(node.end) - this.at(node.start) + 1;
  }
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
/** Signatures of functions: methods of interfaces, function types and overloads are limited in the same way. */
const SIGNATURES = new Set(["TSMethodSignature", "TSFunctionType", "TSCallSignatureDeclaration", "TSDeclareFunction"]);
const TEST_BLOCKS = new Set(["describe", "it", "test", "suite", "bench"]);
const TITLED = new Set(["describe", "it", "test"]);
const FOCUS = new Set(["only", "skip", "todo", "fails"]);
const TO_STANDARD_OUTPUT = new Set(["log", "info", "debug", "table", "dir"]);

function functionName(node: Node, parent: Node | undefined): string {
  return (
    nameOf(node.id) ??
    (parent?.type === "VariableDeclarator" ? nameOf(parent.id) : nameOf(parent?.key)) ??
    "an unnamed function"
  );
}

/** `describe` of `describe(…)`, of `describe.skip(…)` and of `describe.skipIf(…)(…)`. */
function calledBlock(call: Node | undefined): string {
  const callee = asNode(call?.callee);
  if (callee?.type === "CallExpression") return calledBlock(callee);
  return nameOf(callee) ?? nameOf(asNode(callee?.object)) ?? "";
}

/** `describe("…", () => {…})` is a chapter of tests, not a function; so is what wraps chapters in a `*.suite.ts`. */
const isTestChapter = (parent: Node | undefined): boolean =>
  parent?.type === "CallExpression" && TEST_BLOCKS.has(calledBlock(parent));

function parameterCount(node: Node, parent: Node | undefined): number {
  const isArgument = parent?.type === "CallExpression" && (parent.arguments as unknown[]).includes(node);
  return isArgument ? 0 : (node.params as unknown[]).filter((parameter) => nameOf(parameter) !== "this").length;
}

interface Findings {
  functions: FunctionSize[];
  texts: TextLine[];
  testTitles: TextLine[];
  names: TextLine[];
  consoleLines: number[];
  focusedLines: number[];
  imports: ImportLine[];
}

function functionIn(node: Node, parent: Node | undefined, lines: Lines): FunctionSize[] {
  const isFunction = FUNCTIONS.has(node.type) && !isTestChapter(parent);
  if (!isFunction && !SIGNATURES.has(node.type)) return [];
  const name = functionName(node, parent);
  return [{ name, line: lines.at(node.start), length: lines.spanned(node), parameters: parameterCount(node, parent) }];
}

function inspect(node: Node, lines: Lines, found: Pick<Findings, "consoleLines" | "focusedLines" | "imports">): void {
  if (node.type === "CallExpression") {
    const callee = asNode(node.callee);
    if (callee?.type !== "MemberExpression") return;
    const property = nameOf(callee.property) ?? "";
    const [asked] = (node.arguments as unknown[]).map(asNode);
    if (property === "resolve" && asNode(callee.object)?.type === "MetaProperty" && typeof asked?.value === "string") {
      const isOwn = /^(@slipway\/|\.{1,2}\/)/.test(asked.value);
      if (isOwn) {
        found.imports.push({ specifier: asked.value, line: lines.at(node.start), typeOnly: false, names: "all" });
      }
    }
    if (nameOf(callee.object) === "console" && TO_STANDARD_OUTPUT.has(property)) {
      found.consoleLines.push(lines.at(node.start));
    }
    if (TEST_BLOCKS.has(nameOf(callee.object) ?? "") && FOCUS.has(property)) {
      found.focusedLines.push(lines.at(node.start));
    }
  }
  // `new URL("./worker.ts", import.meta.url)` starts a file as a process or thread of its own.
  if (node.type === "NewExpression" && nameOf(node.callee) === "URL") {
    const [first, second] = (node.arguments as unknown[]).map(asNode);
    const specifier = first?.type === "Literal" ? first.value : undefined;
    const isModule = typeof specifier === "string" && /^\.{1,2}\/.*\.tsx?$/.test(specifier);
    if (isModule && asNode(second?.object)?.type === "MetaProperty") {
      found.imports.push({ specifier, line: lines.at(node.start), typeOnly: false, names: "all" });
    }
  }
}

/** `it`, `it.each(rows)` and `describe.concurrent` -> the name they begin with. */
function firstNameOf(callee: Node | undefined): string | undefined {
  if (callee?.type === "MemberExpression") return firstNameOf(asNode(callee.object));
  if (callee?.type === "CallExpression") return firstNameOf(asNode(callee.callee));
  return nameOf(callee);
}

/** Members of objects, classes and interfaces, and what destructuring takes from them. */
const MEMBERS = new Set(["Property", "PropertyDefinition", "TSPropertySignature"]);

function readWords(node: Node, lines: Lines, found: Pick<Findings, "testTitles" | "names">): void {
  const name = nameOf(node.type === "VariableDeclarator" ? node.id : MEMBERS.has(node.type) ? node.key : undefined);
  if (name !== undefined) found.names.push({ text: name, line: lines.at(node.start) });
  if (node.type !== "CallExpression" || !TITLED.has(firstNameOf(asNode(node.callee)) ?? "")) return;
  const title = asNode((node.arguments as unknown[])[0]);
  const text = title === undefined ? undefined : textOf(title);
  if (title !== undefined && text !== undefined) found.testTitles.push({ text, line: lines.at(title.start) });
}

/** The text of a literal or of a template, whose values count as "…". */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("…");
}

type Parsed = ReturnType<typeof parseSync>;

function commentsIn(parsed: Parsed, text: string, lines: Lines): TextLine[] {
  const comments: TextLine[] = [];
  let endOfLast = -1;
  for (const { type, value, start, end } of parsed.comments) {
    const words = value
      .replace(/^[ \t]*\*+/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    const continues = type === "Line" && endOfLast >= 0 && /^\r?\n[ \t]*$/.test(text.slice(endOfLast, start));
    const last = comments.at(-1);
    if (continues && last !== undefined) last.text += ` ${words}`;
    else comments.push({ text: words, line: lines.at(start) });
    endOfLast = type === "Line" ? end : -1;
  }
  return comments;
}

function staticImports(module: Parsed["module"], lines: Lines): ImportLine[] {
  const imports = module.staticImports.map((found): ImportLine => {
    const names = found.entries.map((entry) =>
      entry.importName.kind === "Name" ? (entry.importName.name ?? "") : String(entry.importName.kind).toLowerCase(),
    );
    const wholeModule = names.length === 0 || names.includes("namespaceobject");
    return {
      specifier: found.moduleRequest.value,
      line: lines.at(found.start),
      typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
      names: wholeModule ? "all" : names,
    };
  });
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (!entry.moduleRequest) continue;
      imports.push({
        specifier: entry.moduleRequest.value,
        line: lines.at(statement.start),
        typeOnly: entry.isType,
        names: entry.importName.kind === "Name" ? [entry.importName.name ?? ""] : "all",
      });
    }
  }
  return imports;
}

function dynamicImports(module: Parsed["module"], text: string, lines: Lines): ImportLine[] {
  return module.dynamicImports.flatMap((found) => {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(found.moduleRequest.start, found.moduleRequest.end));
    if (!literal) return [];
    return [{ specifier: literal[1]!, line: lines.at(found.start), typeOnly: false, names: "all" as const }];
  });
}

function exportedNames(module: Parsed["module"], program: Node, lines: Lines): ExportLine[] {
  const typeNames = new Set<string>();
  for (const statement of program.body as Node[]) {
    const declaration = asNode(statement.declaration);
    const name = nameOf(declaration?.id);
    if (name && /^TS(Interface|TypeAlias)Declaration$/.test(declaration?.type ?? "")) typeNames.add(name);
  }
  return module.staticExports.flatMap((statement) =>
    statement.entries
      .filter((entry) => entry.exportName.kind !== "None")
      .map((entry) => {
        const name = entry.exportName.kind === "Default" ? "default" : (entry.exportName.name ?? "");
        return { name, line: lines.at(statement.start), isType: entry.isType || typeNames.has(name) };
      }),
  );
}

export function parseSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  const program = parsed.program as unknown as Node;
  const lines = new Lines(text);
  const found: Findings = {
    functions: [],
    texts: [],
    consoleLines: [],
    focusedLines: [],
    imports: [],
    testTitles: [],
    names: [],
  };
  walk(program, undefined, (node, parent) => {
    found.functions.push(...functionIn(node, parent, lines));
    inspect(node, lines, found);
    readWords(node, lines, found);
    const text = textOf(node);
    if (text !== undefined) found.texts.push({ text, line: lines.at(node.start) });
  });
  const stars = parsed.module.staticExports.filter((statement) =>
    statement.entries.some((entry) => entry.importName.kind === "AllButDefault"),
  );
  return {
    path,
    length: lines.at(text.trimEnd().length),
    imports: [...staticImports(parsed.module, lines), ...dynamicImports(parsed.module, text, lines), ...found.imports],
    exports: exportedNames(parsed.module, program, lines),
    functions: found.functions,
    consoleLines: found.consoleLines,
    focusedLines: found.focusedLines,
    starExportLines: stars.map((statement) => lines.at(statement.start)),
    comments: commentsIn(parsed, text, lines),
    testTitles: found.testTitles,
    texts: found.texts,
    names: found.names,
    syntaxErrors: parsed.errors.map((error) => error.message),
  };
}
