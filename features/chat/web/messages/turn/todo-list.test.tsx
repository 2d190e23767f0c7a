import { pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { expect, it } from "vitest";
import type { TodoItem } from "../../../../agent/contract/index.ts";
import { TodoList } from "./todo-list.tsx";

const items: TodoItem[] = [
  { text: "The page", state: "done" },
  { text: "The form", state: "doing" },
  { text: "The map", state: "open" },
];
const marks = (): (string | null)[] =>
  [...document.querySelectorAll("li svg")].map((mark) => mark.getAttribute("aria-label"));

it("shows each part with its state while the turn works", async () => {
  await using _page = await render(<TodoList items={items} running />);
  expect(pageText()).toContain("To do · 1 of 3 done");
  expect(marks()).toEqual(["done", "in progress", "open"]);
});

it("stays open when the turn ended with open parts, of which none is in progress", async () => {
  await using _page = await render(<TodoList items={items} running={false} />);
  expect(marks()).toEqual(["done", "open", "open"]);
});

it("folds up when everything is done or dropped, and opens again", async () => {
  const settled: TodoItem[] = [items[0]!, { text: "The map", state: "dropped" }];
  await using _page = await render(<TodoList items={settled} running={false} />);
  expect(marks()).toEqual([]);
  await press("To do · 2 of 2 done");
  expect(marks()).toEqual(["done", "dropped"]);
});
