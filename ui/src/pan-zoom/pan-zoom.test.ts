import { describe, expect, it } from "vitest";
import { fitted, showing, wheelFactor, zoomed } from "./pan-zoom.ts";

const START = { x: 10, y: 20, scale: 1 };

describe("looking at a picture", () => {
  it("zooms from 0.1 to 10 and no further [T9.05]", () => {
    expect(zoomed(START, 1000, { x: 0, y: 0 }).scale).toBe(10);
    expect(zoomed(START, 0.0001, { x: 0, y: 0 }).scale).toBe(0.1);
  });
  it("keeps the point under the pointer in place", () => {
    const at = { x: 110, y: 220 };
    const view = zoomed(START, 1.5, at);
    const underneath = ({ x, y, scale }: typeof START) => [(at.x - x) / scale, (at.y - y) / scale];
    expect(underneath(view)).toEqual(underneath(START));
  });
  it("takes a wheel by 0.015 for each pixel, and at most one step of 1.5 at once [T9.05]", () => {
    expect(wheelFactor(-2)).toBeCloseTo(Math.exp(0.03), 10);
    expect([wheelFactor(-500), wheelFactor(500)]).toEqual([1.5, 1 / 1.5]);
  });
  it("fits and centres a large picture, and leaves a small one as it is", () => {
    expect(fitted({ width: 904, height: 100 }, { width: 500, height: 500 })).toEqual({ scale: 0.5, x: 24, y: 225 });
    expect(fitted({ width: 100, height: 100 }, { width: 500, height: 300 })).toEqual({ scale: 1, x: 200, y: 100 });
  });
});

describe("showing a part of the picture", () => {
  const frame = { width: 400, height: 300 };
  it("leaves the picture where it is when the part is in the window", () => {
    expect(showing(START, { x: 50, y: 50, width: 100, height: 50 }, frame)).toEqual(START);
  });
  it("moves it as little as brings the part into the window, and the start of a part that is too large", () => {
    expect(showing(START, { x: 500, y: 50, width: 100, height: 50 }, frame)).toEqual({ ...START, x: -224 });
    expect(showing(START, { x: -500, y: 50, width: 100, height: 50 }, frame)).toEqual({ ...START, x: 524 });
    expect(showing(START, { x: 500, y: 50, width: 900, height: 50 }, frame)).toEqual({ ...START, x: -476 });
  });
});
