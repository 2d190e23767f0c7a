import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import { followUps } from "../testing.ts";

const model = createOfflineBuilder();

async function chain(...texts: string[]): Promise<{ files: Files; did: string; notDone: string; said: string }> {
  let last = await runTurn(model, texts[0]!);
  for (const text of texts.slice(1)) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  const { did = [], not_done: notDone = [] } = last.finish ?? {};
  return { files: last.files, did: did.join(" "), notDone: notDone.join(" "), said: last.texts.join(" ") };
}

const variants: Files[] = [];
const todos = "a to-do list for the household with who does it and a due date";

describe("what people want of their lists", () => {
  it("hides what is done and shows it again", async () => {
    const hidden = await chain(todos, "don't show finished tasks anymore");
    expect(hidden.files.get("src/pages/Todos.tsx")).toContain('useState("only")');
    variants.push(hidden.files);
    const shown = await chain(todos, "hide what is done", "actually show the done ones again");
    expect(shown.files.get("src/pages/Todos.tsx")).toContain('[narrowed, setNarrowed] = useState("")');
    expect((await chain("Aufgabenliste für die Familie", "erledigte nicht mehr anzeigen")).did).toContain("Noch offen");
  });

  it("colours the entries that are named and never the app in their place", async () => {
    const high = await chain("to-do list", "color the high ones red");
    expect(high.did).toContain("High carries a red mark");
    const none = await chain("to-do list", "paint the urgent ones red");
    expect(none.did).toBe("");
    expect(none.said).toContain("found no such choice");
  });

  it("adds up what was spent in a category, this month", async () => {
    const { files, finish } = await followUps("expenses", ["show me how much I spent per category this month"]);
    expect(finish?.did.join(" ")).toContain("Amount by category, this month");
    expect(files.get("src/components/charts/ExpensesAmountByCategoryThisMonth.tsx")).toContain("today().slice(0, 7)");
    variants.push(files);
    const { texts } = await followUps("expenses", ["how much do I spend by category?"]);
    expect(texts.join(" ")).toMatch(/there already|Chart “Amount by category”/);
  });

  it("warns above an amount, without the word budget", async () => {
    const { finish } = await followUps("expenses", ["warn me if I go over 500 in a month"]);
    expect(finish?.did.join(" ")).toContain("of 500, and a warning once it is more");
  });

  it("sorts the products by quantity though it is called stock", async () => {
    const { finish } = await followUps("stock", ["sort products by quantity"]);
    expect(finish?.did.join(" ")).toContain("sorted by In stock");
    const { texts } = await followUps("stock", ["tell me when something runs low"]);
    expect(texts.join(" ")).toContain("That is there already");
  });

  it("puts as many side by side as were asked for", async () => {
    const { finish, changed } = await followUps("shop", ["show the products two in a row"]);
    expect(finish?.did.join(" ")).toContain("2 stand side by side");
    expect(changed.every((path) => path.endsWith(".tsx"))).toBe(true);
  });

  it("says what polls do already", async () => {
    const poll = "a poll where my team votes on where to go for lunch";
    expect((await chain(poll, "everybody should only be able to vote once")).said).toContain("one vote already");
    expect((await chain(poll, "add the option Sushi")).said).toContain("one on each line");
  });
});

describe("what a calculator begins with", () => {
  it("is the number that was said, in the field that was named", async () => {
    const tip = await chain("tip calculator", "start with 15 percent tip", "make the default number of people 4");
    expect(tip.files.get("src/pages/Index.tsx")).toContain('const start = { bill: "60", tip: "15", people: "4" };');
  });

  it("is asked for where no field is named, and means nothing elsewhere", async () => {
    expect((await chain("tip calculator", "the default should be 7")).said).toContain("Which of these begins with 7");
    const { finish, texts } = await followUps("invoices", ["tax is 19 %"]);
    expect(finish?.did.join(" ")).toContain("19 % tax");
    expect(texts.join(" ")).not.toContain("calculator");
  });
});

describe("taking back a change by its name", () => {
  it("takes back nothing else", async () => {
    const { said, did } = await chain("to-do list", "make it purple", "add a field budget", "undo the purple");
    expect(did).toBe("");
    expect(said).toContain("“make it purple” came before it");
    expect((await chain("to-do list", "make it purple", "undo the colour")).did).toContain("make it purple");
  });
});

describe("an e-mail address is no address", () => {
  it("takes one and leaves the other", async () => {
    const { files, finish } = await followUps("bakery", ["please remove our email address"]);
    expect(finish?.did).toHaveLength(1);
    variants.push(
      files,
      (await followUps("bakery", ["take the phone number off", "we are closed on 24 December"])).files,
    );
    expect(files.get("src/components/layout/SiteFooter.tsx")).toContain("site.address");
  });
});

it("leaves the types clean", { timeout: 240_000 }, () => {
  expect(variants).toHaveLength(4);
  expect(typeCheck(variants)).toBe("");
});
