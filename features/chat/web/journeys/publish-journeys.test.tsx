import { answerCalls, failure, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { NEW_ANSWER } from "../../contract/new-answer.ts";
import { PublishJourneys } from "./publish-journeys.tsx";

afterEach(() => vi.unstubAllGlobals());

const checks = [{ name: 'Journey "Book"', ok: true, detail: "3 steps", steps: [] }];
const turn = { ...NEW_ANSWER, id: "a", tag: "ai-message", version: 1, evidence: { summary: "", checks } };
const saved = { tag: "manual-edit", id: "m", version: 2 };
const trajectory = (...items: object[]) => ({
  "GET /projects/p1/trajectory": () => success({ items, next_cursor: null }),
});
const RUN = "POST /projects/p1/journeys/run-all";

it("tells what the newest turn found, and runs nothing", async () => {
  const calls = answerCalls(trajectory(turn));
  await using page = await render(<PublishJourneys projectId="p1" />);
  await page.settle(() => expect(pageText()).toContain("1 journey passed"));
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

it("runs them before publishing if files changed since, and says where one broke", async () => {
  const detail = 'step 2, click "Book": There is no Book on the page.';
  const calls = answerCalls({
    ...trajectory(turn, saved),
    [RUN]: () => success({ journeys: [{ name: 'Journey "Book"', outcome: "failed", detail }] }),
  });
  await using page = await render(<PublishJourneys projectId="p1" />);
  await page.settle(() => expect(pageText()).toContain('1 of 1 fails: "Book"'));
  expect(pageText()).toContain(detail);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

it("tells the older result where they cannot run", async () => {
  answerCalls({ ...trajectory(turn, saved), [RUN]: () => failure(503, { code: "x", message: "Busy." }) });
  await using page = await render(<PublishJourneys projectId="p1" />);
  await page.settle(() => expect(pageText()).toContain("1 journey passed in version 1, not run since"));
});

it("says nothing in a project without journeys", async () => {
  answerCalls({ ...trajectory(saved), [RUN]: () => success({ journeys: [] }) });
  await using page = await render(<PublishJourneys projectId="p1" />);
  await page.settle(() => expect(pageText()).not.toContain("Running"));
  expect(pageText()).toBe("");
});
