import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { EditRefusal, Overlay } from "../overlay.ts";
import { applyPatch } from "./apply-patch.ts";

const files = { "src/a.ts": "one\ntwo\nthree\n", "src/b.ts": "x\ny\nx\nz\n", "src/old/c.ts": "c\n" };

function opened(tree: Record<string, string> = files): Overlay {
  const overlay = new Overlay(
    new Map(Object.entries(tree).map(([path, text]) => [path as ProjectPath, new TextEncoder().encode(text)])),
  );
  for (const path of Object.keys(tree)) overlay.read(path);
  return overlay;
}

const text = (overlay: Overlay, path: string): string | null => overlay.peek(path as ProjectPath);

function refusal(overlay: Overlay, patch: string): { code: string; message: string } {
  try {
    applyPatch(overlay, patch);
  } catch (error) {
    if (error instanceof EditRefusal) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("the patch was applied");
}

const beginPatch = (...lines: string[]): string => ["*** Begin Patch", ...lines, "*** End Patch"].join("\n");

describe("a patch", () => {
  it("edits, adds, moves and deletes files in the form of Begin Patch", () => {
    const overlay = opened();
    const done = applyPatch(
      overlay,
      beginPatch(
        "*** Update File: src/a.ts",
        "@@",
        " one",
        "-two",
        "+2",
        "*** Add File: src/new.ts",
        "+export {};",
        "*** Update File: src/old/c.ts",
        "*** Move to: src/c.ts",
        "@@",
        "-c",
        "+C",
        "*** Delete File: src/b.ts",
      ),
    );
    expect(text(overlay, "src/a.ts")).toBe("one\n2\nthree\n");
    expect(text(overlay, "src/new.ts")).toBe("export {};\n");
    expect(text(overlay, "src/c.ts")).toBe("C\n");
    expect(text(overlay, "src/b.ts")).toBeNull();
    expect(done.files.map(({ path, change }) => `${change} ${path}`)).toEqual([
      "edited src/a.ts",
      "created src/new.ts",
      "renamed src/c.ts",
      "deleted src/b.ts",
    ]);
  });

  it("is read as a unified diff, whatever its line numbers say, in a fence or not", () => {
    const overlay = opened();
    const diff = [
      "diff --git a/src/a.ts b/src/a.ts",
      "--- a/src/a.ts",
      "+++ b/src/a.ts",
      "@@ -90,9 +90,1 @@",
      " one",
      "-two",
      "+2",
      "+2b",
      " three",
      "--- /dev/null",
      "+++ b/src/n.ts",
      "@@ -0,0 +1 @@",
      "+export {};",
    ].join("\n");
    applyPatch(overlay, `\`\`\`diff\n${diff}\n\`\`\``);
    expect(text(overlay, "src/a.ts")).toBe("one\n2\n2b\nthree\n");
    expect(text(overlay, "src/n.ts")).toBe("export {};\n");
  });

  it("changes a file completely or not at all, and the others even if one is refused [T8.11]", () => {
    const second = ["*** Update File: src/b.ts", "@@", " z", "-nine", "+9"];
    const patch = beginPatch("*** Update File: src/a.ts", "@@", "-two", "+2", ...second);
    const overlay = opened();
    expect(() => applyPatch(overlay, patch, { whole: true })).toThrow(/src\/b.ts: Hunk 1 of 1/);
    expect(overlay.changes()).toEqual([]);
    expect(overlay.revision).toBe(0);
    const { files: done, failures } = applyPatch(overlay, patch);
    expect(done.map(({ path }) => path)).toEqual(["src/a.ts"]);
    expect(failures.map(({ code, message }) => [code, message])).toEqual([
      ["NO_MATCH", expect.stringMatching(/^src\/b.ts: .*nearest lines are:\n.*z/s)],
    ]);
    expect(overlay.changes().map(({ path }) => path)).toEqual(["src/a.ts"]);
    expect(refusal(overlay, beginPatch(...second)).code).toBe("NO_MATCH");
  });

  it("never picks one of two places, unless the patch's own position decides", () => {
    const hunk = ["-x", "+X"];
    expect(refusal(opened(), beginPatch("*** Update File: src/b.ts", "@@", ...hunk))).toMatchObject({
      code: "AMBIGUOUS",
      message: expect.stringContaining("lines 1, 3") as string,
    });
    const overlay = opened();
    applyPatch(overlay, beginPatch("*** Update File: src/b.ts", "@@ y", ...hunk));
    expect(text(overlay, "src/b.ts")).toBe("x\ny\nX\nz\n");
  });

  it("matches whole lines only", () => {
    expect(
      refusal(opened({ "a.ts": "ba();\n" }), beginPatch("*** Update File: a.ts", "@@", "-a();", "+c();")).code,
    ).toBe("NO_MATCH");
  });

  it("keeps carriage returns and the file's indentation", () => {
    const overlay = opened({ "a.ts": "if (a) {\r\n    b();\r\n}\r\n" });
    applyPatch(overlay, beginPatch("*** Update File: a.ts", "@@", "-b();", "+b();", "+c();"));
    expect(text(overlay, "a.ts")).toBe("if (a) {\r\n    b();\r\n    c();\r\n}\r\n");
  });

  it("recognises that it was applied before [T8.11]", () => {
    const overlay = opened();
    const patch = beginPatch("*** Update File: src/a.ts", "@@", " one", "+one and a half", " two");
    applyPatch(overlay, patch);
    expect(text(overlay, "src/a.ts")).toBe("one\none and a half\ntwo\nthree\n");
    expect(refusal(overlay, patch).code).toBe("ALREADY_APPLIED");
    const insertion = beginPatch("*** Update File: src/b.ts", "@@", " z", "+the end");
    applyPatch(overlay, insertion);
    expect(refusal(overlay, insertion).code).toBe("ALREADY_APPLIED");
  });

  it.each([
    ["was cut off", "*** Begin Patch\n*** Update File: src/a.ts\n@@\n-two\n+", "NO_MATCH"],
    ["names no file", "please make it blue", "NO_MATCH"],
    ["is of a missing file", beginPatch("*** Update File: src/none.ts", "@@", "-a", "+b"), "NO_FILE"],
    ["deletes what is not there", beginPatch("*** Delete File: src/none.ts"), "MISSING_TARGET"],
    ["adds what is there", beginPatch("*** Add File: src/a.ts", "+x"), "ALREADY_APPLIED"],
    ["writes where it may not", beginPatch("*** Add File: .env", "+KEY=1"), "FORBIDDEN_PATH"],
    ["leaves the project", beginPatch("*** Add File: ../x.ts", "+x"), "FORBIDDEN_PATH"],
    ["leaves code out", beginPatch("*** Update File: src/a.ts", "@@", "-two", "+// ... rest of the code"), "UNWANTED"],
    [
      "moves a file onto another",
      beginPatch("*** Update File: src/a.ts", "*** Move to: src/b.ts", "@@", "-two", "+2"),
      "RENAME",
    ],
  ])("that %s is refused with its label and changes nothing [T8.11]", (_what, patch, code) => {
    const overlay = opened();
    expect(refusal(overlay, patch).code).toBe(code);
    expect(overlay.changes()).toEqual([]);
  });

  it("fits a file whose present content was not read only exactly", () => {
    const unread = () => new Overlay(new Map([["a.ts" as ProjectPath, new TextEncoder().encode("  a\n")]]));
    expect(refusal(unread(), beginPatch("*** Update File: a.ts", "@@", "-a", "+b")).message).toContain("have not read");
    const overlay = unread();
    applyPatch(overlay, beginPatch("*** Update File: a.ts", "@@", "-  a", "+  b"));
    expect(text(overlay, "a.ts")).toBe("  b\n");
  });
});
