import { describe, expect, it } from "vitest";
import { templateFiles, type Files } from "./testing.ts";
import { typeCheck } from "./type-check.ts";

const page = "src/pages/Index.tsx";
const slow = { timeout: 120_000 };

/** The starter project with one file written anew, or one more. */
const having = (path: string, content: string): Files => templateFiles().set(path, content);

describe("the type check of generated apps", () => {
  it("finds what is wrong in a project whose other files it has checked before", slow, () => {
    expect(typeCheck([templateFiles()])).toBe("");
    const wrong = having("src/price.ts", 'export const price: number = "ten";\n');
    const complaint = /src\/price\.ts\(1\): error TS2322: Type 'string' is not assignable to type 'number'/;
    expect(typeCheck([templateFiles(), wrong])).toMatch(complaint);
    // A complaint is not forgotten either.
    expect(typeCheck([wrong])).toMatch(complaint);
    expect(typeCheck([having("src/price.ts", "export const price: number = 10;\n")])).toBe("");
  });

  it("checks a file again when something that it imports has changed", slow, () => {
    const using = (price: string): Files =>
      having("src/price.ts", price).set(
        "src/total.ts",
        'import { price } from "@/price";\n\nexport const total: number = price * 2;\n',
      );
    expect(typeCheck([using("export const price = 10;\n")])).toBe("");
    expect(typeCheck([using('export const price = "ü ten";\n')])).toMatch(/src\/total\.ts\(3\): error TS2362/);
  });

  it("tells a file that cannot be parsed, a missing module and a variable that nothing uses", slow, () => {
    expect(typeCheck([having(page, "export default function Index( {\n")])).toMatch(/Index\.tsx\(\d+\): error TS1005/);
    expect(typeCheck([having(page, 'import { x } from "not-there";\n\nexport default x;\n')])).toContain(
      "error TS2307",
    );
    expect(
      typeCheck([having(page, "const unused = 1;\n\nexport default function Index() {\n  return null;\n}\n")]),
    ).toContain("error TS6133");
  });

  it("checks by the options of the project", slow, () => {
    const lax = having("src/price.ts", "export const price = (given) => given;\n");
    expect(typeCheck([lax])).toContain("error TS7006");
    lax.set("tsconfig.json", lax.get("tsconfig.json")!.replace('"strict": true', '"strict": false'));
    expect(typeCheck([lax])).toBe("");
    expect(typeCheck([having("src/price.ts", lax.get("src/price.ts")!)])).toContain("error TS7006");
  });

  it("knows the declarations of a project that it has checked before", slow, () => {
    const declared = having("src/lib/old.d.ts", 'declare module "old" {\n  export const old: number;\n}\n');
    expect(typeCheck([declared])).toBe("");
    declared.set("src/price.ts", 'import { old } from "old";\n\nexport const price: number = old;\n');
    expect(typeCheck([declared])).toBe("");
    expect(typeCheck([having("src/price.ts", declared.get("src/price.ts")!)])).toContain("error TS2307");
  });
});
