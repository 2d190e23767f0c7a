/** Pages that work something out, as any app can have them. */
import { appBlueprint } from "../../emit/app/app-frame.ts";
import { moduleText } from "../../emit/app/code.ts";
import { attribute, stringLiteral } from "../../emit/literal.ts";
import { translate } from "../../language/translate.ts";
import {
  ruleIn,
  type Calculator,
  type CalculatorInput,
  type CalculatorResult,
} from "../../lexicon/calculators/calculator.ts";
import { isEstimate } from "../../lexicon/calculators/estimate.ts";
import { calculatorById } from "../../lexicon/calculators/index.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { otherCalculators, type OtherCalculator } from "./wanted-calculators.ts";

/** Everything one calculator's page needs. */
export function emitCalculator(plan: DraftPlan, page: PlannedPage, id: string): SourceFile[] {
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, {
      blueprint: `calculator/${blueprint}`,
      path,
      content: { title: page.title, lead: leadOf(plan, id) },
      names: { component: page.component, start: String(firstMeasured(plan.request)) },
    });
  const kept = [
    fill("calculations.ts", "src/data/calculations.ts"),
    fill("History.tsx", "src/components/app/History.tsx"),
    appBlueprint(plan, { blueprint: "app/Panel.tsx", path: "src/components/app/Panel.tsx" }),
    appBlueprint(plan, { blueprint: "app/removal.ts", path: "src/lib/removal.ts" }),
  ];
  const file = `src/pages/${page.component}.tsx`;
  const decimals = fill("decimals.ts", "src/lib/decimals.ts");
  if (id === "keypad") return [...kept, fill("arithmetic.ts", "src/lib/arithmetic.ts"), fill("Keypad.tsx", file)];
  if (id === "units") return [decimals, fill("units.ts", "src/lib/units.ts"), fill("Converter.tsx", file)];
  if (id === "currency") return [decimals, fill("rates.ts", "src/data/exchange-rates.ts"), fill("Currency.tsx", file)];
  const calculator = calculatorById(id)!;
  return [
    ...kept,
    decimals,
    appBlueprint(plan, { blueprint: "app/format.ts", path: "src/lib/format.ts" }),
    emitRule(plan, calculator),
    emitPage(plan, page, calculator),
  ];
}

/** The quantities of `units.ts` in their order, by the units that a request names first. */
const measured = [
  /(?<![\p{L}])(?:lengths?|met(?:er|re)s?|inch(?:es)?|feet|miles?|yards?|kilomet\p{L}+|länge\p{L}*|zoll|longitud|pulgadas?|millas?)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:weights?|grams?|kilograms?|kg|pounds?|ounces?|gramm|gewichte?|unzen|pfund|pesos?|gramos?|onzas?|libras?)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:temperatures?|celsius|fahrenheit|temperatur\p{L}*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:volumes?|cups?|ml|lit(?:er|re)s?|millilit\p{L}+|gallons?|tablespoons?|teaspoons?|cooking|kitchen|baking|tassen?|volumen|küche|tazas?|litros?|cocina)(?![\p{L}])/iu,
];

function firstMeasured(request: string): number {
  const places = measured.map((words) => request.search(words));
  const named = places.filter((place) => place >= 0);
  return named.length === 0 ? 0 : places.indexOf(Math.min(...named));
}

/** A sum that the request names has its name in its id. */
export function calculatorFile(id: string): string {
  return isEstimate(id) ? slug(id.split("~")[1]!) : id;
}

export function titleOf(plan: Pick<DraftPlan, "language">, id: string): string {
  return localized((calculatorById(id) ?? otherCalculators[id as OtherCalculator]).title, plan.language);
}

export function leadOf(plan: Pick<DraftPlan, "language">, id: string): string {
  return localized((calculatorById(id) ?? otherCalculators[id as OtherCalculator]).lead, plan.language);
}

