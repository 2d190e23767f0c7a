/** Sentences of oracles for follow-ups, asked of two screens and of pages. */
import { describe, expect, it } from "vitest";
import type { App, PageFacts } from "../screen/app.ts";
import type { Look, Screen } from "../screen/looks.ts";
import { compileWords } from "./change-words.ts";

const page = (path: string, text: string): PageFacts => ({
  path,
  text,
  title: "",
  headings: [],
  labels: [],
  controls: [],
  linkedFromNav: true,
  bar: [],
});
const look = (change: Partial<Look>): Look => ({
  background: "255 255 255 255",
  colour: "0 0 0 255",
  font: "serif",
  radius: 0,
  size: 16,
  ...change,
});

interface Case {
  oracle: string;
  was?: Screen;
  is?: Screen;
  before?: PageFacts[];
  after?: PageFacts[];
}

async function holds({ oracle, was = {}, is = {}, before = [], after = [] }: Case): Promise<boolean | null> {
  const ask = compileWords({ prompt: "", wasScreen: was, screen: is, wasPages: before }, oracle);
  return (await ask!({ pages: after } as unknown as App)).holds;
}

describe("an oracle in words", () => {
  it.each<[string, Screen, Screen, boolean]>([
    ["h1 font-size grows", { h1: look({ size: 48 }) }, { h1: look({ size: 56 }) }, true],
    ["h1 font-size grows", { h1: look({ size: 48 }) }, { h1: look({ size: 44 }) }, false],
    ["the headline is smaller", { h1: look({ size: 48 }) }, { h1: look({ size: 40 }) }, true],
    [
      "sidebar background luminance decreases",
      { sidebar: look({}) },
      { sidebar: look({ background: "0 40 60 255" }) },
      true,
    ],
    ["the header is lighter", { header: look({ background: "10 10 10 255" }) }, { header: look({}) }, true],
    ["background dark (luminance < 0.2)", {}, { body: look({ background: "12 14 18 255" }) }, true],
    ["page is black", {}, { body: look({}) }, false],
    ["no footer element", { footer: look({}) }, {}, true],
    ["footer is gone", { footer: look({}) }, { footer: look({}) }, false],
  ])("compares two screens: %s", async (oracle, was, is, wanted) => {
    expect(await holds({ oracle, was, is })).toBe(wanted);
  });

  it.each<[string, PageFacts[], PageFacts[], boolean]>([
    ["no price visible on any page", [], [page("/", "Rye bread\n4.20")], true],
    ["prices are hidden", [], [page("/menu", "Rye bread\n$4.20")], false],
    ["prices show €", [], [page("/", "Amber Night €24.50")], true],
    ["badge 'Most popular' inside the card Pro", [page("/", "Pro")], [page("/", "Pro\nMost popular")], true],
    ["badge Most popular inside the card Pro", [page("/", "Most popular")], [page("/", "Most popular")], false],
    ["only overdue tickets shown by default", [page("/t", "a\nb\nc")], [page("/t", "a")], true],
    ["sold out products are not listed", [page("/t", "a")], [page("/t", "a")], false],
  ])("reads the pages: %s", async (oracle, before, after, wanted) => {
    expect(await holds({ oracle, before, after })).toBe(wanted);
  });

  it.each([
    "list ordered",
    "h1/title contain Golden Crust",
    "count shrinks",
    "form has Priority select with 3 options",
    "hero image stands right of the heading",
  ])("is left to others: %s", (oracle) => {
    expect(compileWords({ prompt: "", wasScreen: null, screen: null, wasPages: [] }, oracle)).toBeNull();
  });
});
