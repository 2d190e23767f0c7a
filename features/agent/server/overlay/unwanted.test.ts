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
  it("are files outside the plan, if there is one", () => {
    const overlay = overlayOf({ "src/a.ts": "a\n", "src/b.ts": "b\n" }, { plan: new Set(["src/a.ts"]) });
    expect(codeOf(() => overlay.write("src/a.ts", "A\n"))).toBe("applied");
    expect(codeOf(() => overlay.write("src/b.ts", "B\n"))).toBe("UNWANTED");
    expect(codeOf(() => overlay.delete("src/b.ts"))).toBe("UNWANTED");
    expect(codeOf(() => overlay.rename("src/b.ts", "src/c.ts"))).toBe("UNWANTED");
    expect(overlay.changes().map(({ path }) => path)).toEqual(["src/a.ts"]);
  });

  it("are two fifths of a file deleted unasked, but not moved or rewritten code", () => {
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

  it("are files deleted unasked, in one step or several, but not those asked for or made by the run itself", () => {
    const files = { "src/a.ts": long, "src/small.ts": "export const a = 1;\n" };
    const refused = (work: (overlay: Overlay) => unknown) => codeOf(() => work(overlayOf(files)));
    for (const path of Object.keys(files)) {
      expect(refused((overlay) => overlay.delete(path))).toBe("UNWANTED");
      expect(codeOf(() => overlayOf(files, { mayDeleteMuch: true }).delete(path))).toBe("applied");
    }
    const picture = new Map([["public/a.png" as ProjectPath, Buffer.from([137, 0])]]);
    expect(codeOf(() => new Overlay(picture, strict).delete("public/a.png"))).toBe("UNWANTED");
    expect(codeOf(() => new Overlay(picture, strict).rename("public", "art"))).toBe("applied");
    // Deleting a file and writing a shorter one counts as cutting it.
    const anew = ["*** Begin Patch", "*** Delete File: src/a.ts", "*** Add File: src/a.ts", "+export const a = 1;"];
    expect(refused((overlay) => applyPatch(overlay, [...anew, "*** End Patch"].join("\n")))).toBe("UNWANTED");
    const own = overlayOf(files);
    own.write("src/b.ts", long.replaceAll("value", "price"));
    expect(codeOf(() => own.delete("src/b.ts"))).toBe("applied");
    own.write("src/b.ts", long);
    expect(codeOf(() => own.delete("src/a.ts"))).toBe("applied");
    expect(own.unwanted()).toBeNull();
    // The content it had moved there is overwritten.
    own.write("src/b.ts", "export const b = 1;\n");
    expect(own.unwanted()).toMatchObject({ path: "src/a.ts" });
  });

  it("are those of several steps together: two cuts, and a cut under another name", () => {
    const lines = long.split("\n");
    const twice = overlayOf({ "src/a.ts": long });
    expect(codeOf(() => twice.write("src/a.ts", lines.slice(0, 19).join("\n")))).toBe("applied");
    expect(codeOf(() => twice.write("src/a.ts", lines.slice(0, 12).join("\n")))).toBe("UNWANTED");
    const renamed = overlayOf({ "src/a.ts": long });
    renamed.rename("src/a.ts", "src/b.ts");
    renamed.rename("src/b.ts", "src/c.ts");
    expect(codeOf(() => renamed.write("src/c.ts", lines.slice(0, 12).join("\n")))).toBe("UNWANTED");
    expect(codeOf(() => renamed.delete("src/c.ts"))).toBe("UNWANTED");
    expect(codeOf(() => renamed.write("src/c.ts", long.replaceAll("value", "price")))).toBe("applied");
    expect(renamed.unwanted()).toBeNull();
  });

  it("are deletions of imported files, even if the request names them, until nobody imports them", () => {
    const files = {
      "src/a.tsx": 'import "./b";\nexport const a = () => import("@/lib/c");\n',
      "src/b.tsx": "export const b = 1;\n",
      "src/lib/c.ts": "export const c = 1;\n",
      "src/lib/d.ts": 'import { c } from "./c";\nexport const d = c;\n',
    };
    const overlay = overlayOf(files, { mayDeleteMuch: true });
    expect(codeOf(() => overlay.delete("src/b.tsx"))).toBe("UNWANTED");
    expect(codeOf(() => overlay.delete("src/lib"))).toBe("UNWANTED");
    expect(codeOf(() => overlayOf(files, { mayDeleteMuch: true, mayBreakImports: true }).delete("src/b.tsx"))).toBe(
      "applied",
    );
    overlay.write("src/b.ts", "export const b = 1;\n");
    expect(codeOf(() => overlay.delete("src/b.tsx"))).toBe("applied");
    overlay.write("src/a.tsx", "export const a = 1;\n");
    expect(codeOf(() => overlay.delete("src/lib"))).toBe("applied");
    expect(overlay.unwanted()).toBeNull();
  });

  it("are renames out of the plan, and never migrations that ran", () => {
    const overlay = overlayOf({ "src/a.ts": "a\n" }, { plan: new Set(["src/a.ts", "src/b.ts"]) });
    expect(codeOf(() => overlay.rename("src/a.ts", "src/c.ts"))).toBe("UNWANTED");
    expect(codeOf(() => overlay.rename("src/a.ts", "src/b.ts"))).toBe("applied");
    expect(codeOf(() => overlay.putMigration("cloud/1.sql" as ProjectPath, "select 1;\n"))).toBe("applied");
    expect(overlay.changes().map(({ path }) => path)).toEqual(["cloud/1.sql", "src/a.ts", "src/b.ts"]);
  });

  it("are removed exports that another file imports, judged by the whole patch", () => {
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
    ["take the old banner out", true],
    ["I don't want the blog any more", true],
  ])("are asked for in words: %s", (message, asked) => {
    expect(asksForLess(message)).toBe(asked);
  });
});
