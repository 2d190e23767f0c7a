import { expect, it } from "vitest";
import { languageOf } from "./languages.ts";

it("does not colour a file of 100,000 lines, because its parser would take 20 ms of every key", () => {
  expect(languageOf("src/data.ts", 988_889)).toEqual([]);
  expect(languageOf("src/data.json", 300_001)).toEqual([]);
  expect(languageOf("src/App.tsx", 300_000)).not.toEqual([]);
});

it("unknown files are plain text", () => {
  expect(languageOf("LICENSE", 10)).toEqual([]);
  expect(languageOf("a.bin", 10)).toEqual([]);
});
