import { answerCalls, failure, key, named, pageText, press, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { answer, CHANGE, changed, column, oneRow, QUERY, showTable, table } from "./testing.tsx";

afterEach(() => vi.unstubAllGlobals());

it("refuses what a cell or a row cannot be, each with its words, and skips generated columns [C5.09] [C5.10] [C5.11]", async () => {
  const columns = [
    column("id", "integer", { is_generated: true }),
    column("name", "text", { is_nullable: false, default_value: "'new'::text" }),
    column("amount", "integer"),
    column("price", "numeric"),
    column("day", "date"),
    column("facts", "jsonb"),
    column("tags", "text[]"),
  ];
  const cells = ["7", "Bread", "1", "2.50", "2026-11-28", "{}", "{a}"];
  answer([table("goods", { columns })], (query) =>
    query.startsWith("select count")
      ? [{ count: "1" }]
      : [Object.fromEntries(cells.flatMap((text, at) => [[`c${at}`, text] as const, [`l${at}`, false] as const]))],
  );
  await using page = await showTable("goods");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  for (const [at, wrong, words] of [
    [1, "", "This field is required and cannot be empty"],
    [2, "1.5", "Must be a valid integer (e.g., 42, -123)"],
    [3, "12,50", "Must be a valid decimal number (e.g., 3.14, -0.5)"],
    [4, "28.11.2026", "Invalid date format. Use YYYY-MM-DD or ISO format"],
    [5, "{", "JSON Error: "],
  ] as const) {
    const cell = document.querySelector<HTMLElement>(`[data-row='0'][data-column='${at}']`)!;
    await act(async () => cell.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
    const field = named<HTMLInputElement>("input", `${columns[at]!.name} of row 1`);
    await type(field, wrong);
    await key(field, "Enter");
    expect(pageText()).toContain(words);
    await key(field, "Escape");
  }
  await press("Add Row");
  await page.settle(() => expect(pageText()).toContain("Add row to goods"));
  expect(pageText()).not.toContain("::text");
  expect(document.querySelector("form textarea")?.getAttribute("placeholder")).toBe("new");
  const labels = [...document.querySelectorAll("form label")].map(({ textContent }) => textContent ?? "");
  expect(labels.filter((label) => label.startsWith("id"))).toEqual([]);
  await act(async () => document.querySelector("form")!.requestSubmit());
  expect(pageText()).toContain("No data to insert");
});

it("tells of every change of rows whether it was done, or why not [C8.01] [C8.02] [C8.03] [C8.04] [C8.05] [C8.06] [C8.07]", async () => {
  let fails = true;
  const refusal = () => failure(400, { code: "sql_failed", message: "Out of order." });
  const counting = { rows: "1" };
  answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2036-11-22T07:05:00.000Z" }),
    "GET /projects/p1/cloud/tables": () =>
      success({ tables: [table("todos"), table("pairs", { primary_keys: [{ name: "id" }, { name: "title" }] })] }),
    [QUERY]: ({ body }) => {
      const { query } = body as { query: string };
      const isChange = /^(update|insert|delete)/.test(query);
      // The export reads whole cells.
      if (fails && (isChange || (query.startsWith("select") && counting.rows === "1500"))) return refusal();
      if (query.startsWith("update")) return success([{ c0: "Rolls" }] as never);
      if (query.startsWith("delete")) return success([{ deleted: 1 }] as never);
      if (query.startsWith("select count")) return success([{ count: counting.rows }] as never);
      return success((isChange ? [] : oneRow(query)) as never);
    },
    [CHANGE]: () => (fails ? refusal() : success(changed(7))),
  });
  await using page = await showTable("todos");
  const tells = (words: string) => page.settle(() => expect(pageText()).toContain(words));
  await tells("Bread");
  const submit = () => act(async () => document.querySelector("form")!.requestSubmit());
  const area = () => document.querySelector<HTMLTextAreaElement>("form textarea")!;
  const twice = async (change: () => Promise<void>, [failed, done]: [string, string]) => {
    fails = true;
    await change();
    await tells(failed);
    fails = false;
    await change();
    await tells(done);
  };
  await press("Open row 1");
  await tells("Row of todos");
  await type(area(), "Rolls");
  await twice(submit, ["Failed to update row: Out of order.", "Row updated successfully"]);
  await press("Add Row");
  await tells("Add row to todos");
  await type(area(), "Cake");
  await twice(submit, ["Failed to create row: Out of order.", "Row created successfully"]);
  await page.settle(() => expect(pageText()).not.toContain("Add row to todos"));
  await act(async () => named<HTMLInputElement>("input", "Select row 1").click());
  const remove = async () => {
    await press("Delete 1 row");
    await press("Delete");
  };
  await twice(remove, ["Failed to delete rows: Out of order.", "1 row deleted successfully"]);
  await press("Add Column");
  await tells("Add column to todos");
  await type(document.querySelector<HTMLInputElement>("form input[data-autofocus]")!, "price");
  await twice(submit, ["Failed to add column: Out of order.", "Column added successfully"]);
  counting.rows = "1500";
  await twice(() => press("Export CSV"), ["Failed to export CSV", "Exported 1,500 rows"]);
  const other = await showTable("pairs");
  await page.settle(() => expect(pageText()).toContain("Updating rows currently supports tables with a single"));
  await other[Symbol.asyncDispose]();
  const gone = await showTable("gone");
  await tells("Table information not available");
  await gone[Symbol.asyncDispose]();
}, 60_000);
