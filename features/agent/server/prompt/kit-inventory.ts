/**
 * The parts that a project has to build with, one line each: packages, tokens, and every component with its props. Read from the
 * project's own sources, so that it cannot differ from them. Pure.
 */
import {
  parseSync,
  type ArrowFunctionExpression,
  type Function as FunctionNode,
  type Statement,
  type TSType,
} from "oxc-parser";
import { isShallowSource } from "@slipway/kernel/text/shallow-source";

export interface KitFiles {
  paths(): readonly string[];
  /** Null for a file that is missing or no text. */
  text(path: string): string | null;
}

const KIT = /^src\/(?:(?:components\/ui|lib)\/[^/]+\.tsx?|components\/ThemeToggle\.tsx)$/;
const STYLES = "src/index.css";
const MANIFEST = "package.json";
/** Bounds for projects that came from elsewhere. */
const MAX_FILES = 40;
const MAX_FILE_CHARACTERS = 20_000;
const LINE_CHARACTERS = 400;
const MAX_NAMES = 60;

/** Each line begins with its subject, which no other line has. */
export function kitInventory(files: KitFiles): string[] {
  const kit = files
    .paths()
    .filter((path) => KIT.test(path) && !path.includes(".test."))
    .toSorted()
    .slice(0, MAX_FILES);
  const lines = [
    ...packageLines(files.text(MANIFEST)),
    ...styleLines(files.text(STYLES)),
    ...kit.map((path) => `${path.slice("src/".length).replace(/\.tsx?$/, "")}: ${exportsOf(path, files.text(path))}`),
  ];
  return lines.map((line) => (line.length <= LINE_CHARACTERS ? line : `${line.slice(0, LINE_CHARACTERS - 1)}…`));
}

const FONT = "@fontsource-variable/";
/** They come with the ones that are listed. */
const UNSAID = /^(?:@types\/|@fontsource-variable\/|@tailwindcss\/vite$|@vitejs\/|react-dom$)/;

function packageLines(manifest: string | null): string[] {
  const { dependencies = {}, devDependencies = {} } = manifestOf(manifest);
  const all = Object.entries({ ...dependencies, ...devDependencies }).slice(0, MAX_NAMES);
  const packages = all.flatMap(([name, version]) => (UNSAID.test(name) ? [] : [`${name} ${version}`]));
  const fonts = all.flatMap(([name]) => (name.startsWith(FONT) ? [name.slice(FONT.length)] : []));
  return [
    ...(packages.length === 0 ? [] : [`packages: ${packages.join(", ")}`]),
    ...(fonts.length === 0 ? [] : [`fonts (${FONT}NAME): ${fonts.join(", ")}`]),
  ];
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifestOf(text: string | null): Manifest {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return typeof read === "object" && read !== null ? (read as Manifest) : {};
  } catch {
    return {};
  }
}

/** Tailwind's names for the project's tokens, and its own utilities. */
function styleLines(css: string | null): string[] {
  const text = (css ?? "").slice(0, MAX_FILE_CHARACTERS);
  const names = (pattern: RegExp): string[] =>
    [...new Set([...text.matchAll(pattern)].map((found) => found[1]!))].slice(0, MAX_NAMES);
  const line = (name: string, found: readonly string[]): string[] =>
    found.length === 0 ? [] : [`${name}: ${found.join(" ")}`];
  return [
    ...line("colours", names(/^\s*--color-([a-z][a-z0-9-]*):/gm)),
    ...line("corners (rounded-NAME)", names(/^\s*--radius-([a-z][a-z0-9-]*): (?!.*rem)/gm)),
    ...line("utilities", names(/^@utility ([a-z][a-z0-9-]*) /gm)),
  ];
}

function exportsOf(path: string, text: string | null): string {
  if (text === null || text.length > MAX_FILE_CHARACTERS || !isShallowSource(text)) return "read it";
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return "read it";
  const types = new TypeWords(text, program.body);
  const said = program.body.flatMap((statement) => exported(statement, types));
  return said.length === 0 ? "nothing that is exported" : said.join("; ");
}

function exported(statement: Statement, types: TypeWords): string[] {
  if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportDefaultDeclaration") return [];
  const { declaration } = statement;
  if (declaration?.type === "FunctionDeclaration")
    return [types.signature(declaration.id?.name ?? "default", declaration)];
  if (declaration?.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type !== "Identifier"
        ? []
        : [init?.type === "ArrowFunctionExpression" ? types.signature(id.name, init) : id.name],
    );
  if (declaration?.type === "ClassDeclaration") return declaration.id ? [`class ${declaration.id.name}`] : [];
  // Interfaces are the parameters of helpers; the props of a component stand with it.
  if (declaration?.type === "TSInterfaceDeclaration") return types.methods(declaration.id.name, declaration.body.body);
  return [];
}

