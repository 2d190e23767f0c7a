import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Operator } from "./filter.ts";
import { passes } from "./filter-match.ts";

const isAs =
  (type: string) =>
  (value: string, operator: Operator, wanted: string): boolean =>
    passes({ column: "a", operator, negated: false, values: [wanted] }, value, type);
const is = isAs("numeric");

describe("numbers of a filter", () => {
  it.each([
    ["5", "5.00", 0],
    ["-0", "0", 0],
    ["0.10", "0.1", 0],
    ["12", "9", 1],
    ["-12", "-9", -1],
    ["-1", "1", -1],
    ["1.05", "1.5", -1],
    ["10000000000000000000001", "10000000000000000000000", 1],
    ["NaN", "1", 1],
    ["NaN", "NaN", 0],
    ["Infinity", "1e+300", 1],
    ["-Infinity", "-5", -1],
    ["007", "7", 0],
  ])("has %s against %s as Postgres has it", (left, right, order) => {
    expect([is(left, "lt", right), is(left, "eq", right), is(left, "gt", right)]).toEqual([
      order < 0,
      order === 0,
      order > 0,
    ]);
    expect([is(right, "gt", left), is(right, "neq", left), is(right, "lte", left)]).toEqual([
      order < 0,
      order !== 0,
      order >= 0,
    ]);
  });

  it("compares any two as exact arithmetic does", () => {
    const number = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(12))
      .map(([digits, places]) => ({ digits, places }));
    const text = ({ digits, places }: { digits: bigint; places: number }): string => {
      const plain = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
      const whole = plain.slice(0, plain.length - places);
      return `${digits < 0n ? "-" : ""}${whole}${places === 0 ? "" : `.${plain.slice(-places)}`}`;
    };
    const scaled = ({ digits, places }: { digits: bigint; places: number }): bigint =>
      digits * 10n ** BigInt(12 - places);
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(is(text(a), "lt", text(b))).toBe(scaled(a) < scaled(b));
        expect(is(text(a), "in", text(b))).toBe(scaled(a) === scaled(b));
      }),
    );
  });

  it("finds a number of any length among a hundred, and text by its bytes", () => {
    const long = "9".repeat(131_072);
    const values = Array.from({ length: 100 }, (_, at) => `${long}${at}`);
    const filter = { column: "a", operator: "in" as const, negated: false, values };
    expect(passes(filter, `${long}99`, "numeric")).toBe(true);
    expect(passes(filter, `${long}100`, "numeric")).toBe(false);
    expect([isAs("text")("Z", "lt", "a"), isAs("text")("é", "gt", "z")]).toEqual([true, true]);
  });
});
