import { createEvents } from "@slipway/platform/events/in-process-events";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { expect, it } from "vitest";
import { turnEnded } from "../../contract/events.ts";
import { tellOutcome } from "./tell-end.ts";

const turn = { projectId: "p1", aiMessageId: "m1", userId: "u1" };
const nothing = { status: "completed", question: null, edit: null, pipelineErrors: [], errors: [] } as const;
const error = { trace_id: "t1", code: "APPLY", message: "It does not build.", details: null } as const;

async function told(outcome: Partial<Parameters<typeof tellOutcome>[2]>): Promise<unknown[]> {
  const events = createEvents(memoryLog());
  const heard: unknown[] = [];
  events.on(turnEnded, ({ how, text }) => void heard.push([how, text]));
  await tellOutcome({ events }, turn, { ...nothing, pipelineErrors: [], errors: [], ...outcome });
  return heard;
}

it("says whether a turn finished, failed or asks, and nothing of one that a person stopped", async () => {
  const edit = { id: "e1", version: 2, title: "A blue button" };
  const question = { question: "Which blue?", options: [] } as never;
  expect(await told({ edit })).toEqual([["finished", "A blue button"]]);
  expect(await told({})).toEqual([["finished", ""]]);
  expect(await told({ edit, pipelineErrors: [error] }), "the version stays").toEqual([["finished", "A blue button"]]);
  expect(await told({ pipelineErrors: [error] })).toEqual([["failed", "It does not build."]]);
  expect(await told({ errors: ["The model did not answer."] })).toEqual([["failed", "The model did not answer."]]);
  expect(await told({ question })).toEqual([["asked", "Which blue?"]]);
  expect(await told({ status: "stopped" })).toEqual([]);
});
