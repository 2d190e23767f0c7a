/** Everyday follow-ups of which each names one part: it is changed there, and what cannot be is said. */
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type Files, type LoopResult } from "../testing.ts";
import { typeCheck } from "../type-check.ts";

const bases = {
  bakery: "a landing page for a bakery with menu and contact form",
  gym: "website for my gym with class timetable, pricing and trainers",
  shop: "online store selling handmade candles with a cart and checkout",
  board: "a kanban board for a small team with due dates",
  crm: "CRM with contacts, deals and a dashboard",
  todo: "my todo app",
  albums: "playlist app to rate albums I listened to",
  stock: "inventory management for a small warehouse: products, suppliers, stock levels, low stock warning",
  paper: "local news website with categories and a newsletter signup",
  books: "library management: books, members, loans with due dates",
  recipes: "recipe collection app with ingredients, cooking time and category",
  restaurant: "Restaurant website: menu with prices, opening hours, table reservation",
  cafe: "Webseite für unser Café Morgenrot mit Karte, Öffnungszeiten und Anfahrt",
  barber: "let people book a haircut at my barber shop, they pick a barber and a time",
} as const;
type Base = keyof typeof bases;

const model = createOfflineBuilder();
const built = new Map<Base, LoopResult>();
beforeAll(async () => {
  for (const base of Object.keys(bases) as Base[]) built.set(base, await runTurn(model, bases[base]));
}, 240_000);

async function ask(base: Base, ...requests: string[]) {
  const start = built.get(base)!;
  let after: LoopResult = { ...start, files: new Map(start.files), messages: [...start.messages] };
  for (const text of requests) after = await runTurn(model, text, { files: after.files, messages: after.messages });
  const paths = new Set([...start.files.keys(), ...after.files.keys()]);
  return {
    files: after.files,
    did: (after.finish?.did ?? []).join(" "),
    notDone: (after.finish?.not_done ?? []).join(" "),
    said: after.texts.join(" "),
    changed: [...paths].filter(
      (path) => !path.startsWith(".slipway/") && start.files.get(path) !== after.files.get(path),
    ),
  };
}

const variants: Files[] = [];
const slow = { timeout: 120_000 };

const done: readonly (readonly [base: Base, request: string, path: string, part: string])[] = [
  ["gym", "center the logo", "src/components/layout/SiteHeader.tsx", "md:flex-col md:justify-center"],
  ["gym", "put the hero image on the left", "src/components/sections/Hero.tsx", "lg:order-first"],
  ["bakery", "swap the hero image to the right", "src/components/sections/Hero.tsx", "lg:grid-cols-"],
  ["bakery", "bigger headline", "src/components/sections/Hero.tsx", "lg:text-[7.375rem]!"],
  ["bakery", "the text is too small", "src/index.css", "font-size: 112.5%"],
  ["bakery", "make the text bigger on mobile", "src/index.css", "@media (max-width: 40rem)"],
  ["bakery", "make the background a bit warmer", "src/index.css", "--background: #fff3e5"],
  ["board", "make the cards bigger", "src/index.css", "zoom: 1.15"],
  ["board", "sort cards by due date", "src/pages/Index.tsx", '.sort((one, other) => (one.due || "9999")'],
  ["board", "show only overdue", "src/pages/Index.tsx", 'useState("overdue")'],
  ["shop", "delivery fee 3.90", "src/lib/cart.ts", "shippingFee = 3.9;"],
  ["shop", "show only candles that are in stock", "src/pages/Shop.tsx", ".filter((product) => product.stock > 0)"],
  ["shop", "add a sale badge to the first product", "src/components/shop/ProductCard.tsx", "badges[product.name]"],
  ["gym", "add a 'Most popular' badge to the second plan", "src/content/badges.ts", '"Most popular"'],
  ["gym", "mark the unlimited plan as most popular", "src/components/sections/Plans.tsx", "badges[plan.name]"],
  ["bakery", "highlight the first item of the menu", "src/index.css", "[data-framed]"],
  [
    "gym",
    "add a trainer called Lena Park who does boxing",
    "src/content/site.ts",
    '{ name: "Lena Park", role: "Boxing", note: "" }',
  ],
  ["bakery", "move contact above the menu", "src/content/navigation.ts", 'label: "Contact" },\n  { to: "/menu"'],
  ["crm", "rename Deals to Opportunities", "src/pages/Deals.tsx", "Add opportunity"],
  ["albums", "sort by rating", "src/pages/Albums.tsx", "other.rating - one.rating"],
  ["todo", "sort by priority", "src/pages/Todos.tsx", "todoPriorities.indexOf(other.priority)"],
  ["todo", "add a clear completed button", "src/pages/Todos.tsx", "Clear done"],
  ["todo", "mark all as done", "src/pages/Todos.tsx", "Mark all as done"],
  ["todo", "show the number of open tasks on top", "src/pages/Todos.tsx", '{"Todos · Open"}'],
  ["stock", "show only items that are low on stock", "src/pages/Products.tsx", 'useState("low")'],
  ["paper", "add tags to posts", "src/components/sections/PostList.tsx", "post.tags.map("],
  ["paper", "let readers comment", "src/pages/Post.tsx", "<Comments key={post.id}"],
  ["books", "add isbn", "src/components/books/BookForm.tsx", '<Field label="ISBN">'],
  [
    "restaurant",
    "we moved to 12 Harbor Street, Lisbon",
    "src/content/site.ts",
    'street: "12 Harbor Street", city: "Lisbon"',
  ],
  ["cafe", "Sonntag geschlossen und Samstag bis 16 Uhr", "src/content/site.ts", 'saturday: "09:00-16:00"'],
];

