import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { templateModules } from "./template-modules.ts";
import type { Files } from "./testing.ts";

/**
 * Type-checks many projects in one run. Returns the compiler's words; empty when it has no complaint. A file that stands in
 * several projects with the same content, and everything it imports too, is checked once: most files of most variants are.
 */
export function typeCheck(projects: readonly Files[]): string {
  const root = mkdtempSync(join(tmpdir(), "slipway-types-"));
  try {
    const written = new Set<string>();
    for (const files of projects) writeModules(files, root, written);
    const given = JSON.parse(projects[0]!.get("tsconfig.json")!.replace(/^\s*\/\/.*$/gm, "")) as {
      compilerOptions: Record<string, unknown>;
    };
    const compilerOptions = { ...given.compilerOptions, noEmit: true, paths: undefined, baseUrl: undefined };
    writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["modules"] }));
    const modules = templateModules();
    symlinkSync(modules, join(root, "node_modules"));
    execFileSync(join(modules, ".bin/tsc"), ["--noEmit", "-p", root], { cwd: root, encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as { stdout?: string; stderr?: string; message: string };
    return `${stdout}${stderr}` || message;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const specifier = /((?:from |import |import\()")((?:@|\.{1,2})\/[^"]+)(")/g;

function writeModules(files: Files, root: string, written: Set<string>) {
  const paths = [...files.keys()].filter((path) => /^src\/.*\.tsx?$/.test(path));
  const resolve = (from: string, to: string): string | undefined => {
    const base = to.startsWith("@/") ? `src/${to.slice(2)}` : join(dirname(from), to);
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => files.has(path));
  };
  const imports = new Map(
    paths.map((path) => [
      path,
      [...files.get(path)!.matchAll(specifier)].flatMap(([, , to]) => resolve(path, to!) ?? []),
    ]),
  );
  // Files that import each other reach the same ones, so they get one place together.
  const placeOf = new Map(paths.map((path) => [path, join("modules", closureHash(path, files, imports), path)]));
  for (const path of paths) {
    const place = placeOf.get(path)!;
    if (written.has(place)) continue;
    written.add(place);
    const content = files.get(path)!.replace(specifier, (whole, before: string, to: string, after: string) => {
      const target = placeOf.get(resolve(path, to) ?? "");
      if (!target) return whole;
      const way = relative(dirname(place), target).replace(/\.tsx?$/, "");
      return `${before}${way.startsWith(".") ? way : `./${way}`}${after}`;
    });
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), content);
  }
}

/** Of the file and everything it reaches. */
function closureHash(start: string, files: Files, imports: ReadonlyMap<string, string[]>): string {
  const reached = new Set([start]);
  for (const path of reached) for (const next of imports.get(path) ?? []) reached.add(next);
  const hash = createHash("sha256");
  for (const path of [...reached].sort()) hash.update(`${path}\n${files.get(path) ?? ""}\n`);
  return hash.digest("hex").slice(0, 16);
}
