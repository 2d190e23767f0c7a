import { expect, it } from "vitest";
import { addSelectedElements, takeSelectedElements, type SelectedElement } from "./selected-elements.ts";

const line = (number: number): SelectedElement => ({ tag_name: "p", text: "", file_path: "src/App.tsx", line: number });
const lines = (): (number | undefined)[] => takeSelectedElements("p1").map((element) => element.line);

it("puts new elements first and drops the oldest ones beyond the maximum", () => {
  for (let number = 1; number <= 20; number++) addSelectedElements("p1", [line(number)]);
  addSelectedElements("p1", [line(98), line(99)]);
  const taken = lines();
  expect(taken).toHaveLength(20);
  expect(taken.slice(0, 3)).toEqual([98, 99, 20]);
  expect(taken).not.toContain(1);
  expect(lines()).toEqual([]);
});

it("moves an element to the front that is selected again, and keeps it once", () => {
  addSelectedElements("p1", [line(1), line(2)]);
  addSelectedElements("p1", [line(2)]);
  expect(lines()).toEqual([2, 1]);
});
