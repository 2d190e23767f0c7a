import { beforeEach, describe, expect, it } from "vitest";
import { restoreDraft, setDraft } from "./draft.ts";
import { rateLimitSeconds, recordRateLimit } from "./rate-limit.ts";

beforeEach(() => localStorage.clear());

const stored = (projectId: string) => localStorage.getItem(`slipway-draft:${projectId}`);

describe("drafts", () => {
  it("are kept in this browser per project and cleared when sent", () => {
    setDraft("p1", "make it green");
    expect(stored("p1")).toBe("make it green");
    setDraft("p1", "");
    expect(stored("p1")).toBeNull();
  });
  it("come back if sending failed, above what was typed meanwhile [W8.06]", () => {
    setDraft("p2", "");
    restoreDraft("p2", "make it green");
    expect(stored("p2")).toBe("make it green");
    setDraft("p2", "and larger");
    restoreDraft("p2", "make it green");
    expect(stored("p2")).toBe("make it green\n\nand larger");
  });
});

describe("local rate limit", () => {
  it("blocks for 60 seconds from the stored time, also after a reload [W8.02] [W9.02]", () => {
    expect(rateLimitSeconds("p1", 1_000)).toBe(0);
    recordRateLimit("p1", 1_000);
    expect(rateLimitSeconds("p1", 1_000)).toBe(60);
    expect(rateLimitSeconds("p1", 60_500)).toBe(1);
    expect(rateLimitSeconds("p1", 61_000)).toBe(0);
    expect(rateLimitSeconds("p2", 1_000)).toBe(0);
  });
  it("ignores an impossible stored time", () => {
    localStorage.setItem("chat-rate-limit:p1", "soon");
    expect(rateLimitSeconds("p1", 1_000)).toBe(0);
    localStorage.setItem("chat-rate-limit:p1", "99999999999999");
    expect(rateLimitSeconds("p1", 1_000)).toBe(0);
  });
});
