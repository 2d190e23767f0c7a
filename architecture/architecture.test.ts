import { describe, expect, it } from "vitest";
import { treeOfTexts, readSourceTree, type SourceTree } from "./source-tree.ts";
import { architectureRules } from "./rules/all.ts";
import { arrowsWith, cyclesIn, oneStackOfLayers } from "./rules/arrows.ts";
import { circlesIn } from "./rules/circles.ts";
import { namedScreens } from "./rules/features/named-screens.ts";
import { fewNeedsWith, neededFeatures, statedNeeds } from "./rules/features/needs.ts";
import { declaredPackages, exactPins, lockfilesNameNoHost } from "./rules/packages.ts";
import { builderInItsProcess } from "./rules/builder-process.ts";
import * as shape from "./rules/shape.ts";
import { usedPackages } from "./rules/unused-packages.ts";
import { unusedExports, unusedFiles } from "./rules/unused.ts";

describe("this repository", () => {
  const tree = readSourceTree();
  for (const [name, rule] of Object.entries(architectureRules)) {
    it(name, () => {
      expect(rule(tree).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
    });
  }
});

const TABLE = { chat: ["projects"], projects: [] };
const TARGETS = {
  "kernel/src/errors.ts": "export const a = 1;",
  "platform/src/git/port.ts": "export const a = 1;",
  "ui/src/kit/mark.tsx": "export const a = 1;",
  "features/chat/contract/index.ts": "export const a = 1;",
  "features/projects/contract/index.ts": "export const a = 1;",
  "features/projects/server/index.ts": "export const a = 1;",
  "features/projects/server/rows.ts": "export const a = 1;",
  "features/projects/testing.ts": "export const a = 1;",
  "features/publish/server/index.ts": "export const a = 1;",
  "features/projects/web/index.tsx": "export const a = 1;",
};

const breaches = (path: string, specifier: string): string[] =>
  arrowsWith(treeOfTexts({ ...TARGETS, [path]: `import { a } from "${specifier}";\nexport const b = a;` }), TABLE).map(
    (violation) => violation.path,
  );

describe("arrows between rooms", () => {
  it.each([
    ["platform/src/a.ts", "@slipway/kernel/errors"],
    ["features/chat/contract/a.ts", "@slipway/features/projects/contract/index.ts"],
    ["features/chat/server/a.ts", "@slipway/features/projects/server/index.ts"],
    ["features/chat/server/a.ts", "@slipway/platform/git/port"],
    ["features/chat/server/a.test.ts", "@slipway/features/projects/testing.ts"],
    ["features/chat/web/a.tsx", "@slipway/ui/kit/mark.tsx"],
    ["features/chat/web/a.tsx", "../../projects/contract/index.ts"],
    ["features/server.ts", "./projects/server/index.ts"],
    ["server/src/a.ts", "@slipway/features/projects/server/rows.ts"],
    ["web/src/a.tsx", "@slipway/features/projects/web/index.tsx"],
    ["e2e/a.e2e.ts", "@slipway/features/projects/testing.ts"],
  ])("%s may import %s", (path, specifier) => {
    expect(breaches(path, specifier)).toEqual([]);
  });

  it.each([
    ["kernel/src/a.ts", "@slipway/platform/git/port"],
    ["platform/src/a.ts", "@slipway/features/projects/server/index.ts"],
    ["ui/src/a.tsx", "@slipway/features/projects/web/index.tsx"],
    ["features/chat/contract/a.ts", "@slipway/platform/git/port"],
    ["features/chat/contract/a.ts", "../../projects/server/index.ts"],
    ["features/chat/server/a.ts", "@slipway/features/publish/server/index.ts"],
    ["features/chat/server/a.ts", "@slipway/features/projects/server/rows.ts"],
    ["features/chat/server/a.ts", "@slipway/features/projects/testing.ts"],
    ["features/chat/server/a.ts", "@slipway/features/projects/web/index.tsx"],
    ["features/chat/server/a.ts", "@slipway/ui/kit/mark.tsx"],
    ["features/chat/web/a.tsx", "@slipway/platform/git/port"],
    ["features/chat/web/a.tsx", "@slipway/features/projects/web/index.tsx"],
    ["features/chat/helper-folder/a.ts", "@slipway/kernel/errors"],
    ["features/contracts.ts", "./projects/server/index.ts"],
    ["server/src/a.ts", "@slipway/ui/kit/mark.tsx"],
    ["server/src/a.ts", "@slipway/features/projects/web/index.tsx"],
    ["web/src/a.tsx", "@slipway/features/projects/server/index.ts"],
    ["web/src/a.tsx", "@slipway/platform/git/port"],
    ["platform/src/a.ts", "../../kernel/src/errors.ts"],
    ["platform/src/a.ts", "@slipway/platform/git/port"],
    ["platform/src/a.ts", "./not-there.ts"],
  ])("%s must not import %s", (path, specifier) => {
    expect(breaches(path, specifier)).toEqual([path]);
  });

  it("sees types, re-exports, dynamic imports and files started as processes of their own", () => {
    const statements = [
      `import type { A } from "@slipway/platform/git/port"; export type B = A;`,
      `export { a } from "@slipway/platform/git/port";`,
      `export const load = () => import("@slipway/platform/git/port");`,
      `export const worker = new URL("../../platform/src/git/port.ts", import.meta.url);`,
    ];
    for (const statement of statements) {
      expect(arrowsWith(treeOfTexts({ ...TARGETS, "kernel/src/a.ts": statement }), TABLE)).toHaveLength(1);
    }
  });

  it("finds circles between features", () => {
    const edges = (table: Record<string, string[]>) =>
      new Map(Object.entries(table).map(([name, list]) => [name, new Set(list)]));
    expect(cyclesIn(edges({ a: ["b"], b: ["c"], c: ["a"] }))).toEqual([["a", "b", "c", "a"]]);
    expect(cyclesIn(edges({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  });
});

describe("packages", () => {
  const manifests = {
    "package.json": `{ "devDependencies": { "vitest": "5.1.0" } }`,
    "kernel/package.json": `{ "dependencies": { "zod": "4.6.7" } }`,
  };
  const found = (path: string, text: string) => declaredPackages(treeOfTexts({ ...manifests, [path]: text }));

  it("accepts what the room lists, and what tests take from the root", () => {
    expect(found("kernel/src/a.ts", `import { z } from "zod/v4"; z;`)).toEqual([]);
    expect(
      found("kernel/src/a.test.ts", `import { it } from "vitest"; import { join } from "node:path"; it; join;`),
    ).toEqual([]);
  });

  it("refuses packages that are only hoisted, Node in the browser and built-ins without node:", () => {
    expect(found("kernel/src/a.ts", `import pg from "pg"; pg;`)).toHaveLength(1);
    expect(found("kernel/src/a.ts", `import { it } from "vitest"; it;`)).toHaveLength(1);
    expect(found("kernel/src/a.ts", `import { join } from "node:path"; join;`)).toHaveLength(1);
    expect(found("platform/src/a.ts", `import { join } from "path"; join;`)).toHaveLength(1);
  });

  it("refuses packages that nothing of the room asks for, in whatever way it may ask", () => {
    const unused = (room: string, manifest: object, texts: Record<string, string> = {}): string[] =>
      usedPackages(treeOfTexts({ [`${room}/package.json`]: JSON.stringify(manifest), ...texts })).map(
        (found) => found.message,
      );
    const zod = { dependencies: { zod: "4.6.7" } };
    expect(unused("ui", zod)).toEqual(["lists zod, which no source of ui imports"]);
    expect(unused("ui", zod, { "kernel/src/a.ts": `import "zod";` })).toHaveLength(1);
    expect(unused("ui", zod, { "ui/src/a.ts": `// zod\nexport const a = "zod";` })).toHaveLength(1);
    expect(unused("ui", zod, { "ui/src/a.ts": `import type { z } from "zod/v4";` })).toEqual([]);
    expect(unused("ui", zod, { "ui/src/a.css": `@import "zod/a.css";` })).toEqual([]);
    expect(unused("ui", zod, { "ui/src/a.ts": `require.resolve("zod/a.js");` })).toEqual([]);
    const family = { optionalDependencies: { "@family/linux-x64": "1.0.0" } };
    expect(unused("platform", family)).toHaveLength(1);
    expect(unused("platform", family, { "platform/src/a.ts": "resolve(`@family/${platform}`);" })).toEqual([]);
    const types = { devDependencies: { "@types/ws": "1.0.0", "@types/node": "1.0.0" } };
    expect(unused("ui", types)).toHaveLength(2);
    expect(unused("ui", types, { "ui/src/a.ts": `import "ws"; import "node:fs";` })).toEqual([]);
    const tool = { devDependencies: { oxlint: "1.0.0" } };
    expect(unused("server", tool)).toHaveLength(1);
    expect(unused("server", tool, { "server/src/a.ts": `run("node_modules/oxlint/bin/oxlint");` })).toEqual([]);
    const lock = { packages: { "node_modules/zod": { peerDependencies: { react: "*" } } } };
    const both = { dependencies: { zod: "4.6.7", react: "19.0.0" } };
    const asking = { "ui/src/a.ts": `import "zod";` };
    expect(unused("ui", both, asking)).toHaveLength(1);
    expect(unused("ui", both, { ...asking, "package-lock.json": JSON.stringify(lock) })).toEqual([]);
  });

  it("refuses ranges and locks with a registry host", () => {
    const tree = (texts: Record<string, string>): SourceTree => treeOfTexts(texts);
    expect(exactPins(tree({ "ui/package.json": `{ "dependencies": { "react": "^19.0.0" } }` }))).toHaveLength(1);
    expect(
      exactPins(tree({ "ui/package.json": `{ "dependencies": { "@slipway/kernel": "*", "react": "19.0.0" } }` })),
    ).toEqual([]);
    expect(
      lockfilesNameNoHost(tree({ "package-lock.json": `"resolved": "https://registry.example/a.tgz"` })),
    ).toHaveLength(1);
    expect(lockfilesNameNoHost(tree({ "package-lock.json": `"resolved": "kernel"` }))).toEqual([]);
  });
});

describe("single files", () => {
  const linesOf = (count: number): string => "export const a = [\n" + "  1,\n".repeat(count - 2) + "];\n";
  const functionOf = (count: number): string => "export function a(): void {\n" + "  a();\n".repeat(count - 2) + "}\n";
  const found = (rule: (tree: SourceTree) => unknown[], path: string, text: string): number =>
    rule(treeOfTexts({ [path]: text })).length;

  it("limits files to 400 lines, data aside", () => {
    expect(found(shape.fileSizes, "kernel/src/a.ts", linesOf(400))).toBe(0);
    expect(found(shape.fileSizes, "kernel/src/a.ts", linesOf(401))).toBe(1);
    expect(found(shape.fileSizes, "kernel/src/lexicon/words.ts", linesOf(401))).toBe(0);
    expect(found(shape.fileSizes, "kernel/src/metadata.ts", linesOf(401))).toBe(1);
  });

  it("limits functions to 100 lines, chapters of tests aside", () => {
    expect(found(shape.functionSizes, "kernel/src/a.ts", functionOf(100))).toBe(0);
    expect(found(shape.functionSizes, "kernel/src/a.ts", functionOf(101))).toBe(1);
    expect(found(shape.functionSizes, "kernel/src/a.ts", `const a = () => \`${"\n".repeat(100)}\`;`)).toBe(1);
    const chapter = `describe("a", () => {\n${"  a();\n".repeat(120)}});\n`;
    expect(found(shape.functionSizes, "kernel/src/a.test.ts", chapter)).toBe(0);
    const conditional = chapter.replace("describe(", "describe.skipIf(isMissing)(");
    expect(found(shape.functionSizes, "kernel/src/a.test.ts", conditional)).toBe(0);
  });

  it("limits parameters to three, also of signatures, where the function itself decides them", () => {
    const parameters = (text: string): number => found(shape.parameterCounts, "kernel/src/a.ts", text);
    expect(parameters(`export function a(one: A, two: A, three: A): void {}`)).toBe(0);
    expect(parameters(`export function a(one: A, two: A, three: A, four = 4): void {}`)).toBe(1);
    expect(parameters(`export const a = (one: A, two: A, three: A, ...rest: A[]): void => {};`)).toBe(1);
    expect(parameters(`export interface A { a(one: A, two: A, three: A, four: A): void }`)).toBe(1);
    expect(parameters(`export type A = (one: A, two: A, three: A, four: A) => void;`)).toBe(1);
    expect(parameters(`export function a(this: A, one: A, two: A, three: A): void {}`)).toBe(0);
    expect(parameters(`text.replace(/a(b)/, (match, inner, offset, whole) => whole);`)).toBe(0);
  });

  it("limits folders to eleven files of any kind, tests and data aside", () => {
    const folder = (path: string, count: number, more: Record<string, string> = {}): unknown[] => {
      const names = Array.from({ length: count }, (_, number) => `${path}/a${number}.css`);
      return shape.folderSizes(treeOfTexts({ ...Object.fromEntries(names.map((name) => [name, ""])), ...more }));
    };
    expect(folder("ui/src/kit", 11, { "ui/src/kit/a.test.ts": "", "ui/src/kit/below/a.ts": "" })).toEqual([]);
    expect(folder("ui/src/kit", 12)).toMatchObject([{ path: "ui/src/kit" }]);
    expect(folder("kernel/src/lexicon", 12)).toEqual([]);
  });

  it("refuses heap names and names that are not kebab-case", () => {
    expect(found(shape.fileNames, "kernel/src/utils.ts", "")).toBe(1);
    expect(found(shape.fileNames, "kernel/src/types.test.ts", "")).toBe(1);
    expect(found(shape.fileNames, "ui/src/PublishMenu.tsx", "")).toBe(1);
    expect(found(shape.fileNames, "ui/src/publish-menu.test.tsx", "")).toBe(0);
  });

  it("refuses console output outside commands, switched-off tests, barrels and default exports", () => {
    expect(found(shape.quietConsole, "kernel/src/a.ts", `console.log(1);`)).toBe(1);
    expect(found(shape.quietConsole, "kernel/src/a.ts", `export const text = "console.log(1)";`)).toBe(0);
    expect(found(shape.quietConsole, "server/src/commands/a.ts", `console.log(1);`)).toBe(0);
    for (const word of ["only", "skip", "todo"]) {
      expect(found(shape.noFocusedTests, "kernel/src/a.test.ts", `it["${word}"]; it.${word}("b", () => {});`)).toBe(1);
    }
    expect(found(shape.noBarrels, "kernel/src/a.ts", `export * from "./b.ts";`)).toBe(1);
    expect(found(shape.noBarrels, "features/chat/contract/index.ts", `export * from "./b.ts";`)).toBe(0);
    expect(found(shape.namedExports, "kernel/src/a.ts", `export default 1;`)).toBe(1);
    expect(found(shape.namedExports, "web/vite.config.ts", `export default {};`)).toBe(0);
  });

  it("refuses tests that no project would run, and files that do not parse", () => {
    expect(found(shape.testsAreRun, "kernel/src/a.spec.ts", "")).toBe(1);
    expect(found(shape.testsAreRun, "kernel/src/a.test.tsx", "")).toBe(1);
    expect(found(shape.testsAreRun, "features/chat/web/a.test.tsx", "")).toBe(0);
    expect(found(shape.parses, "kernel/src/a.ts", "export const = 1;")).toBeGreaterThan(0);
  });
});

describe("unused code", () => {
  it("finds files nothing leads to and values nobody imports, but not exported types", () => {
    const tree = treeOfTexts({
      "server/src/main.ts": `import { used } from "./used.ts"; used; new URL("./child.ts", import.meta.url);`,
      "server/src/used.ts": `export const used = 1; export const forgotten = 2; export interface Shape { a: 1 }`,
      "server/src/child.ts": `export const start = 1;`,
      "server/src/lost.ts": `const a = 1; a;`,
    });
    expect(unusedFiles(tree).map((found) => found.path)).toEqual(["server/src/lost.ts"]);
    expect(unusedExports(tree).map((found) => found.message)).toEqual(["exports forgotten, which nobody imports"]);
  });
});

describe("what lies over the page", () => {
  it("comes from the kit's layers and not from the library itself", () => {
    const breachesOf = (path: string, names: string): string[] =>
      oneStackOfLayers(treeOfTexts({ [path]: `import { ${names} } from "@mantine/core"; ${names};` })).map(
        ({ message }) => message.split(" ")[1]!,
      );
    expect(breachesOf("features/chat/web/a.tsx", "Button, Menu, Modal")).toEqual(["Menu", "Modal"]);
    expect(breachesOf("ui/src/layers/menu.tsx", "Menu")).toEqual([]);
  });
});

describe("the offline builder", () => {
  const model = { "offline-builder/src/model.ts": "export const a = 1;" };
  const breachesOf = (path: string, line: string): number =>
    builderInItsProcess(treeOfTexts({ ...model, [path]: line })).length;

  it("is imported by its process and by tests, and by nothing else that a server runs", () => {
    const line = 'import { a } from "@slipway/offline-builder/model";\nexport const b = a;';
    for (const path of ["server/src/a.ts", "features/chat/server/a.ts", "cloud/src/a.ts"])
      expect(breachesOf(path, line)).toBe(1);
    for (const path of ["server/src/builder-process.ts", "features/chat/server/a.test.ts", "bench/a.bench.ts"])
      expect(breachesOf(path, line)).toBe(0);
  });
});

describe("what features need", () => {
  const path = "features/chat/server/a.ts";
  const lines = (text: string): number[] => statedNeeds(treeOfTexts({ [path]: text })).map(({ line }) => line);

  it("are never every engine, and state is never kept beside mount", () => {
    expect(lines("\nexport const a = (services: Services) => services;")).toEqual([2]);
    expect(lines("const states = new WeakMap<Services, string>();")).toEqual([1]);
    expect(lines('export const a = (services: Needs<"git">) => services;')).toEqual([]);
  });

  it("are at most six names in one list, and longer lists only fall", () => {
    const wide = (names: string[], left = {}): string[] => {
      const text = `export type A = Needs<${names.map((name) => `"${name}"`).join(" | ")}>;`;
      return fewNeedsWith(treeOfTexts({ [path]: text }), left).map(({ message }) => message);
    };
    const six = ["clock", "database", "disk", "git", "live", "log"];
    expect(wide(six)).toEqual([]);
    expect(wide([...six, "mail"])).toEqual([expect.stringMatching(/^7 needs .* 6 may/)]);
    expect(wide([...six, "mail"], { chat: 1 })).toEqual([]);
    expect(wide(six, { chat: 1 })).toEqual([expect.stringContaining("lower the count")]);
  });

  it("refuses the object of a feature that this one does not depend on", () => {
    const needs = (name: string): number =>
      neededFeatures(treeOfTexts({ [path]: `export const a = (services: Needs<"git" | "${name}">) => services;` }))
        .length;
    expect([needs("edits"), needs("publish"), needs("database")]).toEqual([0, 1, 0]);
  });
});

describe("circles of imports", () => {
  it("are found whole, whatever else leads into them or out of them", () => {
    const edges = new Map(
      Object.entries({ a: ["b"], b: ["c", "d"], c: ["a"], d: ["e"], e: ["d", "f"], f: [], g: ["a", "g"] }).map(
        ([file, to]) => [file, new Set(to)] as const,
      ),
    );
    expect(circlesIn(edges).toSorted()).toEqual([
      ["a", "b", "c"],
      ["d", "e"],
    ]);
  });
});

it("finds texts that send people to a screen by a name that it does not have", () => {
  const tree = treeOfTexts({
    "features/cloud/web/views.ts": `export const views = [{ id: "owners", label: "Site owners" }];`,
    "features/accounts/web/settings-sections.ts": `export const sections = [{ label: "People" }];`,
    "features/help/contract/articles.ts":
      'export const a = "Cloud → Site owners makes the link"; export const b = `Cloud → Owner page`; export const c = "Settings → Peoples";',
  });
  expect(namedScreens(tree).map(({ message }) => message)).toEqual([
    'sends people to "Cloud → Owner page", which is no screen',
    'sends people to "Settings → Peoples", which is no screen',
  ]);
});
