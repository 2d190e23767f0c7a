/** A pattern that looks for its end from each of its beginnings takes minutes for these. */
import { expect, it } from "vitest";
import { readTheme } from "./read-theme.ts";

const LONG = 1_000_000;
const long = (part: string): string => part.repeat(LONG / part.length);

it("reads theme colours from a style sheet of a million characters, with unclosed comments", () => {
  expect(readTheme([long("/* ")]).colors).toEqual([]);
  const css = "/* a */@theme{/* --color-no: red; */--color-brand: #123456;}/**/";
  expect(readTheme([css]).colors).toEqual([{ name: "brand", value: "#123456" }]);
});
