import { describe, expect, it } from "vitest";
import { isNotARequest, PROPOSALS, proposalsFor } from "./not-a-request.ts";

describe("a message that asks for nothing", () => {
  it.each([
    "hi",
    "Hello there!",
    "test",
    "asdf",
    "sdfghj",
    "aaaa",
    "thanks a lot",
    "https://example.com",
    "?",
    "",
    "42",
  ])("%j", (text) => expect(isNotARequest(text)).toBe(true));
  it.each([
    "bakery",
    "a landing page for a bakery",
    "hi, build me a shop",
    "test my knowledge of flags",
    "https://example.com but in blue",
    "社内の備品管理アプリを作って",
    "help people find a doctor",
  ])("is not %j", (text) => expect(isNotARequest(text)).toBe(false));

  it("is answered in its language", () => {
    expect(["hi", "Hallo!", "danke schön", "hola", "sí", "jazz"].map((text) => proposalsFor(text)?.language)).toEqual([
      "en",
      "de",
      "de",
      "es",
      "es",
      undefined,
    ]);
  });
  it("is answered with six proposals, which ask for something", () => {
    for (const { tiles } of Object.values(PROPOSALS)) {
      expect(tiles).toHaveLength(6);
      expect(tiles.filter(isNotARequest)).toEqual([]);
    }
  });
});
