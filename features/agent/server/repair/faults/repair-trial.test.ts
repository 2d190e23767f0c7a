import { createOfflineBuilder } from "@slipway/offline-builder/model";
import { templateModules } from "@slipway/offline-builder/template-modules";
import { runTurn } from "@slipway/offline-builder/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { compilerWith } from "./compile-app.ts";
import type { AppFiles } from "./fault.ts";
import { SAID_FAULTS } from "./known-faults.ts";
import { repairTrial } from "./repair-trial.ts";

const REQUESTS = {
  shop: "online store selling handmade candles with a cart and checkout",
  crm: "CRM with contacts, deals and a dashboard",
};
const apps = new Map<string, AppFiles>();
let modules = "";

beforeAll(async () => {
  modules = templateModules();
  for (const [name, request] of Object.entries(REQUESTS))
    apps.set(name, (await runTurn(createOfflineBuilder(), request)).files);
}, 300_000);

describe("faults of models in generated apps", () => {
  it(
    "are repaired without a model in two rounds, nine of ten, without losing anything else",
    { timeout: 300_000 },
    async () => {
      const results = await repairTrial({ apps, check: compilerWith(modules), seed: 20_261_121 });
      const repaired = results.filter((result) => result.repaired);
      const left = results
        .filter((result) => !result.repaired)
        .map(({ fault, path, left: said }) => `${fault} in ${path}: ${said[0]}`);
      expect(results.length).toBeGreaterThanOrEqual(60);
      expect(repaired.length / results.length, left.join("\n")).toBeGreaterThanOrEqual(0.9);
      expect(repaired.filter(({ says }) => says.length === 0)).toEqual([]);
      expect(repaired.filter(({ lost }) => lost > 4)).toEqual([]);
      // Includes errors that only a running page reports, and missing packages.
      const said = SAID_FAULTS.map(({ name }) => name);
      expect(new Set(repaired.flatMap(({ fault }) => (said.includes(fault) ? [fault] : [])))).toEqual(new Set(said));
    },
  );
});
