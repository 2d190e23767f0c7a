import { expect, it } from "vitest";
import { oneLine, storableValue } from "./storable-text.ts";

it.each([
  ["a\r\nBcc: b\u2028c\td", "a Bcc: b c d"],
  ["invoice\u202efdp.exe \u2066x\u2069", "invoice fdp.exe x"],
  ["a\u0000b\u001b[2J\ud83d", "a b [2J\ufffd"],
  ["  日本  🥐 ", "日本 🥐"],
])("makes %j one line without characters that deceive", (text, line) => {
  expect(oneLine(text, 50)).toBe(line);
});

it("cuts at whole characters", () => {
  for (let max = 2; max < 12; max += 1) {
    const line = oneLine("🥐".repeat(20), max);
    expect(line.isWellFormed()).toBe(true);
    expect(line.length).toBeLessThanOrEqual(max);
  }
});

it("replaces what Postgres cannot store, at any depth and in keys, and nothing else", () => {
  const odd = { "a\0": ["\ud83d", { b: "x\0y\udc00" }], kept: "🥐 \\u0000 \\\\ud83d" };
  expect(storableValue(odd)).toEqual({ "a\ufffd": ["\ufffd", { b: "x\ufffdy\ufffd" }], kept: odd.kept });
  const plain = { text: "日本 🥐", none: null, list: [1, true] };
  expect(storableValue(plain)).toBe(plain);
});
