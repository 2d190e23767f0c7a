import { describe, expect, it } from "vitest";
import { findColors } from "./colors.ts";
import { findName, findTrade } from "./names.ts";
import { findHours } from "./stated-hours.ts";
import { findPrices } from "./stated-prices.ts";
import { understand } from "./understand.ts";

describe("opening hours in a request", () => {
  it("are read for ranges, single days and closed days", () => {
    const hours = findHours("Open Tuesday to Friday 9-17:30, Saturday 9-14, closed Sunday and Monday.");
    const week = ["09:00", "17:30"];
    expect(hours).toEqual([null, week, week, week, week, ["09:00", "14:00"], null]);
  });

  it.each([
    ["Mo–Do 7–16 Uhr, Fr 7–12 Uhr", 0, ["07:00", "16:00"], 5],
    ["lunes a viernes de 9:00 a 14:00 y sábados de 10 a 13 h, domingo cerrado", 5, ["10:00", "13:00"], 6],
    ["we are open daily 10am to 6pm", 6, ["10:00", "18:00"], null],
  ])("are read in every language: %j", (text, day, span, closed) => {
    const hours = findHours(text)!;
    expect(hours[day]).toEqual(span);
    if (closed !== null) expect(hours[closed]).toBeNull();
  });

  it.each(["3-5 September 2027 in Hull", "do it in 9-5 steps", "so 2-3 pages", "open on Monday"])(
    "are not made out of other numbers: %j",
    (text) => expect(findHours(text)).toBeNull(),
  );
});

describe("prices in a request", () => {
  it("belong to the words before them", () => {
    expect(findPrices("My shop. Small posy £18, seasonal bouquet £35.50 and a funeral wreath for £75")).toEqual([
      { name: "Small posy", price: 18, from: false },
      { name: "Seasonal bouquet", price: 35.5, from: false },
      { name: "Funeral wreath", price: 75, from: false },
    ]);
    expect(findPrices("Wir machen Heizungswartung (ab 129 €), Rohrreinigung (89,90 € pauschal)")).toEqual([
      { name: "Heizungswartung", price: 129, from: true },
      { name: "Rohrreinigung", price: 89.9, from: false },
    ]);
    expect(findPrices("cortes desde 15 euros, barba 9 €").map((entry) => entry.name)).toEqual(["Cortes", "Barba"]);
  });

  it("begin behind what the list is of", () => {
    const names = findPrices("Booking for a barber in Leeds: cut £20, beard £12").map((entry) => entry.name);
    expect(names).toEqual(["Cut", "Beard"]);
  });

  it("need a currency", () => expect(findPrices("a board with 4 columns and 12 cards")).toEqual([]));
});

describe("names in a request", () => {
  it.each([
    ["Website for my flower shop Petal & Thorn in Bristol", "Petal & Thorn"],
    ["site for the Harbour Lights jazz festival in Hull", "Harbour Lights"],
    ["Wir sind das Tierheim Sonnenhof in Kassel", "Tierheim Sonnenhof"],
    ["wedding website for Nora and Elias, 12 June 2027 in Bath", "Nora and Elias"],
    ["Hochzeitswebseite für Anna und Max am 12. Juni 2027 in Heidelberg", "Anna und Max"],
    ["Webseite für unser Jazzfestival Hafenklang in Kiel", "Hafenklang"],
    ["una página para nuestra boda, Lucía y Andrés, en Sevilla", "Lucía y Andrés"],
    ["A shop for candles with a cart. Name it Wick & Wax.", "Wick & Wax"],
    ["A booking page. Call it The Three Old Oaks, green", "The Three Old Oaks"],
  ])("are whole: %j", (text, name) => expect(findName(text)).toBe(name));

  it("the trade is kept in the request's own words", () => {
    expect(findTrade("Website for my flower shop Petal & Thorn", "en")).toBe("flower shop");
    expect(findTrade("yoga studio", "en")).toBe("yoga studio");
    expect(findTrade("Homepage für meine Tischlerei in Graz", "de")).toBe("Tischlerei");
  });
});

it.each([
  ["Hochzeitswebseite für Anna und Max", "wedding"],
  ["Bäckereiwebsite in Köln", "bakery"],
  ["Webseite für eine Bäckerei", "bakery"],
])("what a site is for is read out of a compound: %j", (text, domain) => {
  expect(understand(text, "de").domains[0]?.id).toBe(domain);
});

it.each<[text: string, language: "en" | "de", domain: string]>([
  ["a site for my choir Northwind Voices: concert dates with ticket prices, and who sings with us", "en", "society"],
  ["Webseite für unseren Chor mit Konzerten und Karten", "de", "society"],
  ["landing page for the Harbour Lights jazz festival with concerts", "en", "festival"],
])("a site is about what it is for, not about what is said most: %j", (text, language, domain) => {
  expect(understand(text, language).domains[0]?.id).toBe(domain);
});

it("two words may name one colour", () => {
  expect(findColors("make it sage green").map((color) => color.hex)).toEqual(["#9caf88"]);
  expect(findColors("azul marino y dorado").map((color) => color.hex)).toEqual(["#000080", "#ffd700"]);
  expect(findColors("red green blue")).toHaveLength(3);
});
