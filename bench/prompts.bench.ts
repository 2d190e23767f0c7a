/**
 * Runs a file of prompts: `./slipway bench prompts FILE [--builds FILE] [--limit N] [--only ID] [--out DIR]`. Drives a
 * started Slipway through its real API, opens every app in Chromium and checks it with compiled oracles, each beside
 * its control. Names of files are relative to the person's folder; `--builds` names the builds that follow-ups change.
 * Ends with status 1 when a goal of `prompts/goals.ts` is missed, and names each.
 */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { fileAt } from "@slipway/server/commands/terminal";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { mustHold } from "./figures.ts";
import { CaseFileError, readCases, type CaseFile } from "./prompts/cases/cases.ts";
import { goalsOf } from "./prompts/goals.ts";
import { printTotals, totalsOf } from "./prompts/report.ts";
import { run } from "./prompts/run.ts";

const USAGE = "./slipway bench prompts FILE [--builds FILE] [--limit N] [--only ID] [--out DIR]";

function choose(file: CaseFile, { limit, only }: { limit?: string | undefined; only?: string | undefined }): CaseFile {
  const wanted = only?.split(",");
  const count = limit === undefined ? Infinity : Number(limit);
  if (!(count >= 1)) throw new CaseFileError(`--limit ${limit}: not a number of at least 1`);
  const pick = <T extends { id: string }>(cases: T[]): T[] =>
    cases.filter(({ id }) => wanted?.includes(id) ?? true).slice(0, count);
  const chosen = { ...file, cases: pick<{ id: string }>(file.cases) } as CaseFile;
  if (chosen.cases.length === 0) throw new CaseFileError(`--only ${only}: no line has that id`);
  return chosen;
}

interface Options {
  builds?: string | undefined;
  limit?: string | undefined;
  only?: string | undefined;
  out?: string | undefined;
}

async function measure(path: string, options: Options): Promise<void> {
  const builds = options.builds === undefined ? undefined : fileAt(options.builds);
  const file = choose(await readCases(path, { builds }), options);
  const out = options.out === undefined ? await mkdtemp(join(tmpdir(), "slipway-prompts-")) : fileAt(options.out);
  await mkdir(out, { recursive: true });
  console.log(`${file.cases.length} ${file.format} of ${path}; pictures and results in ${out}`);
  await using slipway = await startSlipway();
  const browser = await launchChromium();
  try {
    const person = await signUp(slipway, "Maya");
    const { results, broken } = await run({ product: { slipway, person, browser }, browser, out }, file);
    const totals = totalsOf(results);
    const goals = goalsOf({ format: file.format, results, broken });
    printTotals(results, { totals, goals });
    await writeFile(
      join(out, "totals.json"),
      `${JSON.stringify({ file: path, format: file.format, ...totals, goals, broken }, null, 1)}\n`,
    );
    for (const { name, holds, found } of goals) if (holds !== null) mustHold(name, { holds, found });
  } finally {
    await browser.close();
  }
}

function given(): { path: string; options: Options } {
  const type = "string";
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { builds: { type }, limit: { type }, only: { type }, out: { type } },
    });
    if (positionals[0] !== undefined) return { path: fileAt(positionals[0]), options: values };
  } catch (error) {
    throw new CaseFileError(`${(error as Error).message}\n${USAGE}`);
  }
  throw new CaseFileError(`No prompts were measured: no file is given. ${USAGE}`);
}

try {
  const { path, options } = given();
  await measure(path, options);
} catch (error) {
  if (!(error instanceof CaseFileError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
