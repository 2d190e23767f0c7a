import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyLiveChange, type LiveChange } from "./live.ts";

describe("applyLiveChange", () => {
  const doc = { text: "Hel", status: "running" };

  it("puts, patches, appends and removes", () => {
    expect(applyLiveChange(undefined, { seq: 1, op: "put", id: "a", doc })).toEqual(doc);
    expect(applyLiveChange(doc, { seq: 2, op: "patch", id: "a", doc: { status: "completed" } })).toEqual({
      text: "Hel",
      status: "completed",
    });
    expect(applyLiveChange(doc, { seq: 3, op: "append", id: "a", field: "text", text: "lo" })).toEqual({
      text: "Hello",
      status: "running",
    });
    expect(applyLiveChange(doc, { seq: 4, op: "append", id: "a", field: "new", text: "x" })).toMatchObject({
      new: "x",
    });
    expect(applyLiveChange(doc, { seq: 5, op: "remove", id: "a" })).toBeUndefined();
  });

  it("leaves documents it was given as they are, and makes none out of a part", () => {
    const change = fc.oneof(
      fc.record({
        seq: fc.nat(),
        op: fc.constant("patch" as const),
        id: fc.constant("a"),
        doc: fc.dictionary(fc.string(), fc.string()),
      }),
      fc.record({
        seq: fc.nat(),
        op: fc.constant("append" as const),
        id: fc.constant("a"),
        field: fc.constantFrom("text", "other"),
        text: fc.string(),
      }),
    );
    fc.assert(
      fc.property(change, (any) => {
        const before = { ...doc };
        applyLiveChange(doc, any as LiveChange);
        expect(doc).toEqual(before);
        expect(applyLiveChange(undefined, any as LiveChange)).toBeUndefined();
      }),
    );
  });
});
