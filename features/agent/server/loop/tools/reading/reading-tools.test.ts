import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { Overlay } from "../../../overlay/overlay.ts";
import { readFiles } from "./read-files.ts";
import { references } from "./references-tool.ts";
import { search } from "./search-tool.ts";

const overlayOf = (files: Record<string, string | Uint8Array>): Overlay =>
  new Overlay(
    new Map(
      Object.entries(files).map(([path, content]) => [
        path as ProjectPath,
        typeof content === "string" ? Buffer.from(content) : content,
      ]),
    ),
  );

const project = overlayOf({
  ".env": "API_KEY=canary-1234\n",
  "package-lock.json": '{ "name": "price" }\n',
  "dist/app.js": "const price = 1;\n",
  "public/logo.png": new Uint8Array([137, 80, 78, 71, 0, 255, 0]),
  "src/format.ts": "export const formatPrice = (cents: number) => `${cents / 100} €`;\nexport const other = 1;\n",
  "src/index.ts": 'export { formatPrice } from "./format";\n',
  "src/pages/Shop.tsx":
    'import { formatPrice } from "@/index";\n\nexport const Shop = () => <p>{formatPrice(300)}</p>;\n',
  "src/pages/Other.tsx": "const formatPrice = 1;\nexport default () => <p>{formatPrice}</p>;\n",
});
const bounds = { characters: 50_000 };

