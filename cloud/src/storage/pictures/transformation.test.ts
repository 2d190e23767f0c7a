import { expect, it } from "vitest";
import { drawingOf, transformationOf, transformationText, type Transformation } from "./transformation.ts";

const WIDE = { width: 400, height: 200 };
const whole = { x: 0, y: 0, ...WIDE };

it.each<[string, Transformation, ReturnType<typeof drawingOf>]>([
  ["one side: the other follows", { width: 100 }, { width: 100, height: 50, crop: whole }],
  ["the other side", { height: 100 }, { width: 200, height: 100, crop: whole }],
  [
    "both: filled, what stands out is cut off",
    { width: 100, height: 100 },
    { width: 100, height: 100, crop: { x: 100, y: 0, width: 200, height: 200 } },
  ],
  ["within both", { width: 100, height: 100, resize: "contain" }, { width: 100, height: 50, crop: whole }],
  ["stretched", { width: 100, height: 100, resize: "fill" }, { width: 100, height: 100, crop: whole }],
  ["never larger than it is", { width: 800 }, { ...WIDE, crop: whole }],
  [
    "larger: the shape alone",
    { width: 1000, height: 1000 },
    { width: 200, height: 200, crop: { x: 100, y: 0, width: 200, height: 200 } },
  ],
  ["within more than it has", { width: 800, height: 900, resize: "contain" }, { ...WIDE, crop: whole }],
  ["a sliver keeps a pixel", { width: 1 }, { width: 1, height: 1, crop: whole }],
  ["nothing but quality", { quality: 50 }, { ...WIDE, crop: whole }],
])("draws %s", (_, wanted, drawing) => {
  expect(drawingOf(WIDE, wanted)).toEqual(drawing);
});

it("never draws beyond the source, and never nothing", () => {
  for (const width of [1, 3, 7, 50, 399])
    for (const height of [1, 2, 13, 1000])
      for (const resize of ["cover", "contain", "fill"] as const)
        for (const wanted of [
          { width: 1, height: 2500, resize },
          { width: 333, height: 17, resize },
          { height: 9, resize },
        ]) {
          const { crop, ...drawn } = drawingOf({ width, height }, wanted);
          expect([drawn.width >= 1, drawn.height >= 1, crop.width >= 1, crop.height >= 1]).toEqual([
            true,
            true,
            true,
            true,
          ]);
          expect([crop.x >= 0, crop.y >= 0]).toEqual([true, true]);
          expect([crop.x + crop.width <= width, crop.y + crop.height <= height]).toEqual([true, true]);
        }
});

it("says what was done as the dialect does", () => {
  expect(transformationText({ width: 200, height: 100, quality: 60 })).toBe(
    "height:100,width:200,resizing_type:fill,quality:60",
  );
  expect(transformationText({ width: 5, resize: "contain" })).toBe("width:5,resizing_type:fit");
});

it.each([
  "width=0",
  "width=2501",
  "height=1.5",
  "height=tall",
  "resize=zoom",
  "quality=19",
  "quality=101",
  "format=avif",
])("refuses %s with the parameter's name", (query) => {
  expect(() => transformationOf(new URLSearchParams(query))).toThrow(
    expect.objectContaining({ code: "InvalidRequest", userMessage: expect.stringContaining(query.split("=")[0]!) }),
  );
});
