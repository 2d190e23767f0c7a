/**
 * For each of three seeds: 20,000 requests made from the contract, 5,000 to other hosts, sockets full of frames, walks
 * through projects' lives, and 10,000 requests and 3,000 statements to backends whose answers a model knows.
 * `SLIPWAY_SEED=7` runs one seed; `FUZZ_REPLAY=7:4711` sends one request of it again.
 */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import startPostgres from "@slipway/platform/testing/run/global-setup";
import { provideTestPostgres } from "@slipway/platform/testing/test-database";
import { createFuzzWorld, fuzzedRoutes } from "@slipway/trust/fuzz/fuzz-world";
import { runBackendRequests } from "@slipway/trust/fuzz/backend-requests";
import { runHostRequests } from "@slipway/trust/fuzz/host-requests";
import { runLiveFrames } from "@slipway/trust/fuzz/live-frames";
import { nameOf, runRequests, type RunFindings } from "@slipway/trust/fuzz/run-requests";
import { walkProject } from "@slipway/trust/fuzz/state-walk";
import { unansweredRoutes } from "@slipway/trust/fuzz/world/unanswered";
import { runQueryModels } from "./models/query-models.ts";
import type { TrustFindings, TrustTopic } from "./topic.ts";

const SEEDS = [20_261_121, 7, 4711];
const COUNT = 20_000;
const HOST_REQUESTS = 5_000;
/** Further requests to each route whose handler was not reached by chance. */
const FURTHER = 300;
const SOCKETS = 300;
const WALKS = 6;
const STEPS = 40;
/** An answer beyond this time never comes; more than five seconds is a hang, unless the machine is overloaded. */
const PATIENCE_MS = 60_000;

const sum = (counts: ReadonlyMap<number, number>, from: number, to: number): number =>
  [...counts].filter(([status]) => status >= from && status < to).reduce((total, [, count]) => total + count, 0);

async function runSeed(seed: number, figures: Record<string, number | string>): Promise<string[]> {
  await using world = await createFuzzWorld();
  const found = await runRequests({ world, routes: fuzzedRoutes, seed, count: COUNT, patienceMs: PATIENCE_MS });
  const { statuses, slowestMs, slow, answeredByRoute, failures } = found;
  const say = (what: string, value: number | string): void => void (figures[`seed ${seed}, ${what}`] = value);
  say("requests", COUNT);
  const missed = fuzzedRoutes.filter((route) => !answeredByRoute.has(nameOf(route)));
  const wanted = missed.filter((route) => !unansweredRoutes.has(nameOf(route)));
  const further = await runFurther(wanted, seed);
  const unreached = wanted.map(nameOf).filter((name) => !further.answeredByRoute.has(name));
  say("routes answered with 200", `${answeredByRoute.size} of ${fuzzedRoutes.length}`);
  say("routes never answered with 200, which have tests of their own", missed.length - wanted.length);
  say("further requests to routes that chance had missed", wanted.length * FURTHER);
  say("answers of 5xx that the world causes", [...failures].map((each) => each.join(": ")).join(", ") || "none");
  say(
    "answers of 200, 4xx, 5xx, none",
    [sum(statuses, 200, 300), sum(statuses, 400, 500), sum(statuses, 500, 600), sum(statuses, 0, 1)].join(", "),
  );
  say("slowest answer (ms), slower than 5 s", `${Math.round(slowestMs)}, ${slow}`);
  const hosts = await runHostRequests(world, { seed, count: HOST_REQUESTS, patienceMs: PATIENCE_MS });
  say("requests to hosts", HOST_REQUESTS);
  say(
    "answers of hosts of 200, 3xx, 4xx, 5xx",
    [200, 300, 400, 500].map((from) => sum(hosts.statuses, from, from + 100)).join(", "),
  );
  const backends = await runBackendRequests(world, { seed, count: HOST_REQUESTS, patienceMs: PATIENCE_MS });
  say("requests to a backend", HOST_REQUESTS);
  say(
    "answers of a backend of 200, 4xx, 5xx",
    [200, 400, 500].map((from) => sum(backends.statuses, from, from + 100)).join(", "),
  );
  const models = await runQueryModels(world, { seed, say });
  const live = await runLiveFrames(world, { seed, count: SOCKETS, patienceMs: PATIENCE_MS });
  say("live sockets", SOCKETS);
  const walks: string[] = [];
  for (let walk = 0; walk < WALKS; walk += 1) {
    const problem = await walkProject(world, { seed: seed + walk, steps: STEPS });
    if (problem !== null) walks.push(problem);
  }
  say("steps walked", WALKS * STEPS);
  // A run that does not reach a handler proves nothing about it.
  const never = unreached.map((name) => `${name} was never answered with 200`);
  return [
    ...never,
    ...found.problems,
    ...found.hangs,
    ...further.problems,
    ...further.hangs,
    ...hosts.problems,
    ...backends.problems,
    ...models,
    ...live,
    ...walks,
  ];
}

/**
 * Runs in a world of its own: after thousands of requests, no members and collaborators are left to change in the
 * other.
 */
async function runFurther(routes: readonly RouteDefinition[], seed: number): Promise<RunFindings> {
  await using world = await createFuzzWorld();
  const count = routes.length * FURTHER;
  return await runRequests({ world, routes, declared: fuzzedRoutes, seed, count, patienceMs: PATIENCE_MS });
}

async function replay(text: string): Promise<string[]> {
  const [seed = 0, from = 0] = text.split(":").map(Number);
  await using world = await createFuzzWorld();
  const found = await runRequests({ world, routes: fuzzedRoutes, seed, from, count: 1, patienceMs: PATIENCE_MS });
  return [...found.problems, ...found.hangs];
}

export const topic: TrustTopic = async () => {
  const end = await startPostgres({ provide: (_key, url) => provideTestPostgres(url) });
  try {
    return await runTopic();
  } finally {
    await end();
  }
};

async function runTopic(): Promise<TrustFindings> {
  const wanted = process.env["FUZZ_REPLAY"];
  if (wanted !== undefined) return { figures: { replayed: wanted }, wrong: await replay(wanted) };
  const figures: Record<string, number | string> = {};
  const wrong: string[] = [];
  const only = process.env["SLIPWAY_SEED"];
  for (const seed of only === undefined ? SEEDS : [Number(only)]) wrong.push(...(await runSeed(seed, figures)));
  return { figures, wrong };
}
