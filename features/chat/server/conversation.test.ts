import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { newUuid } from "@slipway/kernel/ids";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { markedBrowser, markedSandbox } from "../../agent/testing.ts";
import { editsContract } from "../../edits/contract/index.ts";
import { filesContract } from "../../files/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectImagePath } from "../../uploads/contract/index.ts";
import { PNG_PIXEL, upload } from "../../uploads/testing.ts";
import { chatContract, type TrajectoryDocument } from "../contract/index.ts";
import { AnswerWriter } from "./documents/answer-writer.ts";
import { answerTo, send, trajectoryOf, watchTrajectory } from "../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  [maya, jo] = [await app.signUp("Maya"), await app.signUp("Jo")];
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
  const { id: userId } = await jo.call(accountsContract.user, {});
  await insertCollaborator(app.services, { projectId, userId, level: "write" });
});
afterAll(() => app[Symbol.asyncDispose]());

const answered = (id: string) => answerTo(app.services, projectId, id);
const ofMessage = (messageId: string) => ({ id: projectId, messageId });
const words = (docs: readonly TrajectoryDocument[]): string[] =>
  docs.filter((doc) => doc.tag === "user-message").map((doc) => doc.content);
/** Without the facts that the app puts around people's words. */
const inShort = ({ text, toolName }: { text?: string; toolName?: string }): string =>
  text?.replace(/<files>[^]*<\/files>\n|\n?<context>[^]*<\/context>/g, "").replace(/<turn>.*<\/turn>/, "<turn>") ??
  `[${toolName}]`;
/** The history the model received before the message itself. */
const history = () =>
  model.calls
    .at(-1)!
    .prompt.filter(({ role }) => role !== "system")
    .slice(0, -1)
    .map(({ role, content }) => [role, (content as Parameters<typeof inShort>[0][]).map(inShort).join(" ").trim()]);
const PICTURE = "(left out; read it again if it is needed)";
const named = (id: string): string => `<pictures>\n${id} 1x1 "shot.png"\n</pictures>\n`;
const ids = () => ({ id: newUuid(), ai_message_id: newUuid() });

/** A turn that waits until it is released. */
function heldTurn() {
  const gate = Promise.withResolvers<void>();
  return { step: { after: gate.promise, text: "First." }, letGo: () => gate.resolve() };
}
const writes = (path: string, content: string) => ({
  text: "On it.",
  toolCalls: [
    { name: "write_file", input: { path, content } },
    { name: "finish", input: { did: [`Wrote ${path}.`], not_done: [], suggestions: [] } },
  ],
});

describe("the text of an answer", () => {
  it("is stored at once for its first words, and in batches later", async () => {
    model.play([{ text: "Hello." }]);
    const { ai_message_id: id } = await send(maya.call, projectId, { message: "Hi" });
    await answered(id);
    const content = async (): Promise<string> => {
      const answer = (await trajectoryOf(maya.call, projectId)).find((document) => document.id === id);
      return answer?.tag === "ai-message" ? answer.content : "";
    };
    const before = await content();
    const writer = new AnswerWriter(app.services, { projectId, id });
    const stored = writer.text(" First.");
    expect(stored).toBeInstanceOf(Promise);
    await stored;
    expect(await content()).toBe(`${before} First.`);
    expect(writer.text(" Second.")).toBeUndefined();
    await writer.finish({}, [], async () => true);
    expect(await content()).toBe(`${before} First. Second.`);
  });
});

