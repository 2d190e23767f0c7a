import { act } from "react";
import { expect, it } from "vitest";
import { named, pageText, press, render } from "../testing/render.tsx";
import { BarPlot } from "./bar-plot.tsx";
import type { Slot } from "./slots.ts";

const SERIES = [
  { id: "bad", label: "errors", color: "red" },
  { id: "good", label: "other", color: "blue" },
];
const bars: Slot[] = [1, 2, 3].map((at) => ({ at, label: `14:0${at}`, values: { bad: at - 1, good: 10 } }));

it("names each bar, is one stop for Tab, and opens a bar by key", async () => {
  const chosen: string[] = [];
  await using page = await render(
    <BarPlot
      title="Logs"
      series={SERIES}
      slots={bars}
      onChoose={(first, last) => chosen.push(`${first.at}-${last.at}`)}
    />,
  );
  const second = named("button", "14:02: 1 errors, 10 other");
  expect(
    [...document.querySelectorAll<HTMLElement>("[role=group] button")].filter((one) => one.tabIndex === 0),
  ).toHaveLength(1);
  const key = (name: string) =>
    act(
      async () =>
        void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })),
    );
  await act(async () => second.focus());
  await key("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("14:03: 2 errors, 10 other");
  await key("Enter");
  await page.settle(() => expect(chosen).toEqual(["3-3"]));
});

it("chooses the bars that a drag covers, in either direction, and none when it is cancelled", async () => {
  const chosen: string[] = [];
  await using _page = await render(
    <BarPlot
      title="Logs"
      series={SERIES}
      slots={bars}
      onChoose={(first, last) => chosen.push(`${first.at}-${last.at}`)}
    />,
  );
  const field = document.querySelector<HTMLElement>("[role=group]")!;
  field.getBoundingClientRect = () => new DOMRect(100, 0, 300, 80);
  field.setPointerCapture = () => undefined;
  const point = (type: string, clientX: number): Promise<void> =>
    act(async () => void field.dispatchEvent(new PointerEvent(type, { clientX, button: 0, bubbles: true })));
  await point("pointerdown", 390);
  await point("pointermove", 210);
  expect([...field.children].map((bar) => bar.hasAttribute("data-covered"))).toEqual([false, true, true]);
  await point("pointerup", 210);
  expect(chosen).toEqual(["2-3"]);
  await point("pointerdown", 110);
  await point("pointercancel", 110);
  expect(chosen).toEqual(["2-3"]);
});

it("shows the same figures as a table", async () => {
  await using _page = await render(<BarPlot title="Logs" series={SERIES} slots={bars} />);
  await press("Show figures");
  expect(pageText()).toContain("14:03210");
  expect(document.querySelectorAll("tbody tr")).toHaveLength(3);
});

it("says above the bars how high the highest is, and what stands at the one that is looked at", async () => {
  await using _page = await render(<BarPlot title="Logs" series={SERIES} slots={bars} onChoose={() => undefined} />);
  expect(pageText()).toContain("12");
  const second = named("button", "14:02: 1 errors, 10 other");
  await act(async () => void second.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
  expect(pageText()).toContain("14:02: 1 errors, 10 other");
});

it("has no button where nothing opens", async () => {
  await using _page = await render(<BarPlot title="Logs" series={SERIES} slots={bars} />);
  expect(document.querySelectorAll("[role=group] button")).toHaveLength(0);
  expect(document.querySelectorAll("[role=group] [role=img][tabindex='0']")).toHaveLength(1);
});
