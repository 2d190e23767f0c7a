import { act } from "react";
import { expect, it } from "vitest";
import { named, pageText, press, render } from "../testing/render.tsx";
import { CoursePlot } from "./course-plot.tsx";
import type { Slot } from "./slots.ts";

const SERIES = [{ id: "size", label: "database", color: "red" }];
const slots: Slot[] = [4, null, 8].map((size, at) => ({ at, label: `Nov ${at + 1}`, values: { size } }));
const plot = (onChoose?: (first: Slot) => void) => (
  <CoursePlot
    kind="line"
    title="Size"
    series={SERIES}
    slots={slots}
    format={(value) => `${value} MB`}
    {...(onChoose === undefined ? {} : { onChoose })}
  />
);
const key = (name: string) =>
  act(
    async () => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })),
  );

it("is one stop for Tab whose arrows read each slot out, and marks the value at the slot", async () => {
  await using _page = await render(plot());
  const steps = [...document.querySelectorAll<HTMLElement>("[role=group] > *")];
  expect(steps.map((step) => step.tabIndex)).toEqual([0, -1, -1]);
  await act(async () => steps[0]!.focus());
  expect(steps[0]!.children).toHaveLength(1);
  await key("ArrowRight");
  expect(document.activeElement!.getAttribute("aria-label")).toBe("Nov 2: not known");
  expect(document.activeElement!.children).toHaveLength(0);
  await key("End");
  expect(document.activeElement!.getAttribute("aria-label")).toBe("Nov 3: 8 MB database");
  expect(pageText()).toContain("Nov 3: 8 MB database");
});

it("opens a slot by key where it leads somewhere", async () => {
  const chosen: number[] = [];
  await using _page = await render(plot(({ at }) => chosen.push(at)));
  await act(async () => named("button", "Nov 1: 4 MB database").focus());
  await key("Enter");
  expect(chosen).toEqual([0]);
});

it("shows the known figures as a table", async () => {
  await using _page = await render(plot());
  await press("Show figures");
  expect([...document.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual(["Nov 14 MB", "Nov 38 MB"]);
});