describe("pictures of a message", () => {
  it("reach the model before the text, and the conversation as addresses [W3.14] [W3.03] [T3.22]", async () => {
    model.play([{ text: "I see." }]);
    const [first, second] = [await upload(maya.call), await upload(maya.call, PNG_PIXEL, "b.png")];
    const sent = await send(maya.call, projectId, { message: "Like this", images: [first, second] });
    await answered(sent.ai_message_id);
    const last = model.calls.at(-1)!.prompt.findLast(({ role }) => role === "user")!;
    expect(last.content).toMatchObject([
      { type: "file", mediaType: "image/png" },
      { type: "file", mediaType: "image/png", filename: "b.png" },
      { type: "text", text: expect.stringMatching(/\nLike this\n<context>/) as string },
    ]);
    const [message] = await trajectoryOf(maya.call, projectId);
    expect(message).toMatchObject({ images: [first, second].map((id) => projectImagePath(projectId, id)) });
  });

  it("may be the whole message, at most ten of the sender's own [U2]", async () => {
    model.play([{ text: "A bakery." }]);
    const picture = await upload(maya.call);
    await answered((await send(maya.call, projectId, { message: "", images: [picture] })).ai_message_id);
    await expect(send(maya.call, projectId, { message: "" })).rejects.toMatchObject({ status: 400 });
    const many = Array.from({ length: 11 }, () => picture);
    await expect(send(maya.call, projectId, { message: "Many", images: many })).rejects.toMatchObject({ status: 400 });
    const joes = await upload(jo.call);
    await expect(send(maya.call, projectId, { message: "Mine?", images: [joes] })).rejects.toMatchObject({
      code: "image_gone",
    });
    expect(words(await trajectoryOf(maya.call, projectId))).toEqual([""]);
  });
});

describe("a message that waits", () => {
  it("is changed in place, with other pictures of the sender (product page, item 11)", async () => {
    const held = heldTurn();
    model.play([held.step, { text: "Then." }, { text: "Then." }]);
    const [old, other, joes] = [await upload(maya.call), await upload(maya.call), await upload(jo.call)];
    const first = await send(maya.call, projectId, { message: "first" });
    const changed = await send(maya.call, projectId, { message: "second", images: [old] });
    const third = await send(jo.call, projectId, { message: "third" });
    const edit = (body: { message: string; images?: string[] }) =>
      maya.call(chatContract.editQueued, { params: ofMessage(changed.id), body });
    await expect(edit({ message: "Hers", images: [joes] })).rejects.toMatchObject({ code: "image_gone" });
    await expect(edit({ message: "" })).rejects.toMatchObject({ status: 400 });
    await edit({ message: "", images: [other] });
    await edit({ message: "other words" });
    const [, message] = (await trajectoryOf(maya.call, projectId)).filter(({ tag }) => tag === "user-message");
    expect(message).toMatchObject({
      id: changed.id,
      content: "other words",
      queued_position: 1,
      images: [projectImagePath(projectId, other)],
    });
    held.letGo();
    for (const turn of [first, changed, third]) await answered(turn.ai_message_id);
    const asked = model.calls.at(-2)!.prompt.at(-1)!.content;
    expect(asked).toMatchObject([
      { type: "file" },
      { type: "text", text: expect.stringContaining("other words") as string },
    ]);
  });
});

describe("a secret in a message", () => {
  const secret = ["sk", "live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_");

  it("is refused without being repeated, and stored nowhere", async () => {
    const refused = await send(maya.call, projectId, { message: `Use ${secret}` }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 400,
      code: "secret_found",
      userMessage: "This looks like a Stripe secret key. It was not sent and not saved.",
    });
    expect(JSON.stringify(refused)).not.toContain(secret);
    expect(await trajectoryOf(maya.call, projectId)).toEqual([]);
    const { rows } = await app.services.database.pool.query("select 1 from chat_turns where project_id = $1", [
      projectId,
    ]);
    expect(rows).toEqual([]);
  });

  it("is sent if the person says that it is none, and removed from an error's text", async () => {
    model.play([{ text: "One." }, { text: "Two." }]);
    const one = await send(maya.call, projectId, { message: `Not a key: ${secret}`, not_a_secret: true });
    await answered(one.ai_message_id);
    const two = await send(maya.call, projectId, { message: `It failed with ${secret}`, contains_error: true });
    await answered(two.ai_message_id);
    expect(words(await trajectoryOf(maya.call, projectId))).toEqual([
      `Not a key: ${secret}`,
      "It failed with [removed]",
    ]);
  });
});

