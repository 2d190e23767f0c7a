/** A recording replays without a model, and the hidden check tells a right result from a wrong one. */
import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import { createTestApp } from "@slipway/server/testing/test-app";
import { expect, it } from "vitest";
import { TASKS } from "../tasks/all.ts";
import { recordingFile } from "./answering.ts";
import { answeredFor } from "./place.ts";
import { playTask } from "./play-task.ts";
import { readRecording, type RecordedAnswer } from "./recording.ts";
import type { TaskResult } from "./result.ts";
import { replay } from "./sources.ts";
import { startWire } from "./wire.ts";

const task = TASKS.find(({ id }) => id === "refactor-lib")!;

async function played(answers: readonly RecordedAnswer[]): Promise<TaskResult> {
  await using wire = await startWire();
  await using app = await createTestApp({ sandbox: markedSandbox(), browser: markedBrowser() });
  const entry = {
    option: "gpt-5",
    provider: "openai-chat",
    baseUrl: wire.url,
    model: "recorded",
    apiKey: "k",
  } as const;
  app.services.models.connect([entry]);
  const person = await app.signUp("Maya");
  const { source, strayed } = replay(answers);
  const place = { person, answered: answeredFor(person), restart: null };
  const answering = { source, strayed, begins: () => Promise.resolve() };
  return (await playTask({ place, wire, open: null }, task, answering)).result;
}

const recorded = async (): Promise<RecordedAnswer[]> => (await readRecording(recordingFile(task)))!.answers;

it("replays a recorded turn, solves its task and counts what was sent", async () => {
  const answers = await recorded();
  const result = await played(answers);
  expect(result).toMatchObject({ solved: true, problems: [], strayed: [] });
  const [turn] = result.turns;
  expect(turn).toMatchObject({ end: "version", isLost: false, refusedEdits: [], requests: answers.length });
  expect(turn!.characters.all).toBeGreaterThan(turn!.characters.first);
}, 60_000);

it("fails the hidden check when the answer is broken, and reports requests beyond the recording", async () => {
  const answers = (await recorded()).map((answer) => ({
    ...answer,
    calls: answer.calls.filter(({ input }) => !JSON.stringify(input).includes("src/rules")),
  }));
  const result = await played(answers.slice(0, -1));
  expect(result.solved).toBe(false);
  expect(result.problems).toContain("src/rules/overtime.ts is still there");
  expect(result.strayed.join()).toMatch(/turn 1 asks \d+ times more than the recording answers/);
}, 60_000);
