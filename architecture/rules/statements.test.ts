import { expect, it } from "vitest";
import { treeOfTexts } from "../source-tree.ts";
import { namedStatements, statementsAreSaidOnce, statementsOf, tagsHaveStatements } from "./statements.ts";

const STATEMENTS =
  "# Workspace\n\n## 5. Rules\n\n- W5.16: A name does not end with a hyphen.\n- AC1: Sign-up has a screen.\n";
const tree = (texts: Readonly<Record<string, string>>, statements = STATEMENTS) =>
  treeOfTexts({ "docs/statements/workspace.md": statements, ...texts });

it("reads statements with the headings above them", () => {
  expect(statementsOf(tree({}))).toMatchObject([
    { id: "W5.16", text: "A name does not end with a hyphen.", headings: ["Workspace", "5. Rules"], line: 5 },
    { id: "AC1", line: 6 },
  ]);
});

it("refuses a tag without a line in titles, chapters, tables and comments", () => {
  const breaches = (text: string): number => tagsHaveStatements(tree({ "kernel/src/a.test.ts": text })).length;
  expect(breaches(`it("refuses a hyphen [W5.16] [AC1]", () => {});`)).toBe(0);
  expect(breaches(`it("refuses a hyphen [W5.99]", () => {});`)).toBe(1);
  expect(breaches(`it(\`refuses \${1} [W5.99]\`, () => {});`)).toBe(1);
  expect(breaches(`it.each([1])("refuses %s [AC9]", () => {});`)).toBe(1);
  expect(breaches(`describe.concurrent("names [W5.99]", () => {});`)).toBe(1);
  expect(breaches(`/** A name. [AC9] */\nexport const a = 1;`)).toBe(1);
  expect(breaches(`export const cells = sheet["[B7]"];`)).toBe(0);
});

it("counts a statement as named by titles of tests, not by comments or by other code", () => {
  const named = namedStatements(
    tree({
      "kernel/src/a.test.ts": `it("refuses a hyphen [W5.16]", () => {});`,
      "kernel/src/b.suite.ts": `describe("names", () => it("refuses a hyphen [W5.16]", () => {}));`,
      "kernel/src/c.test.ts": `// [AC1]\nit("signs up", () => {});`,
      "kernel/src/d.ts": `it("signs up [AC1]", () => {});`,
    }),
  );
  expect([...named].map(([id, files]) => [id, [...files]])).toEqual([
    ["W5.16", ["kernel/src/a.test.ts", "kernel/src/b.suite.ts"]],
  ]);
});

it("refuses a statement that is said twice and a list item that is none", () => {
  const breaches = (statements: string): number => statementsAreSaidOnce(tree({}, statements)).length;
  expect(breaches(STATEMENTS)).toBe(0);
  expect(breaches(`${STATEMENTS}- W5.16: Again.\n`)).toBe(1);
  expect(breaches(`${STATEMENTS}- W5.17 without a colon.\n`)).toBe(1);
});