describe("the queue", { timeout: 60_000 }, () => {
  it("lets only a message's sender change, withdraw or move it", async () => {
    const held = heldTurn();
    model.play([held.step, { text: "Then." }, { text: "Then." }, { text: "Then." }]);
    const first = await send(maya.call, projectId, { message: "first" });
    const a = await send(maya.call, projectId, { message: "maya 1" });
    const b = await send(jo.call, projectId, { message: "jo 1" });
    const c = await send(maya.call, projectId, { message: "maya 2" });
    const refusal = { status: 403, userMessage: "Only Maya can change this message." };
    const params = ofMessage(a.id);
    await expect(jo.call(chatContract.cancelQueued, { params })).rejects.toMatchObject(refusal);
    await expect(jo.call(chatContract.editQueued, { params, body: { message: "x" } })).rejects.toMatchObject(refusal);
    const earlier = { direction: "earlier" } as const;
    await expect(jo.call(chatContract.moveQueued, { params, body: earlier })).rejects.toMatchObject(refusal);
    const stop = { params: { id: projectId, aiMessageId: a.ai_message_id } };
    await expect(jo.call(chatContract.stop, stop)).rejects.toMatchObject(refusal);

    await maya.call(chatContract.moveQueued, { params: ofMessage(c.id), body: earlier });
    expect(words(await trajectoryOf(maya.call, projectId))).toEqual(["first", "maya 2", "jo 1", "maya 1"]);
    await maya.call(chatContract.moveQueued, { params: ofMessage(c.id), body: earlier });
    const places = (await trajectoryOf(maya.call, projectId)).flatMap((doc) =>
      doc.tag === "user-message" ? [[doc.content, doc.queued_position]] : [],
    );
    expect(places).toEqual([
      ["first", null],
      ["maya 2", 1],
      ["jo 1", 2],
      ["maya 1", 3],
    ]);
    held.letGo();
    for (const turn of [first, a, b, c]) await answered(turn.ai_message_id);
    const asked = model.calls.slice(-3).map(({ prompt }) => JSON.stringify(prompt.at(-1)).match(/maya \d|jo \d/)![0]);
    expect(asked).toEqual(["maya 2", "jo 1", "maya 1"]);
    await expect(maya.call(chatContract.moveQueued, { params: ofMessage(c.id), body: earlier })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("the newest message, reworded", { timeout: 60_000 }, () => {
  it("undoes its turn's change, says so, and runs once, also behind an answer that changed nothing [T3.27]", async () => {
    const [a, b] = ["a", "b"].map((name) => writes(`src/${name}.ts`, `export const ${name} = 1;\n`));
    model.play([a!, { text: "I see." }, b!]);
    const sent = await send(maya.call, projectId, { message: "make a" });
    expect(await answered(sent.ai_message_id)).toMatchObject({ version: 1 });
    const complaint = await send(maya.call, projectId, { message: "this is not what I asked for" });
    await answered(complaint.ai_message_id);
    const body = { ...ids(), message: "make b" };
    const again = await maya.call(chatContract.resend, { params: ofMessage(sent.id), body });
    const same = await maya.call(chatContract.resend, { params: ofMessage(sent.id), body });
    expect(same.ai_message_id).toBe(again.ai_message_id);
    expect(await answered(again.ai_message_id)).toMatchObject({ version: 3 });
    const reverted = await watchTrajectory(app.services, projectId, (docs) =>
      [...docs.values()].find((doc) => doc["tag"] === "message-based-revert-success"),
    );
    expect(reverted).toMatchObject({ reverted_event_ids: [sent.id, sent.ai_message_id], version: 2 });
    const { files } = await maya.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
    expect(files.map(({ name }) => name).filter((name) => /^src\/[ab]\.ts$/.test(name))).toEqual(["src/b.ts"]);
    const said = ["make a", "this is not what I asked for", "make b"];
    expect(words(await trajectoryOf(maya.call, projectId))).toEqual(said);
    const late = { params: ofMessage(sent.id), body: { ...ids(), message: "make c" } };
    await expect(maya.call(chatContract.resend, late)).rejects.toMatchObject({ code: "not_newest" });
  });

  it("is answered by the composer's model, else by the one that answered before", async () => {
    model.play([{ text: "Hello." }, { text: "Hello again." }]);
    const sent = await send(maya.call, projectId, { message: "hello" });
    const label = (await answered(sent.ai_message_id)).model_label;
    const say = (messageId: string, how: object) =>
      maya.call(chatContract.resend, {
        params: ofMessage(messageId),
        body: { ...ids(), message: "Which pages are there?", chat_only: true, ...how },
      });
    const free = await say(sent.id, { use_offline_builder: true });
    expect((await answered(free.ai_message_id)).model_label).toBe("Offline builder");
    const freeAgain = await say(free.id, {});
    expect((await answered(freeAgain.ai_message_id)).model_label).toBe("Offline builder");
    const back = await say(freeAgain.id, { use_offline_builder: false });
    expect((await answered(back.ai_message_id)).model_label).toBe(label);
    expect(label).not.toBe("Offline builder");
  });

  it("must be the person's own, with no change behind it, and undoes nothing if nothing was changed", async () => {
    model.play([{ text: "Hello." }]);
    const sent = await send(maya.call, projectId, { message: "hello" });
    await answered(sent.ai_message_id);
    const resend = (person: TestPerson, messageId = sent.id) =>
      person.call(chatContract.resend, { params: ofMessage(messageId), body: { ...ids(), message: "hi there" } });
    await expect(resend(jo)).rejects.toMatchObject({ status: 403 });
    const held = heldTurn();
    model.play([held.step, { text: "Three." }]);
    const again = await resend(maya);
    await expect(resend(maya)).rejects.toMatchObject({ code: "not_newest" });
    // A message that was taken back does not count.
    const waiting = await send(maya.call, projectId, { message: "wait" });
    await maya.call(chatContract.cancelQueued, { params: ofMessage(waiting.id) });
    held.letGo();
    await answered(again.ai_message_id);
    await answered((await resend(maya, again.id)).ai_message_id);
    const tags = (await trajectoryOf(maya.call, projectId)).map(({ tag }) => tag);
    expect(tags).toEqual(Array.from({ length: 3 }, () => ["user-message", "ai-message"]).flat());
  });
});

describe("an answer to a question", () => {
  it("reaches the model with the question, the original request, its pictures and its elements", async () => {
    const asks = (question: string, options: string[]) => ({
      toolCalls: [{ name: "ask_user", input: { question, options } }],
    });
    model.play([asks("Which?", ["A", "B"]), asks("How large?", ["S", "L"]), { text: "B and L then." }]);
    const picture = await upload(maya.call);
    const element = { tag_name: "h1", text: "Bakery", file_path: "src/pages/Index.tsx" };
    const sent = { message: "build it", images: [picture], selected_elements: [element] };
    const asked = await send(maya.call, projectId, { ...sent, client_logs: [{ message: "oven on fire" }] });
    expect(await answered(asked.ai_message_id)).toMatchObject({
      question: { question: "Which?", options: ["A", "B"] },
    });
    const chosen = await send(maya.call, projectId, { message: "B", answer_to: asked.ai_message_id });
    await answered(chosen.ai_message_id);
    const last = await send(maya.call, projectId, { message: "L", answer_to: chosen.ai_message_id });
    await answered(last.ai_message_id);
    const documents = await trajectoryOf(maya.call, projectId);
    expect(documents.find(({ id }) => id === chosen.id)).toMatchObject({ answer_to: asked.ai_message_id, images: [] });

    expect(history()).toEqual([
      ["user", `${PICTURE} ${named(picture)}build it`],
      ["assistant", "[ask_user]"],
      ["tool", "[ask_user]"],
      ["user", "<turn>"],
      ["user", `${PICTURE} ${named(picture)}B`],
      ["assistant", "[ask_user]"],
      ["tool", "[ask_user]"],
      ["user", "<turn>"],
    ]);
    const { content } = model.calls.at(-1)!.prompt.at(-1)!;
    expect(content).toMatchObject([
      { type: "file", mediaType: "image/png" },
      { type: "text", text: expect.stringMatching(/\nL\n/) as string },
    ]);
    const words = JSON.stringify(content).replaceAll("\\", "");
    expect(words).toContain('"answers":{"question":"How large?","request":"B"}');
    expect(words).toContain('"text":"Bakery"');
    expect(words).toContain("oven on fire");
  });

  it("leaves out what was undone, and includes what people did meanwhile", async () => {
    model.play([
      writes("src/a.ts", "export const a = 1;\n"),
      writes("src/b.ts", "export const b = 1;\n"),
      { text: "I see." },
      { text: "I see." },
    ]);
    const sent = await send(maya.call, projectId, { message: "make a" });
    await answered(sent.ai_message_id);
    const body = { ...ids(), message: "make b" };
    const again = await maya.call(chatContract.resend, { params: ofMessage(sent.id), body });
    await answered(again.ai_message_id);
    const edited = { path: "src/b.ts", content: "export const b = 2;\n" };
    await maya.call(filesContract.editCode, {
      params: { projectId },
      body: { changes: [edited], commit_message: "Manual edit: <event>src/b.ts" },
    });
    await jo.call(editsContract.undo, { params: { id: projectId } });
    const told = (docs: ReadonlyMap<string, Record<string, unknown>>) =>
      [...docs.values()].some((doc) => doc["tag"] === "revert-success") || undefined;
    await watchTrajectory(app.services, projectId, told);
    const picture = await upload(maya.call);
    await answered((await send(maya.call, projectId, { message: "", images: [picture] })).ai_message_id);
    await answered((await send(maya.call, projectId, { message: "What now?" })).ai_message_id);
    expect(history()).toEqual([
      ["user", "make b"],
      ["assistant", "On it. [write_file] [finish]"],
      ["tool", "[write_file] [finish]"],
      ["user", "<turn>"],
      ["user", "<event>Maya saved version 4: Manual edit: ‹event>src/b.ts</event>"],
      ["user", "<event>Jo: Undone: Manual edit: ‹event>src/b.ts</event>"],
      ["user", `${PICTURE} ${named(picture)}`.trimEnd()],
      ["assistant", "I see."],
      ["user", "<turn>"],
    ]);
  });

  it("carries people's feedback, and a person is asked once in 7 days [T3.23] [W3.05] [T7.29] [CH11]", async () => {
    const ida = await app.signUp("Ida");
    const project = await newProject(ida.call, { display_name: "Soap shop" });
    const status = () => ida.call(chatContract.feedbackStatus, {});
    expect(await status()).toEqual({ should_ask: true, last_given_at: null });
    model.play([{ text: "Hello." }]);
    const sent = await send(ida.call, project.id, { message: "hello" });
    await answerTo(app.services, project.id, sent.ai_message_id);
    const give = (body: Parameters<typeof giveBody>[0], messageId = sent.ai_message_id) =>
      ida.call(chatContract.giveFeedback, { params: { id: project.id, messageId }, body });
    const giveBody = (body: {
      feedback_sentiment: "positive" | "negative" | "no_feedback";
      feedback_content?: string;
      feedback_category?: "looks_wrong";
    }) => body;
    const carried = async () => (await trajectoryOf(ida.call, project.id)).at(-1);
    await give({ feedback_sentiment: "negative", feedback_content: " Grey ", feedback_category: "looks_wrong" });
    expect(await carried()).toMatchObject({
      feedback_sentiment: "negative",
      feedback_content: "Grey",
      feedback_category: "looks_wrong",
    });
    await expect(ida.call(chatContract.receivedFeedback, {})).rejects.toMatchObject({ status: 404 });
    // The first account runs the installation.
    const received = await maya.call(chatContract.receivedFeedback, {});
    expect(received).toMatchObject({ has_more: false, positive: 0, negative: 1 });
    expect(received.items).toMatchObject([
      { message_id: sent.ai_message_id, project_name: "Soap shop", category: "looks_wrong", content: "Grey" },
    ]);
    await give({ feedback_sentiment: "positive", feedback_content: "left over" });
    expect(await maya.call(chatContract.receivedFeedback, {})).toMatchObject({ items: [], positive: 1, negative: 0 });
    expect(await carried()).toMatchObject({ feedback_sentiment: "positive", feedback_content: null });
    expect(await status()).toMatchObject({ should_ask: false });
    await app.services.database.pool.query("update chat_feedback set given_at = given_at - interval '7 days'");
    expect(await status()).toMatchObject({ should_ask: true });
    await expect(give({ feedback_sentiment: "positive" }, sent.id)).rejects.toMatchObject({ status: 404 });
  });
});
