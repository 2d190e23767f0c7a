/** Every route, every kind of caller, seeded: nothing fails, nothing hangs, nothing breaks the contract, nothing leaks. */
import { readFile } from "node:fs/promises";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runBackendRequests } from "./fuzz/backend-requests.ts";
import { createFuzzWorld, fuzzedRoutes, type FuzzWorld } from "./fuzz/fuzz-world.ts";
import { runHostRequests } from "./fuzz/host-requests.ts";
import { runLiveFrames } from "./fuzz/live-frames.ts";
import { walkProject } from "./fuzz/state-walk.ts";
import { nameOf, runRequests } from "./fuzz/run-requests.ts";
import { UNANSWERED } from "./fuzz/world/unanswered.ts";

/** `FUZZ_REPLAY=seed:index` sends one request of a seed again; the long run is `./slipway bench trust requests`. */
const [replaySeed, replayIndex] = (process.env["FUZZ_REPLAY"] ?? "").split(":").map(Number);
const SEED = 20_261_121;
/** About eight for each route, so that most are answered once. */
const COUNT = 2700;
const HOST_REQUESTS = 600;
const BACKEND_REQUESTS = 700;
const SOCKETS = 40;
/** Other suites keep the machine busy meanwhile. */
const PATIENCE_MS = 60_000;

describe("requests made from the contract", { timeout: 600_000 }, () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await createFuzzWorld();
  }, 180_000);
  afterAll(() => world?.[Symbol.asyncDispose]());

  it(`answers ${COUNT} valid, nearly valid and hostile requests as declared or with an error in the one shape [K3] [K4]`, async () => {
    const isReplay = replayIndex !== undefined;
    const found = await runRequests({
      world,
      routes: fuzzedRoutes,
      seed: isReplay ? replaySeed! : SEED,
      from: isReplay ? replayIndex : 0,
      count: isReplay ? 1 : COUNT,
      patienceMs: PATIENCE_MS,
    });
    expect(found.problems).toEqual([]);
    if (isReplay) return;
    // A world in which hardly anything reaches a handler would prove nothing.
    expect(found.statuses.get(200)).toBeGreaterThan(COUNT / 8);
    expect(found.answeredByRoute.size).toBeGreaterThan(fuzzedRoutes.length / 2);
    expect(found.statuses.get(400)).toBeGreaterThan(COUNT / 20);
  });

  it("leaves out no route without a reason and a test that calls it", async () => {
    const names = fuzzedRoutes.map(nameOf);
    for (const { test, calls } of UNANSWERED) {
      const text = await readFile(new URL(`../../${test}`, import.meta.url), "utf8");
      for (const [name, call] of Object.entries(calls)) {
        expect(names).toContain(name);
        expect([test, call, text.includes(call)]).toEqual([test, call, true]);
      }
    }
  });

  it("describes what the server does when an answer does not come", async () => {
    const holder = await world.app.services.database.pool.connect();
    try {
      await holder.query("begin; lock table projects in access exclusive mode");
      const routes = [projectsContract.details];
      const found = await runRequests({ world, routes, seed: SEED, count: 16, patienceMs: 3000 });
      const [late] = found.problems.filter((problem) => problem.startsWith("did not come"));
      expect(late).toMatch(/connections, \d+ idle, \d+ waiting; .*blocked by \d+: .*\n.*beside it: /s);
    } finally {
      await holder.query("rollback");
      holder.release();
    }
  });

  it(`answers ${HOST_REQUESTS} requests with hostile hosts, methods, ranges, cookies and tickets, and tells nothing`, async () => {
    const found = await runHostRequests(world, { seed: SEED, count: HOST_REQUESTS, patienceMs: PATIENCE_MS });
    expect(found.problems).toEqual([]);
    expect(found.statuses.get(200)).toBeGreaterThan(HOST_REQUESTS / 20);
  });

  it(`answers ${BACKEND_REQUESTS} requests of an app's visitors to its backend, and none of them is its failure`, async () => {
    const found = await runBackendRequests(world, { seed: SEED, count: BACKEND_REQUESTS, patienceMs: PATIENCE_MS });
    expect(found.problems).toEqual([]);
    expect(found.statuses.get(200)).toBeGreaterThan(BACKEND_REQUESTS / 20);
    expect(found.statuses.get(400)).toBeGreaterThan(BACKEND_REQUESTS / 20);
  });

  it("hears frames of every kind on the live socket, and closes only for the client's own fault", async () => {
    expect(await runLiveFrames(world, { seed: SEED, count: SOCKETS, patienceMs: PATIENCE_MS })).toEqual([]);
  });

  it("walks through a project's life in line with a model", async () => {
    expect(await walkProject(world, { seed: SEED, steps: 25 })).toBeNull();
  });
});
