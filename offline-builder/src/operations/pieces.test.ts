/** One piece of an app and nothing around it: cards, a column, one price, the line above a post, results, pairs. */
import { afterAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type Files, type LoopResult } from "../testing.ts";
import { typeCheck } from "../type-check.ts";

const model = createOfflineBuilder();
const built = new Map<string, Promise<LoopResult>>();
const changedApps: Files[] = [];

async function ask(request: string, text: string) {
  const known = built.get(request) ?? runTurn(model, request);
  built.set(request, known);
  const start = await known;
  const last = await runTurn(model, text, { files: new Map(start.files), messages: [...start.messages] });
  changedApps.push(last.files);
  const changed = [...last.files].filter(
    ([path, content]) => !path.startsWith(".slipway/") && start.files.get(path) !== content,
  );
  return {
    files: last.files,
    changed: changed.map(([path]) => path).sort(),
    did: last.finish?.did ?? [],
    said: last.texts.join("\n"),
  };
}

const board = "kanban board for a small team with due dates";
const expenses = "Ausgaben mit Betrag, Kategorie, Datum und Person";
const salon = "Terminbuchung für einen Friseursalon: Färben 70 €, Bart 20 €";
const blog = "A blog about mountain hiking by Lena Brandt";
const memory = "Memory game with animals";

afterAll(() => {
  expect(typeCheck(changedApps)).toBe("");
}, 120_000);

describe("a colour", () => {
  it.each([
    [board, "make the cards darker", "main [data-card] {"],
    [board, "color the In progress column purple", '[data-column="doing"] {'],
    [expenses, "mach die Karten dunkler", "main .rounded-card.bg-card {"],
    [memory, "haz las cartas rojas", "main li > .bg-primary {"],
    [expenses, "las tarjetas en azul claro", "background-color: #b3d6f5"],
  ])("is that of the piece, not of the app: %s: %s", async (request, text, part) => {
    const { files, changed } = await ask(request, text);
    expect(files.get("src/index.css")).toContain(part);
    expect(changed).toEqual(["src/index.css"]);
  });

  it("of a column that is not there changes none", async () => {
    const { changed, said } = await ask(board, "color the Ideas column green");
    expect(changed).toEqual([]);
    expect(said).toContain("In progress");
  });
});

describe("a price", () => {
  it("of one thing goes, and the others stay", async () => {
    const { files, did } = await ask(salon, "Preis vom Bart ausblenden");
    expect(did).toEqual(["Bart zeigt keinen Preis mehr; die anderen behalten ihren"]);
    expect(files.get("src/content/site.ts")).toMatch(/name: "Färben",[^}]*price: 70/);
    expect(files.get("src/pages/Book.tsx")).toContain("service.price > 0 && formatPrice(service.price)");
    expect(files.get("src/components/sections/OfferList.tsx")).toContain("item.price > 0 && formatPrice(item.price)");
  });
});

describe("a post", () => {
  it("names its author, as the first request did", async () => {
    const { files } = await ask(blog, "show the author on every post");
    expect(files.get("src/content/posts.ts")).toContain('author: "Lena Brandt"');
    expect(files.get("src/pages/Post.tsx")).toContain("{post.author}");
    expect(files.get("src/components/sections/PostList.tsx")).toContain("{post.author}");
  });

  it("names whoever keeps the blog, in their own words", async () => {
    const { files } = await ask(blog, "put my name on every post");
    expect(files.get("src/content/posts.ts")).toContain('author: "Lena Brandt"');
  });

  it("names nobody who was made up", async () => {
    const { changed, said } = await ask("Ein Blog über Brettspiele", "zeig den Autor bei jedem Beitrag");
    expect(changed).toEqual([]);
    expect(said).toContain("Ich erfinde keinen");
  });

  it("shows no date", async () => {
    const { files } = await ask(blog, "remove the dates");
    expect(files.get("src/pages/Post.tsx")).not.toContain("dates");
    expect(files.get("src/components/sections/PostList.tsx")).not.toContain("dates");
  });
});

describe("what is worked out and played", () => {
  it.each([
    ["Calculadora de propinas", "redondea el total hacia arriba", "total: Math.ceil(result.total) }"],
    ["tip calculator", "round the tip to 50 cents", "tipAmount: Math.round(result.tipAmount * 2) / 2 }"],
    ["Trinkgeldrechner", "auf ganze Euro runden", "each: Math.round(result.each)"],
  ])("has round results: %s: %s", async (request, text, part) => {
    const { files } = await ask(request, text);
    expect(files.get("src/pages/Index.tsx")).toContain("given && rounded(calculate(given))");
    expect(files.get("src/pages/Index.tsx")).toContain(part);
  });

  it.each([
    ["more pairs, make it 10", 10],
    ["lieber 24 Karten", 12],
    ["6 parejas", 6],
  ])("has so many pairs: %s", async (text, count) => {
    const { files, did } = await ask(memory, text);
    expect(did).toHaveLength(1);
    expect(files.get("src/content/pictures.ts")!.match(/\{ name: "/g)).toHaveLength(count);
  });

  it("shows other pictures", async () => {
    const { files } = await ask(memory, "use fruits instead of animals");
    expect(files.get("src/content/pictures.ts")).toContain("icon: Banana }");
  });

  it("gives a question so many seconds", async () => {
    const { files } = await ask("Ein Quiz über Hauptstädte", "15 Sekunden pro Frage");
    expect(files.get("src/pages/Index.tsx")).toContain("const seconds = 15;");
  });
});
