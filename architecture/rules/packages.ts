/** Rules for external packages: declared where they are used, and never tied to one registry. */
import { isBuiltin } from "node:module";
import type { SourceTree, Rule, Violation } from "../source-tree.ts";
import { placeOf, runsInBrowser } from "../places.ts";

export interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const manifestOf = (tree: SourceTree, room: string): Manifest => {
  const path = room === "" ? "package.json" : `${room}/package.json`;
  return tree.exists(path) ? (JSON.parse(tree.read(path)) as Manifest) : {};
};

/** `@scope/name/deep` -> `@scope/name`. */
export const packageName = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Tests, tools and configuration may also use what the root and the room list for development. */
const isTooling = (path: string, room: string): boolean =>
  ["", "e2e", "bench", "architecture"].includes(room) ||
  placeOf(path).isTest ||
  /(^|\/)(testing|scripts)(\/|\.ts$)/.test(path) ||
  path.endsWith(".config.ts");

interface PackageImport {
  path: string;
  name: string;
  typeOnly: boolean;
}

function mayImport({ path, name, typeOnly }: PackageImport, own: Manifest, root: Manifest): boolean {
  const { room } = placeOf(path);
  if (name in { ...own.dependencies, ...own.optionalDependencies }) return true;
  const forDevelopment = { ...own.devDependencies, ...root.devDependencies };
  return (typeOnly || isTooling(path, room)) && (name in forDevelopment || `@types/${name}` in forDevelopment);
}

export const declaredPackages: Rule = (tree) => {
  const violations: Violation[] = [];
  const root = manifestOf(tree, "");
  for (const file of tree.files) {
    const place = placeOf(file.path);
    const own = manifestOf(tree, place.room);
    for (const line of file.imports) {
      if (tree.target(file, line) !== null || /^(virtual|data):/.test(line.specifier)) continue;
      const report = (message: string): number => violations.push({ path: file.path, line: line.line, message });
      if (line.specifier.startsWith("node:")) {
        if (runsInBrowser(place) && !isTooling(file.path, place.room))
          report(`imports ${line.specifier}, which no browser has`);
        continue;
      }
      const name = packageName(line.specifier);
      if (isBuiltin(line.specifier)) report(`imports ${line.specifier}: write node:${line.specifier}`);
      else if (!mayImport({ path: file.path, name, typeOnly: line.typeOnly }, own, root)) {
        report(`imports ${name}, which ${place.room || "the root"}/package.json does not list`);
      }
    }
  }
  return violations;
};

export const ROOMS = [
  "",
  "kernel",
  "platform",
  "sandbox",
  "cloud",
  "offline-builder",
  "ui",
  "features",
  "server",
  "web",
  "e2e",
  "bench",
];

export const exactPins: Rule = (tree) =>
  ROOMS.flatMap((room) => {
    const manifest = manifestOf(tree, room);
    const all = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies };
    return Object.entries(all)
      .filter(([name, version]) => !name.startsWith("@slipway/") && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => ({
        path: room === "" ? "package.json" : `${room}/package.json`,
        line: 1,
        message: `${name} is "${version}": pin one exact version`,
      }));
  });

/** A lock that names a registry host breaks for everyone behind another one. */
export const lockfilesNameNoHost: Rule = (tree) =>
  ["package-lock.json", "template/package-lock.json"]
    .filter((path) => tree.exists(path))
    .flatMap((path) =>
      tree
        .read(path)
        .split("\n")
        .map((text, index) => ({ text, line: index + 1 }))
        .filter(({ text }) => /"resolved":\s*"[a-z+]+:\/\//.test(text))
        .map(({ line }) => ({ path, line, message: "names the host of a registry" })),
    );
