/** Words of the person's own on a site: under a heading, in a section, on a button; and what is not wanted there. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";

const model = createOfflineBuilder();

async function ask(request: string, text: string) {
  const start = await runTurn(model, request);
  const { files, finish, texts } = await runTurn(model, text, {
    files: new Map(start.files),
    messages: [...start.messages],
  });
  return { files, did: finish?.did ?? [], said: texts.join("\n") };
}

describe("words of one's own", () => {
  it.each([
    [
      "landing page for a plumber",
      "under the heading about services write: We come within 2 hours.",
      "We come within 2 hours.",
    ],
    ["landing page for a plumber", 'put the sentence "Day and night." under the heading Services', "Day and night."],
    ["página web de un fontanero", "debajo del título de servicios pon: Llegamos en 2 horas", "Llegamos en 2 horas"],
  ])("stand under a heading: %s, %s", async (request, text, words) => {
    const { files, did } = await ask(request, text);
    expect(did.join()).toContain(words);
    expect(files.get("src/pages/Offer.tsx")).toContain(`${words}</p>`);
  });

  it("make a section", async () => {
    const { files } = await ask(
      "Webseite für eine Umzugsfirma",
      "füge einen Abschnitt Einzugsgebiet hinzu mit dem Text: Köln, Bonn und Umgebung",
    );
    expect(files.get("src/components/sections/Einzugsgebiet.tsx")).toContain("Köln, Bonn und Umgebung");
    expect(files.get("src/pages/Index.tsx")).toContain("<Einzugsgebiet />");
  });

  it("stand on the button at the top, and a button that is not there is answered with those that are", async () => {
    const { files } = await ask("landing page for a plumber", "change the button at the top to 'Call us'");
    expect(files.get("src/components/sections/Hero.tsx")).toContain("Call us");
    const { said, did } = await ask("landing page for a plumber", "rename the button Fly away to Swim away");
    expect(did).toEqual([]);
    expect(said).toContain("no button “Fly away”".replace(/[“”]/g, '"'));
  });
});

describe("what is not wanted or not possible", () => {
  it("is taken away: the filter of a portfolio", async () => {
    const { files } = await ask(
      "photographer portfolio with gallery",
      "i dont need the filter buttons above the pictures",
    );
    const works = files.get("src/components/sections/Works.tsx")!;
    expect(works).not.toContain("setChosen");
    expect(works).toContain("const shown = works;");
  });

  it("is said in the language of the conversation", async () => {
    const { said } = await ask("book appointments at a nail salon", "we're closed mondays, no bookings then");
    expect(said).not.toMatch(/Entendido|Ya es así/);
  });

  it("is a day on which nobody books", async () => {
    const { files } = await ask("let people book a bike repair and pick a time", "i dont want appointments on fridays");
    expect(files.get("src/content/site.ts")).toContain('friday: "closed"');
  });

  it("is a second player, and the answer says what there is", async () => {
    const { said, did } = await ask("snake game", "make it for two players");
    expect(did).toEqual([]);
    expect(said).toContain("tic-tac-toe");
  });

  it("is every hour outside a span, on the days that are open", async () => {
    const { files } = await ask("Terminbuchung für einen Friseur", "nur von 9 bis 17 Uhr");
    const hours = [...files.get("src/content/site.ts")!.matchAll(/day: "([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(hours)).toEqual(new Set(["geschlossen", "09:00-17:00"]));
  });
});
