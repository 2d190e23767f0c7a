import { describe, expect, it } from "vitest";
import { overlooked, passedOver, trulyUnused } from "./passed-over.ts";
import { shownWords } from "./shown-words.ts";

const page = (text: string): string => `export const Page = () => <p className="grid vouchers">${text}</p>;`;
const over = (request: string, text: string, language: "en" | "de" | "es" = "en"): string[] =>
  passedOver(request, { written: page(text), said: ["A bakery: menu."], language }).lost;

describe("what a request asks for and nobody says a word of", () => {
  it.each([
    ["A site for my bakery with prices, a waiting list and gift cards", "Prices", ["waiting list", "gift cards"]],
    ["A site for my bakery. Customers can order ahead, and we'd love a map.", "Menu", ["order ahead", "map"]],
    ["A trainer for Spanish with cards", "Cards", ["Spanish"]],
    ["A register with objects, donor and location", "Objects. Try it in another place", ["donor", "location"]],
    ["A site for a lecturer with talks, a cv and RSS", "Talks", ["cv", "RSS"]],
    ["An app for drivers with days available and trips", "Drivers. Trips. It is not a day", ["days available"]],
    ["A site with farm tours people can book, prices", "Farm. Prices. Book a time", ["farm tours people can book"]],
    [
      "We run a food truck. Show where we are this week, the menu and allergens",
      "Menu",
      ["where we are this week", "allergens"],
    ],
  ])("is named as it is written: %s", (request, shown, expected) => {
    expect(over(request, shown)).toEqual(expected);
  });

  it.each([
    ["in the word that an app of its kind has for it", "A blog with posts and tags", "Posts by category"],
    ["with a letter too few", "A list of dats and names", "Dates. Names"],
    ["in another ending", "A site with reminders and watering", "Remind me. Water every day"],
    ["in another word for it", "A site with pictures, appointments and pricing", "Gallery. Book a slot. Prices"],
    ["as what is refused", "A site with a menu, no online payment and without sign-in", "Menu"],
    ["as how it should look", "A simple, modern, friendly site with a menu", "Menu"],
  ])("is not heard %s", (_how, request, shown) => {
    expect(over(request, shown)).toEqual([]);
  });

  it("is heard in German compounds and in Spanish order", () => {
    expect(over("Seite mit Tischreservierung und Gutscheinen", "Reservierung", "de")).toEqual(["Gutscheinen"]);
    expect(over("Seite mit Theorieunterricht und Stellenangeboten", "Theorie. Stellen", "de")).toEqual([]);
    expect(over("Web con precios y lista de espera", "Precios", "es")).toEqual(["lista de espera"]);
  });

  it.each([
    ["a question with its word", "A site with a menu and what to wear", "Menu. Wear", []],
    ["a question nobody answers", "A site with a menu and what to wear", "Menu", ["what to wear"]],
    [
      "a rule with a number",
      "A menu with dishes older than 90 days",
      "Menu. Dishes older",
      ["dishes older than 90 days"],
    ],
    ["a number of times", "A menu and bookings, not more than twice a week", "Menu. Bookings", ["twice a week"]],
    ["a word that only begins alike", "A menu with years and the country", "Menu. Year. Counts", ["country"]],
    [
      "a phone number for emergencies",
      "Seite mit Speisekarte und Notfallnummer",
      "Speisekarte. Telefonnummer",
      ["Notfallnummer"],
    ],
  ] as const)("is told from %s", (_what, request, shown, expected) => {
    expect(over(request, shown, request.startsWith("Seite") ? "de" : "en")).toEqual(expected);
  });

  it.each([
    [
      "A chart with kids and chores, each kid sees only their own chores",
      "Kids. Chores",
      "kid sees only their own chores",
    ],
    ["A list with books, who read what", "Books we read. Who", "who read what"],
    ["A list with bills and a total per client", "Bills. Total. Client", "total per client"],
    ["A site for a fair with talks in 3 tracks", "Talks. Why one track", "talks in 3 tracks"],
    ["A plan with ideas and a weekly email", "Ideas. Email", "weekly email"],
    ["Liste mit Geräten, nur Lehrer dürfen löschen", "Geräte. Lehrer. Löschen", "nur Lehrer dürfen löschen"],
    ["Lista con animales y que solo los socios editen", "Animales. Socios. Editar", "solo los socios editen"],
  ])("is a rule, and that its things are there tells nothing of it: %s", (request, shown, named) => {
    const language = request.startsWith("Liste ") ? "de" : request.startsWith("Lista") ? "es" : "en";
    const things = shown.split(". ").map((text) => page(text));
    const written = things.join("\n");
    expect(passedOver(request, { written, said: [], language }).lost).toEqual([named]);
    expect(passedOver(request, { written, said: [`Done: ${request}`], language }).lost).toEqual([]);
  });

  it.each([
    ["a word that names little, alone in a list", "A list with records, label, year", "Records. Label", ["year"]],
    ["a deed with its particle", "A site with dates and how to sign up", "Dates. Sign in", ["how to sign up"]],
    ["what is proven only in a part", "A list with naps and a weight chart", "Naps. BarList", ["weight chart"]],
    [
      "a word that stands in a sentence by chance",
      "A page with founders and facts",
      "Facts. We found all of it again",
      ["founders"],
    ],
    [
      "whose entries somebody sees",
      "A list with essays and they see only their own",
      "Essays. Own",
      ["only their own"],
    ],
  ])("is told from %s", (_what, request, shown, expected) => {
    const written = `${shown
      .split(". ")
      .map((text) => page(text))
      .join("\n")}\nexport const Chart = BarList;`;
    expect(passedOver(request, { written, said: [], language: "en" }).lost).toEqual(expected);
  });

  it("is named by the word that the app has for it, and only where a label has it", () => {
    const renamed = (request: string, text: string): string[] =>
      passedOver(request, { written: page(text), said: [], language: "en" }).renamed;
    expect(renamed("A board with deadlines and tags", "Due. Categories")).toEqual([
      "deadlines (Due)",
      "tags (Categories)",
    ]);
    expect(renamed("A board with cards and tags", "Cards. Tags")).toEqual([]);
    expect(over("A site with a menu and a gallery", "Menu. Half an hour for you, bring pictures")).toEqual(["gallery"]);
  });

  it("is told where a status says the opposite", () => {
    expect(over("A list with bills and which are unpaid", "Bills. Paid, open")).toEqual([]);
  });

  it("takes nothing of the program for a word that people read", () => {
    expect(over("A site with a menu and vouchers", "Menu")).toEqual(["vouchers"]);
    expect(
      shownWords(`import { Map } from "lucide-react";\n// vouchers\nconst a = "flex-wrap"; const b = "Our menu";`),
    ).toBe("Our menu");
    expect(
      shownWords('cn("flex min-h-10 gap-3"); const key = "pages"; put(`${row.total} a`); f(a: Set<T>): T; g<U>();'),
    ).toBe("");
  });

  it("takes back what was called unused and stands there in another word", () => {
    const answered = { written: page("Due. Assignee"), said: [], language: "en" as const };
    expect(trulyUnused(["deadlines", "authors", "labels"], answered)).toEqual(["labels"]);
    expect(trulyUnused(["due in 24 hours"], answered)).toEqual(["due in 24 hours"]);
  });

  it("is found in time that grows with the text", () => {
    const long = "with a thing and a ".repeat(200).slice(0, 3_999);
    expect(over(long, "Menu").length).toBeLessThanOrEqual(12);
  });
});

