/** "Show the total reps per week": sums over time or by a value are a diagram here. */
import { isChanged, operation, type Wording } from "../operation.ts";
import { isNumeric } from "../../emit/app/fields.ts";
import { fieldIn, keepsRecords } from "../records/records.ts";
import { has } from "../requests.ts";
import { addChart } from "./add-chart.ts";

const totals =
  "totals?|sums?|how (?:much|many)|add(?:ed)? up|summen?|insgesamt|gesamt\\p{L}*|wie ?viele?|total(?:es)?|suma[rs]?|cuánt[oa]s?";
const apiece =
  "per|by|each|every|weekly|monthly|pro|je|jede[nrs]?|wöchentlich\\p{L}*|monatlich\\p{L}*|por|cada|semanal\\p{L}*|mensual\\p{L}*";
const week = "weeks?|weekly|wochen?|wöchentlich\\p{L}*|semanas?|semanal\\p{L}*";

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
    has(text, totals) && has(text, apiece)
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null,
  reads: (plan, values, request) => addChart.reads(plan, values, request),
  change(project, { text }, request) {
    const { plan } = project;
    if (!keepsRecords(plan) || !fieldIn(plan, text, isNumeric)) return { say: "" };
    const outcome = addChart.change(project, { text: `add a chart of ${text}` }, request);
    if (!isChanged(outcome)) return { say: "" };
    const isByMonth = has(text, week) && outcome.claims.some(({ text: claim }) => /month|monat|mes/iu.test(claim));
    return isByMonth ? { ...outcome, notDone: [...(outcome.notDone ?? []), byMonth[request.language]] } : outcome;
  },
});
