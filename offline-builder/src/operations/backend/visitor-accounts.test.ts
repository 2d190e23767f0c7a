/** Accounts for the visitors of a site: asked for in many ways, and answered as it is. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopOptions, type LoopResult } from "../../testing.ts";

const model = createOfflineBuilder();
/** A database that is on and does what it is told. */
const ready: LoopOptions["check"] = (tool) =>
  tool === "db_schema" ? { state: "ready", tables: [] } : tool === "execute_sql" ? { state: "succeeded" } : undefined;

const asked = (before: LoopResult, text: string): Promise<LoopResult> =>
  runTurn(model, text, { files: new Map(before.files), messages: [...before.messages], check: ready! });
const saidIn = ({ texts, calls }: LoopResult): string => [...texts, JSON.stringify(calls)].join(" ");
const changed = (before: LoopResult, after: LoopResult): string[] =>
  [...after.files].flatMap(([path, content]) => (before.files.get(path) === content ? [] : [path]));

const shop = await runTurn(model, "A shop for my bakery with products, prices, orders and customer accounts");

describe("accounts for the visitors of a site", () => {
  it("are named among what the first version does not do, and no database is promised to bring them", () => {
    const open = shop.finish!.not_done.join("\n");
    expect(open).toContain("Accounts for visitors: they use this site without signing in. A language model can add");
    expect(open).not.toContain("Sign-in: it needs");
  });

  it.each([
    "customers should have accounts",
    "customers need to log in",
    "add customer accounts",
    "let customers create an account",
  ])("become no field of a form, and what is sent is said not to arrive yet: %s", async (text) => {
    const answer = await asked(shop, text);
    expect(saidIn(answer)).toMatch(
      /Visitors use this site without signing in.*a language model can.*doesn't reach you yet/,
    );
    expect(saidIn(answer)).not.toMatch(/A field|stays in each visitor's browser/);
    expect(changed(shop, answer)).toEqual([]);
  });

  it("are refused with the place where orders are kept, once they are stored", async () => {
    const stored = await asked(shop, "store the orders in the database");
    const answer = await asked(stored, "customers should have accounts");
    expect(saidIn(answer)).toContain("Stored in the project's database, where only you read them at /admin: Orders.");
    expect(saidIn(answer)).not.toMatch(/browser|doesn't reach you/);
    expect(changed(stored, answer)).toEqual([]);
  });

  it.each([
    ["Website für meine Bäckerei mit Kontaktformular", "Kunden sollen ein Konto haben", "ohne Anmeldung"],
    ["Página web para mi panadería con formulario", "los clientes deben tener cuentas", "sin iniciar sesión"],
  ])("are refused in the language of the site: %s", async (request, text, words) => {
    const site = await runTurn(model, request);
    const answer = await asked(site, text);
    expect(saidIn(answer)).toContain(words);
    expect(changed(site, answer)).toEqual([]);
  });

  it("are not asked for by who wants none", async () => {
    const answer = await asked(shop, "customers should not need an account");
    expect(saidIn(answer)).not.toContain("Visitors use this site without signing in");
  });

  it("are given to an app of lists, and an entry's account stays a field", async () => {
    const list = await runTurn(model, "a to-do app");
    expect((await asked(list, "users need to log in")).files.has("src/data/session.ts")).toBe(true);
    const field = await asked(list, "add a field account number");
    expect(field.files.has("src/data/session.ts")).toBe(false);
    expect(changed(list, field)).not.toEqual([]);
  });
});
