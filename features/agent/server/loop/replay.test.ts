/** A run that was recorded makes the same tree, byte for byte, when it is played again without its model. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestApp } from "@slipway/server/testing/test-app";
import { recordReplay, type RecordingMode } from "@slipway/platform/models/record-replay";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { wrapLanguageModel } from "ai";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerTo, send } from "../../../chat/testing.ts";
import { headOf } from "../../../edits/testing.ts";
import { integrationsContract } from "../../../integrations/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-replay-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SCRIPT: Script = [
  {
    text: "I add a page.",
    toolCalls: [
      {
        name: "write_file",
        input: { path: "src/pages/Menu.tsx", content: "export const menu = ['Émile’s 🧁'];\\r\\n" },
      },
      { name: "read_files", input: { files: ["src/App.tsx"] } },
      { name: "add_dependency", input: { name: "date-fns" } },
    ],
  },
  { toolCalls: [{ name: "write_file", input: { path: "src/pages/Menu.tsx", content: "export const menu = 1;\\n" } }] },
  { toolCalls: [{ name: "finish", input: { did: ["Added a page"] } }] },
];

/** Tree of the version a turn makes. */
async function treeOf(script: Script, mode: RecordingMode): Promise<{ tree: string; calls: number }> {
  const scripted = createScriptedModel(script);
  const model = wrapLanguageModel({ model: scripted, middleware: recordReplay(join(folder, "run.jsonl"), mode) });
  await using app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  const maya = await app.signUp("Maya");
  await maya.call(integrationsContract.setPreference, {
    params: { integrationName: "project", toolName: "add_dependency" },
    body: { approval_preference: "allow" },
  });
  const { id } = await newProject(maya.call);
  const { ai_message_id: turn } = await send(maya.call, id, { message: "Add a menu" });
  expect(await answerTo(app.services, id, turn)).toMatchObject({ version: 1, errors: [] });
  const repository = await app.services.git.open(id);
  return { tree: await repository.treeHash(await headOf(app.services, id)), calls: scripted.calls.length };
}

it("plays back into the same tree without asking a model", async () => {
  const recorded = await treeOf(SCRIPT, "record");
  expect(recorded.calls).toBe(3);
  expect(await treeOf([], "replay")).toEqual({ tree: recorded.tree, calls: 0 });
}, 120_000);
