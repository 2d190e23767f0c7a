import { describe, expect, it } from "vitest";
import { createSeal } from "./seal.ts";

describe("sealed texts", () => {
  const seal = createSeal("the secret of this installation");

  it("open again, and never show what is in them", () => {
    const sealed = seal.seal("sk-1234567890", "model key a");
    expect(sealed).not.toContain("sk-");
    expect(Buffer.from(sealed.slice(3), "base64url").toString("latin1")).not.toContain("sk-1234567890");
    expect(seal.open(sealed, "model key a")).toBe("sk-1234567890");
  });

  it("differ each time, so that equal keys do not look equal", () => {
    expect(seal.seal("same", "a")).not.toBe(seal.seal("same", "a"));
  });

  it("do not open for another purpose, another installation, or after a change", () => {
    const sealed = seal.seal("sk-1234567890", "a");
    const flipped = `${sealed.slice(0, -2)}${sealed.at(-2) === "A" ? "B" : "A"}${sealed.at(-1)}`;
    expect(seal.open(sealed, "b")).toBeNull();
    expect(createSeal("another secret").open(sealed, "a")).toBeNull();
    for (const broken of [flipped, sealed.slice(0, 20), "", "v1.", "v2.abc", "sk-1234567890"])
      expect(seal.open(broken, "a")).toBeNull();
  });
});
