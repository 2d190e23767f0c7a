import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const apps: Files[] = [];

/** What was asked, the addresses that come of it, and what stands on the page of each. */
const asked: [string, Record<string, string | RegExp>][] = [
  [
    "a site for our school's science fair with schedule, projects, judges and a registration form",
    {
      "/schedule": /./,
      "/projects": "projects.filter((project)",
      "/judges": "judges.filter((judge)",
      "/registration-form": /<Enquiry|<form/,
    },
  ],
  [
    "my bike repair shop, people should be able to send a repair request with a photo",
    { "/repair-request": /label="What is wrong"[\s\S]*label="Photo \(in words\)"/ },
  ],
  [
    "Webseite für unseren Tennisverein mit Mannschaften, Terminen, Sponsoren und Beitrittsformular",
    {
      "/mannschaften": "squads.filter((squad)",
      "/termine": /./,
      "/sponsoren": /./,
      "/beitritt": 'label="Telefon"',
    },
  ],
  [
    "web para un museo con exposiciones y un formulario de sugerencias",
    { "/exposiciones": /./, "/sugerencias": 'label="Mensaje"' },
  ],
];

/** The file of the page at an address. */
function pageAt(files: Files, path: string): string {
  const component = new RegExp(`path="${path}" element=\\{<(\\w+)`).exec(files.get("src/App.tsx")!)?.[1];
  return files.get(`src/pages/${component}.tsx`) ?? "";
}

describe("a site with parts that its kind does not have", () => {
  it.each(asked)(
    "gets a page for each: %s",
    async (request, pages) => {
      const { files, finish } = await runTurn(model, request);
      apps.push(files);
      for (const [path, content] of Object.entries(pages)) expect(pageAt(files, path)).toMatch(content);
      expect(finish?.not_done.join("\n")).not.toMatch(/Not used|nicht verwendet|Sin usar/);
    },
    30_000,
  );

  it("says that the entries are made up, and asks no visitor to sign in for a registration form", async () => {
    const { finish } = await runTurn(model, asked[0]![0]);
    expect(finish?.not_done).toContain("Entries of Judges: made up until you replace them");
    expect(finish?.not_done.join("\n")).not.toContain("Sign-in");
  });

  it("keeps the way to get in touch last in the navigation", async () => {
    const { files } = await runTurn(model, asked[0]![0]);
    const links = [...files.get("src/content/navigation.ts")!.matchAll(/to: "([^"]+)"/g)].map(([, to]) => to);
    expect(links.at(-1)).toBe("/contact");
  });

  it("makes up no praise, no second list of what a shop or a gallery is made of, and none of what is there", async () => {
    for (const request of [
      "website for my gym with class timetable, pricing, trainers and testimonials",
      "portfolio for an illustrator with projects, about and contact",
      "blog about cooking with recipes, categories and newsletter",
      "conference website with speakers, schedule and tickets",
    ]) {
      const { files } = await runTurn(model, request);
      expect(
        [...files.keys()].filter((path) => /Testimonials|Projects|Recipes|Categories|pages\/Tickets/.test(path)),
      ).toEqual([]);
    }
  });

  it("names a number and a day of collection that the app does not keep", async () => {
    const bakery = await runTurn(model, "sourdough bakery order page, pickup only on saturdays, max 40 loaves");
    expect(bakery.files.get("src/pages/Preorder.tsx")).toBeDefined();
    expect(bakery.finish?.not_done.join("\n")).toContain("max 40 loaves");
    const shop = await runTurn(model, "farm shop website where people order veg boxes online for pickup on fridays");
    expect(shop.finish?.not_done.join("\n")).toContain("pickup on fridays");
  });

  it("keeps a list more where an app is made of lists and the lexicon has one of that name", async () => {
    const { files, finish } = await runTurn(model, "lending library for our village: books, members and loans");
    apps.push(files);
    expect(files.get("src/content/navigation.ts")).toContain('label: "Members"');
    expect(finish?.not_done.join("\n")).not.toContain("members");
  });

  it("compiles", () => {
    expect(typeCheck(apps)).toBe("");
  }, 60_000);
});
