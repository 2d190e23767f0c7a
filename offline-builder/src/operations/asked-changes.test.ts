/** Follow-ups of everyday people in three languages: what was asked is in the files and in the report, or the answer says why not. */
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type Files, type LoopResult } from "../testing.ts";
import { typeCheck } from "../type-check.ts";
import { answered, askedOf, carriedOut, takenAway, type AskedOf } from "./asked-changes.ts";

const model = createOfflineBuilder();
const built = new Map<AskedOf, Promise<LoopResult>>();

interface Asked {
  before: Files;
  after: LoopResult;
  changed: string[];
  /** All that the person reads. */
  said: string;
}

async function ask(app: AskedOf, ...requests: string[]): Promise<Asked> {
  const first = built.get(app) ?? runTurn(model, askedOf[app]);
  built.set(app, first);
  const start = await first;
  const before: Files = new Map(start.files);
  let after: LoopResult = { ...start, files: new Map(before), messages: [...start.messages] };
  for (const request of requests)
    after = await runTurn(model, request, { files: after.files, messages: after.messages });
  const paths = new Set([...before.keys(), ...after.files.keys()]);
  const changed = [...paths].filter(
    (path) => !path.startsWith(".slipway/") && before.get(path) !== after.files.get(path),
  );
  const question = after.calls.find(({ tool }) => tool === "ask_user")?.input;
  return { before, after, changed, said: `${after.texts.join(" ")} ${JSON.stringify(question ?? {})}` };
}

/** One of each kind of change, for the compiler. */
const variants = new Map<string, Files>();
const slow = { timeout: 120_000 };

describe("a change that people ask for", () => {
  it.each(carriedOut)("%s: %s", slow, async (app, request, path, part) => {
    const { before, after } = await ask(app, request);
    expect(before.get(path) ?? "", "it was not so before").not.toContain(part);
    expect(after.files.get(path) ?? "").toContain(part);
    expect(after.finish!.did).not.toEqual([]);
    expect(after.finish!.not_done.join(" ")).not.toMatch(
      /Not confirmed|nicht bestätigt|No confirmado|couldn't do this part|konnte ich nicht umsetzen|No he podido hacer esta parte/,
    );
    const kind = after.finish!.did.join().replace(/[\p{Lu}\d][\p{L}\d.-]*/gu, "");
    if (!variants.has(kind)) variants.set(kind, after.files);
  });

  it.each(takenAway)("%s: %s", slow, async (app, request, path, part) => {
    const { before, after } = await ask(app, request);
    expect(before.get(path)).toContain(part);
    expect(after.files.get(path)).not.toContain(part);
    expect(after.finish!.did).not.toEqual([]);
  });

  it.each(answered)("%s: %s (an answer)", slow, async (app, request, part) => {
    const { after, changed, said } = await ask(app, request);
    expect(said).toContain(part);
    expect(changed).toEqual([]);
    expect(after.finish?.did ?? []).toEqual([]);
  });

  it("is carried out for three quarters of what was asked, and never for another one", () => {
    const all = carriedOut.length + takenAway.length + answered.length;
    expect((carriedOut.length + takenAway.length) / all).toBeGreaterThanOrEqual(0.75);
  });

  it("stands beside others: a limit, an archive, labels and a file on one board", slow, async () => {
    const { after } = await ask(
      "board",
      "WIP limit of 3 for Doing",
      "archive cards instead of deleting them",
      "add labels with colors to the cards",
      "let me attach a file to cards",
      "let me duplicate a card",
      "WIP limit of 2 for Doing",
    );
    expect(after.files.get("src/data/cards.ts")).toContain('"doing": 2 }');
    expect(after.files.get("src/pages/Index.tsx")).toContain("useRows(cards).filter(isActive)");
    expect(after.files.get("src/components/board/CardDrawer.tsx")).toMatch(
      /<FileInput label="Attachment"[\s\S]*cards\.add\(\{ \.\.\.card/,
    );
    variants.set("board with all of it", after.files);
  });

  it("stands beside others: a code, a tax, a wishlist and a message in one shop", slow, async () => {
    const { after } = await ask(
      "shop",
      "add a discount code SUMMER10 for 10% off",
      "add 20% tax",
      "add a wishlist",
      "let customers leave a gift message at checkout",
      "mark Smoked Tea as sold out",
      "add a discount code VIP for 25%",
    );
    const cart = after.files.get("src/lib/cart.ts")!;
    expect(cart).toContain('{ "SUMMER10": 10, "VIP": 25 }');
    variants.set("shop with all of it", after.files);
  });

  it("can be taken back and is not offered again", slow, async () => {
    const { after, changed } = await ask("shop", "add a wishlist", "undo");
    expect(changed).toEqual([]);
    expect(after.finish!.did).not.toEqual([]);
    const again = await ask("shop", "add a wishlist", "add a wishlist");
    expect(again.said).toContain("already");
  });

  it("leaves the types clean", { timeout: 400_000 }, () => {
    expect(typeCheck([...variants.values()])).toBe("");
  });
});

type Call = (...values: unknown[]) => unknown;

/** A function of a generated module, with what it imports given in its place. */
function fromModule(code: string, name: string, given: Record<string, unknown>): Call {
  const plain = stripTypeScriptTypes(code)
    .replace(/^import[^;]*;$/gm, "")
    .replace(/^export /gm, "");
  return new Function(...Object.keys(given), `${plain}; return ${name};`)(...Object.values(given)) as Call;
}

describe("what such a change works out", () => {
  const day = (iso: string, by: number): string =>
    new Date(Date.parse(`${iso}T12:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

  it("takes a code off the subtotal, before shipping and tax", slow, async () => {
    const { after } = await ask("shop", "add a discount code SUMMER10 for 10% off");
    const createCollection = () => ({ all: () => [] });
    const totalsOf = fromModule(after.files.get("src/lib/cart.ts")!, "totalsOf", { createCollection });
    const entries = [{ quantity: 2, total: 50 }];
    expect(totalsOf(entries)).toMatchObject({ subtotal: 50, discount: 0, total: 54.9 });
    expect(totalsOf(entries, "SUMMER10")).toMatchObject({ subtotal: 50, discount: 5, total: 49.9 });
    expect(totalsOf(entries, "WRONG")).toMatchObject({ discount: 0 });
  });

  it("knows what lies in this month, this week and today, and birthdays of any year", slow, async () => {
    const { after } = await ask("socios", "¿quién cumple años este mes?");
    const today = new Date().toISOString().slice(0, 10);
    const given = { today: () => today, inDays: (days: number) => day(today, days) };
    const code = after.files.get("src/lib/periods.ts")!;
    const isInPeriod = fromModule(code, "isInPeriod", given);
    const comesInPeriod = fromModule(code, "comesInPeriod", given);
    expect(["today", "week", "month", "year", ""].map((period) => isInPeriod(today, period))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(["today", "week", "month"].map((period) => isInPeriod(day(today, 40), period))).toEqual([
      false,
      false,
      false,
    ]);
    expect(comesInPeriod(`1984${today.slice(4)}`, "month")).toBe(true);
    expect(comesInPeriod(`1984${day(today, 70).slice(4)}`, "month")).toBe(false);
  });
});
