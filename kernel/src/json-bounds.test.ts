import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isDeepJson,
  JsonBeyondBounds,
  MAX_JSON_DEPTH,
  MAX_JSON_NAMES,
  MAX_JSON_VALUES,
  parseJson,
} from "./json-bounds.ts";

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("isDeepJson", () => {
  it("counts levels of any JSON as a walk of the value does", () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 0, max: 6 }), (text, max) => {
        expect(isDeepJson(text, max)).toBe(depthOf(JSON.parse(text)) > max);
      }),
    );
  });

  it("does not count brackets inside strings, whatever backslashes stand before a quote", () => {
    for (const inner of ['"[[[["', '"\\"[[[["', '"\\\\"', '"\\\\\\"[[["', '"\\\\\\\\"']) {
      expect(isDeepJson(`[${inner}]`, 1)).toBe(false);
      expect(isDeepJson(`[${inner},[]]`, 1)).toBe(true);
    }
  });

  it("takes a text of a million levels, of quotes or of backslashes without a stack", () => {
    expect(isDeepJson("[".repeat(1_000_000))).toBe(true);
    expect(isDeepJson('"'.repeat(1_000_000))).toBe(false);
    expect(isDeepJson(`"${"\\".repeat(1_000_000)}`)).toBe(false);
  });
});

describe("parseJson", () => {
  const nested = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

  it("reads JSON of the allowed depth and names the bound beyond", () => {
    expect(depthOf(parseJson(nested(MAX_JSON_DEPTH)))).toBe(MAX_JSON_DEPTH);
    expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(JsonBeyondBounds);
    expect(() => parseJson(nested(5000))).toThrow(/200 levels/);
  });

  it("counts values outside of strings and names the bound beyond", () => {
    const list = (values: number): string => `[${Array.from({ length: values }, () => "[]").join(",")}]`;
    expect(parseJson(list(MAX_JSON_VALUES))).toHaveLength(MAX_JSON_VALUES);
    expect(() => parseJson(list(MAX_JSON_VALUES + 1))).toThrow(/1000000 values/);
    expect(parseJson(JSON.stringify(",".repeat(MAX_JSON_VALUES * 2)))).toHaveLength(MAX_JSON_VALUES * 2);
  });

  it("counts different names, in one object or in many, and names the bound beyond", () => {
    const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
    const one = (count: number): string => `{${indexes(count).map((at) => `"k${at}": "a:b"`)}}`;
    const many = (count: number): string => `[${indexes(count).map((at) => `{"k${at}":{"same":1}}`)}]`;
    expect(Object.keys(parseJson(one(MAX_JSON_NAMES)) as object)).toHaveLength(MAX_JSON_NAMES);
    expect(() => parseJson(one(MAX_JSON_NAMES + 1))).toThrow(/50000 different members/);
    expect(parseJson(many(MAX_JSON_NAMES - 1))).toHaveLength(MAX_JSON_NAMES - 1);
    expect(() => parseJson(many(MAX_JSON_NAMES))).toThrow(JsonBeyondBounds);
    expect(parseJson(`[${'{"a":1},'.repeat(200_000)}{}]`)).toHaveLength(200_001);
  });
});
