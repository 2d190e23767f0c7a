/** Made-up rows fit the subject of the request, or say nothing of another one. */
import { expect, it } from "vitest";
import { createOfflineBuilder } from "../../../model.ts";
import { runTurn } from "../../../testing.ts";

const rowsOf = async (request: string): Promise<string> => {
  const { files } = await runTurn(createOfflineBuilder(), request);
  return [...files].flatMap(([path, text]) => (path.startsWith("src/content/sample-") ? [text] : [])).join("\n");
};

it("inspections of hives are no load tests of bridges, and no queen is from another century", async () => {
  const rows = await rowsOf(
    "A tool to manage my beekeeping: hives with name, location and queen year, inspections with date, mites count and notes",
  );
  expect(rows).not.toMatch(/bridge|Glaze|Bread|Sprinkler/);
  expect(rows).not.toMatch(/"19\d\d"/);
});

it.each([
  "Verwaltung für unsere Hundepension: Hunde mit Name, Rasse, Besitzer und Aufenthalte mit Anreise, Abreise und Preis",
  "Dog list for our kennel: dogs with name, breed and owner",
])("dogs belong to people: %s", async (request) => {
  const owners = [...(await rowsOf(request)).matchAll(/(?:client|owner): "([^"]+)"/g)].map(([, name]) => name!);
  expect(owners.length).toBeGreaterThan(2);
  for (const name of owners)
    expect(name).not.toMatch(/Hotel|Zahnarzt|Dentist|Schule|School|Hafen|Harbour|Küche|Kitchen/);
});
