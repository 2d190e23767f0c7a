import { describe, expect, it } from "vitest";
import { treeOfTexts } from "./source-tree.ts";
import { reachOf } from "./reach.ts";

const TREE = treeOfTexts({
  "kernel/src/ids.ts": "export const id = 1;",
  "kernel/src/ids.test.ts": `import { id } from "./ids.ts";`,
  "platform/src/git/port.ts": "export interface Git {}\nexport const MAX = 1;",
  "platform/src/git/git.ts": `import type { Git } from "./port.ts";\nexport const git: Git = {};`,
  "platform/src/git/git.test.ts": `import { git } from "./git.ts";`,
  "platform/src/browser/inside.js": "",
  "platform/src/browser/browser.ts": `export const inside = new URL("./inside.js", import.meta.url);`,
  "platform/src/browser/browser.test.ts": `import { inside } from "./browser.ts";`,
  "features/chat/server/index.ts": `import { id } from "@slipway/kernel/ids";\nexport * from "./queue.ts";`,
  "features/chat/server/queue.ts": `export const start = () => new URL("./worker.ts", import.meta.url);`,
  "features/chat/server/worker.ts": "export const work = 1;",
  "features/chat/server/chat.test.ts": `import { createTestApp } from "@slipway/server/testing/test-app";`,
  "features/publish/server/index.ts": `import { start } from "@slipway/features/chat/server/index.ts";`,
  "features/publish/server/publish.test.ts": `import { createTestApp } from "@slipway/server/testing/test-app";`,
  "features/files/server/index.ts": "export const files = 1;",
  "features/files/server/files.test.ts": `import { createTestApp } from "@slipway/server/testing/test-app";`,
  "features/server.ts": `import "./chat/server/index.ts";\nimport "./publish/server/index.ts";\nimport "./files/server/index.ts";`,
  "server/src/testing/test-app.ts": `import "@slipway/features/server.ts";\nexport const createTestApp = 1;`,
  "sandbox/src/runner/run.ts": "export const run = 1;",
  "sandbox/src/programs.ts": `export const source = new URL("../src/runner/", import.meta.url);`,
  "sandbox/src/programs.test.ts": `import { source } from "./programs.ts";`,
  "sandbox/src/stall.ts": "export const stall = 1;",
  "sandbox/src/stall.test.ts": `const program = import.meta.resolve("@slipway/sandbox/stall");`,
  "offline-builder/src/starter.ts": `export const at = new URL("../../template", import.meta.url);`,
  "offline-builder/src/starter.test.ts": `import { at } from "./starter.ts";`,
  "offline-builder/src/blueprint.ts":
    "export const read = (name: string) => new URL(`../blueprints/${name}`, import.meta.url);",
  "offline-builder/src/blueprint.test.ts": `import { read } from "./blueprint.ts";`,
  "web/src/page.css": "",
  "web/src/page.tsx": `import "./page.css";\nexport const Page = () => null;`,
  "web/src/page.test.tsx": `import { Page } from "./page.tsx";`,
  "e2e/journey.e2e.ts": `import { startSlipway } from "@slipway/server/testing/start-slipway";`,
  "server/src/testing/start-slipway.ts": "export const startSlipway = 1;",
  slipway: "",
  "server/src/commands/launcher.test.ts": `const launcher = join(ROOT, "slipway");`,
  "architecture/architecture.test.ts": "",
  "architecture/rules.test.ts": `breaches({ "features/server.ts": "", "kernel/src/ids.ts": "" });`,
  "tsconfig.server.json": `{ "include": ["kernel/src", "features/*/server", "platform/src"] }`,
  "tsconfig.web.json": `{ "include": ["kernel/src", "web"] }`,
});

const EVERY_RULE = "architecture/architecture.test.ts";
const nearOf = (...changed: string[]): string[] =>
  reachOf(TREE, changed)
    .near.map(({ path }) => path)
    .filter((path) => path !== EVERY_RULE);
const wholeOf = (...changed: string[]): string[] => reachOf(TREE, changed).throughWholeApp.map(({ path }) => path);

