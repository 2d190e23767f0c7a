import { describe, expect, it } from "vitest";
import type { Look } from "../lexicon/domain.ts";
import { chooseTheme } from "../theme/choose.ts";
import { contrast, hexToOklch } from "../theme/color.ts";
import { themeTokens } from "../theme/tokens.ts";
import { colorWishes, findColors } from "./colors.ts";

const look: Look = { palettes: [["#f7f6f3", "#3b3a8f", "#b3420f"]], fonts: ["plain"], corners: ["soft"] };

function rolesIn(text: string): (string | undefined)[] {
  const { background, primary, accent } = colorWishes(text);
  return [background?.words, primary?.words, accent?.words];
}

describe("colours with a capital", () => {
  it.each([
    ["A hair salon site where people book appointments. Purple and white.", ["white", "Purple", undefined]],
    ["a bakery website, Purple and white", ["white", "Purple", undefined]],
    ["Website für meine Bäckerei, Farben: Dunkelgrün und Elfenbein", ["Elfenbein", "Dunkelgrün", undefined]],
    ["una web para mi consulta. Azul y Blanco.", ["Blanco", "Azul", undefined]],
    ["Colours: Navy, Gold and White", ["White", "Navy", "Gold"]],
  ])("are a wish where a sentence begins or where there is nothing but colours: %j", (text, roles) => {
    expect(rolesIn(text)).toEqual(roles);
  });

  it.each([
    "Iron Rose tattoo studio",
    "site for Golden Crust bakery",
    "my bakery Olive in Ghent",
    "a shop for Amber, Olive and Rose",
    "a blog about Green Energy",
    "stock of green coffee and white wine",
    "black belt grading list",
  ])("belong to a name elsewhere: %j", (text) => {
    expect(colorWishes(text).all).toEqual([]);
  });
});

describe("words that are colours and things", () => {
  it.each([
    "ice cream parlour",
    "a wine bar in Lyon",
    "olive oil shop",
    "a shop for silver rings",
    "a coral reef blog",
  ])("are things in %j", (text) => {
    expect(colorWishes(text).all).toEqual([]);
  });

  it.each([
    ["a bakery site in dark green and cream", "cream"],
    ["change the main colour to salmon", "salmon"],
    ["orange buttons", "orange"],
    ["make it lavender", "lavender"],
    ["food truck site, menu and catering, bright orange", "orange"],
    ["magazine, cream + dark red", "cream"],
    ["una revista, rojo oscuro y crema", "crema"],
  ])("are colours in %j", (text, color) => {
    expect(colorWishes(text).all.map(({ words }) => words)).toContain(color);
  });
});

describe("pale and bright colours", () => {
  it("white alone is the page, never a button on it", () => {
    expect(rolesIn("white website for a dentist")).toEqual(["white", undefined, undefined]);
  });

  it("soft leaves a pale colour as light as it is", () => {
    expect(colorWishes("site with a soft lavender background").background?.hex).toBe("#e6e6fa");
  });

  it("yellow shines on black, where both are asked for", () => {
    expect(rolesIn("gym website. Black and yellow.")).toEqual(["Black", "yellow", undefined]);
  });
});

describe("a plain word", () => {
  it.each([
    ["make the header dark blue", "#1c3f7c"],
    ["a calm green website", "#2a7449"],
    ["Kopfzeile in Dunkelblau", "#1c3f7c"],
    ["haz el fondo azul claro", "#b3d6f5"],
    ["make the header darkblue", "#00008b"],
    ["make the header midnight blue", "#191970"],
    ["make the header #00008b", "#00008b"],
  ])("means a colour that a designer would choose, an exact name what it says: %j", (text, hex) => {
    expect(colorWishes(text).all.map((color) => color.hex)).toEqual([hex]);
  });
});

describe("shades that a designer would choose", () => {
  const hexOf = (text: string): string => findColors(text)[0]!.hex;

  it.each([
    ["make it warm grey", 50, 90],
    ["mach die Seite in warmes Grau", 50, 90],
    ["hazlo gris cálido", 50, 90],
    ["make it cool grey", 230, 270],
  ])("a grey keeps being one, with its tinge: %s", (text, from, to) => {
    const { l, c, h } = hexToOklch(hexOf(text));
    expect(c).toBeLessThan(0.03);
    expect(l).toBeGreaterThan(0.45);
    const hue = (h + 360) % 360;
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  });

  it.each(["make it soft pink", "nimm ein sanftes Rosa", "hazlo rosa suave"])(
    "soft is light and no neon: %s",
    (text) => {
      const { l, c } = hexToOklch(hexOf(text));
      expect(l).toBeGreaterThan(0.68);
      expect(c).toBeLessThan(0.11);
    },
  );

  it.each(["forest green", "navy", "lime", "#00ff00"])("an exact name or hex is kept: %s", (text) =>
    expect(hexOf(`make it ${text}`)).toBe(
      { "forest green": "#228b22", navy: "#000080", lime: "#00ff00", "#00ff00": "#00ff00" }[text],
    ),
  );

  it.each(["calm green", "dark blue", "soft pink", "warm grey", "muted teal", "pastel yellow", "deep red", "lime"])(
    "%s can be read on and beside in both appearances",
    (text) => {
      const theme = { ...chooseTheme(look, colorWishes(`a website in ${text}`), 7) };
      for (const tokens of Object.values(themeTokens(theme))) {
        expect(contrast(tokens["--primary"]!, tokens["--primary-foreground"]!)).toBeGreaterThanOrEqual(4.4);
        expect(contrast(tokens["--background"]!, tokens["--accent"]!)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens["--background"]!, tokens["--foreground"]!)).toBeGreaterThanOrEqual(7);
      }
    },
  );
});
