import { stripTypeScriptTypes } from "node:module";
import { expect, it } from "vitest";
import { allFiles } from "../../../turn/apply.ts";
import { prepareBuild } from "../../../turn/build.ts";

/** The reader of numbers that a form of the app carries, run as it is written into it. */
function toNumberOf(request: string, language: "en" | "de"): (text: string) => number {
  const { archetype, plan } = prepareBuild(request, language)!;
  const forms = allFiles(archetype.emit(plan), plan).filter(({ path }) => path.endsWith("Form.tsx"));
  const code = forms.map(({ content }) => /^function toNumber[\s\S]*?^\}/m.exec(content)?.[0]).find(Boolean)!;
  return new Function(`${stripTypeScriptTypes(code)}; return toNumber;`)() as (text: string) => number;
}

it("a form reads numbers as its language writes them, and what it put in itself as it was", () => {
  const english = toNumberOf("inventory management: products with name, price and stock", "en");
  const german = toNumberOf("Lagerverwaltung: Produkte mit Name, Preis und Bestand", "de");
  const texts = ["1,234.50", "1,234", "2,5", "1.234", "\u22125", " 7 ", "1e3"];
  expect(texts.map(english)).toEqual([1234.5, 1234, 2.5, 1.234, -5, 7, 1000]);
  expect(["1.234,50", "1.234.567", "2,5", "1.234", "\u22125"].map(german)).toEqual([1234.5, 1234567, 2.5, 1.234, -5]);
  for (const wrong of ["1.2.3", "12 34", "cheap", "3-4"]) expect(english(wrong)).toBeNaN();
});
