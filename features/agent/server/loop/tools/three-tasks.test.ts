/** Three small tasks as a connected model does them, with the real sandbox: how many requests each takes. */
import { createScriptedModel, type ScriptedStep } from "@slipway/platform/models/scripted";
import { createTestSandbox } from "@slipway/sandbox/testing";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerWithin, send } from "../../../../chat/testing.ts";
import { fileAtHead, newVersion } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { finishCall as finish, markedBrowser } from "../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;

const FILES = {
  "src/lib/price.ts": "export const total = (prices: number[]) => prices.reduce((sum, price) => sum - price, 0);\n",
  "src/lib/price.test.ts":
    'import { expect, it } from "vitest";\nimport { total } from "@/lib/price";\nit("sums up", () => expect(total([1, 2])).toBe(3));\n',
  "src/lib/cart.ts": 'import { total } from "./price";\nexport const cart = (prices: number[]) => total(prices) * 2;\n',
};

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: await createTestSandbox({ poolSize: 0 }), browser: markedBrowser() });
  maya = await app.signUp("Maya");
  projectId = (await newProject(maya.call)).id;
  await newVersion(app.services, projectId, { files: FILES, message: "Added prices" });
}, 300_000);
afterAll(() => app?.[Symbol.asyncDispose]());

/** The results that the model read, step by step. */
async function task(message: string, steps: readonly ScriptedStep["toolCalls"][]) {
  const results: string[] = [];
  const before = model.calls.length;
  model.play(
    [...steps, [finish()]].map((toolCalls) => ({ prompt }) => {
      const last = prompt.at(-1)!;
      if (last.role === "tool") results.push(JSON.stringify(last.content));
      return { toolCalls: toolCalls! };
    }),
  );
  const sent = await send(maya.call, projectId, { message });
  const answer = await answerWithin(120_000)(app.services, projectId, sent.ai_message_id);
  return { answer, results, requests: model.calls.length - before };
}

const call = (name: string, input: object) => ({ name, input });

it("mends a failing test in four requests", { timeout: 180_000 }, async () => {
  const run = call("run", { tests: [] });
  const edit = { path: "src/lib/price.ts", edits: [{ old: "sum - price", new: "sum + price" }] };
  const { answer, results, requests } = await task("The tests fail", [
    [run],
    [call("read_files", { files: ["src/lib/price.test.ts", "src/lib/price.ts"] })],
    [call("search_replace", edit), run],
  ]);
  expect(results[0]).toMatch(/\\"ok\\":false|"ok":false/);
  expect(results[0]).toContain("src/lib/price.test.ts:3");
  expect(results[2]).toContain("1 passed");
  expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
  expect(answer.steps.filter(({ kind }) => kind === "run")).toMatchObject([{ status: "failed" }, { status: "done" }]);
  expect(requests).toBe(4);
});

it("renames a function and its file across files in three requests", { timeout: 180_000 }, async () => {
  const edits = (path: string, ...names: [string, string][]) =>
    call("search_replace", { path, edits: names.map(([from, to]) => ({ old: from, new: to, replace_all: true })) });
  const { answer, results, requests } = await task("Call total sumOf", [
    [call("references", { name: "total", path: "src/lib/price.ts" })],
    [
      call("move", { from: "src/lib/price.ts", to: "src/money/sum.ts" }),
      edits("src/money/sum.ts", ["total", "sumOf"]),
      edits("src/lib/cart.ts", ["total", "sumOf"]),
      edits("src/lib/price.test.ts", ["total", "sumOf"]),
      call("check", {}),
      call("run", { tests: [] }),
    ],
  ]);
  expect(results[0]).toContain("5 lines in 3 files");
  expect(results[1]).toContain("types: 0 errors");
  expect(results[1]).toContain("1 passed");
  expect(answer).toMatchObject({ version: 3, pipeline_errors: [] });
  expect(await fileAtHead(app.services, projectId, "src/lib/cart.ts")).toBe(
    'import { sumOf } from "../money/sum";\nexport const cart = (prices: number[]) => sumOf(prices) * 2;\n',
  );
  expect(requests).toBe(3);
});

it("learns what the last two versions changed in two requests", { timeout: 180_000 }, async () => {
  const { results, requests } = await task("What changed?", [[call("history", { to: 2 }), call("history", { to: 3 })]]);
  expect(results[0]).toContain(
    "+export const total = (prices: number[]) => prices.reduce((sum, price) => sum + price, 0);",
  );
  expect(results[0]).toContain("src/lib/price.ts (deleted, +0 −1)");
  expect(requests).toBe(2);
});
