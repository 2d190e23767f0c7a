/** Whole turns as people who have never seen the builder write them. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { parsePlan, planPath } from "./plan/plan-file.ts";
import { runTurn, type LoopResult } from "./testing.ts";
import { typeCheck } from "./type-check.ts";

const model = createOfflineBuilder();
const florist =
  "Website for my flower shop Petal & Thorn in Bristol. Small posy £18, seasonal bouquet £35, funeral wreath £75. Open Tuesday to Friday 9-17:30, Saturday 9-14, closed Sunday and Monday. Phone 0117 496 0123";
const board = "Kanban-Board für unsere Redaktion mit den Spalten Idee, In Arbeit, Lektorat und Veröffentlicht";

async function talk(...texts: string[]): Promise<LoopResult> {
  let last: LoopResult | null = null;
  for (const text of texts) last = await runTurn(model, text, { files: last?.files, messages: last?.messages });
  return last!;
}

describe("what a request states", () => {
  it("gives every field of the details form a label of its own, also where people share a role", async () => {
    const { files } = await talk(
      "Website for my physiotherapy practice: treatments with prices, our team of four, opening hours",
    );
    const labels = parsePlan(files.get(planPath)!)!.details.map(({ label }) => label);
    expect(labels).toContain("Physiotherapist 1");
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it("calls no German site after a common noun behind an adjective, and misses nothing that the site has", async () => {
    const { files, finish } = await talk(
      "Website für meine Physiotherapiepraxis in Freiburg: Behandlungen mit Preisen, unser vierköpfiges Team, Öffnungszeiten und Online-Terminbuchung, bei der Patienten Behandlung, Therapeut, Datum und Uhrzeit wählen. Ruhig, vertrauensvoll, grün.",
    );
    expect(files.get("src/content/site.ts")).not.toContain('name: "Team"');
    expect(finish!.not_done.join()).not.toContain("nicht verwendet");
  });

  it.each([
    ["Mitgliederliste für den Verein: Name, Parzelle, Beitrag bezahlt, CSV-Export", "CSV-Export", null],
    ["App für die Kaffeekasse: Personen, Einzahlungen, Tassen, Saldo pro Person", "Saldo", "Saldo pro Person"],
    [
      "Invoice tracker: client, amount, due date, which are unpaid, and a total per client",
      "Which",
      "total per client",
    ],
    ["App de turnos: empleados, turnos, cambios de turno y horas por semana", "Cambios", "cambios de turno"],
  ])("takes no wish for a column of a list, and names what is not done: %s", async (request, column, named) => {
    const { files, finish } = await talk(request);
    const labels = parsePlan(files.get(planPath)!)!.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels.filter((label) => label.startsWith(column))).toEqual([]);
    expect(/(?:nicht verwendet|Not used from|Sin usar).*/.exec(finish!.not_done.join())?.[0] ?? "").toMatch(
      named ?? /^$/,
    );
  });

  it.each([
    ["Website for our bakery with products, prices and a photo gallery", "brochure", "Photo gallery"],
    ["Wedding website for Anna and Ben: schedule, RSVP, photo gallery", "brochure", "RSVP"],
    ["wedding photographer site with photo albums", "portfolio", "Contact"],
    ["photo gallery for my holidays", "portfolio", "Contact"],
  ])("builds a portfolio of a photo gallery only where no other kind is named: %s", async (request, kind, page) => {
    const { archetype, pages } = parsePlan((await talk(request)).files.get(planPath)!)!;
    expect([archetype, pages.some(({ title }) => title === page)]).toEqual([kind, true]);
  });

  it.each(["recipe book, mark favourites", "book list where I can mark books as read"])(
    "adds no list of grades where something is marked: %s",
    async (request) => {
      const { entities } = parsePlan((await talk(request)).files.get(planPath)!)!;
      expect(entities).toHaveLength(1);
    },
  );

  it.each([
    ["website for my hair salon with prices, stylists and booking, instagram feed", "instagram"],
    ["Website for a bakery with a kanban board", "kanban"],
  ])("builds the site of a trade, and names a part of another kind as not done: %s", async (request, part) => {
    const { files, finish } = await talk(request);
    expect(parsePlan(files.get(planPath)!)!.archetype).toBe("brochure");
    expect(finish!.not_done.join().toLowerCase()).toMatch(new RegExp(`${part}|social network`));
  });

  it("does not build a typing test for a betting game among friends", async () => {
    const { files } = await talk("Tippspiel für die Bundesliga mit Freunden");
    expect(parsePlan(files.get(planPath)!)!.entities.map(({ plural }) => plural)).toContain("Tipps");
  });

  it("makes no list that is called Wheres", async () => {
    const { finish, texts } = await talk("an app where my class can vote for the next excursion and see results");
    expect(`${texts.join()}${finish?.did.join() ?? ""}`).not.toMatch(/Wheres/);
  });

  it("adds a list of photos, and not of creative works, for things with photos", async () => {
    const { entities } = parsePlan((await talk("recipe collection with photos")).files.get(planPath)!)!;
    expect(entities.map(({ plural }) => plural)).toEqual(["Recipes", "Photos"]);
  });

  it("does not read the accounts of a household as a wish for sign-in", async () => {
    const { finish } = await talk("App para llevar las cuentas de mi casa: ingresos y gastos");
    expect(finish!.not_done.join()).not.toContain("Cloud");
  });

  it("sells the bread of a bakery in its shop, under a name of a bakery", async () => {
    const { files, finish, title } = await talk("Bakery with products and a shopping cart");
    expect(["Hearth & Crumb", "Linden Street Bakery", "The Early Oven", "Rye & Honey"]).toContain(title);
    expect(files.get("src/content/products.ts")).toContain("Country sourdough");
    expect(finish!.not_done.join()).not.toContain("shopping cart");
  });

  it("stands in the app exactly, and nothing of it is called made up", async () => {
    const { files, finish } = await talk(florist);
    const site = files.get("src/content/site.ts")!;
    for (const fact of [
      '"Petal & Thorn"',
      '"Seasonal bouquet"',
      "price: 35",
      "0117 496 0123",
      'tuesday: "09:00-17:30"',
      'monday: "closed"',
    ])
      expect(site).toContain(fact);
    expect(site).not.toContain("Workshop");
    expect(files.get("src/lib/format.ts")).toContain("GBP");
    const invented = finish!.details!.filter(({ stated }) => stated !== true);
    expect(invented.map((detail) => detail.key)).toEqual(["address.street", "email"]);
    expect(finish!.details!).toContainEqual(expect.objectContaining({ key: "hours.tuesday", stated: true }));
    expect(typeCheck([files])).toBe("");
  }, 120_000);

  it("is listed where it was not used", async () => {
    const { finish } = await talk("website for a bakery in Hull that closes from 3-5 September 2027");
    expect(finish!.not_done).toContain("Not used from your request: 3-5 September 2027");
  });

  it("says when an occasion is on its first page", async () => {
    const { files, finish } = await talk("site for the Harbour Lights jazz festival, 3-5 September 2027 in Hull");
    expect(files.get("src/components/sections/Hero.tsx")).toContain("3-5 September 2027, Hull.");
    expect(finish!.not_done.join()).not.toContain("Not used");
    expect([...files.keys()].filter((path) => path.includes("hours"))).toEqual([]);
  });

  it.each([
    "a page for my vet practice in Leeds with opening hours, the team and an emergency number",
    "Ich brauche eine Seite für meine Tierarztpraxis in Leipzig mit Sprechzeiten, Team und Notfallnummer",
  ])(
    "is a site where a page for somebody is asked for, though the trade has an app of records too: %j",
    async (text) => {
      const { files } = await talk(text);
      expect([...files.keys()]).toContain("src/pages/Contact.tsx");
      expect([...files.keys()].filter((path) => path.startsWith("src/data/pets"))).toEqual([]);
    },
  );

  it("is kept, not sold, where an inventory of a shop is asked for", async () => {
    const { files } = await talk("inventory for a small vinyl record shop: artist, title, condition grading, price");
    expect([...files.keys()]).toContain("src/data/vinyl-records.ts");
    expect([...files.keys()].some((path) => path.includes("cart"))).toBe(false);
  });

  it("is enough to build a site for a trade nobody has words for, drawn with what fits it", async () => {
    const charity =
      "charity food bank in Leeds called Full Plates, we need volunteers, open Mondays and Thursdays 10-13";
    const { files } = await talk(charity);
    expect(files.get("src/content/site.ts")).toContain('thursday: "10:00-13:00"');
    const shop = await talk(florist);
    expect([...shop.files.keys()]).toContain("src/components/art/FlowerScene.tsx");
    expect([...shop.files.keys()].filter((path) => path.includes("Lamp"))).toEqual([]);
  });

  it("never takes a column for the name of the board", async () => {
    const { title } = await talk("kanban board for my band with columns Ideas, Rehearse, Gig ready");
    expect(title).not.toBe("Ideas");
  });

  it("is no shop because a town sounds like a till", async () => {
    const { files } = await talk("Wir sind das Tierheim Sonnenhof in Kassel und brauchen eine Internetseite");
    expect(parsePlan(files.get(planPath)!)!.archetype).toBe("brochure");
  });

  it("names the columns of a board, and later words add and rename them", async () => {
    const { files, finish } = await talk(
      board,
      "füge eine Spalte Archiv hinzu",
      "benenne die Spalte Idee in Vorschläge um",
    );
    const names = [...files.get("src/data/cards.ts")!.matchAll(/name: "([^"]+)"/g)].map((found) => found[1]);
    expect(names).toEqual(["Vorschläge", "In Arbeit", "Lektorat", "Veröffentlicht", "Archiv"]);
    expect(finish!.did).toEqual(["Die Spalte „Idee“ heißt jetzt „Vorschläge“"]);
    expect(typeCheck([files])).toBe("");
  }, 120_000);
});

