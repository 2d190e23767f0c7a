import { expect, it } from "vitest";
import { leavesTool, withSettings } from "./router-navigation.ts";

it("opens a section over the address and closes it without touching the rest", () => {
  expect(withSettings("/projects/p1?messageId=7#end", "account")).toBe("/projects/p1?messageId=7&settings=account#end");
  expect(withSettings("/projects/p1?settings=account", "members")).toBe("/projects/p1?settings=members");
  expect(withSettings("/projects/p1?messageId=7&settings=members", null)).toBe("/projects/p1?messageId=7");
  const terms = withSettings("/projects/p1", "billing", { openAutomaticTopUp: "1" });
  expect(terms).toBe("/projects/p1?settings=billing&openAutomaticTopUp=1");
  expect(withSettings(terms, "usage")).toBe("/projects/p1?settings=usage");
});

it("counts another tool and another page as leaving, and what opens over a tool not [T2.10]", () => {
  const at = (pathname: string, state: object = {}) => ({ pathname, state });
  expect(leavesTool(at("/projects/p1", { tool: "codeEditor" }), at("/projects/p1"))).toBe(true);
  expect(leavesTool(at("/projects/p1", { tool: "codeEditor" }), at("/", { tool: "codeEditor" }))).toBe(true);
  expect(leavesTool(at("/projects/p1"), at("/projects/p1", { tool: "preview" }))).toBe(false);
  expect(
    leavesTool(at("/projects/p1", { tool: "codeEditor" }), at("/projects/p1", { tool: "codeEditor", fullChat: true })),
  ).toBe(false);
});
