import { describe, expect, it } from "vitest";
import { NO_TABS, reduceTabs, type Tabs } from "./tabs.ts";

const show = (tabs: Tabs, path: string) => reduceTabs(tabs, { type: "show", place: { path } });
const three = ["a", "b", "c"].reduce(show, NO_TABS);

describe("tabs [C2.45] [W2.12]", () => {
  it("open a file once and look at it again", () => {
    expect(show(three, "a")).toMatchObject({ open: ["a", "b", "c"], active: "a" });
  });

  it("remember a position only if one was asked for", () => {
    const place = { path: "b", line: 7 };
    expect(reduceTabs(three, { type: "show", place }).place).toBe(place);
    expect(show(reduceTabs(three, { type: "show", place }), "b").place).toBeNull();
  });

  it("pass a closed one's place to the next, at the end to the previous one", () => {
    expect(reduceTabs(show(three, "b"), { type: "close", path: "b" })).toMatchObject({ open: ["a", "c"], active: "c" });
    expect(reduceTabs(three, { type: "close", path: "c" })).toMatchObject({ open: ["a", "b"], active: "b" });
    expect(reduceTabs(three, { type: "close", path: "a" })).toMatchObject({ open: ["b", "c"], active: "c" });
    expect(reduceTabs(show(NO_TABS, "a"), { type: "close", path: "a" }).active).toBeNull();
  });

  it("close all others, and those whose files are gone", () => {
    expect(reduceTabs(three, { type: "close-others", path: "b" })).toMatchObject({ open: ["b"], active: "b" });
    expect(reduceTabs(three, { type: "gone", paths: ["b", "c"] })).toMatchObject({ open: ["a"], active: "a" });
  });
});