describe("a wish about one part", () => {
  it.each(done)("%s: %s", slow, async (base, request, path, part) => {
    expect(built.get(base)!.files.get(path) ?? "").not.toContain(part);
    const { files, did, notDone } = await ask(base, request);
    expect(files.get(path) ?? "").toContain(part);
    expect(did).not.toBe("");
    expect(notDone).not.toMatch(/Not confirmed|Not understood|Nicht verstanden/);
    variants.push(files);
  });

  it.each<[Base, string, string]>([
    ["board", "show how many cards are in each column", "head of each column"],
    ["bakery", "add opening hours", "opening hours stand"],
    ["barber", "ask for the phone number when booking", "asks for Phone already"],
    ["barber", "let people cancel their booking", "can cancel under My bookings"],
    ["crm", "show deals as a board", "opens on their board"],
    ["crm", "change the stage names to New, Talking, Signed", "I changed nothing"],
    ["crm", "show 10 per page", "10 at a time already"],
    ["crm", "can you explain the code?", "src/App.tsx"],
    ["todo", "how do i publish this?", "Press Publish"],
    ["todo", "why do i see nothing after login?", "I do not see what you see"],
    ["albums", "add a genre", "a field Genre already"],
    ["bakery", "make it more minimalist", "A stronger look"],
  ])("that is met, or cannot be, changes nothing: %s: %s", slow, async (base, request, part) => {
    const { changed, said } = await ask(base, request);
    expect(changed).toEqual([]);
    expect(said).toContain(part);
  });

  it("is not announced as another one before the files are read", slow, async () => {
    expect((await ask("shop", "change currency to euro")).said).not.toContain("another name");
    expect((await ask("bakery", "remove the footer")).said).not.toContain("entry less");
  });

  it("says which of the fields were there, and leaves the first page as it was", slow, async () => {
    const { files, notDone } = await ask("recipes", "add a servings field and a difficulty easy/medium/hard");
    expect(notDone).toContain("Already there: Servings");
    expect(files.get("src/data/recipes.ts")).toContain('recipeDifficulties = ["Easy", "Medium", "Hard"]');
    expect(files.get("src/pages/Index.tsx")).toBe(built.get("recipes")!.files.get("src/pages/Index.tsx"));
  });

  it("claims that prices are gone where times to reserve keep theirs of nothing", slow, async () => {
    const { did, notDone } = await ask("restaurant", "remove the prices from the menu");
    expect(did).toContain("No prices");
    expect(notDone).toBe("");
  });

  it("goes back with the headline to the size it began with", slow, async () => {
    const { files } = await ask("bakery", "bigger headline", "make the headline smaller");
    expect(files.get("src/components/sections/Hero.tsx")).toContain("lg:text-[6.25rem]!");
  });

  it("leaves the types clean", { timeout: 400_000 }, () => {
    expect(typeCheck(variants)).toBe("");
  });
});
