import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrPicture } from "./qr-code.ts";

/** Modules of the picture, as a phone would see them. */
function seen(picture: string): boolean[][] {
  const [, width] = /viewBox="0 0 (\d+) /.exec(picture)!;
  const grid = Array.from({ length: Number(width) }, () => Array.from({ length: Number(width) }, () => false));
  const dark = /fill="black" d="([^"]+)"/.exec(picture)![1]!;
  for (const [, x, y, run] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    grid[Number(y)]!.fill(true, Number(x), Number(x) + Number(run));
  return grid;
}

it("shows every module of the code, with light around it", () => {
  const text = "otpauth://totp/Bakery:maya%40example.com?secret=ABCDEFGH";
  const grid = seen(qrPicture(text));
  expect(grid).toEqual(encode(text, { ecc: "M", border: 4 }).data);
  for (const edge of [0, 3, grid.length - 4, grid.length - 1]) expect(grid[edge]).not.toContain(true);
  expect(grid[4]!.slice(4, 12)).toEqual([true, true, true, true, true, true, true, false]);
});

it("is a picture that may stand in a data address as it is", () => {
  expect(qrPicture("otpauth://totp/a")).toMatch(/^<svg [^#%&]+<\/svg>$/);
});
