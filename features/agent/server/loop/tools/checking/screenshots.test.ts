/** A model that sees gets pictures of the pages it renders; every model gets the names under which they are kept. */
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerTo, send } from "../../../../../chat/testing.ts";
import { newProject } from "../../../../../projects/testing.ts";
import { agentContract } from "../../../../contract/index.ts";
import { finishCall, markedBrowser, markedSandbox, writeCall } from "../../../../testing.ts";
import { renderTool } from "./check-tools.ts";

const model = createScriptedModel([]);
const seeing = { model, label: "seeing", free: true, contextTokens: 100_000, sees: true };
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ model: seeing, sandbox: markedSandbox(), browser: markedBrowser() });
});
afterAll(() => app[Symbol.asyncDispose]());

it("shows a seeing model what it rendered, and keeps the picture", async () => {
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const told: string[] = [];
  model.play([
    { toolCalls: [writeCall("src/a.ts", "export {};\n"), { name: "render", input: { routes: ["/"] } }] },
    ({ prompt }) => {
      told.push(JSON.stringify(prompt.at(-1)));
      return { toolCalls: [finishCall()] };
    },
  ]);
  const { ai_message_id: messageId } = await send(maya.call, id, { message: "Add a page" });
  await answerTo(app.services, id, messageId);
  const png = Buffer.from([137, 80, 78, 71]).toString("base64");
  expect(told[0]!.match(/"mediaType":"image\/png"/g)).toHaveLength(2);
  expect(told[0]).toContain(png);
  expect(told[0]).toContain('screenshot_ref\\":\\"50-1440');
  const params = { id, messageId, picture: "50-1440" };
  expect(await maya.call(agentContract.evidencePicture, { params })).toBeTruthy();
});

it("sends a model that cannot see only text", () => {
  const ports = { render: async () => null, picture: null };
  expect(renderTool(ports)["render"]!.toModelOutput).toBeUndefined();
});
