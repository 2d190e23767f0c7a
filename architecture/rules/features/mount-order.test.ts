import { expect, it } from "vitest";
import { treeOfTexts } from "../../source-tree.ts";
import { mountOrderWith } from "./mount-order.ts";

const told = (list: string): string[] =>
  mountOrderWith(treeOfTexts({ "features/server.ts": `export const features: readonly Feature[] = [${list}];` }), {
    "visual-edits": ["edits"],
  }).map(({ message }) => message);

it("has a feature mounted after those it depends on", () => {
  expect(told("edits,\n  // Later than edits.\n  visualEdits,")).toEqual([]);
  expect(told("visualEdits, edits")).toEqual(["visual-edits is mounted before edits, which it depends on"]);
});
