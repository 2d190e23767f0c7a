import { expect, it } from "vitest";
import { render } from "../testing/render.tsx";
import { Sparkline } from "./sparkline.tsx";

const line = () => document.querySelector("polyline")?.getAttribute("points");

it("draws the highest value on top, none at the bottom, and reads its figures out", async () => {
  const points = [
    { label: "Mon", value: 0 },
    { label: "Tue", value: 4 },
    { label: "Wed", value: 2 },
  ];
  await using _ = await render(<Sparkline title="Signups" points={points} />);
  expect(line()).toBe("0.00,26.00 50.00,2.00 100.00,14.00");
  expect(document.querySelector("svg")!.getAttribute("aria-label")).toBe("Signups. Mon: 0, Tue: 4, Wed: 2");
});

it.each([
  ["a flat line for nothing", 2, "0.00,26.00 100.00,26.00"],
  ["no line for a single point", 1, undefined],
])("draws %s", async (_what, count, drawn) => {
  const points = Array.from({ length: count }, () => ({ label: "Mon", value: 0 }));
  await using _ = await render(<Sparkline title="Signups" points={points} />);
  expect(line()).toBe(drawn);
});

it("says below the line what it shows", async () => {
  const points = [1, 2].map((value) => ({ label: "Mon", value }));
  await using _ = await render(<Sparkline title="3 calls in 7 days" points={points} />);
  expect(document.querySelector("figcaption")!.textContent).toBe("3 calls in 7 days");
});
