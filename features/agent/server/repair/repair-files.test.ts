import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Diagnostic } from "@slipway/sandbox/port";
import { describe, expect, it } from "vitest";
import { readWithCare, withKeys } from "./fixers/runtime.ts";
import { repairMarkup } from "./jsx-tags.ts";
import { repairFiles } from "./repair-files.ts";

const PACKAGES = JSON.stringify({
  dependencies: { react: "19.0.0", "react-router": "8.0.0", "lucide-react": "1.0.0" },
});

function filesOf(files: Record<string, string>) {
  const all = new Map(Object.entries({ "package.json": PACKAGES, ...files }));
  return {
    paths: () => [...all.keys()] as ProjectPath[],
    peek: (path: ProjectPath) => all.get(path) ?? null,
    has: (path: ProjectPath) => all.has(path),
  };
}

/** The compiler's message at the place of `marker` in the file. */
function said(path: string, text: string, [marker, code, message]: readonly [string, string, string]): Diagnostic {
  const before = text.slice(0, text.indexOf(marker)).split("\n");
  return { path, line: before.length, column: before.at(-1)!.length + 1, code, message };
}

function repaired(text: string, what: readonly [string, string, string], others: Record<string, string> = {}) {
  const repairs = repairFiles(filesOf({ "src/a.tsx": text, ...others }), [said("src/a.tsx", text, what)]);
  return { text: repairs.changes[0]?.text ?? null, says: repairs.changes[0]?.says ?? [], packages: repairs.packages };
}

describe("a repair without a model", () => {
  it("asks for an imported package that is missing, and changes nothing itself", () => {
    const text = 'import dayjs from "dayjs";\nexport const a = dayjs();\n';
    expect(
      repaired(text, ['"dayjs"', "TS2307", "Cannot find module 'dayjs' or its corresponding type declarations."]),
    ).toEqual({
      text: null,
      says: [],
      packages: ["dayjs"],
    });
  });

  it("never asks for a path, an address or a name that is not a package", () => {
    for (const name of ["https://example.com/x.js", "../../x", "file:/x", "Bad Name"]) {
      const text = `import x from "${name}";\nexport const a = x;\n`;
      const found = repaired(text, [
        `"${name}"`,
        "TS2307",
        `Cannot find module '${name}' or its corresponding type declarations.`,
      ]);
      expect(found.packages).toEqual([]);
    }
  });

  it("leaves a name alone if several files could provide it", () => {
    const others = { "src/b.ts": "export const price = 1;\n", "src/c.ts": "export const price = 2;\n" };
    const what = ["price", "TS2304", "Cannot find name 'price'."] as const;
    expect(repaired("export const a = price;\n", what, others).text).toBeNull();
    expect(repaired("export const a = price;\n", what, { "src/b.ts": others["src/b.ts"] }).text).toBe(
      'import { price } from "@/b";\nexport const a = price;\n',
    );
  });

  it("invents no text that people would read", () => {
    const text =
      "function One({ label }: { label: string }) {\n  return <p>{label}</p>;\n}\nexport const a = <One />;\n";
    const what = [
      "One />",
      "TS2741",
      "Property 'label' is missing in type '{}' but required in type '{ label: string; }'.",
    ] as const;
    expect(repaired(text, what).text).toBeNull();
  });

  it("leaves a file as it is if it would not parse afterwards or no certain repair exists", () => {
    expect(
      repaired("export const a: number = window;\n", [
        "a:",
        "TS2322",
        "Type 'Window' is not assignable to type 'number'.",
      ]),
    ).toEqual({
      text: null,
      says: [],
      packages: [],
    });
    expect(repairMarkup("a.tsx", "export const a = 1;\n")).toBeNull();
    expect(repairMarkup("a.tsx", "export const a = <<<>;\n")).toBeNull();
  });

  it("closes an open element where its indentation says that it ends", () => {
    const text = "export const A = () => (\n  <div>\n    <ul>\n      <li>One</li>\n    <p>Two</p>\n  </div>\n);\n";
    expect(repairMarkup("a.tsx", text)?.text).toBe(
      "export const A = () => (\n  <div>\n    <ul>\n      <li>One</li>\n    </ul>\n    <p>Two</p>\n  </div>\n);\n",
    );
  });
});

describe("a repair of an error that a page reported", () => {
  it("gives the elements of lists a key: the item's own, else its index", () => {
    const text =
      "export const A = ({ rows }: P) => <ul>{rows.map((row) => <li>{row.id}</li>)}{names.map((name) => (<b>{name}</b>))}</ul>;\n";
    expect(withKeys("src/a.tsx", text)).toMatchObject({
      text: "export const A = ({ rows }: P) => <ul>{rows.map((row) => <li key={row.id}>{row.id}</li>)}{names.map((name, index) => (<b key={index}>{name}</b>))}</ul>;\n",
      says: "gave the elements of 2 lists a key in src/a.tsx",
    });
    expect(withKeys("src/a.tsx", "export const a = rows.map((row) => <li key={row}>x</li>);\n")).toBeNull();
  });

  it("uses optional chaining if only one place can be meant", () => {
    const text = "const a = data.rows.map((row) => row);\nconst b = other.items.map((item) => item);\n";
    expect(readWithCare("a.ts", text, { property: "map", line: 2 })?.text).toContain("other.items?.map");
    expect(readWithCare("a.ts", text, { property: "map", line: null })).toBeNull();
    expect(readWithCare("a.ts", "form.value = 1;\n", { property: "value", line: 1 })).toBeNull();
  });
});

it("leaves a file alone whose nesting would crash the parser's process", () => {
  const deep = `export const a = ${"(".repeat(20_000)}b${")".repeat(20_000)};\n`;
  expect(repaired(deep, ["b", "TS2304", "Cannot find name 'b'."]).text).toBeNull();
  expect(repairMarkup("src/a.tsx", deep)).toBeNull();
});