describe("read_files", () => {
  it("reads several files and ranges as numbered text, and tells of each file that it cannot read", () => {
    const text = readFiles(
      project,
      ["src/index.ts", "src/pages/Shop.tsx:3-9", ".env", "public/logo.png", "src/pages/format.ts", "src/format.ts:2"],
      50_000,
    );
    expect(text).toBe(
      [
        '== src/index.ts (1 line)\n1\texport { formatPrice } from "./format";',
        "== src/pages/Shop.tsx (lines 3-3 of 3)\n3\texport const Shop = () => <p>{formatPrice(300)}</p>;",
        ".env may hold keys and is not read. Go on without it.",
        "public/logo.png is not a text file.",
        "src/pages/format.ts does not exist. Did you mean src/format.ts?",
        "== src/format.ts (lines 2-2 of 2)\n2\texport const other = 1;",
      ].join("\n\n"),
    );
  });

  it("fails if no file could be read, also by a range of a file that may hold keys", () => {
    expect(() => readFiles(project, [".env:1-2"], 50_000)).toThrow("may hold keys");
    expect(() => readFiles(project, ["../../etc/passwd:1", "src/none.ts"], 50_000)).toThrow(
      "src/none.ts does not exist",
    );
  });

  it("stays within its bound, says where to read on, and names what it did not reach", () => {
    const long = overlayOf({
      "src/long.ts": Array.from({ length: 900 }, (_, at) => `export const value${at + 1} = ${at};`).join("\n"),
      "src/wide.json": `["${"x".repeat(9000)}"]`,
      "src/last.ts": "export {};\n",
    });
    const text = readFiles(long, ["src/long.ts", "src/wide.json", "src/last.ts"], 4000);
    expect(text.length).toBeLessThanOrEqual(4000);
    const [, next] = /read on with src\/long\.ts:(\d+)-/.exec(text)!;
    expect(text).toContain(`\n${Number(next) - 1}\texport const value${Number(next) - 1} =`);
    expect(text).not.toContain(`\n${next}\t`);
    expect(text).toMatch(/== src\/last\.ts \(1 line\)\n1\texport \{\};$/);
    expect(readFiles(long, Array(30).fill("src/long.ts"), 4000)).toMatch(
      /\n\nNot read, because this result is full: src/,
    );
    expect(readFiles(long, ["src/wide.json"], 2000)).toMatch(
      /^== src\/wide\.json \(line 1\)\n1\t\["x+\n\(cut: \d+ more/,
    );
  });
});

describe("search", () => {
  it("finds lines by regular expression with lines around them, without lock files, build output and keys", async () => {
    expect(await search(project, { pattern: "format\\w+\\(", context: 1 }, bounds)).toBe(
      [
        "1 match in 1 file:",
        "src/pages/Shop.tsx-2- ",
        "src/pages/Shop.tsx:3: export const Shop = () => <p>{formatPrice(300)}</p>;",
      ].join("\n"),
    );
    expect(await search(project, { pattern: "PRICE|canary" }, bounds)).toMatch(/^6 matches in 4 files:\nsrc\//);
    expect(await search(project, { pattern: "canary", include: [".env", "**/*"] }, bounds)).toMatch(/^No line matches/);
    expect(await search(project, { pattern: "PRICE", case_sensitive: true }, bounds)).toMatch(/^No line matches/);
    expect(await search(project, { pattern: "price", include: ["package-lock.json"] }, bounds)).toContain(
      "lock.json:1:",
    );
    expect(await search(project, { pattern: "price", exclude: ["src/**"] }, bounds)).toMatch(/^No line matches/);
  });

  it("joins the lines around neighbouring matches, and parts the rest", async () => {
    const files = overlayOf({ "a.ts": "1\n2 x\n3\n4 x\n5\n6\n7\n8 x\n" });
    expect(await search(files, { pattern: "x", context: 1 }, bounds)).toBe(
      "3 matches in 1 file:\na.ts-1- 1\na.ts:2: 2 x\na.ts-3- 3\na.ts:4: 4 x\na.ts-5- 5\n--\na.ts-7- 7\na.ts:8: 8 x",
    );
  });

  it("takes plain text, says what is no regular expression, and bounds matches and characters", async () => {
    expect(await search(project, { pattern: "formatPrice(", plain: true }, bounds)).toContain("Shop.tsx:3:");
    await expect(search(project, { pattern: "formatPrice(" }, bounds)).rejects.toThrow("Set plain: true");
    const files = overlayOf({ "a.ts": "const one = 1;\n".repeat(100) });
    expect(await search(files, { pattern: "one", max: 3 }, bounds)).toMatch(/^3 matches in 1 file, and there are more/);
    const cut = await search(files, { pattern: "one", max: 90 }, { characters: 500 });
    expect(cut.length).toBeLessThan(600);
    expect(cut).toMatch(/more lines; narrow it down\)$/);
  });

  it("lists files without a pattern", async () => {
    expect(await search(project, { include: ["*.tsx"] }, bounds)).toBe(
      "2 files:\nsrc/pages/Other.tsx\nsrc/pages/Shop.tsx",
    );
    expect(await search(project, {}, bounds)).not.toMatch(/lock|dist/);
  });

  it("ends a pattern that never comes to an end, and one that is stopped", async () => {
    const files = overlayOf({ "a.ts": `${"a".repeat(60)}b\n` });
    await expect(search(files, { pattern: "^(a+)+$" }, bounds)).rejects.toThrow("Write it simpler");
    const stop = new AbortController();
    const stopped = search(files, { pattern: "^(a|aa)+$" }, { ...bounds, signal: stop.signal });
    stop.abort(new Error("stopped by the person"));
    await expect(stopped).rejects.toThrow("stopped by the person");
  });
});

describe("references", () => {
  it("names the imports of a file", () => {
    expect(references(project, { path: "src/format.ts" })).toBe(
      '1 import:\nsrc/index.ts:1: export { formatPrice } from "./format";',
    );
    expect(references(project, { path: "src/pages/Shop.tsx" })).toBe("No file imports src/pages/Shop.tsx.");
    expect(() => references(project, { path: "src/none.ts" })).toThrow("does not exist");
  });

  it("names the lines with a name, only where the file is imported if one is given", () => {
    const all = references(project, { name: "formatPrice" });
    expect(all).toMatch(/^6 lines in 4 files:/);
    const reached = references(project, { name: "formatPrice", path: "src/format.ts" });
    expect(reached).toMatch(/^4 lines in 3 files:/);
    expect(reached).not.toContain("Other.tsx");
    expect(references(project, { name: "formatPric" })).toBe("No line has formatPric.");
  });
});
