/** First lines of two to five words: what they keep, which language they are of, and what is refused. */
import { describe, expect, it } from "vitest";
import { limitsMet, prepareBuild } from "./turn/build.ts";
import { detectLanguage } from "./language/detect.ts";
import { createOfflineBuilder } from "./model.ts";
import { unclearRequest } from "./parse/wishes/unclear.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";
import { typeCheck } from "./type-check.ts";

const prepared = (text: string) => prepareBuild(text, detectLanguage(text).language!)!;
const planOf = (text: string): DraftPlan => prepared(text).plan;

describe("a line without a verb", () => {
  it.each([
    ["wine tasting notes", "What, From, Vintage, Tasted on, Nose, Palate, Rating, Would buy again, Notes"],
    ["cash book for our club", "What for, Amount, In or out, Date, Receipt number, Notes"],
    ["sneaker raffle", "Name, Ticket number, Phone, Paid, Draw, Prize, Entered on"],
    ["physio exercise plan", "Exercise, Sets, Repetitions, Hold, Side, Done today, Pain, How to do it"],
    ["chess club ladder", "Player, Place, Won, Lost, Challenges, Last played, Notes"],
    ["bee hive inspection diary", "Hive, Date, Queen, Frames of brood, Stores, Mites counted, Next inspection, Notes"],
    ["Getränkeliste für die wg", "Wer, Getränk, Wie viele, Preis je Stück, Datum, Bezahlt"],
    ["darts legs 501", "Player, Against, Date, Start, Darts thrown, Average of three darts, Checkout, Result"],
    ["crochet project tracker", "Project, Pattern, Material, Needles or tool, Status, For, Started, Photo, Notes"],
    ["Wasserverbrauch übersicht", "Zähler, Art, Datum, Stand, Verbrauch, Kosten, Notiz"],
    ["kids sports day registration", "Name, Group, Places, Email, Phone, Paid, Signed up on, Notes"],
    ["Zuckertagebuch", "Moment, Datum, Uhrzeit, Wert, Notizen"],
    ["rifa del colegio", "Nombre, Número de boleto, Teléfono, Pagado, Sorteo, Premio, Apuntado el"],
    ["encuesta de satisfacción", "Nombre, Fecha, Valoración, Recomendaría, Qué gustó, Qué mejorar"],
  ])("keeps what it is of: %s", (text, fields) => {
    const plan = planOf(text);
    expect(plan.archetype).toBe("tracker");
    expect(plan.entities[0]!.fields.map(({ label }) => label).join(", ")).toBe(fields);
  });

  it.each(["parents evening slots", "Kegelclub Punktezähler", "football predictions league", "torneo de ajedrez"])(
    "is no firm where its last word is worked with: %s",
    (text) => {
      expect(planOf(text).archetype).toBe("tracker");
    },
  );

  it.each([
    ["Stromverbrauch Dashboard", "de"],
    ["peluqueria canina", "es"],
    ["Flohmarkt Standanmeldung", "de"],
    ["carnet de jardinage", null],
    ["menu cantine école", null],
    ["cave à vin", null],
  ])("is of its language: %s", (text, language) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it.each([
    ["loan calculater", ["loan"]],
    ["bmi calc", ["bmi"]],
    ["Heizkosten rechner", ["heating"]],
  ])("calculates, however it is spelled: %s", (text, calculators) => {
    expect(planOf(text).options["calculators"]).toEqual(calculators);
  });

  it.each([
    ["server uptime dashboard", "uptime"],
    ["Stromverbrauch Dashboard", "energy"],
    ["sales dashboard", "sales"],
  ])("shows figures of its subject: %s", (text, topic) => {
    expect(planOf(text)).toMatchObject({ archetype: "dashboard", domain: topic });
  });

  it("about a game that nobody here can write is refused, and sums are asked as a quiz", () => {
    expect(unclearRequest("spelling game for kids", "en")?.say).toContain("That game I cannot write");
    expect(unclearRequest("multiplication tables game for my kid", "en")).toBeNull();
    expect(planOf("multiplication tables game for my kid").options["topic"]).toBe("times-tables");
  });
});

describe("cards and votes", () => {
  const model = createOfflineBuilder();
  const cards = async (text: string): Promise<string> =>
    (await runTurn(model, text)).files.get("src/content/sample-flashcards.ts")!;

  it("are of the language that is learnt", async () => {
    expect(await cards("flashcards for spanish words")).toContain('front: "the bridge", back: "el puente"');
    expect(await cards("Italienisch Karteikarten")).toContain('front: "die Brücke", back: "il ponte"');
    expect(await cards("flashcards")).toContain("le pont");
  });

  it("on a subject that is not known say so", () => {
    expect(planOf("flashcards for my law exam").options["known"]).toBe(false);
    expect(planOf("flashcards about the solar system").options["known"]).toBe(true);
  });

  it("ask what the line names", async () => {
    const { files } = await runTurn(model, "baby names vote");
    expect(files.get("src/content/sample-polls.ts")).toContain("Baby names: which do you like best?");
  });
});

describe("a sign-up", () => {
  it("type-checks with its site", { timeout: 120_000 }, async () => {
    const model = createOfflineBuilder();
    const lines = ["fun run sign up", "Flohmarkt Standanmeldung", "flashcards for spanish words", "charity auction"];
    const apps = await Promise.all(lines.map(async (line) => (await runTurn(model, line)).files));
    expect(typeCheck(apps)).toBe("");
  });

  it.each([
    ["fun run sign up", "Sign up", "people"],
    ["flea market stands sign up", "Book a stand", "stands"],
    ["Flohmarkt Standanmeldung", "Stand anmelden", "stands"],
    ["hackathon registration", "Sign up", "people"],
  ])("is a form on the site, and asks for no accounts: %s", (text, title, kind) => {
    const { archetype, request, plan } = prepared(text);
    expect(plan.pages.map((page) => page.title)).toContain(title);
    expect(plan.options["signUp"]).toBe(kind);
    expect(limitsMet({ archetype, request }, plan)).toEqual([]);
  });

  it("for one day has no opening hours, and guests are invited as before", () => {
    expect(planOf("fun run sign up").options["hours"]).toBe(false);
    expect(planOf("website for my wedding").pages.map(({ title }) => title)).toContain("RSVP");
    expect(planOf("website for my wedding").options["signUp"]).toBeUndefined();
  });
});
