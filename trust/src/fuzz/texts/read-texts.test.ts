import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { readTexts } from "./read-texts.ts";

const SEED = 20_261_126;
/** The long run is `./slipway bench trust texts`. */
const COUNT = 24;
/** A pause of the collector and a function that is compiled are a part of it; the bench is stricter. */
const HOLD_MS = 200;

describe("messages of every shape", { timeout: 600_000 }, () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ sandbox: markedSandbox(), browser: markedBrowser() });
  }, 180_000);
  afterAll(() => app?.[Symbol.asyncDispose]());

  it(`reads ${COUNT} texts of up to 20,000 characters beside the event loop, and answers each`, async () => {
    const people = [await app.signUp(), await app.signUp(), await app.signUp()];
    const found = await readTexts({ app, people, seed: SEED, count: COUNT, holdMs: HOLD_MS, patienceMs: 120_000 });
    expect(found.problems).toEqual([]);
    expect(found.readMs).toHaveLength(found.answers.get("answered")!);
    expect(found.readMs.some((ms) => ms > 0)).toBe(true);
    // Most are read in time, and the limit is there for the others.
    expect(found.answers.get("answered")).toBeGreaterThan(COUNT * 0.7);
  });
});
