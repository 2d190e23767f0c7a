/** Names that owners say in their first sentences. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";
import { ownName } from "./own-name.ts";

describe("the name of a place", () => {
  it.each([
    ["I run Spoke & Chain, a small bike repair shop on Kirkstall Road in Leeds.", "Spoke & Chain"],
    ["We are Northern Kiln, a pottery in York", "Northern Kiln"],
    ["Wir sind Haus Sonne, ein kleines Hotel", "Haus Sonne"],
    ["Die Praxis heißt Physio am Münster, Herrenstraße 14, 79098 Freiburg.", "Physio am Münster"],
    ["our café is called Bread at the Mill", "Bread at the Mill"],
    ["Somos La Tahona, una panadería de barrio", "La Tahona"],
  ])("is read: %s", (text, name) => expect(ownName(text)).toBe(name));

  it.each([
    "We are open Monday, a bit later on Friday",
    "I run a small bike shop in Leeds",
    "We are Lena, Tom, Kofi and Marie",
    "our shop is called Bread",
    "a dog called Bo in the park",
    "Unser Fest heißt Lichterabend am Samstag im Park",
  ])("is not made of other words: %s", (text) => expect(ownName(text)).toBeNull());
});

it("stands on the site, with nothing made up for it", async () => {
  const request =
    "I run Spoke & Chain, a small bike repair shop at 212 Kirkstall Road in Leeds. I need a website where people can see what a service costs and book their bike in for a repair.";
  const built = await runTurn(createOfflineBuilder(), request);
  const site = built.files.get("src/content/site.ts")!;
  expect(site).toContain('name: "Spoke & Chain"');
  expect(site).toContain('address: { street: "212 Kirkstall Road", city: "Leeds" }');
  const invented = built.finish!.details!.filter(({ stated }) => stated !== true).map(({ label }) => label);
  expect(invented).toContain("Phone");
  expect(invented).not.toContain("Name");
  expect(invented).not.toContain("Street");
});
