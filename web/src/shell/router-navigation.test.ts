import { expect, it } from "vitest";
import { withSettings } from "./router-navigation.ts";

it("opens a section over the address and closes it without touching the rest", () => {
  expect(withSettings("/projects/p1?messageId=7#end", "account")).toBe("/projects/p1?messageId=7&settings=account#end");
  expect(withSettings("/projects/p1?settings=account", "members")).toBe("/projects/p1?settings=members");
  expect(withSettings("/projects/p1?messageId=7&settings=members", null)).toBe("/projects/p1?messageId=7");
});
