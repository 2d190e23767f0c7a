import { Text } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { changeTo } from "./replace-text.ts";

const change = (from: string, to: string) => changeTo(Text.of(from.split("\n")), to);

describe("text from elsewhere", () => {
  it("touches only what differs, so that cursors outside stay", () => {
    expect(change("one\ntwo\nthree", "one\n2\nthree")).toEqual({ from: 4, to: 7, insert: "2" });
    expect(change("aaa", "aa")).toEqual({ from: 2, to: 3, insert: "" });
    expect(change("", "new")).toEqual({ from: 0, to: 0, insert: "new" });
    expect(change("same", "same")).toBeNull();
  });
});
