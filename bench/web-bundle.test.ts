import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

// Checks the built app: `./slipway test` builds it before.
const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "web");

it("the project page and every view of it stay within their budgets", () => {
  const args = ["--disable-warning=ExperimentalWarning", "web/scripts/bundle-budget.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

it("the order of style layers is stated before the first sheet, whichever the build puts first", () => {
  const built = readFileSync(join(web, "dist", "index.html"), "utf8");
  const [told] = /@layer [^;{]+;/.exec(readFileSync(join(root, "ui/src/theme/styles.css"), "utf8"))!;
  const order = built.replaceAll(/,\s*/g, ",").indexOf(told.replaceAll(/,\s*/g, ","));
  expect(order).toBeGreaterThan(-1);
  expect(order).toBeLessThan(built.replaceAll(/,\s*/g, ",").indexOf('rel="stylesheet"'));
});

const UI = "@slipway/ui/";

interface Part {
  /** Named as in the build's manifest, from the folder of the web app; for a package, its folder. */
  file: string;
  name: string;
}

/** Every part of the app that is loaded by name when it is drawn. */
function lazyParts(): Part[] {
  return globSync(["features/*/web/**/*.{ts,tsx}", "ui/src/**/*.{ts,tsx}", "web/src/**/*.{ts,tsx}"], { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(root, path), "utf8").replaceAll(/^ *\*.*$/gm, "");
      const fileOf = (imported: string): string => {
        if (imported.startsWith(".")) return relative(web, join(root, dirname(path), imported));
        return imported.startsWith(UI) ? `../ui/src/${imported.slice(UI.length)}` : `../node_modules/${imported}/`;
      };
      const loaders = new Map(
        Array.from(code.matchAll(/const (\w+) = (?:\(\) =>\s*)?import\("([^"]+)"\)/g), ([, name, file]) => [
          name!,
          file!,
        ]),
      );
      const calls = code.matchAll(
        /lazyNamed\(\s*(?:\(\) =>\s*import\("([^"]+)"\)[^"]*|(?:\(\) => )?(\w+)),\s*"(\w+)",?\s*\)/g,
      );
      const parts = Array.from(calls, ([, imported, loader, name]) => {
        const file = imported ?? loaders.get(loader!);
        if (file === undefined) throw new Error(`${path}: where ${name} comes from cannot be read`);
        return { file: fileOf(file), name: name! };
      });
      const all = code.match(/lazyNamed\(/g)?.length ?? 0;
      if (parts.length !== all) throw new Error(`${path}: ${all} parts are lazy, ${parts.length} could be read`);
      return parts;
    });
}

type Manifest = Record<string, { file: string } | undefined>;

describe("a part that is loaded by its name", () => {
  const built = (path: string): string => readFileSync(join(web, "dist", path), "utf8");
  const manifest = JSON.parse(built(".vite/manifest.json")) as Manifest;
  const chunks = globSync("assets/*.js", { cwd: join(web, "dist") }).map(built);
  /** A part in a file of its own is an export; bundled with others, it is a member of its module's object. */
  const isThere = ({ file, name }: Part): boolean => {
    const own =
      manifest[Object.keys(manifest).find((key) => key === file || (file.endsWith("/") && key.startsWith(file)))!];
    if (own !== undefined && new RegExp(`export\\{[^}]*(?:[{,]| as )${name}[,}]`).test(built(own.file))) return true;
    return chunks.some((chunk) => new RegExp(`[{,]${name}:\\(\\)=>`).test(chunk));
  };

  it("keeps its name in the built app, where bundling may lose names that are looked up at run time", () => {
    const parts = lazyParts();
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => !isThere(part))).toEqual([]);
  });
});
