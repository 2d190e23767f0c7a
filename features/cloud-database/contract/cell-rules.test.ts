import { describe, expect, it } from "vitest";
import { filterProblem, kindOf, operatorLabel, operatorsOf, readCell } from "./cell-rules.ts";

const column = (data_type: string, change: { is_nullable?: boolean; enums?: string[] } = {}) => ({
  data_type,
  is_nullable: true,
  enums: [],
  ...change,
});

it("knows the kind of a type as Postgres writes it", () => {
  expect(
    [
      "text",
      "character varying(20)",
      "bigint",
      "numeric(10,2)",
      "boolean",
      "timestamp with time zone",
      "jsonb",
      "text[]",
      "bytea",
    ].map((type) => kindOf(column(type))),
  ).toEqual(["text", "text", "integer", "decimal", "boolean", "date", "json", "array", "other"]);
  expect(kindOf(column("mood", { enums: ["sad"] }))).toBe("enum");
});

it("offers the operators of the type [C5.02] [DB3]", () => {
  expect(operatorsOf("text")).toEqual(["equals", "contains"]);
  expect(operatorsOf("boolean")).toEqual(["equals"]);
  expect(operatorsOf("date").map((one) => operatorLabel(one, "date"))).toEqual(["equals", "before", "after"]);
  expect(operatorsOf("decimal").map((one) => operatorLabel(one, "decimal"))).toEqual([
    "equals",
    "greater than",
    "less than",
  ]);
});

it.each([
  ["text", "", "Value is required"],
  ["integer", "two", "Must be a valid number"],
  ["integer", "99999999999", "Number is out of range"],
  ["bigint", "99999999999", null],
  ["bigint", "3.14", "Must be a valid number"],
  ["numeric", "3.14", null],
  ["boolean", "maybe", "Must be true or false"],
  ["date", "27.11.2026", "Must be a valid date (YYYY-MM-DD)"],
  ["date", "2026-02-30", "Invalid date"],
  ["timestamp with time zone", "2026-11-27 14:05", null],
])("says what is wrong with a filter of %s by %j: %s [C5.03] [DB9]", (type, value, problem) => {
  expect(filterProblem(value, column(type))).toBe(problem);
});

describe("a cell", () => {
  it.each([
    ["integer", "42", "42"],
    ["integer", " -7 ", "-7"],
    ["bigint", "9223372036854775807", "9223372036854775807"],
    ["numeric", "0.10000000000000000001", "0.10000000000000000001"],
    ["boolean", "Yes", "true"],
    ["boolean", "0", "false"],
    ["timestamp with time zone", "infinity", "infinity"],
    ["date", "2026-11-27", "2026-11-27"],
    ["jsonb", '{"a": 1}', '{"a": 1}'],
    ["text[]", '["a","b c",null]', '{"a","b c",NULL}'],
    ["text[]", '["quote \\" here"]', '{"quote \\" here"}'],
    ["integer[]", "{1,2}", "{1,2}"],
    ["text", "plain", "plain"],
    ["text", "", null],
    ["integer", "NULL", null],
  ])("of %s takes %j as %j [C5.10] [C5.11] [DB4]", (type, text, value) => {
    expect(readCell(text, column(type))).toEqual({ value, problem: null });
  });

  it.each([
    ["integer", "4.5", "Must be a valid integer (e.g., 42, -123)"],
    ["smallint", "40000", "Number is out of range"],
    ["numeric", "1,5", "Must be a valid decimal number (e.g., 3.14, -0.5)"],
    ["boolean", "maybe", "Must be true or false"],
    ["date", "tomorrow-ish", "Invalid date format. Use YYYY-MM-DD or ISO format"],
    ["text[]", '{"a": 1', null],
    ["text[]", '"a"', "Must be a JSON array"],
  ])("of %s refuses %j: %s [C5.11]", (type, text, problem) => {
    expect(readCell(text, column(type)).problem).toBe(problem);
  });

  it("is required where the column is, also as the word null [C5.11]", () => {
    const required = column("integer", { is_nullable: false });
    expect(readCell("", required).problem).toBe("This field is required and cannot be empty");
    expect(readCell("null", required).problem).toBe("Must be a valid integer (e.g., 42, -123)");
    // The word is a text like any other where null is not allowed.
    expect(readCell("null", column("text", { is_nullable: false }))).toEqual({ value: "null", problem: null });
    expect(readCell("{", column("json")).problem).toMatch(/^JSON Error: /);
    expect(readCell("blue", column("color", { enums: ["red", "green"] })).problem).toBe("Must be one of red, green");
  });
});
