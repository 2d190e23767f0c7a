import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameProblem, slugFrom } from "@slipway/kernel/project-name";
import { subjectOf, UNTITLED } from "./subject.ts";

describe("working titles [P4]", () => {
  it.each([
    ["a landing page for a bakery with menu and contact form", "Landing page for a bakery"],
    ["Please build me a simple todo app!", "Todo app"],
    ["CRM with contacts, deals and a dashboard", "CRM"],
    ["I want an online store selling handmade candles", "Online store selling handmade candles"],
    ["Webseite für meine Fahrradwerkstatt „Speichenbruch“ in Leipzig", "Webseite"],
    ["app para reservar canchas de pádel, precio por hora", "App para reservar canchas de"],
    ["社内の備品管理アプリを作って", "社内の備品管理アプリを作って"],
    ["a booking page for a climbing gym called North Wall: pick a course", "North Wall"],
    ["Webseite für eine Bäckerei namens „Süße Ecke“ in Köln", "Süße Ecke"],
    ["a shop named Smith & Sons with a map", "Smith & Sons"],
    ["a page called like my band", "Page called like my band"],
    ["make", "Make"],
    ["   \n ", UNTITLED],
    ["...", UNTITLED],
  ])("reads %j as %j", (message, title) => {
    expect(subjectOf(message)).toBe(title);
  });

  it("are short, never empty, and lead to a valid address, whatever was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (message) => {
        const title = subjectOf(message);
        expect(title).not.toBe("");
        expect(Array.from(title).length).toBeLessThanOrEqual(41);
        expect(nameProblem(slugFrom(title))).toBeNull();
      }),
    );
  });

  it("read an endless request quickly", () => {
    expect(subjectOf("build me a ".repeat(2000) + "x")).not.toBe("");
    expect(subjectOf("please ".repeat(2800)).length).toBeLessThan(50);
  });
});
