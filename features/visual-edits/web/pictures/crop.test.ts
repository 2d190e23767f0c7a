import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_ZOOM, moved, partOf, WHOLE, writtenSize } from "./crop.ts";

const wide = { width: 4000, height: 3000 };

it("shows the largest part of the place's shape, in the middle", () => {
  expect(partOf(wide, 1, WHOLE)).toEqual({ width: 3000, height: 3000, left: 500, top: 0 });
  expect(partOf(wide, 4 / 3, WHOLE)).toEqual({ ...wide, left: 0, top: 0 });
});

it("never leaves the picture, however it is moved and enlarged", () => {
  const share = fc.double({ min: -3, max: 3, noNaN: true });
  const side = fc.integer({ min: 1, max: 8000 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      share,
      share,
      share,
      (width, height, ratio, x, y, zoom) => {
        const picture = { width, height };
        const crop = moved(picture, ratio, { crop: { zoom: zoom * MAX_ZOOM, x, y }, by: { x: y, y: x } });
        const part = partOf(picture, ratio, crop);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(width + 0.001);
        expect(part.top + part.height).toBeLessThanOrEqual(height + 0.001);
        expect(part.width / part.height).toBeCloseTo(ratio, 5);
      },
    ),
  );
});

it("moves back at once after it was pulled beyond an edge", () => {
  const crop = { zoom: 2, x: 0.5, y: 0.5 };
  const far = moved(wide, 1, { crop, by: { x: -50, y: 0 } });
  const back = moved(wide, 1, { crop: far, by: { x: 0.1, y: 0 } });
  expect(partOf(wide, 1, back).left).toBeLessThan(partOf(wide, 1, far).left);
});

it("writes as many pixels as the place shows on a sharp screen, and never more than there are", () => {
  expect(writtenSize({ width: 3000, height: 3000 }, { width: 400, height: 400 })).toEqual({ width: 800, height: 800 });
  expect(writtenSize({ width: 300, height: 200 }, { width: 400, height: 300 })).toEqual({ width: 300, height: 200 });
  expect(writtenSize({ width: 8000, height: 8000 }, { width: 3000, height: 3000 })).toEqual({
    width: 2000,
    height: 2000,
  });
  expect(writtenSize(wide, null)).toEqual({ width: 1600, height: 1200 });
});
