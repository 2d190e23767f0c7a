import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markedBrowser, markedSandbox } from "../../../agent/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { projectImagePath } from "../../../uploads/contract/index.ts";
import { upload } from "../../../uploads/testing.ts";
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

  it("carries the person's pictures, and is answered without one that is not theirs [U1] [W7.35]", async () => {
    const joe = await app.signUp("Joe");
    const [own, foreign] = [await upload(maya.call), await upload(joe.call)];
    const firstImages = async (images: string[]) => {
      model.play([{ text: "I see." }]);
      const { id } = await newProject(maya.call, { message: "What is this?", chat_only: true, images });
      await expect.poll(async () => (await trajectoryOf(maya.call, id)).length, { timeout: 10_000 }).toBe(2);
      const [asked, answer] = await trajectoryOf(maya.call, id);
      expect(await answerTo(app.services, id, answer!.id)).toMatchObject({ status: "completed" });
      return { id, asked };
    };
    const { id, asked } = await firstImages([own]);
    expect(asked).toMatchObject({ content: "What is this?", images: [projectImagePath(id, own)] });
    const other = await firstImages([foreign]);
    expect(other.asked).toMatchObject({ content: "What is this?", images: [] });
  });
});