describe("a list of equipment that is handed out", () => {
  it("has the days as days, marks what is overdue, and shows types of equipment", async () => {
    const { files, finish } = await talk(
      "An internal tool for our IT equipment: asset list with serial number, type, who has what, handed out on, due back on, returns, overdue items, and CSV import and export",
    );
    const { entities } = parsePlan(files.get(planPath)!)!;
    expect(entities.map(({ fields }) => fields.map(({ label, type }) => `${label}: ${type}`))).toEqual([
      [
        "Serial number: text",
        "Type: text",
        "Who has what: text",
        "Handed out on: date",
        "Due back on: date",
        "Returned on: date",
      ],
    ]);
    expect(entities[0]!.warnings).toEqual([
      {
        text: "Overdue",
        when: [
          { field: "dueBackOn", is: "past", than: 0 },
          { field: "returnedOn", is: "unset" },
        ],
      },
    ]);
    expect(finish!.not_done.join()).not.toMatch(/overdue/i);
    expect(finish!.did.join()).toContain("Overdue");
    expect(files.get("src/content/sample-assets.ts")).toContain('type: "Laptop"');
    expect(typeCheck([files])).toBe("");
  }, 120_000);

  it("is called after the things that are ours, with the fields that are said and no others", async () => {
    const { files, finish } = await talk(
      "Internes Werkzeug für unsere Geräte: Liste mit Seriennummer, Typ, wer hat was, ausgegeben am, fällig am",
    );
    const { entities } = parsePlan(files.get(planPath)!)!;
    expect(
      entities.map(({ plural, fields }) => [plural, ...fields.map(({ label, type }) => `${label}: ${type}`)]),
    ).toEqual([
      ["Geräte", "Seriennummer: text", "Typ: text", "Wer hat was: text", "Ausgegeben am: date", "Fällig am: date"],
    ]);
    expect(finish!.not_done.join()).not.toContain("Seriennummer");
  });
});

