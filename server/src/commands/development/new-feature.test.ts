import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addEntry, newFeatureFiles } from "./new-feature.ts";
import { ROOT } from "./tool.ts";

const entry = { importLine: `import { b } from "./b.ts";`, line: "  b,", end: /^\];$/m };

describe("a new feature", () => {
  it("has a contract, a server and a web slice named after it", () => {
    const files = newFeatureFiles("site-search");
    expect(Object.keys(files)).toEqual([
      "site-search/contract/index.ts",
      "site-search/server/index.ts",
      "site-search/web/index.ts",
    ]);
    expect(files["site-search/contract/index.ts"]).toContain("siteSearchContract");
  });

  it("is added after the last import and at the end of the list", () => {
    const text = `import { a } from "./a.ts";\n\nexport const all = [\n  a,\n];\n`;
    expect(addEntry(text, entry)).toBe(
      `import { a } from "./a.ts";\nimport { b } from "./b.ts";\n\nexport const all = [\n  a,\n  b,\n];\n`,
    );
    expect(addEntry(`import { a } from "./a.ts";\nexport const all = [a];\n`, entry)).toContain("= [\n  a,\n  b,\n];");
  });

  it("changes nothing where there is no list", () => {
    expect(addEntry("export const one = 1;\n", entry)).toBeNull();
  });

  it.each(["contracts.ts", "server.ts", "web.ts"])("finds the list of features/%s", async (file) => {
    expect(addEntry(await readFile(join(ROOT, "features", file), "utf8"), entry)).toContain("\n  b,\n];");
  });
});
