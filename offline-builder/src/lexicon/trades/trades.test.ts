import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { understand } from "../../parse/understand.ts";
import { parsePlan, planPath } from "../../plan/plan-file.ts";
import type { Language } from "../../plan/plan.ts";
import { backdrops } from "../../scenes/backdrops.ts";
import { subjects } from "../../scenes/subjects.ts";
import { runTurn } from "../../testing.ts";
import type { Copy } from "../domain.ts";
import { domains } from "../domains/index.ts";
import { allTrades } from "./index.ts";

const languages: Language[] = ["en", "de", "es"];
const model = createOfflineBuilder();

function namesIn({ offer, products = [] }: Copy): Set<string> {
  return new Set([...offer.groups.flatMap((group) => group.items), ...products].map((item) => item.name));
}

describe("the subjects we have words for", () => {
  it("are 150 at least, and each is written in three languages", () => {
    expect(domains.length).toBeGreaterThanOrEqual(150);
    expect(new Set(domains.map(({ id }) => id)).size).toBe(domains.length);
    for (const { id, copy } of domains) expect(`${id} ${Object.keys(copy).sort().join()}`).toBe(`${id} de,en,es`);
  });

  it.each(languages)("share no more than one name of what they offer (%s)", (language) => {
    const sets = domains.map(({ id, copy }) => ({ id, names: namesIn(copy[language]!) }));
    const alike = sets.flatMap((one, at) =>
      sets.slice(at + 1).flatMap((other) => {
        const both = [...one.names].filter((name) => other.names.has(name));
        return both.length > 1 ? [`${one.id}, ${other.id}: ${both.join("; ")}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(languages)(
    "offer eight things in two groups at least, none twice, and answer four questions (%s)",
    (language) => {
      const poor = allTrades.flatMap(({ id, copy }) => {
        const { offer, questions = [] } = copy[language]!;
        const names = offer.groups.flatMap(({ items }) => items.map(({ name }) => name));
        const enough = names.length >= 8 && offer.groups.length >= 2 && new Set(names).size === names.length;
        return enough && new Set(questions.map(({ question }) => question)).size >= 4
          ? []
          : [`${id}: ${names.join("; ")}`];
      });
      expect(poor).toEqual([]);
    },
  );

  it("keep the hours of their trade: a bar opens in the evening and closes after midnight", () => {
    const bar = allTrades.find(({ id }) => id === "bar")!;
    const [open = "", close = ""] = bar.copy.en!.hours![5] ?? [];
    expect(open >= "17:00" && close < "05:00").toBe(true);
  });

  it("are drawn with drawings that are there", () => {
    for (const { id, art } of domains) {
      expect(art.subjects.filter((subject) => !subjects[subject]).map((subject) => `${id}: ${subject}`)).toEqual([]);
      expect(`${id} ${backdrops[art.backdrop] === undefined}`).toBe(`${id} false`);
    }
  });

  it.each(allTrades.map((trade) => [trade.id, trade] as const))("%s says the same in each language", (_, trade) => {
    const shapes = languages.map((language) => trade.copy[language]!.offer.groups.map(({ items }) => items.length));
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    for (const language of languages) {
      const copy = trade.copy[language]!;
      const said = [copy.kind, copy.tagline, copy.heroes[0]!.title, copy.heroes[0]!.lead, copy.story.paragraphs[0]];
      expect(said.every((text) => text !== undefined && text.length > 4)).toBe(true);
      expect(copy.names.length).toBeGreaterThanOrEqual(2);
      for (const { question, answer } of copy.questions ?? []) expect(question && answer).toBeTruthy();
    }
  });
});

describe("a trade that is named", () => {
  it.each([
    ["website for my dog grooming salon", "dog-grooming"],
    ["a website for a tattoo studio", "tattoo"],
    ["escape room website", "escape-room"],
    ["website for a driving school", "driving-school"],
    ["plumber website", "plumber"],
    ["law firm website", "law-firm"],
    ["florist", "florist"],
    ["car wash website", "car-wash"],
    ["kindergarten website", "kindergarten"],
    ["music school website", "music-school"],
    ["website for a vet", "vet"],
    ["ice cream parlour website", "ice-cream"],
    ["brewery website", "brewery"],
    ["winery website", "winery"],
    ["nail studio booking", "nails"],
    ["museum website", "museum"],
    ["taxi company website", "taxi"],
    ["architect website", "architect"],
    ["accountant website", "accountant"],
    ["online shop for tea", "tea"],
    ["sell honey online", "beekeeper"],
    ["farm shop online store", "farm-shop"],
    ["vinyl record shop with filter by genre, online store", "vinyl"],
    ["company summer party", "party"],
    ["website for a jazz pianist", "musician"],
    ["website for a hair salon with price list", "hair-salon"],
    ["barber shop site", "barber"],
    ["GP practice", "doctor"],
    ["gardening service", "gardener"],
    ["coach", "coach"],
    ["bike rental", "bike-hire"],
    ["boat rental", "boat-hire"],
    ["surf school website", "surf-school"],
    ["ski school", "ski-school"],
    ["sailing school", "sailing-school"],
    ["podcast website", "podcast"],
    ["author website", "author"],
    ["copywriter", "copywriter"],
    ["co-working space", "coworking"],
    ["student dorm", "student-residence"],
    ["launderette", "laundry"],
    ["fishmonger", "fishmonger"],
    ["newsagent", "stationery"],
    ["pub", "bar"],
  ])("is what is chosen: %s", (text, id) => {
    expect(understand(text, "en").domains[0]?.id).toBe(id);
  });

  it.each([
    ["de", "Webseite für meinen Friseur", "barber"],
    ["de", "Bäckerei", "bakery"],
    ["de", "Webseite für unsere Fahrschule in Kassel", "driving-school"],
    ["de", "Website für einen Friseursalon mit Preisliste", "hair-salon"],
    ["de", "Hausarztpraxis", "doctor"],
    ["de", "Zahnarztpraxis", "dentist"],
    ["de", "Surfschule an der Ostsee", "surf-school"],
    ["de", "Fahrradverleih", "bike-hire"],
    ["es", "salón de peluquería", "hair-salon"],
    ["es", "médico de cabecera", "doctor"],
    ["es", "página de una escritora", "author"],
    ["de", "Heilpraktikerin", "natural-medicine"],
    ["de", "Tankstelle", "garage"],
    ["es", "pescadería", "fishmonger"],
    ["es", "taller de cerámica", "pottery"],
    ["es", "página web para mi panadería", "bakery"],
    ["es", "web para mi despacho de abogados", "law-firm"],
  ] as const)("is what is chosen in %s: %s", (language, text, id) => {
    expect(understand(text, language).domains[0]?.id).toBe(id);
  });

  it("sells its own goods, in the kinds that people know", async () => {
    const { files } = await runTurn(model, "vinyl record shop with filter by genre, online store");
    const products = files.get("src/content/products.ts")!;
    expect(products).toContain('"Jazz", "Soul and funk", "Rock and electronic"');
    expect(products).not.toContain("Marlow");
    expect([...files.keys()]).toContain("src/components/art/DiscScene.tsx");
  });

  it("is spoken of in its own language and its own words", async () => {
    const surf = await runTurn(model, "Surfschule an der Ostsee");
    expect(parsePlan(surf.files.get(planPath)!)).toMatchObject({ language: "de", domain: "surf-school" });
    const hire = await runTurn(model, "bike rental");
    expect(hire.files.get("src/content/site.ts")).toContain("Cargo bike");
    expect(hire.files.get("src/content/site.ts")).not.toMatch(/kayak|rowing/i);
    const hair = await runTurn(model, "website for a hair salon with price list");
    expect(hair.files.get("src/content/site.ts")).not.toMatch(/barber|beard/i);
  });

  it("that is heard or read, and not visited, shows no opening hours", async () => {
    for (const text of ["podcast website", "author website"])
      expect((await runTurn(model, text)).files.get("src/content/site.ts")).not.toMatch(/hours: \[/);
  });

  it("is no trade where the goods are only kept", () => {
    expect(understand("wine diary", "en").domains).toEqual([]);
  });

  it("is drawn as what it is: a pottery has no car", async () => {
    const { files } = await runTurn(model, "taller de cerámica");
    expect([...files.keys()].filter((path) => path.includes("/art/")).join()).not.toContain("Car");
    expect(files.get("src/content/site.ts")).toContain("Tarde de torno");
  });
});

describe("a subject that is not known", () => {
  it.each([
    ["website for a falconry demonstration team", "I do not know this subject well"],
    ["company website", "I do not know this subject well"],
    ["Webseite für meine Falknerei", "Dieses Thema kenne ich nicht gut"],
    ["página web para mi cetrería", "No conozco bien este tema"],
  ])("is said to be so: %s", async (text, says) => {
    const { texts, finish, files } = await runTurn(model, text);
    expect(`${texts.join(" ")} ${JSON.stringify(finish)}`).toContain(says);
    expect(parsePlan(files.get(planPath)!)!.options["known"]).toBe(false);
  });
});