describe("a club whose visitors sign up for its membership", () => {
  it("is no wish for accounts", async () => {
    const { finish } = await talk("Hiking club with events, photos, news, membership sign up");
    expect(finish!.not_done.join()).not.toMatch(/Sign-in|accounts/);
  });
});

describe("what cannot be made", () => {
  it("builds nothing for work outside a website, and says what it can do", async () => {
    const { calls, finish, texts } = await talk(
      "a bot that predicts stock prices with deep learning and trades automatically",
    );
    expect(calls.filter((call) => call.tool === "write_file")).toEqual([]);
    expect(texts.join(" ")).toContain("I built nothing");
    expect(finish!.suggestions).toHaveLength(3);
  });

  it("never replaces the word it in every text", async () => {
    const { calls, texts } = await talk(florist, "change it to German");
    expect(calls.filter((call) => call.tool === "search_replace" || call.tool === "write_file")).toEqual([]);
    expect(texts.join(" ")).toContain("cannot translate");
  });

  it("says at once that all is called otherwise, though an entry might be meant by the words", async () => {
    const { texts } = await talk(florist, "change the title to Golden Crust");
    expect(texts[0]).toBe("Read as: The name: Golden Crust.");
  });

  it("announces how it read a change, not that it was made", async () => {
    const { texts } = await talk(florist, "use Helvetica");
    expect(texts[0]).toMatch(/^Read as: /);
    expect(texts.join(" ")).toContain("I changed nothing");
  });
});

describe("reading", () => {
  it.each([
    [florist, "add a page about our ovens and the people behind them"],
    ["a hiking blog with comments", "add a newsletter sign-up"],
    ["kanban board for a band", "make it dark green"],
  ])("asks for no file that is not there, which people would see as a refused step: %j", async (...texts) => {
    const { messages } = await talk(...texts);
    expect(JSON.stringify(messages)).not.toContain("NO_FILE");
  });
});

