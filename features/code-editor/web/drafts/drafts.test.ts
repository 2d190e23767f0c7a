import { describe, expect, it } from "vitest";
import { isInConflict, reduceDrafts, type Drafts } from "./drafts.ts";

const typed = (drafts: Drafts, text: string, saved: string | null = "old") =>
  reduceDrafts(drafts, { type: "typed", path: "a.ts", text, saved });

describe("drafts of the code editor", () => {
  it("remember the text they began on, also when a newer version arrives", () => {
    const begun = typed({}, "mine");
    expect(begun).toEqual({ "a.ts": { text: "mine", base: "old" } });
    expect(typed(begun, "mine 2", "theirs")).toEqual({ "a.ts": { text: "mine 2", base: "old" } });
  });

  it("end when the text equals the saved one, unless somebody else has saved another", () => {
    expect(typed(typed({}, "mine"), "old")).toEqual({});
    expect(typed(typed({}, "mine"), "old", "theirs")).toEqual({ "a.ts": { text: "old", base: "old" } });
  });

  it("detect a conflict: the file changed since they began, and not to the same text", () => {
    const draft = { text: "mine", base: "old" };
    expect(isInConflict(draft, "old")).toBe(false);
    expect(isInConflict(draft, "theirs")).toBe(true);
    expect(isInConflict(draft, null)).toBe(true);
    expect(isInConflict(draft, "mine")).toBe(false);
  });

  it("continue from a save if typing went on, and do not take the person's own save for a conflict", () => {
    const sent = reduceDrafts(typed({}, "first"), { type: "sent", texts: { "a.ts": "first" } });
    const typedOn = typed(sent, "first and more");
    expect(isInConflict(typedOn["a.ts"]!, "first")).toBe(false);
    expect(isInConflict(typedOn["a.ts"]!, "theirs")).toBe(true);
    expect(reduceDrafts(typedOn, { type: "arrived", textOf: () => "first" })).toEqual({
      "a.ts": { text: "first and more", base: "first" },
    });
  });

  it("end when a version has the same text", () => {
    const drafts = { "a.ts": { text: "same", base: "old" }, "b.ts": { text: "mine", base: "old" } };
    const after = reduceDrafts(drafts, { type: "arrived", textOf: () => "same" });
    expect(after).toEqual({ "b.ts": { text: "mine", base: "old" } });
    expect(reduceDrafts(after, { type: "arrived", textOf: () => "same" })).toBe(after);
  });

  it("are restored from the browser's store below what was typed since", () => {
    const kept = { "a.ts": { text: "kept", base: "old" }, "b.ts": { text: "kept", base: null } };
    const after = reduceDrafts({ "a.ts": { text: "newer", base: "old" } }, { type: "put-back", drafts: kept });
    expect(after).toEqual({ "a.ts": { text: "newer", base: "old" }, "b.ts": { text: "kept", base: null } });
  });
});
