import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "./errors.ts";
import { isProjectPath, pathProblem, projectPath } from "./project-path.ts";

describe("project paths", () => {
  it.each([
    "index.html",
    "src/App.tsx",
    "src/pages/über uns.tsx",
    "public/日本語.png",
    ".gitignore",
    ".github/workflows/ci.yml",
    "src/components/[id]/page.tsx",
    "a b/c d.txt",
    "git/config",
    "src/.gitkeep",
    "console.ts",
    "nullable.ts",
    "a~1",
    "...a",
  ])("takes %j", (path) => {
    expect(pathProblem(path)).toBeNull();
    expect(projectPath(path)).toBe(path);
  });

  it.each([
    "",
    ".",
    "..",
    "../x",
    "a/../b",
    "a/./b",
    "a/\uff0e\uff0e/b",
    "\u2024\u2024",
    "\u2025/b",
    "a\uff0f..\uff0fb",
    "..\uff3c..",
    "/etc/passwd",
    "a//b",
    "a/",
    "a\\b",
    "C:\\x",
    "c:x",
    ".git",
    ".git/config",
    "a/.git/hooks/post-commit",
    ".GIT/config",
    ".Git",
    "git~1/config",
    "GIT~2",
    ".git.",
    ".git ",
    ".git. .",
    ".git:stream",
    ".g\u200cit/config",
    ".gi\ufefft",
    "\u202etxt.exe",
    "a\u2028b",
    "a\u061cb",
    "a\u180eb",
    "a\u0000b",
    "a\nb",
    "a\u007fb",
    "\u00adx",
    "con",
    "nul.txt",
    "src/AUX",
    "com1.log",
    "COM\u00b9",
    "lpt9",
    "nul .txt",
    "conout$",
    "a.",
    "a ",
    "a /b",
    "dir./x",
    "a<b",
    "a|b",
    "a?b",
    "a*b",
    'a"b',
    "e\u0301",
    "\ud800",
    "x".repeat(201),
    "ab/".repeat(140) + "x",
  ])("refuses %j", (path) => {
    expect(isProjectPath(path)).toBe(false);
    expect(() => projectPath(path)).toThrow(AppError);
  });

  it("names the path and the rule in what it throws", () => {
    const refusal = (() => {
      try {
        return projectPath("a/../b");
      } catch (error) {
        return error as AppError;
      }
    })();
    expect(refusal).toMatchObject({ code: "invalid_request", status: 400, details: { field: "path" } });
    expect((refusal as AppError).userMessage).toContain('"a/../b"');
  });

  it("refuses what is no text", () => {
    for (const value of [undefined, null, 1, {}, ["a"]]) expect(isProjectPath(value)).toBe(false);
  });

  it("never lets a part through that git or a file system could read as something else", () => {
    const piece = fc.constantFrom(
      ".",
      "..",
      ".git",
      "GIT~1",
      ".",
      " ",
      "\u200d",
      "a",
      "/",
      "\\",
      ":",
      "con",
      "\u0000",
      "\u2029",
      "ﬁ",
      "．git",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const path = pieces.join("");
        if (!isProjectPath(path)) return;
        for (const part of path.split("/")) {
          const folded = part
            .normalize("NFKC")
            .toLowerCase()
            .replace(/[. ]+$/, "");
          expect(["", ".", "..", ".git", "con"]).not.toContain(folded);
          expect(folded).not.toMatch(/^git~\d+$|[\u0000-\u001f\u200b-\u200f\u2028\u2029\\:]/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
