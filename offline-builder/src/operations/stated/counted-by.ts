/** "Count animals per species", "wie viele Kinder in jeder Gruppe sind", "cuántos alumnos hay por nivel": a chart of them. */
import { pickedEntries } from "../../parse/declared/picked-entries.ts";
import { addChart } from "../charts/add-chart.ts";
import { operation } from "../operation.ts";
import { keepsRecords } from "../records/records.ts";

const counting =
  /(?<![\p{L}])(?:how many|number of|count(?: of)?|wie viele|anzahl(?: der)?|zähle?|cuánt[oa]s|número de|cuenta(?: l[oa]s)?)(?![\p{L}])/iu;
const per =
  /(?<![\p{L}])(?:per|by|in each|for each|pro|je|in jede[rnm]|für jede[rnsm]?|nach|por|en cada|de cada)(?![\p{L}])/iu;
const says =
  /^(?:how|many|number|count|per|by|each|wie|viele|anzahl|zähle?|pro|je|jede[rnsm]?|nach|cuánt[oa]s|número|cuenta|por|cada)$/iu;

export const countedBy = operation<{ text: string }>({
  id: "counted-by",
  words: "",
  match({ text }) {
    return counting.test(text) && per.test(text) ? { confidence: 0.5, values: { text }, understood: "" } : null;
  },
  reads: (plan, values, request) => addChart.reads(plan, values, request),
  change(project, { text }, request) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const picked = pickedEntries(plan.entities, text, says);
    const field = picked?.fields[0];
    if (!picked || picked.when.length > 0 || picked.left.length > 0 || picked.fields.length !== 1) return { say: "" };
    if (field?.type !== "enum") return { say: "" };
    const by = { en: "by", de: "nach", es: "por" }[request.language];
    return addChart.change(project, { text: `${picked.entity.plural} ${by} ${field.label}` }, request);
  },
});
