/**
 * Plays tasks through the agent of a started Slipway and asks each one's hidden check: `./slipway bench agent [TASK...]`.
 * Without a model the recorded answers are played, so that the loop and not a model is measured. `--model
 * 'openai-chat+https://host/v1|model|KEY_VARIABLE'` (as SLIPWAY_MODEL_… has it) asks that model, `--record` keeps its answers in
 * `recorded/`. `--move` gives a recording that solved its task on another starting state that one. `--out DIR` is for
 * results.jsonl and one transcript for each task.
 */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { fileAt } from "@slipway/server/commands/terminal";
import { mustHold } from "../figures.ts";
import { connectionOf, recorded, recordingFile, withModel, type Connection } from "./playing/answering.ts";
import { openerOver } from "./playing/outcome.ts";
import { startPlace } from "./playing/place.ts";
import { playTask, type Answering } from "./playing/play-task.ts";
import { goalsOf, printResults } from "./playing/report.ts";
import type { TaskResult } from "./playing/result.ts";
import { transcriptOf } from "./playing/transcript.ts";
import { startWire } from "./playing/wire.ts";
import { TASKS } from "./tasks/all.ts";
import type { Task } from "./tasks/task.ts";

const type = "string";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type },
    out: { type },
    record: { type: "boolean", default: false },
    move: { type: "boolean" },
    list: { type: "boolean" },
  },
});

/** Null: a task that has no recording cannot be replayed. */
async function answeringFor(task: Task, connection: Connection | null): Promise<Answering | null> {
  if (connection !== null) return withModel(connection, values.record ? recordingFile(task) : null);
  return recorded(task);
}

async function run(tasks: readonly Task[]): Promise<void> {
  const connection = values.model === undefined ? null : connectionOf(values.model);
  const out = values.out === undefined ? await mkdtemp(join(tmpdir(), "slipway-agent-")) : fileAt(values.out);
  await mkdir(out, { recursive: true });
  await using wire = await startWire();
  const provider = connection?.provider ?? "openai-chat";
  const key = connection?.keyVariable ?? "SLIPWAY_BENCH_KEY";
  await using place = await startPlace(
    `${provider === "compatible" ? "" : `${provider}+`}${wire.url}|${connection?.model ?? "recorded"}|${key}`,
    connection === null ? { [key]: "recorded" } : {},
  );
  const browser = await launchChromium();
  const stage = { place, wire, open: openerOver(browser) };
  const results: TaskResult[] = [];
  const silent: string[] = [];
  try {
    for (const task of tasks) {
      const answering = await answeringFor(task, connection);
      if (answering === null) {
        silent.push(task.id);
        continue;
      }
      const played = await playTask(stage, task, answering);
      if (values.move && played.result.solved) await answering.moved?.();
      results.push(played.result);
      await writeFile(join(out, `${task.id}.md`), transcriptOf(played));
      await writeFile(join(out, "results.jsonl"), results.map((one) => `${JSON.stringify(one)}\n`).join(""));
      console.log(`${task.id}: ${played.result.solved ? "solved" : played.result.problems.join("; ")}`);
    }
  } finally {
    await browser.close();
  }
  printResults(results);
  if (silent.length > 0) console.log(`Not recorded: ${silent.join(", ")}`);
  console.log(`Results and transcripts: ${out}`);
  for (const { name, holds, found } of goalsOf(results)) mustHold(name, { holds, found });
}

const unknown = positionals.filter((id) => TASKS.every((task) => task.id !== id));
if (unknown.length > 0 || values.list === true) {
  for (const { id, kind, state } of TASKS) console.log(`${id}  ${kind}, ${state}`);
  if (unknown.length > 0) {
    console.log(`There is no task ${unknown.join(", ")}.`);
    process.exitCode = 2;
  }
} else await run(positionals.length === 0 ? TASKS : TASKS.filter(({ id }) => positionals.includes(id)));