describe("follow-ups in plain words", () => {
  it.each([
    ["the seasonal bouquet now costs £38", "src/content/site.ts", "price: 38"],
    ["add a page about our growers and how we choose flowers", "src/App.tsx", 'path="/growers"'],
    ["cambia el color principal a granate", "src/index.css", "--primary: #800000"],
  ])("%s", async (text, path, shows) => {
    const { files } = await talk(florist, text);
    expect(files.get(path)).toContain(shows);
  });

  it("a German page title ends before its verb", async () => {
    const { files } = await talk(
      "Homepage für meine Tischlerei Holzwerk in Graz",
      "füge eine Seite über unser Lager hinzu",
    );
    expect(files.get("src/App.tsx")).toContain('path="/lager"');
  });
});

describe("what a first request says of people and money", () => {
  const contentOf = async (request: string): Promise<{ people: number; currency: string | undefined }> => {
    const { files } = await runTurn(createOfflineBuilder(), request);
    const site = files.get("src/content/site.ts") ?? "";
    const people = /people: \[([\s\S]*?)\n {2}\]/.exec(site)?.[1]?.match(/name:/g)?.length ?? 0;
    return { people, currency: /currency: "([A-Z]{3})"/.exec(files.get("src/lib/format.ts") ?? "")?.[1] };
  };

  it.each([
    [
      "Website for my physiotherapy practice in Freiburg: treatments with prices, our team of four, opening hours, and online booking.",
      { people: 4, currency: "EUR" },
    ],
    [
      "Website for my physiotherapy practice in Bradford with treatments, prices and our team of six",
      { people: 6, currency: "GBP" },
    ],
    ["Website für meine Bäckerei mit Preisen und einem Team aus drei", { people: 3, currency: "EUR" }],
    ["A website for our law firm in Philadelphia with our five attorneys and fees", { people: 5, currency: "USD" }],
    ["Site for my yoga studio in Heidelberg with classes, prices and our two teachers", { people: 2, currency: "EUR" }],
  ])("is what the site shows: %s", async (request, expected) => {
    expect(await contentOf(request)).toMatchObject({ ...expected, people: expected.people });
  });

  it.each(["A reading list with prices", "Nice shop for tea with prices", "Phoenix Games shop with prices"])(
    "leaves the money of the language where no place is named: %s",
    async (request) => {
      expect((await contentOf(request)).currency ?? "USD").toBe("USD");
    },
  );
});

describe("sample entries", () => {
  const rowsOf = async (request: string): Promise<string> => {
    const { files } = await runTurn(model, request);
    return [...files].find(([path]) => path.startsWith("src/content/sample-"))?.[1] ?? "";
  };

  it("are few and neutral where the first field is one that nothing is known of", async () => {
    const rows = await rowsOf("App for our kiln firings: firing, temperature, glaze");
    expect(rows.match(/id: "sample-/g)).toHaveLength(4);
    expect(rows).toContain('glaze: "Glaze 1"');
    expect(rows).not.toMatch(/Nora|market/);
  });

  it("give no serial number twice", async () => {
    const rows = await rowsOf("Asset tracker for our team: assets with name, serial number and location");
    const numbers = [...rows.matchAll(/serialNumber: "([^"]+)"/g)].map(([, number]) => number);
    expect(numbers.length).toBeGreaterThan(8);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("a place whose owner says who and where they are", () => {
  it.each([
    [
      "I run Spoke & Chain, a small bike repair shop on Kirkstall Road in Leeds. I need a website with prices and online booking. Our mechanics are Dave Holroyd and Priya Shah.",
      [
        'name: "Spoke & Chain"',
        'address: { street: "Kirkstall Road", city: "Leeds" }',
        'resources: ["Dave Holroyd", "Priya Shah"]',
      ],
    ],
    [
      "Ich brauche eine Internetseite für meine Physiotherapiepraxis. Die Praxis heißt Physio am Münster, Herrenstraße 14, 79098 Freiburg. Im Team: Katrin Weber und Jonas Lindner. Mit Online-Terminbuchung.",
      [
        'name: "Physio am Münster"',
        'address: { street: "Herrenstraße 14", city: "79098 Freiburg" }',
        'resources: ["Katrin Weber", "Jonas Lindner"]',
      ],
    ],
  ])("has them and no others: %.60s", async (text, facts) => {
    const { files, finish } = await talk(text);
    const site = files.get("src/content/site.ts")!;
    for (const fact of facts) expect(site).toContain(fact);
    expect(site.match(/role: "/g)).toHaveLength(2);
    expect(finish!.details!.filter(({ stated }) => stated === true).map(({ key }) => key)).toEqual(
      expect.arrayContaining(["name", "address.street", "people.0.name", "people.1.name"]),
    );
  });
});
