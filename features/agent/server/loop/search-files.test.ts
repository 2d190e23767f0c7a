import { projectPath } from "@slipway/kernel/project-path";
import { expect, it } from "vitest";
import { Overlay } from "../overlay/overlay.ts";
import { grep, listFiles } from "./search-files.ts";

const overlayOf = (...paths: string[]): Overlay =>
  new Overlay(new Map(paths.map((path) => [projectPath(path), Buffer.from(`in ${path}`)])));

const files = overlayOf("index.html", "src/main.tsx", "src/a.ts", "src/pages/Index.tsx", "src/pages/a/b.css");

it.each<[string | undefined, string[]]>([
  [undefined, ["index.html", "src/a.ts", "src/main.tsx", "src/pages/Index.tsx", "src/pages/a/b.css"]],
  ["*.tsx", ["src/main.tsx", "src/pages/Index.tsx"]],
  ["src/*", ["src/a.ts", "src/main.tsx"]],
  ["src/**", ["src/a.ts", "src/main.tsx", "src/pages/Index.tsx", "src/pages/a/b.css"]],
  ["src/**/*.{ts,css}", ["src/a.ts", "src/pages/a/b.css"]],
  ["**/pages/**/b.css", ["src/pages/a/b.css"]],
  ["**/ages/*", []],
  ["src/?.ts", ["src/a.ts"]],
  ["{src,lib}/main.tsx", ["src/main.tsx"]],
  ["src/(a|b).ts", []],
])("lists by the glob %s", (glob, found) => {
  expect(listFiles(files, glob).toSorted()).toEqual(found);
});

it("takes no longer for a pattern that matches almost everywhere", () => {
  const deep = overlayOf(`${Array(100).fill("a").join("/")}/b.ts`, `${"a".repeat(150)}.ts`);
  expect(listFiles(deep, `${"**/a/".repeat(40)}c.ts`)).toEqual([]);
  expect(listFiles(deep, `${"*a".repeat(80)}b`)).toEqual([]);
  expect(() => listFiles(deep, "{a,b}".repeat(7))).toThrow("more than 64 alternatives");
});

it("finds text without regard to case, in the files of a glob", () => {
  expect(grep(files, { pattern: "IN SRC", glob: "*.css" })).toEqual({
    matches: [{ path: "src/pages/a/b.css", line: 1, text: "in src/pages/a/b.css" }],
    more: false,
  });
});
