/** Requests as people type them on their first day: who wishes it before the wish, no word for a site, no word for an app. */
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { parsePlan, planPath } from "./plan/plan-file.ts";
import type { Plan } from "./plan/plan.ts";
import { runTurn, type LoopResult } from "./testing.ts";
import { typeCheck } from "./type-check.ts";

const model = createOfflineBuilder();

async function talk(...texts: string[]): Promise<LoopResult> {
  let last: LoopResult | null = null;
  for (const text of texts) last = await runTurn(model, text, { files: last?.files, messages: last?.messages });
  return last!;
}

// The first turn of a process loads the lexicon.
beforeAll(() => talk("kanban board for a band"), 120_000);

const planOf = ({ files }: LoopResult): Plan => parsePlan(files.get(planPath)!)!;
const pathsOf = (built: LoopResult): string[] => planOf(built).pages.map(({ path }) => path);

describe("a site that nobody calls a site", () => {
  it.each([
    ["a home for our sea-swimming group The Cold Dippers in Whitby, when we meet and who is coming", "society"],
    [
      "I make hand-thrown mugs and bowls in my shed and want people to see them. Mugs £24, bowls £38, vases from £55",
      "maker",
    ],
    ["launch page for Noctua, a bedside lamp that wakes you with sunrise light, with a waiting list", "gadget"],
    ["launch page for Rota, software that plans shifts, with a waiting list", "product"],
    ["Grandma's 80th birthday party on 12 June 2027, people should say if they come", "celebration"],
    ["Wir feiern den 40. Geburtstag von Jule im Garten, alle sollen zusagen", "celebration"],
    ["Los 80 años de la abuela Carmen el 12 de junio de 2027: quiero que la gente confirme si viene", "celebration"],
  ])("%s", async (text, domain) => {
    const plan = planOf(await talk(text));
    expect(plan.archetype).toBe("brochure");
    expect(plan.domain).toBe(domain);
  });

  it.each([
    ["a birthday tracker for my family with name, date and present ideas", "tracker"],
    ["online shop for handmade jewellery", "shop"],
    ["app where people can see who is in the office on which day", "tracker"],
    ["directory of repair cafés with town and opening days, people filter by town", "tracker"],
  ])("but not what is worked with or bought: %s", async (text, archetype) => {
    expect(planOf(await talk(text)).archetype).toBe(archetype);
  });

  it("sells the stated things at the stated prices, by the hands that make them", async () => {
    const { files } = await talk(
      "I make hand-thrown mugs and bowls and want people to see them. Mugs £24, bowls £38, vases from £55",
    );
    const site = files.get("src/content/site.ts")!;
    for (const fact of ['name: "Mugs"', "price: 24", 'name: "Vases"', "from: true"]) expect(site).toContain(fact);
  });

  it("says of a thing what it does, and offers no software with it", async () => {
    const { files } = await talk(
      "launch page for Noctua, a bedside lamp that wakes you with sunrise light. waiting list, three price tiers",
    );
    expect(files.get("src/components/sections/Hero.tsx")).toContain("Noctua wakes you with sunrise light");
    expect(files.get("src/content/site.ts")).not.toMatch(/API|Roles|Single sign-on/);
    expect(planOf(await talk("launch page for Noctua, a bedside lamp")).name).toBe("Noctua");
  });

  it("lets people say whether they come, and what they bring where that is asked", async () => {
    const party = await talk("Grandma's 80th birthday party on 12 June 2027, say if you come and what dish you bring");
    expect(planOf(party).name).toBe("Grandma's 80th birthday party");
    expect(party.files.get("src/components/sections/Rsvp.tsx")).toContain('label="What will you bring?"');
    expect(party.files.get("src/components/sections/Hero.tsx")).toContain("12 June 2027");
    const club = await talk("a site for our running club, routes and who is coming on Sunday");
    expect(pathsOf(club)).toContain("/rsvp");
    expect(club.files.get("src/components/sections/Rsvp.tsx")).toContain('label="Anything we should know?"');
    const said = club.finish!.did!;
    expect(new Set(said).size).toBe(said.length);
  });

  it("compiles in three languages", async () => {
    const texts = [
      "a page for my weaving, I am a weaver",
      "eine Seite für meine Weberei",
      "página para una tejedora",
      "launch page for Noctua, a bedside lamp",
      "Verkaufsstart-Seite für Noctua, eine Nachttischlampe",
      "web para Noctua, una lámpara de mesilla",
      "our family reunion, say if you come",
      "Familientreffen am 3. Mai 2027, bitte zusagen",
      "fiesta de cumpleaños de Inés, confirmar si viene",
    ];
    const built = await Promise.all(texts.map((text) => talk(text)));
    const kinds = built.map((one) => planOf(one).domain);
    expect(kinds).toEqual(["maker", "gadget", "celebration"].flatMap((kind) => [kind, kind, kind]));
    expect(typeCheck(built.map(({ files }) => files))).toBe("");
  }, 240_000);
});

