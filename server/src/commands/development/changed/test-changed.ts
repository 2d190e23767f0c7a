/** `./slipway test --changed [REV] [--all]`: types, lint and tests of what a change reaches. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { invalidRequest } from "@slipway/kernel/errors";
import { type FileTimes, readFileTimes } from "@slipway/platform/testing/run/file-times";
import { longestAllowed } from "@slipway/platform/testing/run/longest-first";
import { note, print } from "../../terminal.ts";
import { runTests } from "../test.ts";
import { ROOT, runNodeTool, typeCheck } from "../tool.ts";
import { choiceInWords, chooseTests, type Reach, reachSchema, UNKNOWN_TIME } from "./reached-tests.ts";

const OXLINT = "node_modules/oxlint/bin/oxlint";

interface Options {
  revision: string | undefined;
  runsAll: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const words = args.filter((word) => word !== "--changed" && word !== "--all");
  const [revision, ...more] = words;
  if (more.length > 0) throw invalidRequest(`test --changed takes one revision, not "${words.join(" ")}".`);
  if (revision?.startsWith("-")) throw invalidRequest(`test --changed knows --all, not "${revision}".`);
  return { revision, runsAll: args.includes("--all") };
}

async function readReach(revision: string | undefined): Promise<Reach> {
  const { code, output } = await runNodeTool(
    ["architecture/changed.ts", ...(revision === undefined ? [] : [revision])],
    {
      capture: true,
    },
  );
  if (code !== 0) throw invalidRequest(output.trim());
  return reachSchema.parse(JSON.parse(output));
}

/** A file that never ran here is taken for a quarter of the longest time that it allows one of its tests. */
async function expectedTimes({ near }: Reach): Promise<FileTimes> {
  const times = await readFileTimes(ROOT);
  const unknown = near.filter(({ path }) => times[path] === undefined);
  const expected = unknown.map(async ({ path }) => {
    const allowed = longestAllowed(await readFile(join(ROOT, path), "utf8"));
    return [path, Math.max(UNKNOWN_TIME, allowed / 4)] as const;
  });
  return { ...times, ...Object.fromEntries(await Promise.all(expected)) };
}

/** Answers what is not in order. */
async function checkReached({ typeProjects, sources }: Reach): Promise<string[]> {
  const types = typeProjects.map((project) => ({ name: `types (${project})`, args: typeCheck(project) }));
  const lint = sources.length === 0 ? [] : [{ name: "lint", args: [OXLINT, "--deny-warnings", ...sources] }];
  const broken: string[] = [];
  for (const { name, args } of [...lint, ...types]) {
    const started = performance.now();
    const { code, output } = await runNodeTool(args, { capture: true });
    print(`${code === 0 ? "ok    " : "FAILED"}  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (code === 0) continue;
    broken.push(name);
    print(output.trimEnd());
  }
  return broken;
}

async function testChanged(args: readonly string[]): Promise<number> {
  const { revision, runsAll } = readOptions(args);
  const reach = await readReach(revision);
  if (reach.changed.length === 0) {
    print(`Nothing changed against ${revision ?? "HEAD"}.`);
    return 0;
  }
  const chosen = chooseTests(reach, await expectedTimes(reach), runsAll);
  const words = reach.everything === null ? choiceInWords(reach, chosen) : [`Everything runs: ${reach.everything}.`];
  for (const line of words) note(line);
  const broken = await checkReached(reach);
  const wanted = reach.everything === null ? chosen.tests.map(({ path }) => path) : ["--project=node", "--project=dom"];
  const code = wanted.length === 0 ? 0 : await runTests(wanted);
  if (broken.length > 0) note(`Not in order: ${broken.join(", ")}.`);
  return code || Math.min(broken.length, 1);
}

export const test = (args: readonly string[]): Promise<number> =>
  args.includes("--changed") ? testChanged(args) : runTests(args);
