/** Messages that a person sends into their running turn. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { finishCall as finish, markedBrowser, markedSandbox, writeCall as write } from "../../../agent/testing.ts";
import { fileAtHead } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { PNG_PIXEL, upload } from "../../../uploads/testing.ts";
import type { AiMessage, UserMessage } from "../../contract/index.ts";
import { answerTo, send, trajectoryOf, type Message } from "../../testing.ts";

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

/** Plays a turn during whose first step the message is sent. Resolves to the ids of both. */
async function during(message: Message, after: Script) {
  let second: { id: string; ai_message_id: string } | undefined;
  const first = async () => {
    second = await send(maya.call, projectId, message);
    return { text: "I write it.", toolCalls: [write("src/menu.ts", "export const menu = 1;\n")] };
  };
  model.play([first, ...after]);
  const sent = await send(maya.call, projectId, { message: "Add a menu" });
  const answer = await answerTo(app.services, projectId, sent.ai_message_id);
  return { answer, second: second! };
}

const docs = async () => new Map((await trajectoryOf(maya.call, projectId)).map((doc) => [doc.id, doc]));
const promptOf = (call: number) => JSON.stringify(model.calls.at(call)!.prompt);

describe("a message sent into the running turn", () => {
  it("is read at the model's next step, has no turn of its own, and is remembered where it came", async () => {
    const { answer, second } = await during({ message: "Also make it blue", steers: true }, [
      { toolCalls: [write("src/blue.ts", "export const blue = 1;\n")] },
      { toolCalls: [finish()] },
    ]);
    expect(answer).toMatchObject({ status: "completed", version: 1 });
    const [first, next, last] = [promptOf(-3), promptOf(-2), promptOf(-1)];
    expect(first).not.toContain("Also make it blue");
    expect(next.match(/Also make it blue/g)).toHaveLength(1);
    // The later step sends the same beginning again, so that it stays cached.
    const unmarked = (prompt: string): string => prompt.replace(/,"providerOptions":\{"anthropic":.*?\}\}\}/g, "");
    expect(unmarked(last).startsWith(unmarked(next).slice(0, -1))).toBe(true);
    expect(await fileAtHead(app.services, projectId, "src/blue.ts")).not.toBeNull();
    const known = await docs();
    expect(known.get(second.id)).toMatchObject({ queued_position: null, steered: answer.id });
    expect(known.has(second.ai_message_id)).toBe(false);

    model.play([{ text: "Yes." }]);
    const sent = await send(maya.call, projectId, { message: "Is it blue?" });
    await answerTo(app.services, projectId, sent.ai_message_id);
    expect(promptOf(-1).match(/Also make it blue/g)).toHaveLength(1);
  });

  it("brings its pictures and the elements that it points at", async () => {
    const picture = await upload(maya.call, PNG_PIXEL, "menu.png");
    const element = { tag_name: "h1", text: "Menu", file_path: "src/menu.ts", line: 1 };
    const message = { message: "Make it look so", steers: true, images: [picture], selected_elements: [element] };
    const { answer, second } = await during(message, [{ toolCalls: [finish()] }]);
    expect(answer).toMatchObject({ status: "completed", version: 1 });
    const said = model.calls.at(-1)!.prompt.findLast(({ role }) => role === "user")!.content;
    expect(said).toMatchObject([
      { type: "file", mediaType: "image/png", filename: "menu.png" },
      { type: "text", text: expect.stringContaining("Make it look so") as string },
    ]);
    expect(JSON.stringify(said)).toContain(picture);
    expect(JSON.stringify(said)).toContain(String.raw`\"file\":\"src/menu.ts\"`);
    expect((await docs()).get(second.id)).toMatchObject({ steered: answer.id, queued_position: null });
  });

  it("tells the model that a picture of it is gone", async () => {
    const picture = await upload(maya.call, PNG_PIXEL, "menu.png");
    await app.services.objects.delete(`uploads/${picture}`);
    const { answer } = await during({ message: "Make it look so", steers: true, images: [picture] }, [
      { toolCalls: [finish()] },
    ]);
    expect(answer).toMatchObject({ status: "completed", version: 1 });
    expect(promptOf(-1)).toContain("Make it look so\\n(A picture that was sent with this is gone.)");
  });

  it("waits, and later ones wait too, until its picture can be read", async () => {
    const picture = await upload(maya.call, PNG_PIXEL, "menu.png");
    const { get } = app.services.objects;
    app.services.objects.get = () => Promise.reject(new Error("the storage is away"));
    const both = async () => {
      await send(maya.call, projectId, { message: "Make it look so", steers: true, images: [picture] });
      await send(maya.call, projectId, { message: "No, like before", steers: true });
      return { toolCalls: [write("src/menu.ts", "export const menu = 1;\n")] };
    };
    const back = () => {
      app.services.objects.get = get;
      return { toolCalls: [write("src/blue.ts", "export const blue = 1;\n")] };
    };
    model.play([both, back, { toolCalls: [finish()] }]);
    const sent = await send(maya.call, projectId, { message: "Add a menu" });
    await answerTo(app.services, projectId, sent.ai_message_id);
    expect(promptOf(-2)).not.toContain("No, like before");
    expect(promptOf(-1)).toMatch(/Make it look so[^]*No, like before/);
  });

  it.each<[string, Partial<Message>]>([
    ["that should wait", {}],
    ["that asks a question in Chat", { steers: true, chat_only: true }],
    ["that answers a reported error", { steers: true, contains_error: true }],
  ])("has a turn of its own for one %s", async (_name, request) => {
    const { answer, second } = await during({ message: "Also make it blue", ...request }, [
      { toolCalls: [finish()] },
      { text: "Blue." },
    ]);
    expect(answer.version).toBe(1);
    const own = await answerTo(app.services, projectId, second.ai_message_id);
    expect(own).toMatchObject({ content: expect.stringContaining("Blue.") as string, status: "completed" });
    expect(((await docs()).get(second.id) as UserMessage).steered).toBeUndefined();
  });

  it("is not lost if the turn ends before its next step", async () => {
    let second: { ai_message_id: string } | undefined;
    const last = async () => {
      second = await send(maya.call, projectId, { message: "Also make it blue", steers: true });
      return { toolCalls: [finish()] };
    };
    model.play([{ toolCalls: [write("src/menu.ts", "export const menu = 1;\n")] }, last, { text: "Blue." }]);
    const sent = await send(maya.call, projectId, { message: "Add a menu" });
    await answerTo(app.services, projectId, sent.ai_message_id);
    const own: AiMessage = await answerTo(app.services, projectId, second!.ai_message_id);
    expect(own).toMatchObject({ content: expect.stringContaining("Blue.") as string, status: "completed" });
  });
});
