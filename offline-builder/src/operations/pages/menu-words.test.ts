import { describe, expect, it } from "vitest";
import { followUps } from "../testing.ts";
import { menuWords } from "./menu-words.ts";

describe("words of the menu", () => {
  it.each([
    ['change "About" to "Our story" in the menu', "About", "Our story"],
    ["rename Menu to Our bread in the nav", "Menu", "Our bread"],
    ["in the navigation bar, call Menu Bread list", "Menu", "Bread list"],
    ["the menu should say Team instead of About us", "About us", "Team"],
    ['change the menu item Contact to "Find us"', "Contact", "Find us"],
    ["benenne Kontakt in der Navigation in Anfahrt um", "Kontakt", "Anfahrt"],
    ["cambia Contacto por Escríbenos en el menú", "Contacto", "Escríbenos"],
  ])("are told from where they stand: %s", (text, from, to) => {
    expect(menuWords(text)).toEqual({ from, to });
  });

  it.each(["change the menu to dark blue", "add rye bread to the menu for 5", "rename Menu to Bread"])(
    "are not meant by what is on a menu, or by its look: %s",
    (text) => {
      expect(menuWords(text)).toBeNull();
    },
  );

  it("become the label and the heading, and the place is no part of them", async () => {
    const { files, texts } = await followUps("bakery", ['change "Contact" to "Find us" in the menu']);
    expect(files.get("src/content/navigation.ts")).toContain('label: "Find us"');
    expect(files.get("src/content/navigation.ts")).not.toContain('label: "Contact"');
    expect(texts[0]).toBe("Read as: Contact becomes Find us.");
  });
});
