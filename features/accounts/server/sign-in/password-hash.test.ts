import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

describe("password hashes", () => {
  it("match their password and no other", async () => {
    const stored = await hashPassword("correct horse", false);
    expect(stored).toMatch(/^scrypt\$65536\$8\$1\$/);
    expect(await verifyPassword(stored, "correct horse")).toBe(true);
    expect(await verifyPassword(stored, "correct horsf")).toBe(false);
  });

  it("differ for the same password, and keep their own cost", async () => {
    const [one, two] = [await hashPassword("same", true), await hashPassword("same", true)];
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "same")).toBe(true);
  });

  it("match both spellings of an accented letter", async () => {
    expect(await verifyPassword(await hashPassword("café", true), "cafe\u0301")).toBe(true);
  });

  it("are made for a bounded number of people at once, so a flood of sign-ins blocks nobody else", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 300 }, () => hashPassword("flood", true)));
    const refused = asked.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(248);
    expect(refused[0]).toMatchObject({ reason: { status: 429, code: "rate_limited" } });
    await hashPassword("afterwards", true);
  });

  it.each(["", "scrypt", "plain$2$1$1$c2FsdA$a2V5", "scrypt$2$1$1$$"])(
    "never match stored text like %j",
    async (stored) => {
      expect(await verifyPassword(stored, "")).toBe(false);
    },
  );
});
