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
  it("edits a file that was not read where the text matches exactly, and nowhere else", () => {
    const overlay = new Overlay(tree({ "src/a.ts": "one\n  two\n" }));
    overlay.searchReplace("src/a.ts", [{ old: "one", new: "1" }]);
    overlay.putUnseen("src/a.ts" as ProjectPath, "one\n  two\n");
    const loose = [{ old: "one  \n  two", new: "1\n2" }];
    expect(refusal(() => overlay.searchReplace("src/a.ts", loose)).message).toMatch(
      /not read .*nearest lines.*1: one/s,
    );
    overlay.read("src/a.ts");
    overlay.rename("src/a.ts", "src/b.ts");
    overlay.searchReplace("src/b.ts", [
      { old: "one  ", new: "1" },
      { old: "two", new: "2" },
    ]);
    expect(overlay.peek("src/b.ts" as ProjectPath)).toBe("1\n  2\n");
  });

  it("keeps the edits of a call that match, and reports the others together with the nearest lines", () => {
    const overlay = new Overlay(tree({ "src/a.ts": "one\nconst total = sum;\n" }));
    const edits = [
      { old: "one", new: "1" },
      { old: "const total = sum();", new: "x" },
      { old: "nine", new: "9" },
    ];
    const whole = refusal(() => overlay.searchReplace("src/a.ts", edits, { whole: true }));
    expect(whole.code).toBe("NO_MATCH");
    expect(overlay.changes()).toEqual([]);
    const { failures } = overlay.searchReplace("src/a.ts", edits);
    expect(failures.map(({ edit, code }) => [edit, code])).toEqual([
      [2, "NO_MATCH"],
      [3, "NO_MATCH"],
    ]);
    expect(failures[0]!.message).toContain("2: const total = sum;");
    expect(overlay.peek("src/a.ts" as ProjectPath)).toBe("1\nconst total = sum;\n");
    const none = refusal(() => overlay.searchReplace("src/a.ts", edits.slice(1)));
    expect(none.message).toMatch(/Edit 1 of 2.*Edit 2 of 2.*Nothing was changed/s);
  });

  it("quotes no line of an unread file that may hold keys", () => {
    const overlay = new Overlay(tree({ "server.key": "canary\n" }));
    const told = refusal(() => overlay.searchReplace("server.key", [{ old: "canary x", new: "y" }])).message;
    expect(told).not.toContain("canary");
  });

  it("leaves a file that may hold keys where it is, alone or with its folder, unless the model wrote it", () => {
    const overlay = new Overlay(tree({ "server.key": "canary\n", "keys/a.pem": "canary\n", "keys/b.ts": "1\n" }));
    for (const to of ["src/notes.ts", "src/server.key"])
      expect(refusal(() => overlay.rename("server.key", to)).message).toBe(
        "server.key may hold keys, so it stays where it is.",
      );
    expect(refusal(() => overlay.rename("keys", "src/keys")).message).toContain("keys/a.pem may hold keys");
    expect(overlay.paths().toSorted()).toEqual(["keys/a.pem", "keys/b.ts", "server.key"]);
    overlay.write("public.pem", "a certificate\n");
    overlay.rename("public.pem", "docs/certificate.txt");
    expect(overlay.peek("docs/certificate.txt" as ProjectPath)).toBe("a certificate\n");
  });

  it("never refuses a change for what it removes, nor for who still imports it [T8.11]", () => {
    const lines = Array.from({ length: 43 }, (_, index) => `export const value${index} = ${index};`);
    const user = 'import { value0 } from "./values";\nexport const used = value0;\n';
    const overlay = new Overlay(tree({ "src/values.ts": `${lines.join("\n")}\n`, "src/used.ts": user }));
    overlay.write("src/values.ts", `${lines.slice(31).join("\n")}\n`);
    overlay.rename("src/values.ts", "src/numbers.ts");
    overlay.searchReplace("src/numbers.ts", [{ old: "value40", new: "price40" }]);
    overlay.delete("src/numbers.ts");
    expect(overlay.paths()).toEqual(["src/used.ts"]);
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

  it("takes an honest comment for what it is, unless lines went", () => {
    const rows = Array.from({ length: 9 }, (_, index) => `const row${index} = ${index};`).join("\n");
    const overlay = new Overlay(tree({ "src/old.ts": rows }));
    for (const comment of [
      "keep the existing order of the rows",
      "same as before, but for the year",
      "leave existing bookings alone",
    ])
      overlay.write("src/a.ts", `// ${comment}\nconst a = 1;\n`);
    overlay.write("README.md", "# Remaining code\n");
    expect(refusal(() => overlay.write("src/old.ts", "const row0 = 1;\n// keep the remaining rows\n")).code).toBe(
      "UNWANTED",
    );
    overlay.write("src/old.ts", `// keep the remaining rows\n${rows}`);
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
    expect(overlay.editable("b.ts").isKnown).toBe(false);
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
