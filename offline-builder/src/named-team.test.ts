/** People whom a first request names are the people of the site, and those with whom visitors book. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { namedPeople } from "./read/owners/named-people.ts";
import { runTurn } from "./testing.ts";

const model = createOfflineBuilder();
const siteOf = async (request: string): Promise<string> =>
  (await runTurn(model, request)).files.get("src/content/site.ts")!;
const namesIn = (site: string, list: string): string[] =>
  [
    ...(new RegExp(`\\n  ${list}: \\[([\\s\\S]*?)\\n? *\\],\\n`, "u").exec(site)?.[1] ?? "").matchAll(
      /(?:name: |^|[\s[])"([^"]+)"/gu,
    ),
  ].map(([, name]) => name!);

describe("the people of a site", () => {
  it("are those whom a bicycle workshop names, and bookings are made with them", async () => {
    const site = await siteOf(
      "I run a small bike repair shop in Leeds. I need a website where people can see what a service costs and book their bike in for a repair. Our mechanics are Dave Holroyd and Priya Shah. Phone 0113 496 0123.",
    );
    expect(site).toContain('{ name: "Dave Holroyd", role: "Mechanic", note: "" }');
    expect(namesIn(site, "resources")).toEqual(["Dave Holroyd", "Priya Shah"]);
  });

  it("are those whom a German practice names, and no page is called after the opening hours", async () => {
    const request =
      "Ich brauche eine Internetseite für meine Praxis für Physiotherapie mit unseren Leistungen, dem Team und den Öffnungszeiten. Patienten sollen online einen Termin anfragen können. Im Team: Katrin Weber und Jonas Lindner.";
    const built = await runTurn(model, request);
    const site = built.files.get("src/content/site.ts")!;
    expect(namesIn(site, "resources")).toEqual(["Katrin Weber", "Jonas Lindner"]);
    expect(site).not.toContain("Marek Nowak");
    expect(built.files.get("src/content/navigation.ts")).not.toMatch(/Öffnungszeiten/u);
    expect(JSON.stringify(built.finish)).not.toContain("Den Öffnungszeiten");
  });

  it.each([
    [
      "Website für meine Physiotherapiepraxis in Freiburg mit Behandlungen, Preisen, unserem Team Lena Vogt, Tom Adler und Mira Kuhn, Öffnungszeiten und Online-Terminbuchung. Ruhig, grün.",
      ["Lena Vogt", "Tom Adler", "Mira Kuhn"],
    ],
    [
      "Website for my physio practice in Leeds with treatments, our team Anna Bell, Tom Reid and Mira Shah, opening hours and online booking",
      ["Anna Bell", "Tom Reid", "Mira Shah"],
    ],
  ])(
    "are those whom a list of wishes names, and the place is called after none of them: %s",
    async (request, people) => {
      const built = await runTurn(model, request);
      const site = built.files.get("src/content/site.ts")!;
      expect(namesIn(site, "resources")).toEqual(people);
      expect(/\n {2}name: "([^"]+)"/u.exec(site)?.[1]).not.toBe(people[0]);
      expect(built.finish!.not_done.join()).not.toMatch(/Adler|Reid|Kuhn|Shah/u);
    },
  );

  it("hold the classes of a studio", async () => {
    const site = await siteOf("A website for my yoga studio with classes, prices and our team: Anna Bell, Tom O'Hara");
    expect(new Set([...site.matchAll(/coach: "([^"]+)"/gu)].map(([, coach]) => coach))).toEqual(
      new Set(["Anna Bell", "Tom O'Hara"]),
    );
  });
});

describe("people who are named", () => {
  it.each([
    ["en", "Our therapists are Dr. Ann Lee, J. R. Smith and Bo Ek", null],
    ["en", "Our therapists are Ann M. Lee, Jo Smith and Bo Ek. Call us", ["Ann M. Lee", "Jo Smith", "Bo Ek"]],
    ["de", "Unser Team besteht aus Eva Groß-Müller, Jo Ahn und Ute Li.", ["Eva Groß-Müller", "Jo Ahn", "Ute Li"]],
    ["es", "Nuestro equipo: Ana Ruiz y Luis Peña", ["Ana Ruiz", "Luis Peña"]],
    ["en", "Our services are Bike Repair and Wheel Truing", null],
    ["en", "our team is small and friendly", null],
    ["en", `our team: ${"A".repeat(20_000)}`, null],
  ] as const)("are read, and nothing else is: %s, %.70s", (language, text, names) =>
    expect(namedPeople(text, language)?.names ?? null).toEqual(names),
  );
});
