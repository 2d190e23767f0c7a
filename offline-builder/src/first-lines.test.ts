/** What a stranger's first line becomes: trades without a line of their own so far, works, names, and lists of measured things. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language/detect.ts";
import { createOfflineBuilder } from "./model.ts";
import { bareFields } from "./parse/records/bare-fields.ts";
import { unclearRequest } from "./parse/wishes/unclear.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";
import { prepareBuild } from "./turn/build.ts";

function planOf(text: string): DraftPlan {
  return prepareBuild(text, detectLanguage(text).language!)!.plan;
}

const fieldsOf = (text: string): string =>
  planOf(text)
    .entities[0]!.fields.map(({ label }) => label)
    .join(", ");

describe("the site of a trade", () => {
  it.each([
    ["website for a glazier", "glazier"],
    ["Webseite für einen Steinmetz", "stonemason"],
    ["página web para un podólogo", "podiatry"],
    ["website for a bridal shop", "bridal"],
    ["Webseite für einen Kammerjäger", "pest-control"],
    ["website for an upholsterer", "upholsterer"],
    ["Schneiderin, Änderungen und Preise", "tailor"],
    ["bowling alley website", "bowling"],
    ["fish and chips shop website", "chip-shop"],
    ["Webseite für einen Dönerladen", "kebab"],
    ["knife sharpening service, we collect and bring back, website", "knife-sharpener"],
    ["mortgage broker website", "finance-broker"],
    ["website for a children's entertainer", "entertainer"],
    ["página web para un concesionario de coches", "car-dealer"],
    ["diving school website", "diving"],
    ["photography studio website with prices", "photo-studio"],
    ["landing page for a dog walking business named Muddy Paws", "dog-walker"],
    ["website for a band", "musician"],
    ["website for a mini golf course", "bowling"],
  ])("is about it: %s", (text, domain) => {
    expect(planOf(text)).toMatchObject({ archetype: "brochure", domain });
  });
});

describe("the site of somebody whose works are looked at", () => {
  it.each([
    ["I'm a painter and need a site to show my paintings", "works-painting"],
    ["a pottery portfolio website", "works-ceramics"],
    ["my website as a UX designer", "works-web"],
    ["website for an actor", "works-stage"],
    ["página web para una bailarina", "works-stage"],
    ["website for a drone photographer", "photography"],
    ["Webseite für eine Hochzeitsfotografin", "photography"],
    ["Webseite für einen Videografen", "works-film"],
  ])("shows them: %s", (text, domain) => {
    expect(planOf(text)).toMatchObject({ archetype: "portfolio", domain });
  });

  it.each([
    ["photographer website with packages and booking", "photo-studio"],
    ["Webseite für einen Malerbetrieb", "painter"],
    ["Webseite für einen Maler", "painter"],
    ["website for a tattoo artist with booking", "tattoo"],
    ["website for my wedding", "wedding"],
  ])("is none where they are hired or named otherwise: %s", (text, domain) => {
    expect(planOf(text)).toMatchObject({ archetype: "brochure", domain });
  });
});

describe("a name", () => {
  it.each([
    ["Metzgerei Huber mit Mittagstisch", "Metzgerei Huber"],
    ["wedding invitation for Priya & Tom, 14 August, with rsvp", "Priya & Tom"],
    ["Hochzeit von Anna und Ben am 3. Mai", "Anna und Ben"],
    ["portafolio de arquitecta Lucía Ferrer", "Lucía Ferrer"],
    ["Tierarztpraxis Dr. Sommer", "Tierarztpraxis Dr. Sommer"],
    ["website for my model railway club", "Model railway club"],
    ["Einladung zum 60. Geburtstag von Opa Werner mit Zusage", "60. Geburtstag von Opa Werner"],
    ["Café Morgenrot in Kassel", "Café Morgenrot"],
    ["feature voting board for our app", "Feature voting board"],
  ])("is taken as it was said: %s", (text, name) => {
    expect(planOf(text).name).toBe(name);
  });

  it("is no abbreviation of a trade", () => {
    expect(planOf("my website as a UX designer").name).not.toBe("UX");
  });
});

describe("a list", () => {
  it.each([
    ["a log of the wines i tasted with grape, region, year and my rating", "Name, Grape, Region, Year, Rating"],
    ["Weinkeller App mit Jahrgang, Rebsorte und Anzahl", "Name, Jahrgang, Rebsorte, Anzahl"],
    ["fishing log: species, weight, length, lake, bait", "Species, Weight, Length, Lake, Bait, Date"],
    ["guitar practise log w/ minutes and song", "Minutes, Song, Date"],
    ["track medication for my mum: name, dose, time of day, taken yes/no", "Name, Dose, Time of day, Taken"],
    ["blood pressure log", "Moment, Date, Upper, Lower, Pulse, Notes"],
    ["student attendance register for a drama class", "Name, Date, Attendance, Group, Notes"],
    ["wishlist", "What, For, Occasion, Price, Link, Got it, Notes"],
    ["badminton tournament tracker", "First player, Against, Round, Date, Points, Points against"],
    ["bake sale sign-up", "Name, Brings or does, How many, Phone, Notes"],
    ["lost and found list", "What, Lost or found, Where, When, Reported by, Phone, Photo, Back with its owner, Notes"],
    [
      "car maintenance history for my two cars with mileage and cost",
      "What was done, Car, Date, Mileage, Cost, Garage, Due again",
    ],
    ["feature voting board for our app", "Title, Votes, Status, Asked for by, Date, What for"],
    ["Mitfahrgelegenheiten im Dorf", "Wer fährt, Von, Nach, Tag, Uhrzeit, Freie Plätze, Telefon"],
    ["Übungstagebuch für Geige", "Was, Datum, Minuten, Wie es lief, Beim nächsten Mal"],
    ["i want to write down my dreams every morning", "Title, Date, Text"],
  ])("has the fields of what it is of: %s", (text, fields) => {
    expect(fieldsOf(text)).toBe(fields);
  });

  it.each([
    ["expense claims for our charity volunteers", "claims", "Expense claims"],
    ["a guestbook for our holiday cottage", "guestbook", "Entries"],
    ["something to plan weekly dinners and make the shopping list", "meals", "Recipes"],
    ["bug tracker for our mobile game", "issues", "Issues"],
    ["seed inventory", "lists", "Seeds"],
  ])("is of that and of nothing that only stands beside it: %s", (text, domain, list) => {
    const plan = planOf(text);
    expect([plan.domain, plan.entities[0]!.plural]).toEqual([domain, list]);
    expect(plan.entities.map(({ plural }) => plural)).not.toContain("Matches");
  });

  it.each([
    ["company directory of employees with department and phone", "Employees"],
    ["Schlüsselverwaltung: wer hat welchen Schlüssel seit wann", "Schlüssel"],
    ["key log for our office", "Keys"],
    ["control de llaves", "Llaves"],
    ["training plan", "Workouts"],
    ["weekly planner", "Tasks"],
  ])("is called by what is kept: %s", (text, list) => {
    expect(planOf(text).entities[0]!.plural).toBe(list);
  });

  it.each([
    ["bingo", "en", "That game I cannot write"],
    ["Spiel Schere Stein Papier", "de", "Dieses Spiel kann ich nicht"],
    ["password generator", "en", "That tool I cannot write"],
    ["un metrónomo", "es", "Esa herramienta no la sé"],
  ] as const)("what nobody here can write is refused, and becomes no consultancy: %s", (text, language, says) => {
    expect(unclearRequest(text, language)?.say).toContain(says);
    expect(unclearRequest(`${text} club website`, language)).toBeNull();
  });

  it("of medicines has no page of products", () => {
    expect(planOf("medication tracker").pages.map(({ component }) => component)).not.toContain("StockLevels");
    expect(planOf("inventory for a warehouse").pages.map(({ component }) => component)).toContain("StockLevels");
  });

  it("numbers that name something are written, and a sign-up sheet asks for no account", () => {
    const parcels = planOf("track parcels we send out: customer, carrier, tracking number, delivered?").entities[0]!;
    expect(parcels.fields.find(({ key }) => key === "trackingNumber")?.type).toBe("text");
    expect(planOf("potluck sign up sheet").options["gated"]).toBeUndefined();
  });
});

describe("what is asked about", () => {
  it.each([
    ["a quiz about dinosaurs for my 6 year old", "dinosaurs"],
    ["quiz about the planets", "space"],
    ["Fußball-Quiz", "football"],
    ["quiz about capitals", "capitals"],
    ["make a quiz game", "general"],
  ])("is what the questions are on: %s", (text, topic) => {
    expect(planOf(text).options["topic"]).toBe(topic);
  });

  it.each([
    ["blog about urban beekeeping", "Why I write about urban beekeeping"],
    ["un blog de recetas veganas", "Por qué escribo sobre recetas veganas"],
    ["Blog über Modelleisenbahnen", "Warum ich über Modelleisenbahnen schreibe"],
  ])("is what the posts speak of: %s", (text, title) => {
    const { archetype, plan } = prepareBuild(text, detectLanguage(text).language!)!;
    const posts = archetype.emit(plan).shell.find(({ path }) => path === "src/content/posts.ts")!.content;
    expect(posts).toContain(title);
    expect(posts).not.toMatch(/fog|Nebel|niebla/);
  });

  it.each([
    ["calculator for how much paint i need for a room", "paint"],
    ["tip splitter", "tip"],
    ["Rechner für den Spritverbrauch", "trip-cost"],
  ])("is what is worked out: %s", (text, id) => {
    expect(planOf(text).options["calculators"]).toContain(id);
  });

  it("of a holiday flat with a calendar is the flat", () => {
    expect(planOf("Ferienwohnung an der Ostsee mit Kalender und Anfrage").domain).toBe("holiday-flat");
    expect(planOf("family calendar").domain).toBe("calendar");
    expect(planOf("Putzplan WG").domain).toBe("chores");
  });
});

describe("a terse line", () => {
  it.each([
    ["gym log exercise sets reps weight", "Exercise, Sets, Reps, Weight, Date"],
    ["Weinliste Jahrgang Region Bewertung", "Name, Jahrgang, Region, Bewertung"],
    ["sleep log hours quality", "Hours, Quality, Date"],
    ["coin list country year value", "Name, Country, Year, Value"],
  ])("names its fields without commas: %s", (text, fields) => {
    expect(fieldsOf(text)).toBe(fields);
  });

  it.each(["reading list summer holidays", "shopping list for the birthday", "gift list family christmas friends"])(
    "whose words are no fields names none: %s",
    (text) => {
      expect(bareFields(text)).toEqual([]);
    },
  );

  it.each([
    ["track my blood presure", "Moment, Date, Upper, Lower, Pulse, Notes"],
    ["medication reminder list", "Medicine, Dose, Time, When, Taken today, Until, Notes"],
    ["bird sightings notebook", "What, Date, Where, How many, Photo, Notes"],
    ["kids pocket money", "What for, Child, Amount, In or out, Date, Notes"],
    ["sewing projects tracker", "Project, Pattern, Material, Needles or tool, Status, For, Started, Photo, Notes"],
    ["chore points for the kids", "What was done, Who, Points, Date, Redeemed, Reward"],
    ["darts legs we played", "Player, Against, Date, Start, Darts thrown, Average of three darts, Checkout, Result"],
    ["customer satisfaction survey", "Name, Date, Rating, Would recommend, What was good, What could be better"],
    ["Vereinskasse", "Wofür, Betrag, Einnahme oder Ausgabe, Datum, Belegnummer, Notizen"],
    ["Rezepte sammeln", "Name, Gang, Minuten, Portionen, Zutaten, Zubereitung"],
    ["Tomatenpflanzen verfolgen", "Name, Standort, Zustand, Zuletzt versorgt, Nächstes Mal, Notizen"],
  ])("has the fields of what it is of: %s", (text, fields) => {
    expect(fieldsOf(text)).toBe(fields);
  });

  it("keeps what comes in beside what goes out", () => {
    const [, income] = planOf("Haushaltsbuch mit Einnahmen und Ausgaben").entities;
    expect(income!.fields.map(({ label, type }) => `${label}:${type}`).slice(0, 3)).toEqual([
      "Von:text",
      "Betrag:money",
      "Datum:date",
    ]);
  });

  it.each([
    ["books i want to read", "tracker", "lists"],
    ["Einkaufsliste für die WG", "tracker", "lists"],
    ["Vokabeltrainer Englisch", "tracker", "flashcards"],
    ["website traffic dashboard", "dashboard", "traffic"],
    ["energy use dashboard for my house", "dashboard", "energy"],
    ["financial report for my small firm", "dashboard", "firm"],
    ["charity fun run with sign up", "brochure", "fun-run"],
    ["Flohmarkt im Dorf mit Anmeldung für Stände", "brochure", "flea-market"],
    ["village choir, our concerts", "brochure", "choir"],
    ["scout group website", "brochure", "scouts"],
    ["Kita-Seite mit Gruppen und Terminen", "brochure", "kindergarten"],
    ["Imkerei-Shop für Honig", "shop", "beekeeper"],
    ["school reunion 2027 with rsvp", "brochure", "celebration"],
    ["hackathon landing page with schedule", "brochure", "conference"],
    ["book meeting rooms in our office", "booking", "meeting-rooms"],
  ])("is an app of its kind: %s", (text, archetype, domain) => {
    expect(planOf(text)).toMatchObject({ archetype, domain });
  });
});

it("what came in and what went out is not added up", async () => {
  const built = await runTurn(createOfflineBuilder(), "Vereinskasse");
  expect(built.files.get("src/pages/Index.tsx")).not.toMatch(/Summe|formatRoundMoney/);
});
