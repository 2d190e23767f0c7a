import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { EditRefusal, Overlay } from "./overlay.ts";

const tree = (files: Record<string, string>): Map<ProjectPath, Uint8Array> =>
  new Map(Object.entries(files).map(([path, text]) => [path as ProjectPath, new TextEncoder().encode(text)]));

const refusal = (work: () => unknown): EditRefusal => {
  try {
    work();
  } catch (error) {
    if (error instanceof EditRefusal) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

describe("the overlay of a run", () => {
  it("wants a file read before it is edited, and read again after it changed", () => {
    const overlay = new Overlay(tree({ "src/a.ts": "one\ntwo\n" }));
    expect(refusal(() => overlay.searchReplace("src/a.ts", [{ old: "one", new: "1" }])).message).toContain(
      "has not been read",
    );
    const { hash } = overlay.read("src/a.ts");
    overlay.searchReplace("src/a.ts", [{ old: "one", new: "1" }], hash);
    expect(refusal(() => overlay.searchReplace("src/a.ts", [{ old: "two", new: "2" }], hash)).message).toContain(
      "changed since",
    );
    overlay.searchReplace("src/a.ts", [{ old: "two", new: "2" }]);
    expect(overlay.peek("src/a.ts" as ProjectPath)).toBe("1\n2\n");
  });

  it("applies all edits of a call or none", () => {
    const overlay = new Overlay(tree({ "src/a.ts": "one\ntwo\n" }));
    overlay.read("src/a.ts");
    const refused = refusal(() =>
      overlay.searchReplace("src/a.ts", [
        { old: "one", new: "1" },
        { old: "nine", new: "9" },
      ]),
    );
    expect(refused.code).toBe("NO_MATCH");
    expect(overlay.changes()).toEqual([]);
  });

  it("allows only write_file for a file after two failed edits", () => {
    const overlay = new Overlay(tree({ "src/a.ts": "one\n" }));
    overlay.read("src/a.ts");
    for (let i = 0; i < 2; i += 1) refusal(() => overlay.searchReplace("src/a.ts", [{ old: "zzz", new: "y" }]));
    expect(refusal(() => overlay.searchReplace("src/a.ts", [{ old: "one", new: "1" }])).message).toContain(
      "write_file",
    );
    overlay.write("src/a.ts", "1\n");
    overlay.searchReplace("src/a.ts", [{ old: "1", new: "2" }]);
    expect(overlay.peek("src/a.ts" as ProjectPath)).toBe("2\n");
  });

  it.each([
    ".env",
    ".env.local",
    "package-lock.json",
    "package.json",
    "vite.config.ts",
    "tsconfig.json",
    "../up.ts",
    ".git/config",
    "/etc/passwd",
  ])("does not let the agent write %s", (path) => {
    expect(refusal(() => new Overlay(tree({})).write(path, "x")).code).toBe("FORBIDDEN_PATH");
  });

  it("labels a missing target, a taken name and a missing file [T8.11]", () => {
    const overlay = new Overlay(tree({ "a.ts": "a", "b.ts": "b" }));
    expect(refusal(() => overlay.delete("c.ts")).code).toBe("MISSING_TARGET");
    expect(refusal(() => overlay.rename("c.ts", "d.ts")).code).toBe("MISSING_TARGET");
    expect(refusal(() => overlay.rename("a.ts", "b.ts")).code).toBe("RENAME");
    expect(refusal(() => overlay.searchReplace("c.ts", [{ old: "x", new: "y" }])).code).toBe("NO_FILE");
  });

  it("renames and deletes a folder with everything in it, or nothing [T8.11]", () => {
    const files = {
      "src/a/x.ts": "x",
      "src/a/b/y.ts": "y",
      "src/c/x.ts": "other",
      "src/main.tsx": "m",
      "src/e/.env": "",
    };
    const overlay = new Overlay(tree(files));
    expect(overlay.rename("src/a", "src/d")).toBe(2);
    expect(overlay.paths()).toEqual(["src/c/x.ts", "src/d/b/y.ts", "src/d/x.ts", "src/e/.env", "src/main.tsx"]);
    expect(refusal(() => overlay.rename("src/d", "src/c")).code).toBe("RENAME");
    expect(overlay.has("src/d/b/y.ts" as ProjectPath)).toBe(true);
    expect(refusal(() => overlay.rename("src/d", "src/d/e")).code).toBe("RENAME");
    expect(refusal(() => overlay.delete("src")).code).toBe("DELETE");
    expect(refusal(() => overlay.delete("src/e")).code).toBe("FORBIDDEN_PATH");
    expect(refusal(() => overlay.delete("src/none")).code).toBe("MISSING_TARGET");
    expect(overlay.delete("src/d").files).toEqual(["src/d/b/y.ts", "src/d/x.ts"]);
    expect(overlay.paths()).toEqual(["src/c/x.ts", "src/e/.env", "src/main.tsx"]);
  });

  it("keeps placeholders that were there before", () => {
    const overlay = new Overlay(tree({ "src/a.ts": "// ... rest of the file\nconst a = 1;\n" }));
    overlay.write("src/a.ts", "// ... rest of the file\nconst a = 2;\n");
    expect(overlay.peek("src/a.ts" as ProjectPath)).toContain("a = 2");
  });

  it("refuses a placeholder instead of code [T8.11]", () => {
    const overlay = new Overlay(tree({}));
    expect(refusal(() => overlay.write("src/a.ts", "const a = 1;\n// ... rest of the file\n")).code).toBe("UNWANTED");
  });

  it("refuses a file where a folder is, and names that differ in case only", () => {
    const overlay = new Overlay(tree({ "src/App.tsx": "x" }));
    expect(refusal(() => overlay.write("src", "x")).code).toBe("APPLY");
    expect(refusal(() => overlay.write("src/App.tsx/x.ts", "x")).code).toBe("APPLY");
    expect(refusal(() => overlay.write("src/app.tsx", "x")).code).toBe("APPLY");
  });

  it("does not count a restored file as a change", () => {
    const overlay = new Overlay(tree({ "a.ts": "a", "b.ts": "b" }));
    overlay.write("a.ts", "changed");
    overlay.write("a.ts", "a");
    overlay.write("new.ts", "x");
    overlay.delete("new.ts");
    overlay.rename("b.ts", "c.ts");
    overlay.rename("c.ts", "b.ts");
    expect(overlay.changes()).toEqual([]);
  });

  it("takes back everything that a failed transaction did: contents, names, moves and what was read", () => {
    const overlay = new Overlay(tree({ "a.ts": "a", "b.ts": "b", "c.ts": "c" }));
    overlay.read("a.ts");
    overlay.write("kept.ts", "kept");
    const { revision } = overlay;
    refusal(() =>
      overlay.transaction(() => {
        overlay.write("a.ts", "other");
        overlay.write("new/file.ts", "new");
        overlay.read("b.ts");
        overlay.rename("c.ts", "d.ts");
        overlay.delete("kept.ts");
        overlay.write("refused.ts", "// ... rest of the file");
      }),
    );
    expect(overlay.paths()).toEqual(["a.ts", "b.ts", "c.ts", "kept.ts"]);
    expect(overlay.changes()).toEqual([{ path: "kept.ts", content: "kept" }]);
    expect(overlay.revision).toBe(revision);
    overlay.searchReplace("a.ts", [{ old: "a", new: "A" }]);
    expect(refusal(() => overlay.searchReplace("b.ts", [{ old: "b", new: "B" }])).message).toContain("not been read");
    overlay.write("new", "a file where the folder was");
    overlay.write("D.ts", "x");
  });

  it("equals a plain map under any sequence of operations", () => {
    const names = fc.constantFrom("a.ts", "b.ts", "src/c.ts", "src/d.ts");
    const operation = fc.oneof(
      fc.record({ kind: fc.constant("write" as const), path: names, text: fc.string({ maxLength: 5 }) }),
      fc.record({ kind: fc.constant("delete" as const), path: names }),
      fc.record({ kind: fc.constant("rename" as const), path: names, to: names }),
    );
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
        const base = { "a.ts": "A", "src/c.ts": "C" };
        const model = new Map<string, string>(Object.entries(base));
        const overlay = new Overlay(tree(base));
        for (const op of operations) {
          try {
            if (op.kind === "write") overlay.write(op.path, op.text);
            else if (op.kind === "delete") overlay.delete(op.path);
            else overlay.rename(op.path, op.to);
          } catch (error) {
            expect(error).toBeInstanceOf(EditRefusal);
            continue;
          }
          if (op.kind === "write") model.set(op.path, op.text);
          else if (op.kind === "delete") model.delete(op.path);
          else {
            model.set(op.to, model.get(op.path)!);
            model.delete(op.path);
          }
        }
        const files = new Map(
          [...overlay.files()].map(([path, bytes]) => [path as string, new TextDecoder().decode(bytes)]),
        );
        expect(files).toEqual(model);
        expect(overlay.paths()).toEqual([...model.keys()].sort());
      }),
      { numRuns: 500 },
    );
  });
});
