import { describe, expect, it } from "vitest";
import { folderTree, foldersAbove, visibleRows } from "./file-tree.ts";

const PATHS = [
  "package.json",
  "src/App.tsx",
  "src/pages/Index.tsx",
  "src/lib/deep/only/a.ts",
  "index.html",
  "src/page10.ts",
  "src/page2.ts",
];
const rowsOf = (open: string[], compact = true) =>
  visibleRows(folderTree(PATHS), { open: new Set(open), compact }).map(
    ({ name, depth }) => `${"  ".repeat(depth)}${name}`,
  );

describe("file tree [C2.45]", () => {
  it("shows folders first, then by name, numbers as numbers", () => {
    expect(rowsOf(["src"])).toEqual([
      "src",
      "  lib/deep/only",
      "  pages",
      "  App.tsx",
      "  page2.ts",
      "  page10.ts",
      "index.html",
      "package.json",
    ]);
  });

  it("gives folders that contain only a folder a row of their own if wanted", () => {
    expect(rowsOf(["src", "src/lib", "src/lib/deep"], false).slice(0, 4)).toEqual([
      "src",
      "  lib",
      "    deep",
      "      only",
    ]);
    expect(rowsOf(["src", "src/lib/deep/only"]).slice(1, 3)).toEqual(["  lib/deep/only", "    a.ts"]);
  });

  it("names the folders above a file", () => {
    expect(foldersAbove("src/pages/Index.tsx")).toEqual(["src", "src/pages"]);
    expect(foldersAbove("index.html")).toEqual([]);
  });
});
