/** What people work out with a form: its inputs, its rule and its results. Data only. */
import type { Language } from "../../plan/plan.ts";
import { localized, type Localized } from "../entities/entity.ts";

export interface CalculatorInput {
  key: string;
  label: Localized;
  type: "money" | "number" | "percent" | "date" | "choice";
  unit?: string;
  /** What stands there at first; a date in days from today. */
  start: number | string;
  least: number;
  /** `choice`: its keys, with their labels in the order of the keys. */
  choices?: { keys: string[]; labels: readonly [string[], string[], string[]] };
}

export interface CalculatorResult {
  key: string;
  label: Localized;
  as: "money" | "number" | "percent" | "text" | "day";
  unit?: string;
}

export interface Calculator {
  id: string;
  /** Name in lucide-react. */
  icon: string;
  /** Words that name it, `|` between them. */
  words: Localized;
  title: Localized;
  lead: Localized;
  inputs: CalculatorInput[];
  results: CalculatorResult[];
  /** Body of a function over the inputs. `⟦one|eins|uno⟧` is a text in the language of the app. */
  rule: string;
}

interface CalculatorLines extends Omit<Calculator, "inputs" | "results"> {
  inputs: readonly string[];
  results: readonly string[];
}

/**
 * Inputs: `key:type:start:least:English|German|Spanish`, `number(cm)` has a unit, a choice names its keys and labels:
 * `sex:choice:f:0:Sex|Geschlecht|Sexo:f,m:Female,Male|Weiblich,Männlich|Mujer,Hombre`.
 * Results: `key:money:English|German|Spanish`.
 */
export function calculator(lines: CalculatorLines): Calculator {
  return { ...lines, inputs: lines.inputs.map(inputOf), results: lines.results.map(resultOf) };
}

function typed(text: string): { type: string; unit?: string } {
  const [, type = "", unit] = /^(\w+)(?:\((.+)\))?$/.exec(text)!;
  return { type, ...(unit ? { unit } : {}) };
}

function inputOf(line: string): CalculatorInput {
  const [key = "", kind = "", start = "", least = "0", label = "", keys, labels] = line.split(":");
  const { type, unit } = typed(kind);
  const isChoice = type === "choice";
  return {
    key,
    label: label.split("|") as unknown as Localized,
    type: type as CalculatorInput["type"],
    ...(unit ? { unit } : {}),
    start: isChoice ? start : Number(start),
    least: Number(least),
    ...(keys && labels
      ? {
          choices: {
            keys: keys.split(","),
            labels: labels.split("|").map((list) => list.split(",")) as unknown as readonly [
              string[],
              string[],
              string[],
            ],
          },
        }
      : {}),
  };
}

function resultOf(line: string): CalculatorResult {
  const [key = "", kind = "", label = ""] = line.split(":");
  const { type, unit } = typed(kind);
  return {
    key,
    label: label.split("|") as unknown as Localized,
    as: type as CalculatorResult["as"],
    ...(unit ? { unit } : {}),
  };
}

/** The rule with its texts in one language, as string literals. */
export function ruleIn(calculator: Calculator, language: Language): string {
  return calculator.rule.replace(/⟦([^⟧]+)⟧/g, (_, texts: string) =>
    JSON.stringify(localized(texts.split("|") as unknown as Localized, language)),
  );
}