describe("tests that a change reaches", () => {
  it.each([
    ["a changed test", "kernel/src/ids.test.ts", ["kernel/src/ids.test.ts"]],
    ["an imported style sheet", "web/src/page.css", ["web/src/page.test.tsx"]],
    ["a script that a URL names", "platform/src/browser/inside.js", ["platform/src/browser/browser.test.ts"]],
    ["a file of a folder that a URL names", "sandbox/src/runner/run.ts", ["sandbox/src/programs.test.ts"]],
    ["a resolved specifier", "sandbox/src/stall.ts", ["sandbox/src/stall.test.ts"]],
    ["the starter project", "template/src/main.tsx", ["offline-builder/src/starter.test.ts"]],
    ["a blueprint", "offline-builder/blueprints/shop/shop.tsx", ["offline-builder/src/blueprint.test.ts"]],
    ["a file that is deleted", "kernel/src/gone.test.ts", []],
    ["a file below the root", "slipway", ["server/src/commands/launcher.test.ts"]],
  ])("are found for %s", (_name, changed, tests) => {
    expect(nearOf(changed)).toEqual(tests);
  });

  it("include tests of the whole app that stand in a reached feature, and name the others apart", () => {
    expect(nearOf("features/chat/server/worker.ts")).toEqual([
      "features/chat/server/chat.test.ts",
      "features/publish/server/publish.test.ts",
    ]);
    expect(wholeOf("features/chat/server/worker.ts")).toEqual(["features/files/server/files.test.ts"]);
  });

  it("come nearest first and say why they are there", () => {
    const { near } = reachOf(TREE, ["kernel/src/ids.ts"]);
    expect(near.map(({ path, because }) => `${path}: ${because}`)).toEqual([
      "architecture/architecture.test.ts: uses every file",
      "kernel/src/ids.test.ts: uses kernel/src/ids.ts",
      "features/chat/server/chat.test.ts: boots the whole app and stands in features/chat/server",
      "features/publish/server/publish.test.ts: boots the whole app and stands in features/publish/server",
    ]);
  });

  it("leave out who imports only types, which the compiler checks", () => {
    expect(nearOf("platform/src/git/port.ts")).toEqual([]);
    expect(reachOf(TREE, ["platform/src/git/port.ts"]).typeProjects).toEqual(["tsconfig.server.json"]);
    expect(nearOf("platform/src/git/git.ts")).toEqual(["platform/src/git/git.test.ts"]);
  });

  it("include a journey only when it changed itself", () => {
    expect(nearOf("e2e/journey.e2e.ts")).toEqual(["e2e/journey.e2e.ts"]);
    expect(reachOf(TREE, ["server/src/testing/start-slipway.ts"])).toMatchObject({ journeys: 1 });
    expect(nearOf("server/src/testing/start-slipway.ts")).toEqual([]);
  });

  it("are every test that boots the app when the way to boot it changed", () => {
    expect(nearOf("server/src/testing/test-app.ts")).toEqual([
      "features/chat/server/chat.test.ts",
      "features/files/server/files.test.ts",
      "features/publish/server/publish.test.ts",
    ]);
  });

  it("are all where packages, settings of the compiler or the test runner's set-up changed", () => {
    for (const path of [
      "package-lock.json",
      "platform/package.json",
      "tsconfig.base.json",
      "vitest.config.ts",
      ".npmrc",
    ]) {
      expect(reachOf(TREE, [path]).everything, path).not.toBeNull();
    }
    expect(reachOf(TREE, ["platform/src/testing/run/global-setup.ts"]).everything).not.toBeNull();
    for (const path of ["template/package.json", "kernel/src/ids.ts", "docs/operating.md"]) {
      expect(reachOf(TREE, [path]).everything, path).toBeNull();
    }
  });

  it("are none of a document, which only the rules read", () => {
    expect(reachOf(TREE, ["docs/operating.md"])).toMatchObject({
      near: [{ path: EVERY_RULE }],
      unreached: ["docs/operating.md"],
    });
  });

  it("are none where nothing changed", () => {
    expect(reachOf(TREE, [])).toMatchObject({ near: [], throughWholeApp: [], typeProjects: [], sources: [] });
  });
});

it("checks types wherever a changed file or an importer is compiled", () => {
  expect(reachOf(TREE, ["kernel/src/ids.ts"])).toMatchObject({
    typeProjects: ["tsconfig.server.json", "tsconfig.web.json"],
    sources: ["kernel/src/ids.ts"],
  });
  expect(reachOf(TREE, ["web/src/page.css"])).toMatchObject({ typeProjects: ["tsconfig.web.json"], sources: [] });
});
