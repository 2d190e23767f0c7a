/** Runs a file of prompts through a started Slipway, one app after the other, each also as the control of the next. */
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { compileBuild } from "./cases/builds.ts";
import type { CaseFile } from "./cases/cases.ts";
import { claimsOf } from "./claims.ts";
import { askFollowUp } from "./follow-ups.ts";
import { routeCount } from "./oracles/content.ts";
import type { Oracle } from "./oracles/verdict.ts";
import { build } from "./product.ts";
import { appOf, judgeAll, look, noHygiene, type Running, type Subject } from "./judging.ts";
import type { CaseResult } from "./results.ts";
import { printCase } from "./report.ts";
import { compileWebgen } from "./cases/webgen.ts";

interface Line {
  id: string;
  prompt: string;
  oracles: readonly Oracle[];
  notCompiled: string[];
}

async function runLine(running: Running, line: Line): Promise<{ result: CaseResult; subject: Subject }> {
  const project = await build(running.product, line.prompt, { opens: true });
  const crawled = await look(running, project, { id: line.id, full: true });
  const app = appOf(running, project, { crawled, request: line.prompt });
  const result: CaseResult = {
    id: line.id,
    prompt: line.prompt,
    notes: project.turn.question === null ? [] : [`asked: ${project.turn.question}`],
    turn: project.turn,
    unpublished: project.unpublished,
    routes: app === null ? 0 : routeCount(app),
    hygiene: crawled?.hygiene ?? noHygiene(),
    verdicts: await judgeAll(line.oracles, app),
    claims: await claimsOf(project, app),
    control: [],
    controlOf: null,
    standIn: false,
    notCompiled: line.notCompiled,
    picture: crawled?.picture ?? [],
    loadAtEnd: loadavg()[0]!,
  };
  return { result, subject: { id: line.id, app, oracles: line.oracles } };
}

const linesOf = (file: Exclude<CaseFile, { format: "follow-ups" }>): Line[] =>
  file.format === "builds"
    ? file.cases.map((one) => ({ id: one.id, prompt: one.prompt, ...compileBuild(one) }))
    : file.cases.map((one) => ({ id: one.id, prompt: one.instruction, ...compileWebgen(one) }));

const save = (running: Running, results: readonly CaseResult[]): Promise<void> =>
  writeFile(join(running.out, "results.json"), `${JSON.stringify(results, null, 1)}\n`);

async function control(subject: Subject, other: Subject): Promise<Pick<CaseResult, "control" | "controlOf">> {
  return { control: await judgeAll(subject.oracles, other.app), controlOf: other.id };
}

/** A line that could not be run at all is a failure of the harness, reported by its id. */
export interface RunOutcome {
  results: CaseResult[];
  broken: string[];
}

function notRun(id: string, error: unknown): string {
  const reason = String(error instanceof Error ? error.message : error)
    .split("\n")[0]!
    .slice(0, 160);
  console.log(`${id}: NOT RUN (${reason})`);
  return `${id}: ${reason}`;
}

async function runBuilds(running: Running, lines: readonly Line[]): Promise<RunOutcome> {
  const done: { result: CaseResult; subject: Subject }[] = [];
  const broken: string[] = [];
  for (const line of lines) {
    try {
      const now = await runLine(running, line);
      const before = done.at(-1);
      if (before !== undefined) Object.assign(now.result, await control(now.subject, before.subject));
      done.push(now);
      printCase(now.result);
    } catch (error) {
      broken.push(notRun(line.id, error));
    }
    await save(
      running,
      done.map(({ result }) => result),
    );
  }
  // The first app has no predecessor as its control.
  const [first, last] = [done[0], done.at(-1)];
  if (first !== undefined && last !== undefined && first !== last)
    Object.assign(first.result, await control(first.subject, last.subject));
  return { results: done.map(({ result }) => result), broken };
}

async function runFollowUps(running: Running, file: Extract<CaseFile, { format: "follow-ups" }>): Promise<RunOutcome> {
  const results: CaseResult[] = [];
  const broken: string[] = [];
  for (const one of file.cases) {
    try {
      const result = await askFollowUp(running, one);
      results.push(result);
      printCase(result);
    } catch (error) {
      broken.push(notRun(one.id, error));
    }
    await save(running, results);
  }
  return { results, broken };
}

export async function run(running: Running, file: CaseFile): Promise<RunOutcome> {
  const outcome =
    file.format === "follow-ups" ? await runFollowUps(running, file) : await runBuilds(running, linesOf(file));
  await save(running, outcome.results);
  return outcome;
}
