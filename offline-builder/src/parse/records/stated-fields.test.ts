import { expect, it } from "vitest";
import type { Language } from "../../plan/plan.ts";
import { fieldOf } from "./stated-fields.ts";

it.each<[words: string, language: Language, type: string]>([
  ["fed", "en", "boolean"],
  ["last fed", "en", "date"],
  ["next watered", "en", "date"],
  ["returned", "en", "boolean"],
  ["last name", "en", "text"],
  ["zuletzt gegossen", "de", "date"],
  ["última vez regado", "es", "date"],
])("%s is of the type its words say, in %s: %s", (words, language, type) => {
  expect(fieldOf(words, [], language)?.field.type).toBe(type);
});
