/**
 * Nothing that a turn made is lost, whatever the provider or the person does, and every end is told truly. The long run:
 * SLIPWAY_LAB_TURNS=300.
 */
import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import { createProviderModel } from "@slipway/platform/models/providers";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { planServer, runTurns } from "./run-turns.ts";

const COUNT = Number(process.env["SLIPWAY_LAB_TURNS"] ?? 24);
const SEED = Number(process.env["SLIPWAY_LAB_SEED"] ?? 7);
/** More than run at a time, so that some wait for a place. */
const AT_ONCE = 11;

it(`loses nothing of ${COUNT} random turns with faults, and tells each end truly`, async () => {
  await using server = await planServer();
  const entry = { option: "auto", provider: "compatible", baseUrl: server.url, model: "lab", apiKey: null } as const;
  // Long enough for a busy machine, short enough to wait for.
  const patience = { idleMs: 4000, tries: 1, pauseMs: 5 };
  const model = createProviderModel({ ...entry, effort: null }, "lab", { patience });
  await using app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  const maya = await app.signUp("Maya");
  const found = await runTurns({ app, maya, plans: server.plans }, { seed: SEED, count: COUNT, atOnce: AT_ONCE });
  expect(found).toEqual([]);
}, 1_200_000);