describe("who wishes it stands before the wish", () => {
  it.each([
    ["our support crew of six needs something to hand over shifts: who is on, notes for the next shift", "Shifts"],
    ["my sister and I want a place to collect recipes: name, time, ingredients", "Recipes"],
    [
      "Ich leite die Freiwillige Feuerwehr Oberried und brauche etwas für unsere Einsätze und die Mitglieder",
      "Einsätze",
    ],
  ])("%s", async (text, list) => {
    expect(planOf(await talk(text)).entities.map(({ plural }) => plural)).toContain(list);
  });

  it("and may be led by a name", async () => {
    const { title } = await talk("Ich leite die Freiwillige Feuerwehr Oberried und brauche etwas für unsere Einsätze");
    expect(title).toBe("Freiwillige Feuerwehr Oberried");
  });
});

describe("a wish for order and nothing else", () => {
  it.each([
    "something to help me get my life in order",
    "I want to be more organised",
    "etwas, das mir hilft, mein Leben zu ordnen",
    "algo para poner orden en mi vida",
  ])("is a personal organiser, no business: %s", async (text) => {
    const plan = planOf(await talk(text));
    expect(plan.entities.map(({ key }) => key)).toEqual(["todo", "habit", "note"]);
  });
});

describe("what comes round again", () => {
  const plants = "keep track of my houseplants: when I last watered them and how often each one needs it";

  it("is done with one tap that notes the day and moves the next one on, in the list and on its page", async () => {
    const built = await talk(plants);
    const tap = "plants.update(row.id, { last: today(), due: inDays(row.everyDays) })";
    expect(built.files.get("src/pages/Plants.tsx")).toContain(tap);
    expect(built.files.get("src/pages/PlantDetail.tsx")).toContain(tap.replaceAll("row.", "plant."));
    expect(built.finish!.did!.join(" ")).toContain("Done today");
    expect(typeCheck([built.files])).toBe("");
  }, 120_000);

  it("shows phones when it is time, beside the name", async () => {
    const page = (await talk(plants)).files.get("src/pages/Plants.tsx")!;
    const line = (label: string): string => page.split("\n").find((one) => one.includes(`header: "${label}"`))!;
    expect(line("Next watering")).not.toContain("wide: true");
    expect(line("Every … days")).toContain("wide: true");
  });

  it.each(["sort by next watering", "show the thirstiest plants first", "the most urgent ones on top"])(
    "is put in the order of its days: %s",
    async (text) => {
      const { files, finish } = await talk(plants, text);
      expect(finish!.did.join()).toMatch(/^Plants: (?:the list begins )?sorted by Next watering(?:, ascending)?$/);
      expect(files.get("src/pages/Plants.tsx")).toMatch(/one\.due.*\.localeCompare\(\(?other\.due/);
    },
  );

  it.each([
    [plants, "show the overdue ones in red", "Plants past their day carry a red “Overdue” already"],
    ["something to help me get my life in order", "colour tasks that are overdue red", "Tasks past their day"],
    ["a kanban board for my band", "highlight overdue cards in red", "Cards past their day"],
  ])("is red where its day has passed, and the app keeps its colours: %s", async (request, text, says) => {
    const before = await talk(request);
    const css = before.files.get("src/index.css");
    const after = await runTurn(model, text, before);
    expect(after.texts.join(" ")).toContain(says);
    expect(after.files.get("src/index.css")).toBe(css);
  });

  it("gets a new name without the wish that stands behind it", async () => {
    const { finish, files } = await talk(plants, "Call it Green Corner and add a photo for each plant");
    expect(finish!.did!.slice(0, 2)).toEqual([
      "Name in header, footer and page titles: Green Corner",
      "Browser tab: Green Corner",
    ]);
    expect(files.get("src/data/plants.ts")).toContain("photo: StoredFile | null");
    const other = await talk(plants, "Call it Rise and Shine");
    expect(other.finish!.did![1]).toBe("Browser tab: Rise and Shine");
  });
});

describe("rows made up for a list", () => {
  const samples = ({ files }: LoopResult): string =>
    [...files].flatMap(([path, text]) => (path.startsWith("src/content/sample-") ? [text] : [])).join("\n");

  it("are places in towns that open on days, where a directory is of places", async () => {
    const built = await talk(
      "directory of repair cafés in Yorkshire with town, opening days, what they mend and a link to the map",
    );
    const fields = planOf(built).entities[0]!.fields;
    expect(fields.map(({ label, type }) => `${label}:${type}`)).toEqual([
      "Name:text",
      "Town:text",
      "Opening days:text",
      "What they mend:text",
      "Link to the map:url",
    ]);
    expect(samples(built)).toMatch(
      /name: "[^"]+", town: "[^"]+", openingDays: "[^"]*\d\d–\d\d", whatTheyMend: "[^"]+"/,
    );
    expect(samples(built)).not.toContain("The newest one");
  });

  it("are shifts known by their day, and notes for the next one are no day", async () => {
    const built = await talk(
      "our support crew needs something to hand over shifts: who is on, open incidents with severity, notes for the next shift",
    );
    const [shift] = planOf(built).entities;
    expect(shift!.fields.map(({ key, type }) => `${key}:${type}`)).toEqual([
      "date:date",
      "whoIsOn:text",
      "openIncidentsWithSeverity:text",
      "notesForTheNextShift:long-text",
    ]);
    expect(samples(built)).toContain("high");
  });

  it("stand in every list in the language of the app, people under the addresses of their names", async () => {
    const built = await talk(
      "Ich leite die Freiwillige Feuerwehr Oberried und brauche etwas für unsere Einsätze, den Dienstplan und die Mitglieder",
    );
    for (const path of ["callouts", "shifts", "members"])
      expect(built.files.get(`src/content/sample-${path}.ts`)).toContain("sample-");
    const members = built.files.get("src/content/sample-members.ts")!;
    const named = [...members.matchAll(/name: "(\p{L}+) (\p{L}+)", email: "([^"@]+)@/gu)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, first = "", last = "", mail] of named)
      expect(mail).toBe(`${first}.${last}`.toLowerCase().replaceAll("ß", "ss"));
    expect(built.files.get("src/pages/Index.tsx")).toContain('lead="Einsätze, Schichten, Mitglieder."');
    expect(typeCheck([built.files])).toBe("");
  }, 120_000);

  it("begin the overview of an organiser with what is due", async () => {
    const { files } = await talk("something to help me get my life in order");
    expect(files.get("src/pages/Index.tsx")).toContain('title="Tasks by');
  });
});

