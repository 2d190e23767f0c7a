import fc from "fast-check";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { clashingPath } from "./file-rules.ts";
import { TreeNames } from "./tree-names.ts";

const path = fc
  .array(fc.constantFrom("a", "A", "b", "a.ts", "ß", "İ"), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join("/") as ProjectPath);

describe("the names of a tree", () => {
  it("clash with a path where a comparison with every file says so, also after files went", () => {
    fc.assert(
      fc.property(fc.uniqueArray(path), fc.uniqueArray(path), path, (there, gone, asked) => {
        const names = new TreeNames(there);
        const removed = gone.filter((one) => there.includes(one));
        for (const one of removed) names.remove(one);
        const left = there.filter((one) => !removed.includes(one));
        expect(names.size).toBe(left.length);
        expect(names.clashes(asked)).toBe(clashingPath(asked, left) !== undefined);
        for (const ignored of left.slice(0, 1)) {
          const others = left.filter((one) => one !== ignored);
          expect(names.clashes(asked, ignored)).toBe(clashingPath(asked, others) !== undefined);
        }
      }),
    );
  });
});
