import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markedBrowser, markedSandbox } from "../../../agent/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { answerTo, send, trajectoryOf } from "../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

describe("projects that find no place", { timeout: 60_000 }, () => {
  it("wait for one in their order, however many they are", async () => {
    const [others, gate] = [11, Promise.withResolvers<void>()];
    // Eight turns run at a time; the ones behind them are more than one.
    model.play(Array.from({ length: others }, () => ({ after: gate.promise, text: "An answer." })));
    const asked = await Promise.all(
      Array.from({ length: others }, async () => {
        const made = (await newProject(maya.call)).id;
        return { made, id: (await send(maya.call, made, { message: "What is this?" })).ai_message_id };
      }),
    );
    await expect.poll(() => model.calls.length).toBeGreaterThanOrEqual(8);
    gate.resolve();
    for (const { made, id } of asked)
      expect(await answerTo(app.services, made, id)).toMatchObject({ status: "completed", content: "An answer." });
  });
});

describe("the first message of a project", () => {
  it("is answered without a change if it was asked as Chat [CH2]", async () => {
    model.play([{ text: "A bakery could show its opening hours." }]);
    const made = (await newProject(maya.call, { message: "What could a bakery show?", chat_only: true })).id;
    await expect.poll(async () => (await trajectoryOf(maya.call, made)).length, { timeout: 10_000 }).toBe(2);
    const [asked, answer] = await trajectoryOf(maya.call, made);
    expect(asked).toMatchObject({ content: "What could a bakery show?", chat_only: true });
    expect(await answerTo(app.services, made, answer!.id)).toMatchObject({ version: null, edit_id: null });
  });
});
