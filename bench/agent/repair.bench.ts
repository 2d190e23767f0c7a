/**
 * Repairs of typical model mistakes, injected into generated apps, without a model: `./slipway bench repair [seed]`.
 */
import { compilerWith } from "@slipway/features/agent/server/repair/faults/compile-app.ts";
import { repairTrial } from "@slipway/features/agent/server/repair/faults/repair-trial.ts";
import { createOfflineBuilder } from "@slipway/offline-builder/model";
import { templateModules } from "@slipway/offline-builder/template-modules";
import { runTurn } from "@slipway/offline-builder/testing";
import { mustHold } from "../figures.ts";

const REQUESTS = {
  shop: "online store selling handmade candles with a cart and checkout",
  crm: "CRM with contacts, deals and a dashboard",
  tasks: "todo list with priorities and due dates",
  restaurant: "restaurant website with menu, opening hours and table reservation",
};
const seed = Number(process.argv[2] ?? 20_261_121);
const apps = new Map<string, ReadonlyMap<string, string>>();
for (const [name, request] of Object.entries(REQUESTS))
  apps.set(name, (await runTurn(createOfflineBuilder(), request)).files);

const results = await repairTrial({ apps, check: compilerWith(templateModules()), seed });
const kinds = Map.groupBy(results, ({ fault }) => fault);
const width = Math.max(...[...kinds.keys()].map((kind) => kind.length));
for (const [kind, found] of [...kinds].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${kind.padEnd(width)}  ${found.filter(({ repaired }) => repaired).length} of ${found.length}`);
for (const { app, fault, path, left, repaired } of results)
  if (!repaired) console.log(`- ${app}: ${fault} in ${path}: ${left[0]}`);
const repaired = results.filter((result) => result.repaired).length;
console.log(
  `seed ${seed}: ${repaired} of ${results.length} repaired without a model in two rounds (${((100 * repaired) / results.length).toFixed(1)} %)`,
);
mustHold("9 of 10 are repaired without a model", {
  holds: repaired >= 0.9 * results.length,
  found: `${repaired} of ${results.length}`,
});
