/** Packages that a model adds to an app and takes out of it. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { answerTo, send } from "../../../../chat/testing.ts";
import { fileAtHead } from "../../../../edits/testing.ts";
import { integrationsContract } from "../../../../integrations/contract/index.ts";
import { newProject } from "../../../../projects/testing.ts";
import { finishCall as finish, markedBrowser, markedSandbox } from "../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(script: Script) {
  model.play(script);
  const sent = await send(maya.call, projectId, { message: "Use the packages that fit" });
  return answerTo(app.services, projectId, sent.ai_message_id);
}

const dependencies = async () => {
  const { dependencies: listed } = JSON.parse((await fileAtHead(app.services, projectId, "package.json"))!) as {
    dependencies: Record<string, string>;
  };
  return listed;
};
/** As the marked sandbox writes it. */
const hasLock = async () => /^\{"of":\d+\}\n$/.test((await fileAtHead(app.services, projectId, "package-lock.json"))!);
const call = (name: string, version?: string) => ({
  name: "add_dependency",
  input: { name, ...(version === undefined ? {} : { version }) },
});

const allowed = () =>
  maya.call(integrationsContract.setPreference, {
    params: { integrationName: "project", toolName: "add_dependency" },
    body: { approval_preference: "allow" },
  });

it("installs a dependency before it adds it to package.json", async () => {
  await allowed();
  await turn([{ toolCalls: [call("date-fns")] }, { toolCalls: [finish()] }]);
  expect(await dependencies()).toMatchObject({ "date-fns": "1.2.3" });
  // The lockfile is written in the same version.
  expect(await hasLock()).toBe(true);
});

it("takes a dependency out of package.json and its lock, and asks nobody", async () => {
  await allowed();
  await turn([{ toolCalls: [call("date-fns")] }, { toolCalls: [finish()] }]);
  const answer = await turn([{ toolCalls: [call("date-fns", "none")] }, { toolCalls: [finish()] }]);
  expect(answer).toMatchObject({ status: "completed", version: 2, pipeline_errors: [] });
  expect(answer.steps.find(({ target }) => target === "date-fns")).toMatchObject({ kind: "delete", status: "done" });
  expect(await dependencies()).not.toHaveProperty("date-fns");
  expect(await dependencies()).toHaveProperty("react");
  expect(await hasLock()).toBe(true);
});

it.each([
  ["the app does not have", "never-there", "package.json does not list never-there."],
  ["every app is built with", "react", "Every app is built with react"],
])("refuses to remove a dependency that %s, without an error of the turn", async (_, name, reason) => {
  const changes = { name: "write_file", input: { path: "src/menu.ts", content: "export const menu = 1;\n" } };
  const answer = await turn([{ toolCalls: [call(name, "none"), changes] }, { toolCalls: [finish()] }]);
  expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
  expect(JSON.stringify(model.calls.at(-1)!.prompt)).toContain(reason);
  expect(await dependencies()).toHaveProperty("react");
});