function emitRule(plan: DraftPlan, calculator: Calculator): SourceFile {
  const { inputs, id } = calculator;
  const typeOf = (input: CalculatorInput): string =>
    input.choices ? input.choices.keys.map(stringLiteral).join(" | ") : input.type === "date" ? "string" : "number";
  const given = `{ ${inputs.map(({ key }) => key).join(", ")} }`;
  const content = `export interface Given {
${inputs.map((input) => `  ${input.key}: ${typeOf(input)};`).join("\n")}
}

export function calculate(${given}: Given) {
${ruleIn(calculator, plan.language)
  .split("\n")
  .map((line) => `  ${line}`)
  .join("\n")}
}
`;
  return { path: `src/lib/${calculatorFile(id)}.ts`, content };
}

function emitPage(plan: DraftPlan, page: PlannedPage, calculator: Calculator): SourceFile {
  const t = (phrase: string): string => translate(phrase, plan.language);
  const { inputs, results } = calculator;
  const label = (one: CalculatorInput | CalculatorResult): string => localized(one.label, plan.language);
  const given = inputs.map((input) => `${plain(label(input))} \${${givenText(plan, input)}}`);
  const main = results[0]!;
  const body = `const start = { ${inputs.map(startOf).join(", ")} };
type Draft = typeof start;

export default function ${page.component}Page() {
  const [draft, setDraft] = useState<Draft>(start);
  const [checked, setChecked] = useState(false);
  const { given, errors } = read(draft);
  const result = given && calculate(given);

  function change(changes: Partial<Draft>) {
    setDraft({ ...draft, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!result) return;
    calculations.add({
      of: ${stringLiteral(page.path)},
      given: \`${given.join(", ")}\`,
      result: \`${plain(label(main))}: \${${resultCode(main)}}\`,
      at: Date.now(),
    });
  }

  return (
    <>
      <PageHeader title=${attribute(page.title)} lead=${attribute(localized(calculator.lead, plan.language))}>
        <Button variant="outline" size="sm" onClick={() => setDraft(start)}>
          ${t("Start again")}
        </Button>
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form onSubmit={submit} noValidate className="grid gap-5 rounded-card border bg-card p-6 sm:grid-cols-2">
${inputs.map((input) => controlCode(plan, input)).join("\n")}
          <div className="sm:col-span-2">
            <Button type="submit">${t("Calculate")}</Button>
          </div>
        </form>
        <Panel title=${attribute(t("Result"))}>
          {result ? (
            <dl aria-live="polite" className="flex flex-col gap-4">
${results.map((one, at) => factCode(label(one), resultCode(one), at === 0)).join("\n")}
            </dl>
          ) : (
            <p className="text-muted-foreground">${t("Fill in every field to see the result.")}</p>
          )}
        </Panel>
      </div>
      <History of=${attribute(page.path)} />
    </>
  );
}

${readCode(plan, inputs)}`;
  const own = {
    calculations: "@/data/calculations",
    History: "@/components/app/History",
    calculate: `@/lib/${calculatorFile(calculator.id)}`,
    "type Given": `@/lib/${calculatorFile(calculator.id)}`,
    decimalOf: "@/lib/decimals",
  };
  return { path: `src/pages/${page.component}.tsx`, content: moduleText(body, own) };
}

