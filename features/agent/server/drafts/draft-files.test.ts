/** Drafts whose pictures are too large for one row. */
import { createHash } from "node:crypto";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { unavailable } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatContract, type AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send } from "../../../chat/testing.ts";
import { headOf, newVersion } from "../../../edits/testing.ts";
import { projectPurged } from "../../../projects/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { finishCall, markedBrowser, markedSandbox } from "../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(script: Script, message = "Move the pictures"): Promise<AiMessage> {
  model.play(script);
  const sent = await send(maya.call, projectId, { message });
  return answerTo(app.services, projectId, sent.ai_message_id);
}

describe("a draft with large pictures", () => {
  const sizes = [5, 5, 5, 5].map((megabytes) => megabytes * 1_048_576);
  const bytesOf = (at: number): Uint8Array => new Uint8Array(sizes[at]!).fill(at + 1).fill(0, 0, 1);
  const shaOf = async (name: string): Promise<string | null> => {
    const repository = await app.services.git.open(projectId);
    const found = await repository.read(await headOf(app.services, projectId), projectPath(name));
    return found === null ? null : createHash("sha256").update(found).digest("hex");
  };
  const stands = async (folder: string): Promise<boolean[]> =>
    Promise.all(
      sizes.map(async (_size, at) => {
        const wanted = createHash("sha256").update(bytesOf(at)).digest("hex");
        return (await shaOf(`public/${folder}/${at}.png`)) === wanted;
      }),
    );
  const objects = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.services.objects.list(`drafts/${projectId}/`)) keys.push(key);
    return keys;
  };
  const all = [true, true, true, true];
  const move: Script[number] = {
    toolCalls: [{ name: "move", input: { from: "public/old", to: "public/new" } }],
  };

  beforeEach(async () => {
    projectId = (await newProject(maya.call)).id;
    const files = Object.fromEntries(sizes.map((_size, at) => [`public/old/${at}.png`, bytesOf(at)]));
    await newVersion(app.services, projectId, { files });
  });

  it("keeps all of them, whatever they weigh together, and becomes a version with them", async () => {
    const { id, draft } = await turn([move, { error: unavailable("model_failed", "The provider is down.") }]);
    expect(draft!.left_out).toEqual([]);
    expect(await objects()).toHaveLength(4);
    await maya.call(chatContract.keepDraft, { params: { id: projectId, aiMessageId: id } });
    expect(await stands("new")).toEqual(all);
  });

  it("hands them to the turn that goes on from it, and leaves none behind when its row is gone", async () => {
    const first = await turn([move, { error: unavailable("model_failed", "The provider is down.") }]);
    await turn([{ toolCalls: [finishCall()] }], "Continue");
    expect(await stands("new")).toEqual(all);
    const kept = await objects();
    expect(kept.every((key) => key.includes(first.id))).toBe(true);
    const { events } = app.services;
    await events.emit(projectPurged, { projectId });
    await expect.poll(objects).toEqual([]);
  });
});
