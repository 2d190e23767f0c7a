import { expect, it } from "vitest";
import { moved, nextEditable, type GridColumn } from "./grid-model.ts";

const SIZE = { rows: 50, columns: 4 };

it.each([
  ["ArrowDown", false, { row: 6, column: 2 }],
  ["ArrowUp", false, { row: 4, column: 2 }],
  ["ArrowLeft", false, { row: 5, column: 1 }],
  ["ArrowRight", true, { row: 5, column: 3 }],
  ["ArrowUp", true, { row: 0, column: 2 }],
  ["PageDown", false, { row: 15, column: 2 }],
  ["PageUp", false, { row: -1, column: 2 }],
  ["Home", false, { row: 5, column: 0 }],
  ["End", true, { row: 49, column: 3 }],
] as const)("moves by %s (with Ctrl: %s)", (key, ctrl, place) => {
  expect(moved({ row: 5, column: 2 }, { key, ctrl }, SIZE)).toEqual(place);
});

it("stays within the grid, and leaves other keys alone", () => {
  expect(moved({ row: 49, column: 3 }, { key: "ArrowDown", ctrl: false }, SIZE)).toEqual({ row: 49, column: 3 });
  expect(moved({ row: -1, column: 0 }, { key: "ArrowLeft", ctrl: false }, SIZE)).toEqual({ row: -1, column: 0 });
  expect(moved({ row: 0, column: 0 }, { key: "a", ctrl: false }, SIZE)).toBeNull();
});

it("goes on to the next cell that can be edited, in the row and below", () => {
  const edit = { problem: () => null };
  const columns: GridColumn[] = [
    { id: "id", label: "id" },
    { id: "a", label: "a", edit },
    { id: "b", label: "b", edit },
  ];
  expect(nextEditable({ row: 0, column: 1 }, columns, 2)).toEqual({ row: 0, column: 2 });
  expect(nextEditable({ row: 0, column: 2 }, columns, 2)).toEqual({ row: 1, column: 1 });
  expect(nextEditable({ row: 1, column: 2 }, columns, 2)).toBeNull();
});
