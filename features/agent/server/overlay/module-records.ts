/** Imports and exports of TypeScript files by name, and which file an import means. From the syntax, without types. */
import { createHash } from "node:crypto";
import { parseSync } from "oxc-parser";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { RecentMap } from "@slipway/kernel/recent-map";
import { isShallowSource } from "@slipway/kernel/text/shallow-source";

export interface ImportedName {
  /** As written, such as `@/lib/cn`, `./Menu` or `react`. */
  from: string;
  /** `default`, `*` or the exported name. */
  name: string;
}

export interface ModuleRecord {
  imports: readonly ImportedName[];
  /** Modules imported in any way: also `import()`, re-exports and for effects only. */
  requests: readonly string[];
  /** Names; `default` among them. */
  exports: readonly string[];
  /** `export * from` passes on names that are not listed. */
  passesOn: boolean;
}

const CODE = /\.[cm]?[jt]sx?$/;
export const isCode = (path: string): boolean => CODE.test(path) && !path.endsWith(".d.ts");

/** Cached, because most files stay the same until the next turn and parsing blocks the thread. */
const known = new RecentMap<ModuleRecord | null>(10_000);

/** Null if the text does not parse, or is nested too deeply to be parsed in this process. */
export function moduleRecord(path: string, text: string): ModuleRecord | null {
  const key = `${path} ${createHash("sha1").update(text).digest("base64")}`;
  const found = known.get(key);
  const record = found === undefined ? readModule(path, text) : found;
  known.set(key, record);
  return record;
}

function readModule(path: string, text: string): ModuleRecord | null {
  if (!isShallowSource(text)) return null;
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) return null;
  const imports: ImportedName[] = [];
  const requests = new Set<string>();
  for (const statement of module.staticImports) {
    const from = statement.moduleRequest.value;
    requests.add(from);
    for (const { importName } of statement.entries) {
      const name =
        importName.kind === "Name" ? (importName.name ?? "") : importName.kind === "Default" ? "default" : "*";
      imports.push({ from, name });
    }
  }
  const exports = new Set<string>();
  let passesOn = false;
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      const from = entry.moduleRequest?.value;
      if (from !== undefined) {
        requests.add(from);
        imports.push({ from, name: entry.importName.kind === "Name" ? (entry.importName.name ?? "") : "*" });
      }
      if (entry.exportName.kind === "None") passesOn = true;
      else exports.add(entry.exportName.kind === "Default" ? "default" : (entry.exportName.name ?? ""));
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (literal === undefined) continue;
    requests.add(literal);
    imports.push({ from: literal, name: "*" });
  }
  return { imports, requests: [...requests], exports: [...exports], passesOn };
}

/** A module's name where it is written, without its quotes. */
export interface RequestPlace {
  request: string;
  start: number;
  end: number;
}

/** Imports of text that does not parse, as they are usually written. */
const WRITTEN = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(["'])([^"'\n]{1,400})\1/g;

/** In the order of the text. */
export function requestPlaces(path: string, text: string): RequestPlace[] {
  const parsed = isShallowSource(text) ? parseSync(path, text) : null;
  if (parsed === null || parsed.errors.length > 0)
    return [...text.matchAll(WRITTEN)].map(({ index, 0: all, 2: request }) => {
      const end = index + all.length - 1;
      return { request: request!, start: end - request!.length, end };
    });
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const spans = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const places = new Map<number, RequestPlace>();
  for (const { start, end } of spans) {
    const literal = /^["'`]([^"'`$\\]+)["'`]$/.exec(text.slice(start, end))?.[1];
    if (literal !== undefined) places.set(start, { request: literal, start: start + 1, end: end - 1 });
  }
  return [...places.values()].sort((one, other) => one.start - other.start);
}

const ENDINGS = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".css",
  ".json",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js",
];

/** The project's file that an import refers to; null for packages and missing files. */
export function resolveImport(from: string, request: string, has: (path: ProjectPath) => boolean): ProjectPath | null {
  const base = requestedPath(from, request);
  if (base === null) return null;
  for (const ending of ENDINGS) if (has((base + ending) as ProjectPath)) return (base + ending) as ProjectPath;
  return typeScriptOf(base).find(has) ?? null;
}

/** `./menu.js` in TypeScript means menu.ts. */
const typeScriptOf = (path: string): ProjectPath[] =>
  /\.jsx?$/.test(path) ? ([path.replace(/\.js(x?)$/, ".ts$1"), path.replace(/\.jsx?$/, ".tsx")] as ProjectPath[]) : [];

/** All requested paths for which `resolveImport` may find the file. */
export function requestsMeaning(path: ProjectPath): string[] {
  const requests = ENDINGS.filter((ending) => path.endsWith(ending)).map((ending) =>
    path.slice(0, path.length - ending.length),
  );
  const name = path.replace(/\.tsx?$/, "");
  return name === path ? requests : [...requests, `${name}.js`, `${name}.jsx`];
}

/** The path as requested, without guessing its extension; null for packages and paths outside the project. */
export function requestedPath(from: string, request: string): string | null {
  const clean = request.split(/[?#]/, 1)[0]!;
  if (clean.startsWith("@/")) return `src/${clean.slice(2)}`;
  if (clean.startsWith("/")) return clean.slice(1);
  if (!/^\.{1,2}(\/|$)/.test(clean)) return null;
  const parts = from.split("/").slice(0, -1);
  for (const part of clean.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
