import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { named, pageText, press, render, type } from "../testing/render.tsx";
import { DataGrid, type DataGridProps } from "./data-grid.tsx";
import type { GridColumn, GridRow } from "./grid-model.ts";

const columns: GridColumn[] = [
  { id: "id", label: "id", hint: "integer", isKey: true },
  { id: "name", label: "name", edit: { problem: (text) => (text === "" ? "Required" : null) } },
  { id: "state", label: "state", edit: { problem: () => null, options: ["open", "paid"] } },
];
const rows: GridRow[] = [1, 2, 3].map((at) => ({
  id: String(at),
  cells: { id: { text: String(at) }, name: { text: `row ${at}` }, state: { text: at === 2 ? null : "open" } },
}));

const grid = (change: Partial<DataGridProps> = {}) => (
  <DataGrid
    label="Rows"
    columns={columns}
    rows={rows}
    firstRow={0}
    totalRows={3}
    sort={null}
    onSort={() => undefined}
    selection={null}
    onOpenRow={() => undefined}
    onOpenCell={() => undefined}
    isFetching={false}
    {...change}
  />
);

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!;
const key = (name: string) =>
  act(
    async () =>
      void document.activeElement!.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
      ),
  );

it("is one stop for Tab, moves by keys, and says where it is", async () => {
  await using _page = await render(grid());
  const root = document.querySelector("[role=grid]")!;
  expect([root.getAttribute("aria-rowcount"), root.getAttribute("aria-colcount")]).toEqual(["4", "4"]);
  expect(document.querySelectorAll("[role=gridcell][tabindex='0'], [role=columnheader] [tabindex='0']")).toHaveLength(
    1,
  );
  await act(async () => cell(0, 0).focus());
  await key("ArrowDown");
  await key("ArrowRight");
  expect(document.activeElement).toBe(cell(1, 1));
  expect(cell(1, 1).closest("[role=row]")!.getAttribute("aria-rowindex")).toBe("3");
});

it("saves an edited cell at once, and puts a refused text back with the reason", async () => {
  const saved: unknown[] = [];
  let refuse = false;
  await using page = await render(
    grid({
      onSave: async (...change) => {
        saved.push(change);
        if (refuse) throw new Error("Somebody changed it.");
      },
    }),
  );
  await act(async () => cell(0, 1).focus());
  await key("Enter");
  await type(named<HTMLInputElement>("input", "name of row 1"), "");
  await key("Enter");
  expect(pageText()).toContain("Required");
  await type(named<HTMLInputElement>("input", "name of row 1"), "other");
  await key("Enter");
  await page.settle(() => expect(cell(0, 1).dataset["state"]).toBe("saved"));
  expect(saved).toEqual([[rows[0], "name", "other"]]);
  refuse = true;
  await act(async () => cell(1, 1).focus());
  await key("F2");
  await type(named<HTMLInputElement>("input", "name of row 2"), "lost?");
  await key("Enter");
  await page.settle(() => expect(cell(1, 1).dataset["state"]).toBe("refused"));
  expect(cell(1, 1).textContent).toContain("lost?");
  await act(async () => cell(1, 1).focus());
  await key("Enter");
  expect(pageText()).toContain("Somebody changed it.");
  await key("Escape");
  await page.settle(() => expect(cell(1, 1).textContent).toBe("row 2"));
});

it("saves over the row that was seen, although rows are read again in another order meanwhile", async () => {
  const saved: unknown[] = [];
  const onSave: DataGridProps["onSave"] = async (...change) => void saved.push(change);
  const later = rows.toReversed().map((row) => ({ ...row, cells: { ...row.cells, name: { text: "theirs" } } }));
  function Rows() {
    const [shown, setShown] = useState(rows);
    return (
      <>
        {grid({ onSave, rows: shown })}
        <button type="button" onClick={() => setShown(later)}>
          Read again
        </button>
      </>
    );
  }
  await using _page = await render(<Rows />);
  await act(async () => cell(0, 1).focus());
  await key("Enter");
  await type(named<HTMLInputElement>("input", "name of row 1"), "typed");
  await press("Read again");
  const field = named<HTMLInputElement>("input", "name of row 3");
  expect(field.value).toBe("typed");
  await act(async () => field.focus());
  await key("Enter");
  expect(saved).toEqual([[rows[0], "name", "typed"]]);
});

