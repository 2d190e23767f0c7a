/** Entries that stand in the files of an app are named by their name, their place or their price, whatever kind of app it is. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files, type LoopResult } from "../../testing.ts";
import { whichOf } from "./which-one.ts";

const model = createOfflineBuilder();
const built = new Map<string, Promise<LoopResult>>();

async function ask(request: string, text: string, edit?: (files: Files) => void) {
  const known = built.get(request) ?? runTurn(model, request);
  built.set(request, known);
  const start = await known;
  const before: Files = new Map(start.files);
  edit?.(before);
  const after = await runTurn(model, text, { files: new Map(before), messages: [...start.messages] });
  const changed = [...after.files.keys()].filter(
    (path) => !path.startsWith(".slipway/") && before.get(path) !== after.files.get(path),
  );
  const { did = [], not_done: notDone = [] } = after.finish ?? {};
  return { before, files: after.files, did, notDone, said: after.texts.join("\n"), changed };
}

const wood = "portfolio for a furniture maker";
const candles = "shop for candles with cart";
const restaurant = "restaurant website with menu and opening hours";
const works = "src/content/works.ts";
const products = "src/content/products.ts";
const site = "src/content/site.ts";

const namesIn = (content: string, key = "name"): string[] =>
  [...content.matchAll(new RegExp(`\\b${key}: "([^"]+)"`, "g"))].map((found) => found[1]!);

describe("an entry", () => {
  it.each([
    ["the second piece", { by: "place", at: 1, noun: "piece" }],
    ["das letzte Projekt", { by: "place", at: -1, noun: "Projekt" }],
    ["la última", { by: "place", at: -1, noun: "" }],
    ["the cheapest candle", { by: "price", most: false, noun: "candle", all: false }],
    ["the most expensive products", { by: "price", most: true, noun: "products", all: true }],
    ["la vela más barata", { by: "price", most: false, noun: "vela", all: false }],
    ["“Oak table”", { by: "name", name: "Oak table" }],
  ])("is meant by %s", (phrase, which) => {
    expect(whichOf(phrase)).toEqual(which);
  });

  it("is added by what people call it, and another is taken out by its place", async () => {
    const { files, did, changed } = await ask(wood, "add a piece called Walnut Bench and take out the first one");
    const [first, ...rest] = namesIn((await built.get(wood))!.files.get(works)!, "title");
    expect(namesIn(files.get(works)!, "title")).toEqual([...rest, "Walnut Bench"]);
    expect(did.join()).toContain(first!);
    expect(changed).toEqual([works]);
  });

  it("is called otherwise and is then what “it” means", async () => {
    const { files } = await ask(wood, "rename the second piece to Oak Table and move it to the end");
    expect(namesIn(files.get(works)!, "title").at(-1)).toBe("Oak Table");
  });

  it("is of another kind, which can be chosen", async () => {
    const { files } = await ask("portafolio de una ilustradora", "cambia el tipo de la primera a Cartel");
    expect(files.get(works)).toMatch(/title: "[^"]+",\s+series: "Cartel"/);
  });

  it.each([
    [candles, "move the cheapest candle to the end", products],
    ["tienda de velas con carrito", "pon la vela más barata al final", products],
  ])("stands at another place by its price: %s, %s", async (request, text, path) => {
    const { files, before } = await ask(request, text);
    const prices = (content: string): number[] =>
      [...content.matchAll(/\bprice: ([\d.]+)/g)].map((found) => Number(found[1]));
    expect(prices(files.get(path)!).at(-1)).toBe(Math.min(...prices(before.get(path)!)));
  });

  it("comes in the order of the prices with all others", async () => {
    const { files } = await ask(candles, "show the most expensive products first");
    const prices = [...files.get(products)!.matchAll(/^ {4}price: ([\d.]+)/gm)].map((found) => Number(found[1]));
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  });

  it("may be a group of a menu, under whatever heading", async () => {
    const { files } = await ask(restaurant, "put the desserts before the mains, and take the soup off");
    const content = files.get(site)!;
    expect(content.indexOf('"Sweet"')).toBeLessThan(content.indexOf('"Main"'));
    expect(content).not.toContain("White bean soup");
  });

  it("may be a date, with what is said of it", async () => {
    const { files } = await ask(
      "Vereinsseite für einen Ruderclub mit Terminen",
      "neuer Termin: Sommernachtsfest am 12. Juli um 15 Uhr",
    );
    expect(files.get(site)).toMatch(/time: "12\. Juli, 15 Uhr",\s+name: "Sommernachtsfest"/);
  });

  it("may be a column of a board", async () => {
    const { files } = await ask("kanban board for our marketing team", "move Done to the front");
    expect(namesIn(files.get("src/data/cards.ts")!)[0]).toBe("Done");
  });

  it("that is not there is answered with those that are", async () => {
    const { said, changed } = await ask(wood, "rename the grandfather clock to Tall Clock");
    expect(changed).toEqual([]);
    expect(said).toContain("Table for eleven");
  });

  it("that is not there hides no other wish that was left", async () => {
    const { said } = await ask("Terminbuchung für einen Friseur", "Bart trimmen dazu für 15 Euro, und Färben raus");
    expect(said).toContain("Haarschnitt");
    expect(said).toContain("Bart trimmen dazu");
  });

  it("of a list without a price of its own gets none made up", async () => {
    const { said, changed } = await ask(candles, "add a product called Midnight");
    expect(changed).toEqual([]);
    expect(said).toContain("price");
  });

  it("is called what it is called, whatever else it is", async () => {
    const { did } = await ask("online shop for handmade soap", "add a soap called Sea Salt for 7.50");
    expect(did[0]).toMatch(/^Sea Salt/);
  });

  it("takes a name and leaves what is said about it, and says so", async () => {
    const renamed = await ask(wood, "rename the second piece to Oak Table, it's from 2023");
    expect(namesIn(renamed.files.get(works)!, "title")[1]).toBe("Oak Table");
    expect(renamed.notDone.join()).toContain("from 2023");
    const added = await ask(restaurant, "add a vegan burger for 14 with the description 'Beetroot patty, pickles'");
    expect(added.did[0]).toMatch(/^Vegan burger/);
    expect(added.files.get(site)).toContain("Beetroot patty, pickles");
  });

  it("is not the whole app: its colour is left, and the app's own is changed", async () => {
    const button = await ask("website for my bakery", "change the button See the menu to Our breads and make it red");
    expect(button.did.join()).not.toContain("colour");
    expect(button.notDone.join()).toContain("make it red");
    const app = await ask("website for my bakery", "rename the site to Crust and make it dark blue");
    expect(app.did.join()).toContain("Main colour");
  });

  it.each([
    ["add a column Blocked between Doing and Done", /name: "In progress"[^]*name: "Blocked"[^]*name: "Done"/],
    ["add a column Waiting for parts before done", /name: "Waiting for parts"[^]*name: "Done"/],
  ])("of a board stands where it was wanted: %s", async (text, order) => {
    const { files } = await ask("kanban board for my team", text);
    expect(files.get("src/data/cards.ts")).toMatch(order);
  });

  it.each([
    ["app para mi club de ajedrez: socios, partidas y cuotas", "añade el campo Elo a los socios y ordénalos por Elo"],
    ["app for my chess club: members, matches, fees", "add a field Elo to members and sort them by it"],
  ])("is no field, and both wishes are carried out: %s", async (request, text) => {
    const { did, said } = await ask(request, text);
    expect(did).toHaveLength(2);
    expect(did.every((claim) => claim.includes("Elo"))).toBe(true);
    expect(said).not.toMatch(/new entry|nueva entrada/i);
  });

  it("stands in groups by what has no fixed values, too", async () => {
    const { did, files } = await ask("track the books i read", "group them by author");
    expect(did).toEqual([
      "Books stand in groups by Author, each with a heading and its number; search and filters stay",
    ]);
    expect(files.get("src/pages/Books.tsx")).toContain("const inGroup = shown.filter(");
  });

  it("keeps what a person wrote beside it", async () => {
    const { files } = await ask(wood, "rename the second piece to Oak Table", (own) =>
      own.set(works, own.get(works)!.replace('title: "Table for eleven"', 'title: "My own table"')),
    );
    expect(namesIn(files.get(works)!, "title").slice(0, 2)).toEqual(["My own table", "Oak Table"]);
  });
});