/** Part of a template string. */
const plain = (text: string): string => text.replace(/[`$\\]/g, "\\$&");

function startOf(input: CalculatorInput): string {
  if (input.type === "date") return `${input.key}: inDays(${input.start})`;
  return `${input.key}: ${stringLiteral(String(input.start))}`;
}

function givenText(plan: DraftPlan, { key, type, unit, choices }: CalculatorInput): string {
  if (type === "money") return `formatMoney(Number(decimalOf(draft.${key})))`;
  if (type === "date") return `formatDay(draft.${key})`;
  if (choices) return `${choicesCode(plan, choices)}[draft.${key}]`;
  const mark = type === "percent" ? " %" : unit ? ` ${unit}` : "";
  return mark === "" ? `draft.${key}` : `\`\${draft.${key}}${mark}\``;
}

function choicesCode(plan: DraftPlan, { keys, labels }: NonNullable<CalculatorInput["choices"]>): string {
  const words = localized(labels, plan.language);
  const record = `{ ${keys.map((key, at) => `${key}: ${stringLiteral(words[at]!)}`).join(", ")} }`;
  return `(${record} as Record<string, string>)`;
}

function resultCode({ key, as, unit }: CalculatorResult): string {
  if (as === "money") return `formatMoney(result.${key})`;
  if (as === "text") return `result.${key}`;
  if (as === "day") return `formatDay(result.${key})`;
  const mark = as === "percent" ? " %" : unit ? ` ${unit}` : "";
  return mark === "" ? `formatNumber(result.${key})` : `\`\${formatNumber(result.${key})}${mark}\``;
}

function factCode(label: string, value: string, main: boolean): string {
  const size = main ? "font-display text-4xl font-(--display-weight) tabular-nums" : "text-lg font-medium tabular-nums";
  return `              <div className="border-b pb-3 last:border-b-0 last:pb-0">
                <dt className="text-muted-foreground">${label}</dt>
                <dd className="${size}">{${value}}</dd>
              </div>`;
}

function controlCode(plan: DraftPlan, input: CalculatorInput): string {
  const { key, type, unit, choices } = input;
  const mark = type === "percent" ? "%" : type === "money" ? "" : (unit ?? "");
  const name = localized(input.label, plan.language);
  const label = mark === "" ? name : `${name} (${mark})`;
  const change = `onChange={(event) => change({ ${key}: event.target.value })}`;
  if (choices) {
    const words = localized(choices.labels, plan.language);
    const options = choices.keys.map((option, at) => `                <option value="${option}">${words[at]}</option>`);
    return `          <Field label=${attribute(label)}>
            {(control) => (
              <Select {...control} value={draft.${key}} ${change}>
${options.join("\n")}
              </Select>
            )}
          </Field>`;
  }
  const kind = type === "date" ? `type="date"` : `inputMode="decimal"`;
  return `          <Field label=${attribute(label)} error={checked || draft.${key} !== "" ? errors.${key} : undefined}>
            {(control) => <Input {...control} ${kind} value={draft.${key}} ${change} />}
          </Field>`;
}

/** What was typed as values, or what is wrong with each field. */
function readCode(plan: DraftPlan, inputs: readonly CalculatorInput[]): string {
  const t = (phrase: string): string => stringLiteral(translate(phrase, plan.language));
  const checkedInputs = inputs.filter(({ choices }) => !choices);
  const checks = checkedInputs.map(({ key, type, least }) =>
    type === "date"
      ? `  if (draft.${key} === "") errors.${key} = ${t("Please choose a day.")};`
      : `  if (${key} === null) errors.${key} = ${t("Please enter a number.")};
  else if (${key} < ${least}) errors.${key} = ${stringLiteral(`${translate("Not less than", plan.language)} ${least}.`)};`,
  );
  const numbers = checkedInputs.filter(({ type }) => type !== "date").map(({ key }) => key);
  const values = inputs.map(({ key, type, choices }) =>
    choices ? `${key}: draft.${key} as Given["${key}"]` : type === "date" ? `${key}: draft.${key}` : `${key}: ${key}!`,
  );
  return `function read(draft: Draft): { given: Given | null; errors: Partial<Record<keyof Draft, string>> } {
  const errors: Partial<Record<keyof Draft, string>> = {};
${numbers.map((key) => `  const ${key} = decimalOf(draft.${key});`).join("\n")}
${checks.join("\n")}
  if (Object.keys(errors).length > 0) return { given: null, errors };
  return { given: { ${values.join(", ")} }, errors };
}`;
}
