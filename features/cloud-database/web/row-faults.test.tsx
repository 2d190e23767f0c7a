import { failure, key, named, pageText, press, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { answer, column, oneRow, showTable, table } from "./testing.tsx";

afterEach(() => vi.unstubAllGlobals());

const area = () => document.querySelector<HTMLTextAreaElement>("form textarea")!;
const editTitle = async (text: string): Promise<void> => {
  const cell = document.querySelector<HTMLElement>("[data-row='0'][data-column='1']")!;
  await act(async () => cell.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
  const field = named<HTMLInputElement>("input", "title of row 1");
  await type(field, text);
  await key(field, "Enter");
};

function cut(): Response {
  throw new TypeError("Failed to fetch");
}

const refusals: readonly [what: string, answer: () => Response, words: string][] = [
  ["the network is cut", cut, "Can't reach Slipway."],
  ["it is paused", () => failure(409, { code: "cloud_paused", message: "The backend is paused." }), "is paused."],
  ["it is full", () => failure(413, { code: "cloud_full", message: "The backend is full." }), "is full."],
  [
    "there were too many calls",
    () => failure(429, { code: "rate_limited", message: "Wait a minute." }),
    "Wait a minute.",
  ],
  [
    "the statement ran too long",
    () => failure(400, { code: "sql_failed", message: "It ran too long.", details: { sqlstate: "57014" } }),
    "It ran too long.",
  ],
];

it.each(refusals)(
  "keeps what was typed in the row and says why it was not saved when %s [C8.02]",
  async (_, refusal, words) => {
    let fails = true;
    answer([table("todos")], (query) => {
      if (!query.startsWith("update")) return oneRow(query);
      return fails ? refusal() : [{ c0: "Rolls" }];
    });
    await using page = await showTable("todos");
    await page.settle(() => expect(pageText()).toContain("Bread"));
    await press("Open row 1");
    await page.settle(() => expect(area()).toBeTruthy());
    await type(area(), "Rolls");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Failed to update row: "));
    expect(document.querySelector("form [role=alert]")?.textContent).toContain(words);
    expect(area().value).toBe("Rolls");
    fails = false;
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Row updated successfully"));
  },
);

it.each(refusals)("keeps a cell's text and says why it was not saved when %s [C8.02]", async (_, refusal, words) => {
  answer([table("todos")], (query) => (query.startsWith("update") ? refusal() : oneRow(query)));
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await editTitle("Rolls");
  await page.settle(() => expect(pageText()).toMatch(/Failed to update row: .+/));
  expect(pageText()).toContain(words);
  const cell = document.querySelector<HTMLElement>("[data-row='0'][data-column='1']")!;
  expect([cell.textContent, cell.dataset["state"]]).toEqual(["Rolls", "refused"]);
});

it("shows the table as it is now once a column was dropped while its cell was edited", async () => {
  let isDropped = false;
  const todos = table("todos");
  const tables = [todos];
  answer(tables, (query) => {
    if (query.includes('"title"') && isDropped)
      return failure(400, {
        code: "sql_failed",
        message: 'column "title" does not exist',
        details: { sqlstate: "42703" },
      });
    return query.startsWith("select count") ? [{ count: "1" }] : [{ c0: "7", c1: "Bread" }];
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  isDropped = true;
  tables[0] = { ...todos, columns: [column("id", "integer", { is_generated: true })] };
  await editTitle("Rolls");
  await page.settle(() => expect(pageText()).toContain('Failed to update row: column "title" does not exist'));
  await page.settle(() => expect(document.querySelectorAll("[role=columnheader]")).toHaveLength(2));
  expect(pageText()).toContain("1 row");
});

it("keeps the other fields of a row when a column was dropped while the row was open", async () => {
  let isDropped = false;
  const todos = table("todos", {
    columns: [column("id", "integer", { is_generated: true }), column("title", "text"), column("note", "text")],
  });
  const tables = [todos];
  answer(tables, (query) => {
    if (query.includes('"note"') && isDropped)
      return failure(400, {
        code: "sql_failed",
        message: 'column "note" does not exist',
        details: { sqlstate: "42703" },
      });
    if (query.startsWith("update")) return [{ c0: "Rolls" }];
    return query.startsWith("select count") ? [{ count: "1" }] : [{ c0: "7", c1: "Bread", c2: "old" }];
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await press("Open row 1");
  const areas = () => [...document.querySelectorAll<HTMLTextAreaElement>("form textarea")];
  await page.settle(() => expect(areas()).toHaveLength(2));
  await type(areas()[0]!, "Rolls");
  await type(areas()[1]!, "new");
  isDropped = true;
  tables[0] = { ...todos, columns: todos.columns.slice(0, 2) };
  await press("Save");
  await page.settle(() => expect(areas()).toHaveLength(1));
  expect(areas()[0]!.value).toBe("Rolls");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("No longer there: note. What you typed elsewhere is kept."));
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Row updated successfully"));
});

it("cuts a cell of 10 MB, and reads all of it when somebody opens it", async () => {
  const long = "x".repeat(10_000_000);
  answer([table("todos")], (query) => {
    if (query.includes("as cell")) return success([{ cell: long }] as never);
    return query.startsWith("select count") ? [{ count: "1" }] : [{ c0: "7", c1: long.slice(0, 2000), l1: true }];
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("xxx"));
  expect(pageText().length).toBeLessThan(5000);
  await editCut();
  await page.settle(() => expect(document.querySelector("textarea")?.value.length).toBe(10_000_000));
});

async function editCut(): Promise<void> {
  const cell = document.querySelector<HTMLElement>("[data-row='0'][data-column='1']")!;
  await act(async () => cell.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
}
