import { expect, it } from "vitest";
import { explainText } from "./explain-text.ts";

it.each([
  ["select 1;", true, "explain (analyze, format json) select 1"],
  ["select 1", false, "explain (format json) select 1"],
  ["-- x\nwith a as (select 1) table a", true, "explain (analyze, format json) with a as (select 1) table a"],
  ["delete from orders", true, "explain (format json) delete from orders"],
  ["(select 1)", true, "explain (analyze, format json) (select 1)"],
  ["select 1; select 2", true, null],
  ["-- nothing", true, null],
])("explains %j", (text, timed, wanted) => {
  expect(explainText(text, { timed })).toBe(wanted);
});