describe("what a change asks for beside what was done", () => {
  const left = (request: string, written: string, said: string[]): string[] =>
    overlooked(request, { written, said, language: "en" });

  it("is named where neither the changed files nor the answer has a word of it", () => {
    expect(left("add a page About and a timeline of awards", "<h1>About</h1>", ["Page About at /about"])).toEqual([
      "timeline of awards",
    ]);
  });

  it("is named where it is a colour that nothing got", () => {
    expect(left("make the headings burgundy and bigger", "h1 { font-size: 3rem; }", ["Headings: bigger"])).toEqual([
      "burgundy",
    ]);
    expect(left("make the headings burgundy and bigger", "h1 { color: burgundy; }", ["Headings: bigger"])).toEqual([]);
  });

  it("is not named where the files or the answer have it, or where one wish is all there is", () => {
    const css = "--corner-radius: 2rem; --header-background: #2563c9;";
    expect(left("make the header background blue and the corner radius large", css, [])).toEqual([]);
    expect(left("remove the menu and the opening hours", "", ["Menu and opening hours are gone"])).toEqual([]);
    expect(left("play cheerful music", "", [])).toEqual([]);
  });
});

describe("words that are written as one, with a hyphen or apart", () => {
  it.each([
    ["A site for candles with work shops", "Candles. All workshops of the year"],
    ["A site for candles with work-shops", "Candles. All workshops of the year"],
    ["A site for candles with workshops", "Candles. All work-shops of the year"],
    ["A site for candles with hand-made candles", "Candles poured by hand"],
    ["A site for candles with hand made candles", "Handmade candles"],
  ])("are one word: %s", (request, written) => expect(over(request, written)).toEqual([]));

  it("are named where the app has neither of them", () => {
    expect(over("A site for candles with work-shops", "Candles of the year")).toEqual(["work-shops"]);
    expect(over("A site for candles with gift-cards", "Candles as a gift")).toEqual(["gift-cards"]);
  });
});
