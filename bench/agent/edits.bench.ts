/** 5,000 generated edits through the agent's edit engine, beside a plain search for the exact text: `./slipway bench edits [count] [seed]`. */
import { corpus, judge, tableLines, tableOf } from "@slipway/features/agent/server/overlay/corpus/edit-corpus.ts";
import { mustHold } from "../figures.ts";

const [count = "5000", seed = "20261121"] = process.argv.slice(2);
const began = performance.now();
const judged = [...corpus({ seed: Number(seed), count: Number(count) })].map(judge);
const took = performance.now() - began;
const table = tableOf(judged);
for (const line of tableLines(table)) console.log(line);
const right = table.all.ours.applied + table.all.ours["refused rightly"];
console.log(
  `seed ${seed}: ${((100 * right) / table.all.cases).toFixed(2)} % applied or rightly refused, ` +
    `${table.all.ours["wrong place"]} in a wrong place; ${(took / 1000).toFixed(1)} s, ${(took / table.all.cases).toFixed(2)} ms each`,
);
for (const { kind, judgement, note } of judged
  .filter((one) => one.judgement === "wrong place" || one.judgement === "missed")
  .slice(0, 10))
  console.log(`- ${kind}: ${judgement} (${note})`);
const misplaced = table.all.ours["wrong place"];
mustHold("no edit in a wrong place", { holds: misplaced === 0, found: `${misplaced}` });
mustHold("99 of 100 edits are applied or rightly refused", {
  holds: right >= 0.99 * table.all.cases,
  found: `${right} of ${table.all.cases}`,
});
