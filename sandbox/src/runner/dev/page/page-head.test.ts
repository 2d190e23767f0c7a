import { expect, it } from "vitest";
import { headChange } from "./page-head.ts";

const page = (head: string, rest = '<div id="root"></div>'): string =>
  `<!doctype html><html lang="en"><head><meta charset="UTF-8" />\n${head}</head><body>${rest}</body></html>`;

it("is the tags of title and metas, where nothing else changed", () => {
  const described = '<meta name="description" content="a > b" />';
  expect(headChange(page("<title>One</title>"), page(`<title>Two</title>\n  ${described}`))).toEqual({
    before: "<title>One</title>",
    after: `<title>Two</title>${described}`,
  });
});

it.each([
  ["the body", page("<title>Two</title>", "<p>")],
  ["another tag of the head", page('<title>Two</title><link rel="icon" href="/x.svg" />')],
  ["the character set", page("<title>Two</title>").replace("UTF-8", "latin1")],
  ["the language", page("<title>Two</title>").replace('"en"', '"de"')],
  ["a variable that Vite fills in", page("<title>%VITE_TITLE%</title>")],
])("is nothing for a change of %s", (_name, after) => {
  expect(headChange(page("<title>One</title>"), after)).toBeNull();
});

it.each(["<meta name=", "<meta 'x' ", '<title><meta "'])("reads a long page of %s in one pass", (piece) => {
  const hostile = page(piece.repeat(20_000));
  expect(headChange(hostile, `${hostile} `)).toBeNull();
});
