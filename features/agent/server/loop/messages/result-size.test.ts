import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizeOf, withinSize } from "./result-size.ts";

describe("a tool result", () => {
  it("stays as it is if it fits, also if its tool has cut it to the bound", () => {
    const small = { content: '"\n'.repeat(4000), hash: "h".repeat(64), from: 1, to: 4000, truncated: true };
    expect(withinSize(small, 8000)).toBe(small);
    expect(withinSize(undefined, 8000)).toBe(undefined);
  });

  it("keeps its shape and its beginning if it does not fit, and says how much is left out", () => {
    const matches = Array.from({ length: 50 }, (_, line) => ({ path: "src/a.ts", line, text: "x".repeat(400) }));
    const cut = withinSize({ matches, more: false, ok: true }, 8000) as Record<string, unknown>;
    expect(sizeOf(cut)).toBeLessThanOrEqual(8500);
    expect(cut).toMatchObject({ more: false, ok: true });
    const kept = cut["matches"] as unknown[];
    expect(kept.slice(0, 10)).toEqual(matches.slice(0, 10));
    expect(kept.at(-1)).toBe("… of 50");
    expect(cut["left_out"]).toMatch(/^1\d{4} of 2\d{4} characters are left out\. Ask for less at a time\.$/);
    expect(withinSize("y".repeat(20_000), 8000)).toMatch(/^y{8000,}…\n\(\d+ of 20002 characters are left out\./);
  });

  it("is never larger than the bound and its frame, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 200, max: 3000 }), (value, max) => {
        const large = { value, again: Array.from({ length: 40 }, () => value), text: "z".repeat(4000) };
        expect(sizeOf(withinSize(large, max))).toBeLessThanOrEqual(max + 500);
      }),
    );
  });
});
