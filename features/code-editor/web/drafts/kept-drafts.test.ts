import { afterEach, describe, expect, it } from "vitest";
import { keepDrafts, MAX_CHARACTERS, readKept } from "./kept-drafts.ts";

const drafts = (text = "mine") => ({ "src/a.ts": { text, base: "old" } });
const keep = (projectId: string, now = 1, text?: string) =>
  keepDrafts(localStorage, { userId: "u1", projectId, drafts: drafts(text), now });

afterEach(() => localStorage.clear());

describe("drafts in the browser's store", () => {
  it("are restored for the same person and project only", () => {
    expect(keep("p1")).toBe(true);
    expect(readKept(localStorage, "u1", "p1")).toEqual(drafts());
    expect(readKept(localStorage, "u2", "p1")).toEqual({});
    expect(readKept(localStorage, "u1", "p2")).toEqual({});
  });

  it("leave nothing behind once there are none", () => {
    keep("p1");
    keepDrafts(localStorage, { userId: "u1", projectId: "p1", drafts: {}, now: 2 });
    expect(localStorage.length).toBe(0);
  });

  it("are bounded: too much text is not kept, the earlier draft stays, and of ten projects the oldest goes", () => {
    keep("p1");
    expect(keep("p1", 2, "x".repeat(MAX_CHARACTERS))).toBe(false);
    expect(readKept(localStorage, "u1", "p1")).toEqual(drafts());
    for (let at = 2; at <= 11; at += 1) keep(`p${at}`, at);
    expect(readKept(localStorage, "u1", "p1")).toEqual({});
    expect(readKept(localStorage, "u1", "p2")).toEqual(drafts());
  });

  it("ignore foreign data in the store", () => {
    keep("p1");
    const key = localStorage.key(0)!;
    for (const text of ["nonsense", "null", '{"at":1,"drafts":{"a":{"text":3}}}', '{"drafts":{}}']) {
      localStorage.setItem(key, text);
      expect(readKept(localStorage, "u1", "p1")).toEqual({});
    }
  });
});
