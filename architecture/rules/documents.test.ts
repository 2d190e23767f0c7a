import { expect, it } from "vitest";
import { treeOfTexts, type Rule } from "../source-tree.ts";
import { decisionsAreIndexed, excerptsAreReal, frontDoorIsShort, linksLeadSomewhere } from "./documents.ts";

const messages = (rule: Rule, texts: Readonly<Record<string, string>>): string[] =>
  rule(treeOfTexts(texts)).map(({ message }) => message);

it("finds links to files that are not there, outside code and other sites", () => {
  const found = (text: string): string[] =>
    messages(linksLeadSomewhere, { "docs/a.md": text, "docs/b.md": "", "c.md": "" });
  expect(found("[b](b.md) [b](b.md#part) [c](../c.md) [here](#part) [web](https://example.org)")).toEqual([]);
  expect(found("```\n[d](d.md)\n```")).toEqual([]);
  expect(found("text\n[d](d.md)")).toEqual(["links d.md, which does not exist"]);
});

it("wants each decision once in the index, and replaced ones marked in both places", () => {
  const found = (index: string, page = "# 010\n"): string[] =>
    messages(decisionsAreIndexed, {
      "docs/decisions/000-template-of-decisions.md": "# 000\n",
      "docs/decisions/010-launcher.md": page,
      "docs/decisions/README.md": index,
    });
  const entry = "- [010](010-launcher.md): A launcher.";
  expect(found(entry)).toEqual([]);
  expect(found("")).toEqual(["lists 010-launcher.md 0 times, not once"]);
  expect(found(`${entry}\n${entry}`)).toEqual(["lists 010-launcher.md 2 times, not once"]);
  const replaced = "# 010\n\nReplaced in part by [020](020-other.md): it starts elsewhere.\n";
  expect(found(`${entry} Replaced in part by [020](020-other.md).`, replaced)).toEqual([]);
  expect(found(entry, replaced)).toEqual(["does not say that 010-launcher.md was replaced, and the page does"]);
  expect(found(`${entry} Replaced by [020](020-other.md).`)).toHaveLength(1);
});

it("compares code in documents with the file it names", () => {
  const found = (code: string): string[] =>
    messages(excerptsAreReal, {
      "CONTRIBUTING.md": `\`\`\`ts\n${code}\n\`\`\`\n\nany text\n`,
      "kernel/src/a.ts": "export const a = 1;\nexport const b = {\n  c: 2,\n};\n",
    });
  expect(found("// kernel/src/a.ts\nexport const b = {\nc: 2,")).toEqual([]);
  expect(found("const anything = true;")).toEqual([]);
  expect(found("// kernel/src/a.ts\nexport const b = 2;")).toEqual(["shows a line that kernel/src/a.ts does not have"]);
  expect(found("// kernel/src/gone.ts\nexport const b = 2;")).toEqual([
    "shows kernel/src/gone.ts, which does not exist",
  ]);
});

it("keeps README within 60 lines and AGENTS within 50", () => {
  const found = (path: string, lines: number): string[] => messages(frontDoorIsShort, { [path]: "a\n".repeat(lines) });
  expect([found("README.md", 60), found("AGENTS.md", 50), found("CONTRIBUTING.md", 99)]).toEqual([[], [], []]);
  expect([found("README.md", 61), found("AGENTS.md", 51)]).toEqual([
    ["has 61 lines; the limit is 60"],
    ["has 51 lines; the limit is 50"],
  ]);
});
