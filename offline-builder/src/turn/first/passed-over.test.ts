import { describe, expect, it } from "vitest";
import { passedOver, trulyUnused } from "./passed-over.ts";
import { shownWords } from "./shown-words.ts";

const page = (text: string): string => `export const Page = () => <p className="grid vouchers">${text}</p>;`;
const over = (request: string, text: string, language: "en" | "de" | "es" = "en"): string[] =>
  passedOver(request, { written: page(text), said: ["A bakery: menu."], language });

describe("what a request asks for and nobody says a word of", () => {
  it.each([
    ["A site for my bakery with prices, a waiting list and gift cards", "Prices", ["waiting list", "gift cards"]],
    ["A site for my bakery. Customers can order ahead, and we'd love a map.", "Menu", ["order ahead", "map"]],
    ["A trainer for Spanish with cards", "Cards", ["Spanish"]],
    ["We run a food truck. Show where we are this week, the menu and allergens", "Menu", ["allergens"]],
  ])("is named as it is written: %s", (request, shown, expected) => {
    expect(over(request, shown)).toEqual(expected);
  });

  it.each([
    ["in another ending", "A site with reminders and watering", "Remind me. Water every day"],
    ["in another word for it", "A site with pictures, appointments and pricing", "Gallery. Book a slot. Prices"],
    ["as what is refused", "A site with a menu, no online payment and without sign-in", "Menu"],
    ["as how it should look", "A simple, modern, friendly site with a menu", "Menu"],
  ])("is not heard %s", (_how, request, shown) => {
    expect(over(request, shown)).toEqual([]);
  });

  it("is heard in German compounds and in Spanish order", () => {
    expect(over("Seite mit Tischreservierung und Gutscheinen", "Reservierung", "de")).toEqual(["Gutscheinen"]);
    expect(over("Web con precios y lista de espera", "Precios", "es")).toEqual(["lista de espera"]);
  });

  it("takes nothing of the program for a word that people read", () => {
    expect(over("A site with a menu and vouchers", "Menu")).toEqual(["vouchers"]);
    expect(
      shownWords(`import { Map } from "lucide-react";\n// vouchers\nconst a = "flex-wrap"; const b = "Our menu";`),
    ).toBe("Our menu");
  });

  it("takes back what was called unused and stands there in another word", () => {
    const answered = { written: page("Due. Assignee"), said: [], language: "en" as const };
    expect(trulyUnused(["deadlines", "authors", "labels"], answered)).toEqual(["labels"]);
  });

  it("is found in time that grows with the text", () => {
    const long = "with a thing and a ".repeat(200).slice(0, 3_999);
    expect(over(long, "Menu").length).toBeLessThanOrEqual(12);
  });
});
