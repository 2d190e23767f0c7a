/** What newcomers ask next in plain words, of apps that nobody wrote a test for before. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type LoopResult } from "../testing.ts";

const model = createOfflineBuilder();
const apps = new Map<string, Promise<LoopResult>>();

/** The app after the wishes, the first of which is the request it was built from. */
async function after(app: string, ...wishes: string[]): Promise<LoopResult> {
  const built = apps.get(app) ?? runTurn(model, app);
  apps.set(app, built);
  let result = await built;
  for (const wish of wishes)
    result = await runTurn(model, wish, { files: new Map(result.files), messages: structuredClone(result.messages) });
  return result;
}

const did = (result: LoopResult): string => (result.finish?.did ?? []).join(" ");
const text = (result: LoopResult, path: string): string => result.files.get(path) ?? "";

const soaps = "online shop for handmade soap";
const products = "src/content/products.ts";

describe("a sale", () => {
  it("lowers every price and shows the one before, until it ends", async () => {
    const sale = await after(soaps, "put 20% off everything");
    expect(text(sale, products)).toContain("price: 6,\n    was: 7.5");
    expect(text(sale, "src/components/shop/ProductCard.tsx")).toContain("formatPrice(product.was)");
    const again = await after(soaps, "put 20% off everything", "10% off everything");
    expect(text(again, products)).toContain("price: 6.75,\n    was: 7.5");
    const over = await after(soaps, "put 20% off everything", "end the sale");
    expect(text(over, products)).toContain("price: 7.5,\n");
    expect(text(over, products)).not.toContain("was: ");
  });

  it("is of the kind that is named, and a code stays a code", async () => {
    expect(did(await after(soaps, "10% discount on all jars and bottles"))).toContain("4 prices");
    expect(did(await after(soaps, "Add a discount code SUMMER10 for 10 % off"))).toContain("SUMMER10");
  });
});

describe("sizes and other choices of products", () => {
  it("stand at every product, in the words that were said", async () => {
    const sized = await after(soaps, "add sizes S M L to the products");
    expect(text(sized, products).match(/options: \["S", "M", "L"\]/g)).toHaveLength(8);
    expect(text(sized, "src/pages/Product.tsx")).toContain('label="Size"');
    expect(did(await after(soaps, "let customers choose a colour: red, blue or dark green"))).toContain("Dark green");
  });

  it("are asked for where none were said", async () => {
    const asked = await after(soaps, "add sizes");
    expect(asked.calls.some((call) => call.tool === "ask_user")).toBe(true);
    expect(text(asked, products)).not.toContain('"S"');
  });
});

it("lets customers fetch what they ordered, without shipping and address", async () => {
  const picked = await after(soaps, "customers should be able to pick up in store instead of shipping");
  const checkout = text(picked, "src/pages/Checkout.tsx");
  expect(checkout).toContain("shipping: 0, total: inCart.totals.total - inCart.totals.shipping");
  expect(checkout).toContain("!pickedUp || !address.has(key)");
  expect(text(picked, "src/data/orders.ts")).toContain("pickedUp?: boolean");
});

it("writes the occasion on a banner of which nothing else was said, and says so", async () => {
  const banner = await after(soaps, "add a Valentine's banner at the top");
  expect(text(banner, "src/components/layout/Announcement.tsx")).toContain("Happy Valentine’s Day");
  expect(banner.finish!.not_done.join()).toContain("Only the occasion was named");
});

describe("a chat", () => {
  const chat = "chat app for our team";
  it("gets reactions, and each writer may delete what is theirs", async () => {
    const both = await after(chat, "add reactions to messages", "let me delete my own messages");
    expect(text(both, "src/pages/Index.tsx")).toContain("<Reactions message={message} />");
    expect(text(both, "src/pages/Index.tsx")).toContain("chatMessages.remove(message.id)");
    expect(text(both, "src/data/chat.ts")).toContain("reactions?: Record<string, string[]>");
  });

  it("gets the second channel of a sentence, too", async () => {
    expect(text(await after(chat, "add a channel called ideas and one for lunch"), "src/data/chat.ts")).toMatch(
      /Ideas[\s\S]+Lunch/i,
    );
  });
});

