/**
 * Times a person waits before anything runs: set-up of a fresh clone, with an empty and with a full cache of npm, which
 * separates the downloads; then starting it. Also reports the last whole run of the tests from its record, without
 * running it again.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { giveBaseSet } from "@slipway/sandbox/testing";
import { ROOT } from "@slipway/server/commands/development/tool";
import { readWholeRun } from "@slipway/server/commands/development/whole-run";
import { report, type Figure } from "../figures.ts";

const run = promisify(execFile);

const SECOND_STARTS = 3;
const SET_UP_SECONDS = 60;
const START_MS = 5000;
const TESTS_SECONDS = 15 * 60;

interface SetUp {
  seconds: number;
  /** Seconds of each step, by the launcher's own words. */
  steps: Map<string, number>;
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

/** Runs `./slipway setup`. Throws with its output when it fails. */
async function setUp(clone: string, env: NodeJS.ProcessEnv): Promise<SetUp> {
  const started = performance.now();
  const child = spawn("./slipway", ["setup"], { cwd: clone, env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "close");
  const steps = new Map<string, number>();
  const said: string[] = [];
  let step: { name: string; began: number } | null = null;
  const endStep = (): void => void (step !== null && steps.set(step.name, secondsSince(step.began)));
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const begins = /^(\w.*) \.\.\.$/.exec(line)?.[1];
    if (begins === undefined && line !== "Set-up is complete.") continue;
    endStep();
    step = begins === undefined ? null : { name: begins, began: performance.now() };
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`set-up ended with ${code}:\n${said.slice(-20).join("\n")}`);
  return { seconds: secondsSince(started), steps };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Milliseconds from the command to the line "ready"; then it is stopped like by Ctrl-C. */
async function start(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn("./slipway", ["start"], {
    cwd: clone,
    env: { ...env, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  const ended = once(child, "exit");
  const line = once(createInterface({ input: child.stdout }), "line") as Promise<[string]>;
  const [first] = await Promise.race([line, ended.then(([code]) => [`ended with ${code}`])]);
  const took = performance.now() - started;
  child.kill("SIGINT");
  await ended;
  if (!first!.startsWith("ready ")) throw new Error(`the first line of a start was: ${first}\n${said}`);
  return took;
}

/** The newest commit, as a new clone has it. Nothing of this checkout is linked into it. */
async function fresh(folder: string, name: string): Promise<string> {
  const clone = join(folder, name);
  await run("git", ["clone", "--quiet", "--no-hardlinks", "--depth", "1", `file://${ROOT}`, clone]);
  return clone;
}

async function figuresOfSetUp(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  const env = {
    ...process.env,
    SLIPWAY_CACHE_DIR: join(folder, "cache"),
    SLIPWAY_DATA_DIR: dataDir,
    SLIPWAY_INSTALL: "never",
    npm_config_cache: join(folder, "npm"),
  };
  const cold = await setUp(await fresh(folder, "cold"), env);
  await rm(join(folder, "cold"), { recursive: true, maxRetries: 5 });
  const clone = await fresh(folder, "warm");
  const warm = await setUp(clone, { ...env, npm_config_prefer_offline: "true" });
  // The first start installs the packages of new projects in the background, which would be measured, too.
  await giveBaseSet(dataDir);
  const first = await start(clone, env);
  const later: number[] = [];
  for (let round = 0; round < SECOND_STARTS; round += 1) later.push(await start(clone, env));
  return [
    { name: "set-up of a fresh clone", samples: [warm.seconds], unit: "s", goal: SET_UP_SECONDS },
    ...Array.from(warm.steps, ([step, seconds]): Figure => ({ name: `- ${step}`, samples: [seconds], unit: "s" })),
    { name: "the same with what it downloads", samples: [cold.seconds], unit: "s" },
    { name: "first start -> ready", samples: [first], unit: "ms" },
    { name: "second start -> ready", samples: later, unit: "ms", goal: START_MS },
  ];
}

async function figureOfTests(): Promise<Figure[]> {
  const last = await readWholeRun();
  if (last === null) {
    console.log("Whole run of the tests: none has ended in this checkout since its dependencies were installed.");
    return [];
  }
  const { stdout } = await run("git", ["rev-list", "--count", `${last.commit}..HEAD`], { cwd: ROOT });
  console.log(
    `Whole run of the tests: ended ${last.ended} at ${last.commit.slice(0, 10)}, ${stdout.trim()} commits ago, ` +
      `${last.passed} passed, ${last.failed} failed, ${last.skipped} skipped; ${last.cores} cores, load ${last.load}`,
  );
  return [{ name: "whole run of the tests, the last", samples: [last.seconds], unit: "s", goal: TESTS_SECONDS }];
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  // Sandboxes and the database run as users of their own, who have to pass through.
  await chmod(folder, 0o711);
  const already = [`Node ${process.versions.node}`, "npm", "git", "system packages"];
  console.log(`Here already, and in no figure: ${already.join(", ")}.`);
  const figures = await figuresOfSetUp(folder);
  report([...figures, ...(await figureOfTests())]);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
