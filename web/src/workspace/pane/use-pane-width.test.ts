import { expect, it } from "vitest";
import { clampPane, PANE_MAX, PANE_MIN } from "./use-pane-width.ts";

it("holds the chat between its limits, in whole pixels", () => {
  expect(clampPane(100)).toBe(PANE_MIN);
  expect(clampPane(5000)).toBe(PANE_MAX);
  expect(clampPane(401.6)).toBe(402);
});
