/** "Show the total reps per week": sums over time or by a value are a diagram here. */
import { isChanged, operation, type Wording } from "../operation.ts";
import type { Field } from "../../plan/plan.ts";
import { isNumeric } from "../../emit/app/fields.ts";
import { fieldIn, keepsRecords } from "../records/records.ts";
import { has } from "../requests.ts";
import { addChart } from "./add-chart.ts";

const totals =
  "totals?|sums?|how (?:much|many)|add(?:ed)? up|summen?|insgesamt|gesamt\\p{L}*|wie ?viele?|total(?:es)?|suma[rs]?|cuánt[oa]s?";
const apiece =
  "per|by|each|every|weekly|monthly|pro|je|jede[nrs]?|wöchentlich\\p{L}*|monatlich\\p{L}*|por|cada|semanal\\p{L}*|mensual\\p{L}*";
const week = "weeks?|weekly|wochen?|wöchentlich\\p{L}*|semanas?|semanal\\p{L}*";

const spent = `${totals}|spen[dt]\\p{L}*|costs?|pay|paid|zahlen?|bezahlt?|pago|pagamos|ausgegeben|ausgaben|gast\\p{L}*`;
/** A question about money, which only a sum answers. */
const paying =
  "what (?:do|did|have) (?:i|we) (?:pay|paid|spend|spent)|was (?:zahle|bezahle|gebe) ich|(?:qué|cuánto) (?:pago|gasto)";
const isThere = /(?<!\p{L})(?:there already|gibt es schon|ya existe)(?!\p{L})/u;
const isChoice = ({ type }: Field): boolean => type === "enum";

const understood: Wording = { en: "Totals as a diagram.", de: "Summen als Diagramm.", es: "Totales en un gráfico." };
const byMonth: Wording = {
  en: "By the week: diagrams that are added count by the month",
  de: "Nach Wochen: hinzugefügte Diagramme zählen nach Monaten",
  es: "Por semanas: los gráficos añadidos cuentan por meses",
};

export const totalsOverTime = operation<{ text: string }>({
  id: "totals-over-time",
  words: "",
  match: ({ text, language }) =>
    (has(text, totals) || has(text, paying)) && has(text, apiece)
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null,
  reads: (plan, values, request) => addChart.reads(plan, values, request),
  change(project, { text }, request) {
    const { plan } = project;
    // "How much I spent per category": the sum is not named, what it is divided by is.
    const isNamed = fieldIn(plan, text, isNumeric) ?? (has(text, spent) ? fieldIn(plan, text, isChoice) : null);
    if (!keepsRecords(plan) || !isNamed) return { say: "" };
    const outcome = addChart.change(project, { text: `add a chart of ${text}` }, request);
    if (!isChanged(outcome)) return isThere.test(outcome.say) ? outcome : { say: "" };
    const isSaid = (outcome.notDone ?? []).length > 0;
    const isByMonth =
      !isSaid && has(text, week) && outcome.claims.some(({ text: claim }) => /month|monat|mes/iu.test(claim));
    return isByMonth ? { ...outcome, notDone: [...(outcome.notDone ?? []), byMonth[request.language]] } : outcome;
  },
});
