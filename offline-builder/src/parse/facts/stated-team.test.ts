import { expect, it } from "vitest";
import { statedTeam } from "./stated-team.ts";

it.each([
  ["Website for my practice: our team of four, opening hours", "en", 4],
  ["A salon with our 3 stylists and prices", "en", 3],
  ["A 5-person team", "en", 5],
  ["Website für unsere Praxis mit einem Team aus sechs", "de", 6],
  ["Unsere drei Trainerinnen stellen sich vor", "de", 3],
  ["Web con nuestro equipo de cinco", "es", 5],
  ["A site for my team of forty", "en", null],
  ["A page where a team of 90 people signs up", "en", null],
  ["A website with our team and prices", "en", null],
  ["Courses for four therapists a week", "en", null],
] as const)("%s: %s %s", (text, language, count) => {
  expect(statedTeam(text, language)).toBe(count);
});
