/** Pages that work something out: which a request asks for, and whether their sums are right. */
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { equals, asPercent, cleared, withDigit, withOperator, type Sum } from "../blueprints/calculator/arithmetic.ts";
import { wantedCalculators } from "./archetypes/calculator/wanted-calculators.ts";
import { fillBlueprint } from "./emit/blueprint.ts";
import { detectLanguage } from "./language/detect.ts";
import { ruleIn } from "./lexicon/calculators/calculator.ts";
import { calculatorById, calculators } from "./lexicon/calculators/index.ts";
import { createOfflineBuilder } from "./model.ts";
import { runTurn } from "./testing.ts";

type Values = Record<string, number | string>;

function results(id: string, given: Values): Values {
  const calculator = calculatorById(id)!;
  const names = calculator.inputs.map(({ key }) => key).join(", ");
  const code = stripTypeScriptTypes(`function calculate({ ${names} }) {\n${ruleIn(calculator, "en")}\n}`);
  return (new Function(`${code}; return calculate;`) as () => (values: Values) => Values)()(given);
}

describe("what a request wants worked out", () => {
  it.each([
    ["tip calculator that splits the bill between people", ["tip"]],
    ["BMI and calorie calculator", ["bmi", "calories"]],
    ["unit converter", ["units"]],
    ["Kreditrechner für ein Haus", ["loan"]],
    ["Taschenrechner", ["keypad"]],
    ["conversor de monedas", ["currency"]],
    ["a simple calculator", ["keypad"]],
    ["a bakery with prices", []],
    ["expense tracker with a budget", []],
  ])("is read from its words: %s", (text, ids) => {
    expect(wantedCalculators(text, detectLanguage(text).language ?? "en")).toEqual(ids);
  });
});

describe("sums", () => {
  it("come out as on paper", () => {
    expect(results("tip", { bill: 60, tip: 10, people: 2 })).toMatchObject({ each: 33, total: 66 });
    expect(results("vat", { amount: 119, rate: 19, kind: "gross" })["net"]).toBeCloseTo(100);
    expect(results("loan", { price: 1200, deposit: 0, interest: 0, years: 1 })).toMatchObject({ monthly: 100 });
    expect(results("loan", { price: 200_000, deposit: 0, interest: 6, years: 30 })["monthly"]).toBeCloseTo(1199.1, 1);
    expect(results("savings", { initial: 1000, monthly: 0, interest: 12, years: 1 })["balance"]).toBeCloseTo(
      1126.83,
      2,
    );
    expect(results("bmi", { height: 200, weight: 80 })).toMatchObject({ bmi: 20, range: "Usual weight" });
    expect(results("age", { born: "2000-03-01", on: "2026-02-28" })).toMatchObject({ years: 25, next: 1 });
    expect(results("days-between", { from: "2026-11-20", until: "2026-11-27" })).toMatchObject({
      days: 7,
      workdays: 5,
    });
  });

  it.each(calculators.map(({ id }) => id))("are finite for what %s begins with", (id) => {
    const { inputs, results: shown } = calculatorById(id)!;
    const given = inputs.map(({ key, type, start }): [string, number | string] => [
      key,
      type === "date" ? "2026-03-14" : start,
    ]);
    const found = results(id, Object.fromEntries(given));
    for (const { key, as } of shown)
      expect(as === "text" ? typeof found[key] : Number.isFinite(found[key]), `${id}: ${key}`).toBe(
        as === "text" ? "string" : true,
      );
  });

  it("convert both ways, also where zero lies elsewhere", async () => {
    const code = stripTypeScriptTypes(fillBlueprint("calculator/units.ts", { language: "en" }));
    const { quantities, convert } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      quantities: { units: { name: string }[] }[];
      convert: (amount: number, from: object, to: object) => number;
    };
    const unit = (name: string) => quantities.flatMap(({ units }) => units).find((one) => one.name === name)!;
    expect(convert(100, unit("°C"), unit("°F"))).toBeCloseTo(212);
    expect(convert(32, unit("°F"), unit("K"))).toBeCloseTo(273.15);
    expect(convert(1, unit("mi"), unit("km"))).toBeCloseTo(1.609344);
  });

  it("are those of a desk calculator", () => {
    const typed = (keys: string): Sum =>
      [...keys].reduce(
        (sum, key) =>
          key === "="
            ? equals(sum)
            : key === "%"
              ? asPercent(sum)
              : /[\d.]/.test(key)
                ? withDigit(sum, key)
                : withOperator(sum, key as "+"),
        cleared,
      );
    expect(typed("0.1+0.2=").shown).toBe("0.3");
    expect(typed("2+3×4=").shown).toBe("20");
    expect(typed("80+25%=").shown).toBe("100");
    expect(typed("5÷0=").shown).toBe("Infinity");
    expect(typed("7=3").shown).toBe("3");
  });
});

it("an app that calculates says what it works out, and keeps the rule in a file of its own", async () => {
  const { files, finish } = await runTurn(createOfflineBuilder(), "Trinkgeldrechner");
  expect(files.get("src/lib/tip.ts")).toContain("export function calculate");
  expect(files.get("src/pages/Index.tsx")).toContain("Jede Person zahlt");
  expect(finish!.did.join()).toContain("Was jeder zahlt");
});