it("shows and edits the stored value after a save, so that nobody else's change is overwritten", async () => {
  const saved: unknown[] = [];
  const theirs = rows.map((row) => ({ ...row, cells: { ...row.cells, name: { text: "theirs" } } }));
  function Rows() {
    const [shown, setShown] = useState(rows);
    const onSave: DataGridProps["onSave"] = async (...change) => {
      saved.push(change);
      // Somebody else's change arrives with the rows that are read after the save.
      setShown(theirs);
    };
    return grid({ onSave, rows: shown });
  }
  await using page = await render(<Rows />);
  await act(async () => cell(0, 1).focus());
  await key("Enter");
  await type(named<HTMLInputElement>("input", "name of row 1"), "mine");
  await key("Enter");
  await page.settle(() => expect(cell(0, 1).dataset["state"]).toBe("saved"));
  expect(cell(0, 1).textContent).toBe("theirs");
  await act(async () => cell(0, 1).focus());
  await key("Enter");
  expect(named<HTMLInputElement>("input", "name of row 1").value).toBe("theirs");
  await type(named<HTMLInputElement>("input", "name of row 1"), "again");
  await key("Enter");
  expect(saved.at(-1)).toEqual([theirs[0], "name", "again"]);
});

it("keeps a refusal on its cell that follows a save of the same cell", async () => {
  vi.useFakeTimers();
  try {
    let refuse = false;
    const onSave = async () => {
      if (refuse) throw new Error("Somebody changed it.");
    };
    await using _page = await render(grid({ onSave }));
    const change = async (text: string): Promise<void> => {
      await act(async () => cell(0, 1).focus());
      await key("Enter");
      await type(named<HTMLInputElement>("input", "name of row 1"), text);
      await key("Enter");
    };
    await change("first");
    expect(cell(0, 1).dataset["state"]).toBe("saved");
    refuse = true;
    await change("second");
    expect(cell(0, 1).dataset["state"]).toBe("refused");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(cell(0, 1).dataset["state"]).toBe("refused");
    expect(cell(0, 1).textContent).toContain("second");
  } finally {
    vi.useRealTimers();
  }
});

it("keeps the field of a row that is no longer among the rows, and saves over what was seen", async () => {
  const saved: unknown[] = [];
  const onSave: DataGridProps["onSave"] = async (...change) => void saved.push(change);
  function Rows() {
    const [shown, setShown] = useState(rows);
    return (
      <>
        {grid({ onSave, rows: shown })}
        <button type="button" onClick={() => setShown(rows.slice(1))}>
          Read again
        </button>
      </>
    );
  }
  await using _page = await render(<Rows />);
  await act(async () => cell(0, 1).focus());
  await key("Enter");
  await type(named<HTMLInputElement>("input", "name of row 1"), "typed");
  await press("Read again");
  const field = named<HTMLInputElement>("input", "name of row 1");
  expect(field.value).toBe("typed");
  await act(async () => field.focus());
  await key("Enter");
  expect(saved).toEqual([[rows[0], "name", "typed"]]);
  expect(cell(0, 1).textContent).toContain("row 2");
});

it("goes on to the next cell with Tab, and leaves cells alone that cannot be changed", async () => {
  const opened: string[] = [];
  await using _page = await render(
    grid({ onSave: async () => undefined, onOpenCell: (row, column) => opened.push(`${row.id} ${column.id}`) }),
  );
  await act(async () => cell(0, 0).focus());
  await key("Enter");
  expect(opened).toEqual(["1 id"]);
  await act(async () => cell(0, 1).focus());
  await key("Enter");
  await key("Tab");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("state of row 1");
});

it("shows a null as a word, sorts in three steps, and selects by Space", async () => {
  const sorts: unknown[] = [];
  const selections: string[][] = [];
  await using _page = await render(
    grid({
      sort: { column: "name", direction: "asc" },
      onSort: (sort) => sorts.push(sort),
      selection: { selected: new Set(["3"]), onChange: (selected) => selections.push([...selected]) },
    }),
  );
  expect(cell(1, 2).textContent).toBe("null");
  await press("name");
  expect(sorts).toEqual([{ column: "name", direction: "desc" }]);
  await act(async () => cell(0, 0).focus());
  await key(" ");
  await act(async () => named<HTMLInputElement>("input", "Select all rows of this page").click());
  expect(selections).toEqual([
    ["3", "1"],
    ["1", "2", "3"],
  ]);
});
