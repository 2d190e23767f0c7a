/** The bounded version of `./slipway bench trust faults`. */
import { expect, it } from "vitest";
import { TRUE_WITHIN_MS } from "./backend/backend-writes.ts";
import { runFaults, type Fault } from "./run-faults.ts";

/** One of each kind; only two of them cost a restart of the server, which everybody meets who is at work then. */
const FAULTS: readonly Fault[] = [
  { topic: "edit-code", victim: "git" },
  { topic: "live", victim: "backend" },
  { topic: "edit-code", victim: "server" },
  { topic: "publish", victim: "build" },
  { topic: "live", victim: "postmaster" },
  { topic: "cloud", victim: "cluster" },
  { topic: "cloud", victim: "gateway" },
  { topic: "chat", victim: "app" },
  { topic: "cloud", victim: "server" },
];

/** Tells a product that comes back from one that does not. How fast it is, is the bench's to judge: tests share machines. */
const COMES_BACK_WITHIN_MS = 180_000;

it(
  "keeps every acknowledged write of people and of a backend's visitors through kill -9 of any process",
  { timeout: 600_000 },
  async () => {
    const { wrong, figures } = await runFaults({ seed: 7, faults: FAULTS, readyWithinMs: COMES_BACK_WITHIN_MS });
    expect(wrong, JSON.stringify(figures)).toEqual([]);
    expect(figures["faults"]).toBeGreaterThanOrEqual(FAULTS.length - 1);
    expect(figures["acknowledged"]).toBeGreaterThan(50);
    expect(parseFloat(String(figures["longest untrue status"])) * 1000).toBeLessThanOrEqual(TRUE_WITHIN_MS);
  },
);