describe("a filter", () => {
  it("by month or days is one of the days that entries have, whatever filters there are", async () => {
    const expenses = "expense tracker with categories";
    const month = text(await after(expenses, "can i filter by month?"), "src/pages/Expenses.tsx");
    expect(month).toContain("row.date.startsWith(chosenMonth)");
    const days = text(await after(expenses, "filter by date"), "src/pages/Expenses.tsx");
    expect(days).toContain('(untilDay === "" || row.date <= untilDay)');
    expect((await after("habit tracker", "filter by month")).texts.join()).toContain("no day to filter by");
  });

  it("of a portfolio by year stands beside the one by series", async () => {
    const years = await after("portfolio for a wedding photographer", "let visitors filter by year");
    expect(text(years, "src/components/sections/Works.tsx")).toContain("String(work.year) === chosenYear");
  });
});

it("stripes tables, and says where there is none", async () => {
  const crm = "CRM for my small agency with clients and projects";
  expect(text(await after(crm, "make the tables striped"), "src/index.css")).toContain("tbody tr:nth-child(even)");
  expect((await after(soaps, "make the tables striped")).texts.join()).toContain("shows no table");
});

it("puts a button for sharing where there is something to share", async () => {
  const share = async (app: string, path: string): Promise<string> =>
    text(await after(app, "add a share button"), path);
  expect(await share("portfolio for a wedding photographer", "src/components/sections/Works.tsx")).toContain(
    "<ShareButton title={current.title} />",
  );
  expect(await share("a blog about hiking", "src/pages/Post.tsx")).toContain("<ShareButton />");
  expect(await share("tip calculator", "src/pages/Index.tsx")).toContain("<ShareButton />");
});

describe("what an entry should carry", () => {
  const recipes = "recipe book where i save my recipes";
  it("may be said as questions", async () => {
    const asked = await after(recipes, "add how hard it is and who gave it to me");
    expect(did(asked)).toMatch(/Difficulty.*Person/);
  });

  it("may be a heart", async () => {
    const hearts = await after(recipes, "i want to mark favorites with a heart", "show only favourites");
    expect(text(hearts, "src/pages/Recipes.tsx")).toContain("favourite: !row.favourite");
    expect(did(hearts)).toContain("Favourite: Yes");
    expect(hearts.finish!.not_done).toEqual([]);
  });

  it("may be said as what people want to be able to do", async () => {
    expect(did(await after(recipes, "let me rate recipes"))).toContain("Rating");
    expect(did(await after("CRM with contacts, deals and a dashboard", "let me tag contacts"))).toContain("Tags");
  });
});

it("takes the colour that is wished for, not the one that is not liked", async () => {
  const green = await after("habit tracker", "i dont like the purple make it more like a calm green");
  expect(did(green)).not.toContain("#6d3fb0");
  expect(did(await after("expense tracker with categories", "prices should be in euro not dollar"))).toContain("EUR");
});

describe("a board", () => {
  const board = "kanban board for our house renovation";
  it("adds up a number of its cards at the head of each column, in the same request that adds it", async () => {
    const totals = await after(board, "cards should have a cost and show the total per column");
    expect(text(totals, "src/pages/Index.tsx")).toContain("Number(card.cost ?? 0)");
    expect(totals.finish!.not_done).toEqual([]);
    expect((await after(board, "show the total per column")).texts.join()).toContain("no number");
  });

  it("colours its cards by whose they are", async () => {
    const tinted = await after(board, "color the cards by person");
    expect(text(tinted, "src/components/board/CardTile.tsx")).toContain('edgeOf(card.assigneeId ?? "")');
  });
});