type Members = readonly { type: string; start: number; end: number }[];

/** Types as a reader needs them: local names are replaced by what they stand for. */
class TypeWords {
  readonly #text: string;
  readonly #aliases = new Map<string, TSType>();
  readonly #shapes = new Map<string, string[]>();

  constructor(text: string, body: readonly Statement[]) {
    this.#text = text;
    const declared = body.map((statement) =>
      statement.type === "ExportNamedDeclaration" && statement.declaration !== null ? statement.declaration : statement,
    );
    for (const each of declared)
      if (each.type === "TSTypeAliasDeclaration") this.#aliases.set(each.id.name, each.typeAnnotation);
    for (const each of declared) {
      if (each.type !== "TSInterfaceDeclaration") continue;
      const base = each.extends.map((parent) => `…${this.#said(parent)}`);
      this.#shapes.set(each.id.name, [...this.#members(each.body.body), ...base]);
    }
  }

  /** `Badge(tone?: neutral|primary, …span)`: a component is called with its props. */
  signature(called: string, { params, returnType }: FunctionNode | ArrowFunctionExpression): string {
    const isComponent = /^[A-Z]/.test(called);
    const given = params.flatMap((param) => {
      const from = param.type === "AssignmentPattern" ? param.left : param;
      const type = "typeAnnotation" in from ? (from.typeAnnotation?.typeAnnotation ?? null) : null;
      if (isComponent && type !== null) return this.#props(type);
      const name = from.type === "Identifier" ? from.name : from.type === "RestElement" ? "…" : "{}";
      const isOptional = param !== from || ("optional" in from && Boolean(from.optional));
      return [`${name}${isOptional ? "?" : ""}${type === null ? "" : `: ${this.#type(type)}`}`];
    });
    const back = isComponent || returnType == null ? "" : `: ${this.#type(returnType.typeAnnotation)}`;
    return `${called}(${given.join(", ")})${back}`;
  }

  /** `Collection {all, get}`; nothing for an interface without methods. */
  methods(name: string, members: Members): string[] {
    const found = members.flatMap((member) => {
      const called = member.type === "TSMethodSignature" ? /^[\w$]+/.exec(this.#plain(member)) : null;
      return called === null ? [] : [called[0]];
    });
    return found.length === 0 ? [] : [`${name} {${found.join(", ")}}`];
  }

  #props(type: TSType): string[] {
    if (type.type === "TSTypeLiteral") return this.#members(type.members);
    const known = type.type === "TSTypeReference" ? this.#shapes.get(this.#said(type)) : undefined;
    return known ?? [`…${this.#said(type)}`];
  }

  /** Props that every element has are not said. */
  #members(members: Members): string[] {
    return members.flatMap((member) => {
      if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") return [];
      const words = this.#plain(member);
      const [, name = words, type = ""] =
        /^(?:readonly )?([\w$-]+\??): (.*)$/s.exec(words.replace(/^"([\w-]+)"/, "$1")) ?? [];
      if (/^(?:className|children)\??$/.test(name) && !type.includes("=>")) return [];
      const alias = this.#aliases.get(type.replace(/\[\]$/, ""));
      const shape = this.#shapes.get(type.replace(/\[\]$/, ""));
      const many = type.endsWith("[]") ? "[]" : "";
      if (alias !== undefined) return [`${name}: ${this.#type(alias)}`];
      if (shape !== undefined) return [`${name}: {${shape.join(", ")}}${many}`];
      if (PLAIN.has(type)) return [name];
      const whole = type.replace(/\b[A-Z]\w*/g, (word) => this.#inner(word));
      return [`${name}: ${whole}`];
    });
  }

  /** The names in a shape, for a shape inside another type. */
  #inner(word: string): string {
    const shape = this.#shapes.get(word);
    return shape === undefined ? word : `{${shape.map((member) => member.replace(/: .*$/s, "")).join(", ")}}`;
  }

  #type(type: TSType): string {
    const words = this.#plain(type);
    const alias = this.#aliases.get(words);
    if (alias !== undefined) return this.#type(alias);
    const shape = this.#shapes.get(words);
    return shape === undefined ? words.replaceAll('"', "").replaceAll(" | ", "|") : `{${shape.join(", ")}}`;
  }

  /** `ComponentProps<"button">` -> `button`. */
  #said(node: { start: number; end: number }): string {
    return this.#plain(node).replace(/ComponentProps<(?:"([a-z0-9]+)"|typeof ([A-Z]\w*))>/g, "$1$2");
  }

  #plain({ start, end }: { start: number; end: number }): string {
    return this.#text.slice(start, end).replace(/\s+/g, " ").replace(/[;,]$/, "");
  }
}

/** Types that a prop's name says already. */
const PLAIN = new Set(["string", "ReactNode"]);