describe("the bar above", () => {
  it("is called what people call it, and shall be a colour", async () => {
    const { finish } = await talk("Kanban-Board für unsere Redaktion", "die Kopfleiste soll dunkelblau sein");
    expect(finish!.did!.join()).toContain("Die Kopfzeile: #1c3f7c");
  });
});

describe("facts and questions of a site", () => {
  const party = "Los 80 años de la abuela Carmen el 12 de junio de 2027 en Sevilla: que la gente confirme si viene";

  it("takes a question with its whole answer, where there is no quiz", async () => {
    const { files, finish } = await talk(party, "añade una pregunta: ¿Hay aparcamiento? Sí, en la plaza");
    expect(finish!.did).toEqual(["Preguntas y respuestas: «¿Hay aparcamiento?»"]);
    expect(files.get("src/components/sections/Questions.tsx")).toContain(
      '{ question: "¿Hay aparcamiento?", answer: "Sí, en la plaza" }',
    );
  });

  it("makes up no answer, and says where a question could stand", async () => {
    const asked = await talk(party, "añade una pregunta: ¿Hay aparcamiento para bicis?");
    expect(asked.texts.join(" ")).toContain("No invento respuestas");
    const none = await talk("a kanban board for my band", "add the question: Is there parking? Yes, behind the house");
    expect(none.texts.join(" ")).toContain("Add questions and answers");
  });

  it("adds the section by its plain name, and a question to it", async () => {
    const { files } = await talk(
      "Website for my gym Iron Harbor",
      "add questions and answers",
      "add the question: Is there parking? Yes, behind the house",
    );
    const faq = [...files.values()].filter((text) => text.includes("Is there parking?"));
    expect(faq.join()).toContain("Yes, behind the house");
  });

  it.each([
    [party, "pon la dirección Calle Betis 14", 'street: "Calle Betis 14"'],
    ["Website for my gym Iron Harbor", "address: Oak Street 5, Dover", 'street: "Oak Street 5", city: "Dover"'],
  ])("reads an address without a verb before it: %s", async (request, text, shows) => {
    const { files } = await talk(request, text);
    expect(files.get("src/content/site.ts")!.replace(/,\s+/g, ", ")).toContain(shows);
  });
});
