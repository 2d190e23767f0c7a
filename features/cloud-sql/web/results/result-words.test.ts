import { AppError } from "@slipway/kernel/errors";
import { expect, it } from "vitest";
import type { RunResult } from "../../contract/index.ts";
import { errorInWords, resultInWords } from "./result-words.ts";

const ran = (command: string, count: number, milliseconds = 12) => ({ command, count, milliseconds });
const answer = (rows: number, has_more = false): RunResult["answer"] => ({
  columns: [{ name: "id", type: "integer" }],
  rows: Array.from({ length: rows }, (_, at) => [String(at)]),
  has_more,
});

it.each([
  [{ statements: [ran("SELECT 3", 3)], answer: answer(3) }, "3 rows · 12 ms"],
  [{ statements: [ran("SELECT 1", 1, 0.4)], answer: answer(1) }, "1 row · < 1 ms"],
  [{ statements: [ran("SELECT", 1000, 2345)], answer: answer(1000, true) }, "First 1,000 rows, there are more · 2.3 s"],
  [{ statements: [ran("INSERT 0 2", 2)], answer: null }, "INSERT: 2 rows · 12 ms"],
  [{ statements: [ran("DELETE 1", 1)], answer: answer(1) }, "DELETE: 1 row · 12 ms"],
  [{ statements: [ran("CREATE TABLE", 0)], answer: null }, "CREATE TABLE · 12 ms"],
  [{ statements: [ran("SHOW", 0)], answer: answer(1) }, "1 row · 12 ms"],
  [
    { statements: [ran("INSERT 0 2", 2), ran("SELECT 1", 1)], answer: answer(1) },
    "2 statements · INSERT: 2 rows · SELECT: 1 row · 24 ms",
  ],
  [
    { statements: Array.from({ length: 6 }, () => ran("SELECT 1", 1)), answer: answer(1) },
    "6 statements · SELECT: 1 row · SELECT: 1 row · SELECT: 1 row · SELECT: 1 row · 2 more · 72 ms",
  ],
])("tells rows and time: %#", (result, words) => {
  expect(resultInWords(result)).toBe(words);
});

it("says how to change something where only reading is allowed", () => {
  const refused = (sqlstate: string) =>
    errorInWords(new AppError({ code: "sql_failed", status: 400, userMessage: "No (line 1)", details: { sqlstate } }));
  expect(refused("25006")).toBe("No (line 1). Only reading is allowed now: switch on “Changes allowed” to run it.");
  expect(refused("42601")).toBe("No (line 1)");
});
