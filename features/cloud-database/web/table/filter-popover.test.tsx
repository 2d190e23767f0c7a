import { act, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { named, pageText, press, render, type } from "@slipway/ui/testing/render.tsx";
import type { RowFilter } from "../../contract/table-sql.ts";
import { aColumn as column } from "../testing-tables.ts";
import { FilterPopover } from "./filter-popover.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const COLUMNS = [column("title", "text"), column("total", "integer"), column("paid", "boolean")];

function filters(first: readonly RowFilter[]) {
  const seen: (readonly RowFilter[])[] = [];
  function Filters() {
    const [now, setNow] = useState(first);
    return (
      <FilterPopover
        columns={COLUMNS}
        filters={now}
        onChange={(next) => {
          seen.push(next);
          setNow(next);
        }}
      />
    );
  }
  return { view: <Filters />, seen };
}
const wait = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const value = (): HTMLInputElement => named<HTMLInputElement>("input", "Value");
const choose = (label: string, chosen: string): Promise<void> =>
  act(async () => {
    const select = named<HTMLSelectElement>("select", label);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!.set!.call(select, chosen);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
const operators = (): (string | null)[] =>
  [...named<HTMLSelectElement>("select", "Operator").options].map(({ textContent }) => textContent);

it("makes a filter of a column, an operator of its type, and a value [C3.02] [C5.02]", async () => {
  const { view, seen } = filters([]);
  await using _page = await render(view);
  await press("Filter");
  await wait(0);
  expect(operators()).toEqual(["equals", "contains"]);
  await choose("Column", "total");
  expect(operators()).toEqual(["equals", "greater than", "less than"]);
  await choose("Operator", "greater");
  await type(value(), " 7 ");
  await press("Apply");
  expect(seen).toEqual([[{ column: "total", operator: "greater", value: "7" }]]);
});

it("applies an edited filter after half a second, and only when it is valid [C4.02] [C5.03] [C9.02]", async () => {
  const { view, seen } = filters([{ column: "total", operator: "equals", value: "7" }]);
  await using _page = await render(view);
  await press("Filter 1");
  await wait(0);
  await type(value(), "70");
  await wait(400);
  await type(value(), "700");
  await wait(499);
  expect(seen).toEqual([]);
  await wait(1);
  expect(seen).toEqual([[{ column: "total", operator: "equals", value: "700" }]]);
  await type(value(), "many");
  expect(pageText()).toContain("Must be a valid number");
  await wait(60_000);
  expect(seen).toHaveLength(1);
});

it("removes a filter whose value is emptied, and offers no empty value of a boolean [C4.02]", async () => {
  const { view, seen } = filters([
    { column: "title", operator: "equals", value: "Bread" },
    { column: "paid", operator: "equals", value: "true" },
  ]);
  await using _page = await render(view);
  await press("Filter 2");
  await wait(0);
  await type(value(), "");
  await wait(500);
  expect(seen).toEqual([[{ column: "paid", operator: "equals", value: "true" }]]);
  expect([...named<HTMLSelectElement>("select", "Value").options].map(({ value: one }) => one)).toEqual([
    "true",
    "false",
  ]);
});
