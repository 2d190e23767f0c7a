import { expect, it } from "vitest";
import { sizeInWords } from "./size-in-words.ts";

it.each([
  [0, "0 B"],
  [1023, "1,023 B"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [31.44 * 1024 ** 2, "31.4 MB"],
  [512 * 1024 ** 2, "512 MB"],
  [2 * 1024 ** 4, "2 TB"],
  [5000 * 1024 ** 4, "5,000 TB"],
])("%d bytes are %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
