import { describe, expect, it } from "vitest";
import type { CheckOutcome } from "./check-results.ts";
import { evidenceOf } from "./check-results.ts";
import { distinctFailures } from "./distinct-failures.ts";

const page = (route: string, viewport: number, problems: string[]): CheckOutcome => ({
  name: `${route} at ${viewport}`,
  ok: false,
  detail: "1 console error",
  code: "IMMEDIATE_RUNTIME",
  log: problems.join("\n"),
  problems,
  data: { route, viewport },
});
const types: CheckOutcome = { name: "types", ok: false, detail: "1 error", code: "BUILD", log: "src/a.ts:1:1 TS1: x" };
const told = (checks: CheckOutcome[]): string[] => distinctFailures(checks).map(({ where, log }) => `${where}: ${log}`);

describe("failures", () => {
  it("are told once for both widths of a page, in the most informative words", () => {
    const thrown = "TypeError: x is not a function\n    at Menu (http://a/assets/index-1f3a9c2.js:3:14)";
    const found = [page("/", 1440, ["Uncaught TypeError: x is not a function"]), page("/", 390, [thrown])];
    expect(told(found)).toEqual([`/ at both widths: ${thrown}`]);
  });

  it("are told once if a page repeats them, and for all pages that have them", () => {
    const said = ["TypeError: x is not a function", "Uncaught TypeError: x is not a function"];
    const found = ["/", "/menu", "/cart", "/about"].flatMap((route) => [
      page(route, 1440, said),
      page(route, 390, said),
    ]);
    expect(told(found)).toEqual(["/, /menu, /cart and 1 more page at both widths: TypeError: x is not a function"]);
  });

  it("stay apart if only one width or page has them, after those of no page", () => {
    const wide = "the page is wider than 390 pixels";
    const found = [page("/", 1440, ["a"]), page("/", 390, ["a", wide]), page("/menu", 390, ["b"]), types];
    expect(told(found)).toEqual([
      "types: src/a.ts:1:1 TS1: x",
      "/ at both widths: a",
      `/ at 390: ${wide}`,
      "/menu at 390: b",
    ]);
    expect(distinctFailures(found).map(({ details }) => details)[0]).toBe(types.log);
  });

  it("name a page once in the evidence", () => {
    const found = [types, page("/", 1440, ["a"]), page("/", 390, ["a"]), page("/menu", 390, ["b"])];
    expect(evidenceOf(found, null, 100).summary).toBe("Failed: types, / at both widths; /menu at 390 · 0.1 s");
  });
});
