import { AppError } from "@slipway/kernel/errors";
import { expect, it } from "vitest";
import { pageText, press, render } from "../testing/render.tsx";
import { PlotPlace } from "./plot-place.tsx";

const error = new AppError({ code: "internal", status: 500, userMessage: "It broke." });
const place = (data: number[] | undefined, failed: AppError | null, refetch = (): void => undefined) => (
  <PlotPlace
    asked={{ data, error: failed, refetch }}
    failed={{ title: "Error loading chart data" }}
    none={(figures) => (figures.length === 0 ? "No data available" : null)}
  >
    {(figures) => <p>{figures.length} figures</p>}
  </PlotPlace>
);

it.each([
  ["loading", undefined, ""],
  ["without figures", [], "No data available"],
  ["with figures", [1, 2], "2 figures"],
])("shows its place %s", async (_what, data, text) => {
  await using _page = await render(place(data, null));
  expect(pageText()).toBe(text);
  expect(document.querySelector("[role=status][aria-busy=true]") !== null).toBe(data === undefined);
});

it("says what failed and asks again", async () => {
  let asked = 0;
  await using _page = await render(place(undefined, error, () => void (asked += 1)));
  expect(pageText()).toContain("Error loading chart data");
  await press("Retry");
  expect(asked).toBe(1);
});

it("keeps figures that are there when reading them again fails", async () => {
  await using _page = await render(place([1], error));
  expect(pageText()).toBe("1 figures");
});
