import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { EditRefusal, Overlay } from "./overlay.ts";
import { applyPatch } from "./patch/apply-patch.ts";
import { asksForLess, type UnwantedRules } from "./unwanted.ts";

const strict: UnwantedRules = { plan: null, mayDeleteMuch: false, mayBreakImports: false };
const long = Array.from({ length: 30 }, (_, index) => `export const value${index} = ${index};`).join("\n");

function overlayOf(files: Record<string, string>, rules: Partial<UnwantedRules> = {}): Overlay {
  const tree = new Map(
    Object.entries(files).map(([path, text]) => [path as ProjectPath, new TextEncoder().encode(text)]),
  );
  const overlay = new Overlay(tree, { ...strict, ...rules });
  for (const path of Object.keys(files)) overlay.read(path);
  return overlay;
}

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof EditRefusal) return error.code;
    throw error;
  }
  return "applied";
}

describe("unwanted changes [T8.11]", () => {
  it("are files outside the plan, where there is one", () => {
    const overlay = overlayOf({ "src/a.ts": "a\n", "src/b.ts": "b\n" }, { plan: new Set(["src/a.ts"]) });
    expect(codeOf(() => overlay.write("src/a.ts", "A\n"))).toBe("applied");
    expect(codeOf(() => overlay.write("src/b.ts", "B\n"))).toBe("UNWANTED");
    expect(codeOf(() => overlay.delete("src/b.ts"))).toBe("UNWANTED");
    expect(codeOf(() => overlay.rename("src/b.ts", "src/c.ts"))).toBe("UNWANTED");
    expect(overlay.changes().map(({ path }) => path)).toEqual(["src/a.ts"]);
  });

  it("are two fifths of a file gone that nobody asked to go, but not code that moved or was rewritten", () => {
    const lines = long.split("\n");
    const half = `${lines.slice(0, 15).join("\n")}\n`;
    expect(codeOf(() => overlayOf({ "src/a.ts": long }).write("src/a.ts", half))).toBe("UNWANTED");
    expect(codeOf(() => overlayOf({ "src/a.ts": long }, { mayDeleteMuch: true }).write("src/a.ts", half))).toBe(
      "applied",
    );
    const moved = overlayOf({ "src/a.ts": long });
    moved.write("src/b.ts", `${lines.slice(15).join("\n")}\n`);
    expect(codeOf(() => moved.write("src/a.ts", half))).toBe("applied");
    const rewritten = lines.map((line) => line.replace("value", "price")).join("\n");
    expect(codeOf(() => overlayOf({ "src/a.ts": long }).write("src/a.ts", rewritten))).toBe("applied");
    const edits = [{ old: lines.slice(2, 22).join("\n"), new: "" }];
    expect(codeOf(() => overlayOf({ "src/a.ts": long }).searchReplace("src/a.ts", edits))).toBe("UNWANTED");
  });

  it("are exports that go while another file imports them, judged by the whole of a patch", () => {
    const files = {
      "src/lib/money.ts": "export const price = 1;\n",
      "src/a.tsx": 'import { price } from "@/lib/money";\nexport const a = price;\n',
    };
    expect(codeOf(() => overlayOf(files).write("src/lib/money.ts", "export const cost = 1;\n"))).toBe("UNWANTED");
    const trusted = overlayOf(files, { mayBreakImports: true });
    expect(codeOf(() => trusted.write("src/lib/money.ts", "export const cost = 1;\n"))).toBe("applied");
    const patch = [
      "*** Begin Patch",
      "*** Update File: src/lib/money.ts",
      "@@",
      "-export const price = 1;",
      "+export const cost = 1;",
      "*** Update File: src/a.tsx",
      "@@",
      '-import { price } from "@/lib/money";',
      "-export const a = price;",
      '+import { cost } from "@/lib/money";',
      "+export const a = cost;",
      "*** End Patch",
    ].join("\n");
    const overlay = overlayOf(files);
    expect(codeOf(() => applyPatch(overlay, patch))).toBe("applied");
    expect(overlay.changes()).toHaveLength(2);
  });

  it.each([
    ["make the title bigger", false],
    ["add a page for prices", false],
    ["remove the gallery", true],
    ["bitte die Galerie entfernen", true],
    ["quita la galería", true],
    ["turn it into a shop instead", true],
  ])("asked for in words: %s", (message, asked) => {
    expect(asksForLess(message)).toBe(asked);
  });
});
