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

it("keeps the newest pictures of a long turn, so that no page is looked at without one", async () => {
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const told: string[] = [];
  const looks = 12;
  model.play([
    { toolCalls: [writeCall("src/a.ts", "export {};\n"), { name: "render", input: { routes: ["/"] } }] },
    ...Array.from({ length: looks }, (_, at) => ({ prompt }: { prompt: unknown[] }) => {
      told.push(JSON.stringify(prompt.at(-1)));
      const action = { kind: "press", key: "Tab" };
      const input = { routes: [`/${at}`], actions: [action], viewport: at % 2 === 0 ? "mobile" : "desktop" };
      return {
        toolCalls: [
          { name: "render", input },
          { name: "render", input: { ...input, routes: [`/${at}/b`] } },
        ],
      };
    }),
    ({ prompt }) => {
      told.push(JSON.stringify(prompt.at(-1)));
      return { toolCalls: [finishCall()] };
    },
  ]);
  const { ai_message_id: messageId } = await send(maya.call, id, { message: "Add a page" });
  await answerTo(app.services, id, messageId);
  const shown = told.map((each) => each.match(/"mediaType":"image\/png"/g)?.length ?? 0);
  expect(shown).toEqual(Array.from({ length: looks + 1 }, () => 2));
  expect(told.at(-1)).toContain('screenshot_ref\\":\\"75-1440');
  const picture = (name: string) =>
    maya.call(agentContract.evidencePicture, { params: { id, messageId, picture: name } });
  expect(await picture("75-1440")).toBeTruthy();
  // A bounded number is kept: the oldest made room.
  await expect(picture("50-1440")).rejects.toMatchObject({ status: 404 });
});

it("says which pictures are left out, and why a page has none", async () => {
  const png = new Uint8Array([137, 80, 78, 71]);
  const tool = renderTool({ render: async () => null, picture: () => png })["render"]!;
  const pages = Array.from({ length: 6 }, (_, at) => ({ screenshot_ref: `${50 + at}-390` }));
  const answer = await tool.toModelOutput!({ toolCallId: "1", input: {}, output: { pages } });
  const parts = (answer as { value: { type: string; text?: string }[] }).value;
  expect(parts.filter(({ type }) => type === "file")).toHaveLength(4);
  expect(parts[1]!.text).toContain("first 4 of 6 pictures");
});

it("sends a model that cannot see only text", () => {
  const ports = { render: async () => null, picture: null };
  expect(renderTool(ports)["render"]!.toModelOutput).toBeUndefined();
});
