import { expect, it } from "vitest";
import { nearestLines } from "./nearest-lines.ts";

const MENU = ["Home", "Menu", "Opening hours", "Contact", "Soups", "Soup of the day", "Mains"];

it("names the lines most like a text, wherever they stand on a long page, nearest first", () => {
  const page = [
    ...MENU,
    ...Array.from({ length: 1500 }, (_, at) => `Dish ${at}`),
    "Your table for 3 is booked",
    "Imprint",
  ];
  expect(nearestLines("Your table for 4 is booked", page, 3)[0]).toBe("Your table for 3 is booked");
  expect(nearestLines("Soups of the days", MENU, 1)).toEqual(["Soup of the day"]);
});

it("names none where nothing is like it, and each line once", () => {
  expect(nearestLines("Quarterly revenue", MENU, 8)).toEqual([]);
  expect(nearestLines("Menu", ["Menu", "Menu", "Menus"], 8)).toEqual(["Menu", "Menus"]);
  expect(nearestLines("", MENU, 8)).toEqual([]);
});

it("stays quick for lines without end", () => {
  const lines = Array.from({ length: 2000 }, (_, at) => `${at} ${"ab".repeat(50_000)}`);
  expect(nearestLines("ab".repeat(10_000), lines, 2)).toHaveLength(2);
});
