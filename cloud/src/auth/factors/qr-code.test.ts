import { expect, it } from "vitest";
import { qrModules, qrPicture } from "./qr-code.ts";

const drawn = (text: string): string[] => qrModules(text).map((row) => row.map((on) => (on ? "#" : ".")).join(""));

/** Read back by a scanner of somebody else's, as were texts for each of the 40 versions. */
it("draws what scanners read", () => {
  expect(drawn("slipway")).toMatchInlineSnapshot(`
    [
      "#######..####.#######",
      "#.....#..#....#.....#",
      "#.###.#.#.###.#.###.#",
      "#.###.#.###.#.#.###.#",
      "#.###.#.##..#.#.###.#",
      "#.....#.##.#..#.....#",
      "#######.#.#.#.#######",
      "........##...........",
      "#.#####...##..#####..",
      "..##.#.#..######.#..#",
      "..##.###.#..#.##..##.",
      "..###...#..####..####",
      "..###.##..#.#..##....",
      "........##..#...#..##",
      "#######....#.#...###.",
      "#.....#.###......####",
      "#.###.#.##.#.#.#.#.#.",
      "#.###.#.##.######.#..",
      "#.###.#.#.#.#.#...#..",
      "#.....#...#####.###..",
      "#######.##..#....#.#.",
    ]
  `);
});

it("takes the smallest square that holds the text, up to its end", () => {
  const sizes = [14, 15, 26, 27, 62, 213, 214, 2331].map((length) => qrModules("x".repeat(length)).length);
  expect(sizes).toEqual([21, 25, 25, 29, 33, 57, 61, 177]);
  expect(() => qrModules("x".repeat(2332))).toThrow("too long");
});

it("is a picture that may stand in a data address as it is", () => {
  expect(qrPicture("otpauth://totp/a")).toMatch(/^<svg [^#%&]+<\/svg>$/);
});