describe("a site", () => {
  const yoga = "landing page for my meditation app";
  it("shows the plans that are named with their prices, and asks where none are", async () => {
    const plans = await after(yoga, "add a pricing section with 3 plans: Free, Plus 5€ and Family 9€");
    expect(did(plans)).toContain("Free Free, Plus 5€, Family 9€");
    expect(text(plans, "src/pages/Index.tsx")).toContain("<PricePlans />");
    expect((await after(yoga, "add a pricing section")).texts.join()).toContain("Which plans");
  });

  it("gets a page of pictures, and other words on its first button", async () => {
    const gallery = await after(
      "bakery website with opening hours and menu",
      "add a gallery page with photos of our breads",
    );
    expect(did(gallery)).toContain("/gallery");
    expect(did(gallery)).not.toContain("no longer");
    const start = await after(yoga, "change the button text to Start for free");
    expect(text(start, "src/components/sections/Hero.tsx")).toContain("Start for free");
  });
});

it("crosses out what is done", async () => {
  const struck = await after("todo list app", "strike through done tasks");
  expect(text(struck, "src/pages/Todos.tsx")).toContain('row.status === "Done" ? "text-muted-foreground line-through"');
});

describe("what is there already or can never be", () => {
  it.each([
    ["tip calculator", "also split by number of people", "asks for “People” already"],
    ["tip calculator", "add a reset button", "such a button already"],
    ["chat app for our team", "show when somebody is typing", "has to travel between devices"],
    ["todo list app", "drag to reorder", "no order of their own"],
    ["todo list app", "make it responsive on mobile", "360 pixels"],
    ["portfolio for a wedding photographer", "the about page text is too long, shorten it", "do not word texts anew"],
    ["a blog about hiking", "write a new post about Mount Fuji", "do not write articles"],
    ["let people book a massage at my studio", "i want a page that shows all the bookings for today", "My bookings"],
    ["online shop for handmade soap", "accept credit cards", "payment provider"],
    ["bakery website with opening hours and menu", "everything in german please", "cannot translate a finished app"],
  ])("is said: %s, %s", async (app, wish, answer) => {
    const told = await after(app, wish);
    expect(told.texts.join(" ")).toContain(answer);
    expect(did(told)).toBe("");
  });
});

describe("one of two wishes", () => {
  it("is not lost beside the other where both are about one piece", async () => {
    const walks = await after("dog walking service website", "make the headings bigger and dark green");
    expect(did(walks)).toMatch(/larger.*dark green/);
  });

  it("is named where nobody understands it, also when it stands first", async () => {
    const yoga = await after(
      "landing page for my meditation app",
      "make it look more modern and fun, and the logo bigger",
    );
    expect(did(yoga)).toContain("larger");
    expect(yoga.finish!.not_done.join()).toContain("make it look more modern");
  });

  it("is a colour of two that were named together", async () => {
    const bakery = await after(
      "bakery website with opening hours and menu",
      "change the colors to brown and cream and make the text bigger",
    );
    expect(did(bakery)).toMatch(/#7b4f32.*#fffdd0.*112/);
    expect(bakery.finish!.not_done).toEqual([]);
  });
});

it("begins empty where the examples are to go", async () => {
  expect(did(await after("workout tracker", "delete all the examples"))).toContain("begins empty");
});

it("adds up no other number than the one that is named", async () => {
  const planner = await after("meal planner", "show the total calories below the list");
  expect(planner.texts.join()).toContain("no number called “Calories”");
});

it.each([
  ["reading list app", "let me mark books as read", "Status has the value Read"],
  ["mortgage calculator", "save my calculations", "kept already"],
  ["dog walking service website", "make the website faster", "Measured"],
  ["student portfolio for an illustrator", "use a handwritten font for the headings", "not among the fonts"],
])("knows what is meant: %s, %s", async (app, wish, answer) => {
  expect((await after(app, wish)).texts.join(" ")).toContain(answer);
});

it("offers a further treatment for booking, with its minutes, and lists it with its price", async () => {
  const massage = await after("let people book a massage at my studio", "add a hot stone massage 90 min for 95");
  expect(text(massage, "src/content/site.ts")).toContain('{ name: "Hot stone massage", minutes: 90, price: 95 }');
  expect(did(massage)).toContain("stands in the list");
});

it("answers once: what is there already is not called misunderstood, too", async () => {
  const folders = await after("notes app with login", "add folders");
  expect(folders.texts.join()).toContain("already");
  expect(folders.texts.join()).not.toContain("Not understood");
});
