import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";

const model = createOfflineBuilder();

async function ask(base: string, ...asks: string[]) {
  let turn = await runTurn(model, base);
  for (const text of asks) turn = await runTurn(model, text, { files: turn.files, messages: turn.messages });
  return {
    did: turn.finish?.did ?? [],
    notDone: turn.finish?.not_done ?? [],
    said: turn.texts.join(" "),
    read: (path: string) => turn.files.get(path) ?? "",
  };
}

describe("opening hours", () => {
  it("keep the end of a day that is not said, day by day", async () => {
    const site = "website for a dog groomer with prices and opening hours";
    const { did } = await ask(site, "we are closed on mondays now and open untill 7 on fridays");
    expect(did).toEqual(["Monday: closed", "Friday: 10:00-19:00"]);
  });

  it("say which day has no hours to be completed, and set the others", async () => {
    const { did, notDone } = await ask(
      "Webseite für eine Bäckerei mit Öffnungszeiten",
      "freitags bis 20 Uhr offen und sonntags ab 9 Uhr",
    );
    expect(did).toEqual(["Freitag: 07:00-20:00"]);
    expect(notDone.join()).toContain("Sonntag hat bisher keine Öffnungszeiten");
  });
});

describe("what people book", () => {
  it.each([
    ["booking for a tennis club, members reserve a court", "only allow booking one week ahead", 7],
    ["let people book a bike repair and pick a time", "customers can book up to 30 days in advance", 30],
    ["Terminbuchung für meinen Friseursalon", "Termine nur drei Wochen im Voraus buchen", 21],
  ])("lies as far ahead as is said: %s", async (base, text, days) => {
    const { read, did } = await ask(base, text);
    expect(read("src/lib/days.ts")).toContain(`Array.from({ length: ${days} }, (_, ahead)`);
    expect(did.join()).toContain(String(days));
  });

  it("is said to be nothing where nobody books", async () => {
    expect((await ask("list of my books", "only allow booking one week ahead")).said).toContain("Nobody books");
  });
});

describe("fields", () => {
  it("are added where they are said to be missing, and not called so", async () => {
    const { did } = await ask("Mitgliederliste für unseren Gartenverein", "Geburtstag und Telefonnummer fehlen noch");
    expect(did).toEqual(["Mitglieder: das Feld Geburtstag in Formular und Ansichten"]);
    expect((await ask("lista de mis libros", "falta la editorial")).did.join()).toContain("el campo Editorial");
    const site = await ask("website for a dog groomer with prices", "a map is missing");
    expect(site.read("src/components/sections/Directions.tsx")).not.toBe("");
  });

  it("offer what stands in brackets, to the people who are meant", async () => {
    const choir = "our choir plans rehearsals and sees who comes";
    const { did } = await ask(choir, "add the voice (soprano, alto, tenor, bass) to the singers and group them by it");
    expect(did).toEqual([
      "Members: the field Voice in form and views",
      "Members stand in columns by Voice; the choice on each moves it",
    ]);
  });

  it("have to be filled in however that is said", async () => {
    const tools = "tracker for my tools with place";
    const renamed = await ask(tools, "rename tools to gear and place to shelf everywhere");
    expect(renamed.did).toHaveLength(2);
    const { did } = await ask(tools, "the place must not be empty");
    expect(did).toEqual(["Tools: Place has to be filled in"]);
    const german = await ask(
      "Mitgliederliste für unseren Gartenverein",
      "man soll nicht ohne Telefon speichern können",
    );
    expect(german.did).toEqual(["Mitglieder: Telefon ist ein Pflichtfeld"]);
  });

  it("are there already where who does it is asked for", async () => {
    const { did, notDone } = await ask("lista de tareas para la familia", "agrega quién lo hace y ordena por fecha");
    expect(did.join()).toContain("ordenada por Vence");
    expect(notDone.join()).toContain("Asignada a");
  });
});

describe("sections", () => {
  it("change places with each other", async () => {
    const base = "website for a dog groomer with prices and opening hours";
    const before = (await ask(base)).read("src/pages/Index.tsx");
    const { read } = await ask(base, "swap the story and the visit section");
    const order = (page: string): string[] => page.match(/<[A-Z]\w+ \/>/g) ?? [];
    const [was, is] = [order(before), order(read("src/pages/Index.tsx"))];
    expect(is).not.toEqual(was);
    expect(is.toSorted()).toEqual(was.toSorted());
    expect(is.filter((tag, at) => tag !== was[at])).toHaveLength(2);
  });

  it("a calmer look is offered, and none is taken", async () => {
    const { said, did } = await ask("website for my yoga studio", "make everything a bit calmer");
    expect([said, did]).toEqual([expect.stringContaining("A stronger look."), []]);
  });
});

describe("first words", () => {
  const kind = async (text: string): Promise<string> => {
    const plan = JSON.parse((await ask(text)).read(".slipway/plan.json"));
    return [plan.archetype, plan.language, ...plan.pages.map((page: { path: string }) => page.path)].join(" ");
  };
  it.each([
    ["purchase requests, boss says yes or no", /^tracker en .*\/purchase-requests .*\/approvals/],
    ["Urlaubsanträge, der Chef sagt ja oder nein", /^tracker de .*\/freigaben/],
    ["our theatre group organises rehearsals and sees who is coming", /^tracker en .*\/rehearsals .*\/replies/],
    ["Unser Chor plant Proben und sieht, wer kommt", /^tracker de .*\/proben .*\/zusagen/],
    ["a board for our film club: ideas, next up, watched", /^kanban en/],
    ["notice board for our village: news, events, offers", /^news en/],
    ["CRM for a freelance photographer with clients and jobs", /^tracker en .*\/clients .*\/jobs/],
    ["CRM for a freelance photographer", /^crm en/],
    ["a website for a company that sells a CRM", /^brochure en/],
    ["Zählerstände ablesen", /^tracker de \/ \/zahlerstande/],
  ])("%s", async (text, built) => {
    expect(await kind(text)).toMatch(built);
  });
});
