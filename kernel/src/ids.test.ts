import { describe, expect, it } from "vitest";
import { isProjectId, newId, newProjectId, newUuid, randomText } from "./ids.ts";

describe("ids", () => {
  it("makes project ids that fit a host label beside a sha", () => {
    for (let i = 0; i < 200; i += 1) {
      const id = newProjectId();
      expect(isProjectId(id)).toBe(true);
      expect(id).toMatch(/^[a-z][a-z0-9]{17}$/);
      expect(`${"a".repeat(12)}--${id}`.length).toBeLessThanOrEqual(63);
    }
  });

  it.each([
    "",
    "p",
    "P0123456789abcdefg",
    "p0123456789abcdefgh",
    "x0123456789abcdefg",
    "p0123456789abcdefl",
    "p0123456789abcdefg\n",
  ])("does not take %j for a project id", (text) => expect(isProjectId(text)).toBe(false));

  it("uses every letter of the alphabet and repeats nothing", () => {
    const seen = new Set(Array.from({ length: 1000 }, () => randomText(20)));
    expect(seen.size).toBe(1000);
    expect(new Set([...seen].join("")).size).toBe(32);
  });

  it("marks an id's kind by its prefix", () => {
    expect(newId("ws")).toMatch(/^ws_[0-9a-hjkmnp-tv-z]{20}$/);
  });

  it("makes version 4 UUIDs without crypto.randomUUID", () => {
    for (let i = 0; i < 50; i += 1)
      expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
