import { expect, it } from "vitest";
import { nextCard } from "./next-card.ts";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowDown", 1, 5],
  ["ArrowUp", 5, 1],
  ["ArrowLeft", 0, null],
  ["ArrowDown", 6, null],
  ["Enter", 2, null],
])("%s from card %i of eight in four columns leads to %s", (key, at, next) => {
  expect(nextCard(key, at, { count: 8, columns: 4 })).toBe(next);
});
