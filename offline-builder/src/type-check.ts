/** For tests: a type checker that stays warm in its worker, for apps that are alike in most of their files. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { RecentMap } from "@slipway/kernel/recent-map";
import type * as TypeScript from "typescript/unstable/sync";
import { templateModules } from "./template-modules.ts";
import type { Files } from "./testing.ts";

/**
 * Type-checks many projects in one program. Returns the compiler's words; empty when it has no complaint. A file is checked
 * once in a worker: the compiler's options, the projects' declarations, its content and the content of everything it imports name it.
 */
export function typeCheck(projects: readonly Files[]): string {
  const modules: Modules = new Map();
  for (const files of projects) addModules(files, modules);
  checker ??= openChecker();
  return checker(modules, optionsOf(projects[0]!));
}

/** Content by path; a path names the content of its file and of everything that file imports. */
type Modules = Map<string, string>;
type CompilerOptions = Record<string, unknown>;
type Checker = (modules: Modules, compilerOptions: CompilerOptions) => string;

let checker: Checker | null = null;

function optionsOf(files: Files): CompilerOptions {
  const given = JSON.parse(files.get("tsconfig.json")!.replace(/^\s*\/\/.*$/gm, "")) as {
    compilerOptions: CompilerOptions;
  };
  return { ...given.compilerOptions, noEmit: true, paths: undefined, baseUrl: undefined };
}

/** The starter project's own compiler, as a process that keeps the declarations of the packages parsed. */
function openChecker(): Checker {
  const packages = templateModules();
  const root = mkdtempSync(join(tmpdir(), "slipway-types-"));
  symlinkSync(packages, join(root, "node_modules"));
  const config = join(root, "tsconfig.json");
  const { API } = createRequire(join(packages, "package.json"))("typescript/unstable/sync") as typeof TypeScript;
  // Ends when its input does, so also with a worker that is killed.
  const compiler = new API({ cwd: root });
  process.once("exit", () => {
    compiler.close();
    rmSync(root, { recursive: true, force: true });
  });
  const made = new Set<string>();
  const written = new Set<string>();
  const clean = new Set<string>();
  return (modules, compilerOptions) => {
    // Declarations hold for all files and are imported by none.
    const declarations = [...modules.keys()].filter((path) => path.endsWith(".d.ts"));
    const scope = JSON.stringify([compilerOptions, declarations]);
    const unknown = [...modules.keys()].filter((path) => !clean.has(path + scope));
    if (unknown.length === 0) return "";
    for (const [path, content] of modules) {
      if (written.has(path)) continue;
      const folder = dirname(path);
      if (!made.has(folder)) mkdirSync(join(root, folder), { recursive: true });
      made.add(folder);
      writeFileSync(join(root, path), content);
      written.add(path);
    }
    const files = [...new Set([...unknown, ...declarations])];
    writeFileSync(config, JSON.stringify({ compilerOptions, files }));
    const snapshot = compiler.updateSnapshot({ openProjects: [config], fileChanges: { changed: [config] } });
    try {
      const { program } = snapshot.getProject(config)!;
      const found = diagnose(
        program,
        unknown.map((path) => join(root, path)),
      );
      if (found.length === 0) for (const path of unknown) clean.add(path + scope);
      return found.map((one) => inWords(one, modules, root)).join("\n");
    } finally {
      snapshot.dispose();
    }
  };
}

/** Those without a file come last: the compiler finds them while it checks files. */
const diagnose = (program: TypeScript.Program, paths: readonly string[]): TypeScript.Diagnostic[] => [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getProgramDiagnostics(),
  ...paths.flatMap((path) => [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)]),
  ...program.getGlobalDiagnostics(),
];

function inWords({ fileName, pos, code, text, messageChain }: TypeScript.Diagnostic, modules: Modules, root: string) {
  const path = fileName === undefined ? "" : relative(root, fileName);
  const line = modules.get(path)?.slice(0, pos).split("\n").length;
  const more = (messageChain ?? []).map((one) => `\n  ${one.text}`).join("");
  return `${path}${line === undefined ? "" : `(${line})`}: error TS${code}: ${text}${more}`;
}

const specifier = /((?:from |import |import\()")((?:@|\.{1,2})\/[^"]+)(")/g;

interface Facts {
  hash: string;
  /** Import specifiers, as the file writes them. */
  asked: readonly string[];
}

/** Most files of an app are files of many others, too. */
const factsOf = new RecentMap<Facts>(5000);

function factsIn(content: string): Facts {
  const known = factsOf.get(content);
  if (known) return known;
  const asked = [...content.matchAll(specifier)].map(([, , to]) => to!);
  const facts = { hash: createHash("sha256").update(content).digest("hex"), asked };
  factsOf.set(content, facts);
  return facts;
}

function addModules(files: Files, modules: Modules) {
  const paths = [...files.keys()].filter((path) => /^src\/.*\.tsx?$/.test(path));
  const resolve = (from: string, to: string): string | undefined => {
    const base = to.startsWith("@/") ? `src/${to.slice(2)}` : join(dirname(from), to);
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => files.has(path));
  };
  const imports = new Map(
    paths.map((path) => [path, factsIn(files.get(path)!).asked.flatMap((to) => resolve(path, to) ?? [])]),
  );
  // Files that import each other reach the same ones, so they get one place together.
  const placeOf = new Map(paths.map((path) => [path, join("modules", closureHash(path, files, imports), path)]));
  for (const path of paths) {
    const place = placeOf.get(path)!;
    if (modules.has(place)) continue;
    const content = files.get(path)!.replace(specifier, (whole, before: string, to: string, after: string) => {
      const target = placeOf.get(resolve(path, to) ?? "");
      if (!target) return whole;
      const way = relative(dirname(place), target).replace(/\.tsx?$/, "");
      return `${before}${way.startsWith(".") ? way : `./${way}`}${after}`;
    });
    modules.set(place, content);
  }
}

/** Of the file and everything it reaches. */
function closureHash(start: string, files: Files, imports: ReadonlyMap<string, string[]>): string {
  const reached = new Set([start]);
  for (const path of reached) for (const next of imports.get(path) ?? []) reached.add(next);
  const hash = createHash("sha256");
  for (const path of [...reached].sort()) hash.update(`${path}\n${factsIn(files.get(path) ?? "").hash}\n`);
  return hash.digest("hex").slice(0, 16);
}
