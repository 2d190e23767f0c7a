import { describe, expect, it } from "vitest";
import { typeCheck } from "../type-check.ts";
import type { Files } from "../testing.ts";
import { followUps, type App } from "./testing.ts";

const variants: Files[] = [];

/** What was asked, where, the file that shows it, and what stands in it afterwards. */
const done: [string, App, string, string | RegExp][] = [
  ["sort expenses by amount, biggest first", "expenses", "src/pages/Expenses.tsx", "other.amount - one.amount"],
  [
    "sortiere die Deals nach Wert, größte zuerst",
    "vertrieb",
    "src/components/deals/DealList.tsx",
    "other.value - one.value",
  ],
  ["ordena los gastos por importe, de mayor a menor", "gastos", "src/pages/Expenses.tsx", /other\.\w+ - one\.\w+/],
  [
    "add a waiting list page where people leave name, phone and breed",
    "bakery",
    "src/pages/WaitingList.tsx",
    /label="Name"[\s\S]*label="Phone"[\s\S]*label="Breed"[\s\S]*Saved on this device only/,
  ],
  [
    "Füge eine Warteliste-Seite hinzu, auf der Leute Name, Telefon und Rahmennummer hinterlassen",
    "workshop",
    "src/pages/Warteliste.tsx",
    'label="Rahmennummer"',
  ],
  [
    "Añade una página de lista de espera donde la gente deje su nombre, teléfono y hora",
    "courts",
    "src/pages/ListaDeEspera.tsx",
    'label="Teléfono"',
  ],
  [
    "add sourdough with walnuts for 5.80 to the menu",
    "bakery",
    "src/content/site.ts",
    /name: "Bread"(?:(?!name: "Morning pastry")[\s\S])*name: "Sourdough with walnuts", note: "", price: 5.8/,
  ],
  ["put Amber Night for 24.50 in the shop", "shop", "src/content/products.ts", /"Amber Night"[\s\S]*price: 24.5/],
  [
    "change the shop name to Wick & Wax and the slogan to Slow light for slow evenings",
    "shop",
    "src/content/site.ts",
    /name: "Wick & Wax",\s+tagline: "Slow light for slow evenings"/,
  ],
  ["Der Slogan soll „Läuft wieder.“ lauten", "workshop", "src/content/site.ts", 'tagline: "Läuft wieder"'],
  ["remove all prices", "bakery", "src/content/site.ts", /^(?![\s\S]*price: )/],
  ["let me filter deals by value over 1000", "crm", "src/pages/Deals.tsx", "row.value >= Number(lowestValue)"],
  ["show only expenses over 50", "expenses", "src/pages/Expenses.tsx", 'useState("50")'],
];

/** What was asked, where, and the answer: nothing is changed and nothing claimed. */
const refused: [string, App, RegExp][] = [
  ["colour overdue cards red", "board", /carry a red “Overdue” already/],
  ["translate the whole site to German", "law", /only of its navigation.*Translate the navigation to German/],
  ["füge den Kontakten ein Feld Geburtstag hinzu", "people", /Das Feld Birthday gibt es schon/],
  ["pon el menú a la izquierda", "courts", /El menú .* (?:está arriba|está a la izquierda)/],
  ["Setz das Menü nach links", "workshop", /Menü dieser Website steht oben/],
  ["put the menu on the right", "crm", /stands at the left/],
  ["add a picture of our shop", "shop", /no picture of our shop/],
  ["füge ein Bild von unserer Werkstatt hinzu", "workshop", /erfinde keines/],
  ["why is it slow?", "shop", /^Read as: Why it is slow/],
  ["add 20% VAT", "invoices", /carry 20 % tax already/],
];

describe("an everyday change", () => {
  it.each(done)("%s (%s): does that", async (request, on, path, shows) => {
    const { files, finish } = await followUps(on, [request]);
    const content = files.get(path) ?? "";
    if (typeof shows === "string") expect(content).toContain(shows);
    else expect(content).toMatch(shows);
    expect(finish!.did.length).toBeGreaterThan(0);
    expect(finish!.not_done.join()).not.toMatch(/Not confirmed|nicht bestätigt|No confirmado/);
    variants.push(files);
  });

  it.each(refused)("%s (%s): says why not and changes nothing", async (request, on, answer) => {
    const { changed, texts, question, finish } = await followUps(on, [request]);
    expect([...texts, question?.question, ...(question?.options ?? [])].join(" ")).toMatch(answer);
    expect(changed).toEqual([]);
    expect(finish?.did ?? []).toEqual([]);
  });

  it("offers in its place only what it can do", async () => {
    const menu = await followUps("bakery", ["put the menu on the left"]);
    const sticky = await followUps("bakery", ["put the menu on the left", menu.question!.options[0]!]);
    expect(sticky.finish!.did).not.toEqual([]);
    const site = await followUps("law", ["translate the whole site to German"]);
    const half = await followUps("law", ["translate the whole site to German", site.question!.options[0]!]);
    expect(half.finish!.did).toEqual(["Navigation: Start, Leistungen, Kontakt"]);
    expect(half.finish!.not_done).toEqual([expect.stringContaining("stay in their language")]);
  });

  it("leaves the types clean", { timeout: 240_000 }, () => {
    expect(variants).toHaveLength(done.length);
    expect(typeCheck(variants)).toBe("");
  });
});
