import { expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

it.each([
  ["Built 5 pages: Home, Courses. Placeholders to replace: name, and the street", "en"],
  ["5 Seiten gebaut: Übersicht, Anzüge, Prüfungen.", "de"],
  ["Aus Ihrer Anfrage nicht verwendet: Jackets", "de"],
  ["5 páginas hechas. Los datos quedan en este navegador", "es"],
  ["Guardar en la base de datos", "es"],
  ["Two Hands Clay", null],
  ["", null],
])("reads the language of a text, or none: %s", (text, language) => expect(languageOf(text)).toBe(language));
