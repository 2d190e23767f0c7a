import { expect, it } from "vitest";
import { followUps } from "../testing.ts";

it.each([
  ["make the buttons rounder", "bakery", "Buttons: round"],
  ["Mach die Knöpfe rund", "workshop", "Knöpfe: rund"],
] as const)("names the corners in words and not in a style sheet's: %s", async (request, app, said) => {
  const { finish } = await followUps(app, [request]);
  expect(finish!.did).toContain(said);
});
