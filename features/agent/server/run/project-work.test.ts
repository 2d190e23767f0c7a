import { expect, it } from "vitest";
import { notRun, type CheckOutcome } from "../verify/check-results.ts";
import { checkedTogether } from "./project-work.ts";

const types = (code: string, message: string): CheckOutcome => ({
  ...{ name: "types", ok: false, detail: "1 error", code: "BUILD" },
  log: `src/a.ts:1:8 ${code}: ${message}`,
  data: { diagnostics: [{ path: "src/a.ts", line: 1, column: 8, code, message }] },
});
const build = (log: string): CheckOutcome => ({ name: "build", ok: false, detail: "failed", code: "BUILD", log });

it("tells a problem once that types and build both meet", () => {
  const log = "Could not resolve './none' in src/a.ts\n\n   ╭─[ src/a.ts:1:8 ]";
  expect(checkedTogether([types("TS2307", "Cannot find module './none'."), build(log)])).toEqual({
    ok: false,
    checked: ["types: 1 error", "build: failed"],
    problems: "src/a.ts:1:8 TS2307: Cannot find module './none'.\nThe build fails for the same reason.",
  });
  expect(checkedTogether([types("TS2322", "Type 'string' is not assignable."), build(log)])["problems"]).toContain(
    log.split("\n")[0],
  );
});

it("names a check that did not run, and fails if none ran", () => {
  const passed: CheckOutcome = { name: "build", ok: true, detail: "3 files", code: "BUILD", log: "" };
  const missing = notRun("types", "BUILD", "there is no TypeScript here");
  expect(checkedTogether([missing, passed])).toEqual({
    ok: true,
    checked: ["build: 3 files"],
    not_checked: ["types: there is no TypeScript here"],
  });
  expect(() => checkedTogether([missing])).toThrow("Not checked: types: there is no TypeScript here.");
});
