/** Packages that a room lists and does not use. */
import type { SourceTree, Rule } from "../source-tree.ts";
import { manifestOf, packageName, ROOMS, type Manifest } from "./packages.ts";

interface LockedPackage {
  peerDependencies?: Record<string, string>;
}

/** Names in the sources of one room, read once. */
interface Sources {
  imported: ReadonlySet<string>;
  text: string;
}

const READ = /\.(ts|tsx|mts|css)$/;

/** The root's tools serve every room. */
function sourcesOf(tree: SourceTree, room: string): Sources {
  const inside = (path: string): boolean => room === "" || path.startsWith(`${room}/`);
  const specifiers = tree.files
    .filter((file) => inside(file.path))
    .flatMap((file) => file.imports.map((line) => line.specifier));
  const imported = new Set(specifiers.map((name) => (name.startsWith("node:") ? "node" : packageName(name))));
  const paths = tree.paths.filter((path) => inside(path) && READ.test(path));
  return { imported, text: paths.map((path) => tree.read(path)).join("\n") };
}

/** `require.resolve("axe-core/axe.min.js")`, `@import "pack/a.css"`, and one package of a family chosen while running. */
function isResolved(name: string, text: string): boolean {
  const asked = [`resolve("${name}`, `@import "${name}`, `resolve(\`${name.split("/")[0]}/\${`];
  return asked.some((start) => text.includes(start));
}

/** Tools are started by path or named in a configuration: `node_modules/oxlint/bin/oxlint`, `environment: "happy-dom"`. */
const isTool = (name: string, text: string): boolean =>
  text.includes(`node_modules/${name}/`) || text.includes(`"${name}"`);

/** `@types/semver` -> `semver`: types belong to the package that they describe. */
const describes = (name: string): string => name.replace(/^@types\//, "");

function peersOf(tree: SourceTree, names: readonly string[]): ReadonlySet<string> {
  if (!tree.exists("package-lock.json")) return new Set();
  const { packages } = JSON.parse(tree.read("package-lock.json")) as { packages: Record<string, LockedPackage> };
  return new Set(names.flatMap((name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {})));
}

function unusedIn(tree: SourceTree, room: string, manifest: Manifest): string[] {
  const { imported, text } = sourcesOf(tree, room);
  const isAsked = (name: string): boolean => imported.has(describes(name)) || isResolved(name, text);
  const listed = Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  });
  // A peer of a used package is listed for that package.
  const peers = peersOf(tree, listed.filter(isAsked));
  const isDevelopment = (name: string): boolean => name in (manifest.devDependencies ?? {});
  return listed.filter((name) => !isAsked(name) && !peers.has(name) && !(isDevelopment(name) && isTool(name, text)));
}

export const usedPackages: Rule = (tree) =>
  ROOMS.flatMap((room) => {
    const manifest = manifestOf(tree, room);
    return unusedIn(tree, room, manifest).map((name) => ({
      path: room === "" ? "package.json" : `${room}/package.json`,
      line: 1,
      message: `lists ${name}, which no source of ${room || "the repository"} imports`,
    }));
  });
