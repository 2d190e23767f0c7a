import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { newUuid } from "@slipway/kernel/ids";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { markedBrowser, markedSandbox } from "../../agent/testing.ts";
import { editsContract } from "../../edits/contract/index.ts";
import { newVersion } from "../../edits/testing.ts";
import { acquireLock, releaseLock } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { chatContract, parseTrajectoryDocument } from "../contract/index.ts";
import { answerTo, send, trajectoryOf, watchTrajectory } from "../testing.ts";

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

const answered = (id: string) => answerTo(app.services, projectId, id);
const params = <Extra extends object>(extra?: Extra) => ({ id: projectId, ...(extra as Extra) });

/** A turn that waits until it is let go. */
function heldTurn(text = "First.") {
  const gate = Promise.withResolvers<void>();
  return { step: { after: gate.promise, text }, letGo: () => gate.resolve() };
}

describe("sending", () => {
  it("answers at once and makes two documents of the known kinds [W7.02] [CH1] [W4.16]", async () => {
    model.play([{ text: "Hello." }]);
    const sent = await send(maya.call, projectId, {
      message: "Hi",
      selected_elements: [{ tag_name: "h1", text: "Title" }],
      tags: ["a"],
    });
    expect(sent).toMatchObject({ status: "running", queued_position: null });
    await answered(sent.ai_message_id);
    const [message, answer] = await trajectoryOf(maya.call, projectId);
    expect(message).toMatchObject({
      id: sent.id,
      tag: "user-message",
      content: "Hi",
      user_name: "Maya",
      contains_error: false,
      chat_only: false,
      tags: ["a"],
      images: [],
      selected_elements: [{ tag_name: "h1", text: "Title" }],
      intent: "edit_ui",
      is_stuck: false,
      queued_position: null,
    });
    expect(answer).toMatchObject({
      id: sent.ai_message_id,
      tag: "ai-message",
      status: "completed",
      message_id: sent.id,
    });
    expect(parseTrajectoryDocument(answer)).not.toBeNull();
    expect(parseTrajectoryDocument({ id: "x", tag: "from-the-future" })).toBeNull();
  });

  it("refuses ids that name another message or both messages at once [CH1]", async () => {
    model.play([{ text: "Once." }]);
    const ids = { id: newUuid(), ai_message_id: newUuid() };
    const twice = { id: ids.id, ai_message_id: ids.id, message: "Hi" };
    await expect(send(maya.call, projectId, twice)).rejects.toMatchObject({
      status: 400,
      details: { field: "ai_message_id" },
    });
    await send(maya.call, projectId, { ...ids, message: "Hi" });
    await answered(ids.ai_message_id);
    for (const swapped of [
      { id: ids.ai_message_id, ai_message_id: newUuid() },
      { id: newUuid(), ai_message_id: ids.id },
      { id: ids.ai_message_id, ai_message_id: ids.id },
    ])
      await expect(send(maya.call, projectId, { ...swapped, message: "Hi" })).rejects.toMatchObject({
        status: 409,
        code: "message_differs",
      });
  });

  it("takes the same ids as the same turn, and refuses another body [CH1]", async () => {
    model.play([{ text: "Once." }]);
    const ids = { id: newUuid(), ai_message_id: newUuid() };
    await send(maya.call, projectId, { ...ids, message: "Hi" });
    await answered(ids.ai_message_id);
    expect(await send(maya.call, projectId, { ...ids, message: "Hi" })).toMatchObject({ ...ids, status: "completed" });
    await expect(send(maya.call, projectId, { ...ids, message: "Other" })).rejects.toMatchObject({
      status: 409,
      code: "message_differs",
    });
    await expect(
      send(maya.call, projectId, { id: newUuid(), ai_message_id: ids.ai_message_id, message: "Hi" }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await trajectoryOf(maya.call, projectId)).toHaveLength(2);
  });

  it("starts one turn when the same message comes twice at once", async () => {
    model.play([{ text: "Once." }]);
    const ids = { id: newUuid(), ai_message_id: newUuid() };
    await Promise.all([1, 2, 3].map(() => send(maya.call, projectId, { ...ids, message: "Hi" })));
    await answered(ids.ai_message_id);
    expect(await trajectoryOf(maya.call, projectId)).toHaveLength(2);
  });

  it("marks answers of instant mode [CH2] [CH3]", async () => {
    model.play([{ text: "Quick." }]);
    const sent = await send(maya.call, projectId, { message: "Fix", mode: "instant" });
    expect(await answered(sent.ai_message_id)).toMatchObject({ tag: "instant-mode-message" });
  });

  it("refuses unknown models and unmapped ones [AG1] [T3.31]", async () => {
    const body = { id: newUuid(), ai_message_id: newUuid(), message: "Hi", model: "gpt-9" as "auto" };
    await expect(maya.call(chatContract.send, { params: params(), body })).rejects.toMatchObject({
      status: 400,
      code: "invalid_request",
    });
    await expect(send(maya.call, projectId, { message: "Hi", model: "grok-4" })).rejects.toMatchObject({
      status: 400,
      code: "model_not_configured",
    });
    expect(await trajectoryOf(maya.call, projectId)).toEqual([]);
  });

  it("bounds messages per minute [W8.02]", async () => {
    const jo = await app.signUp("Jo");
    const own = (await newProject(jo.call)).id;
    model.play(Array.from({ length: 20 }, () => ({ text: "." })));
    for (let index = 0; index < 20; index += 1) {
      const { ai_message_id } = await send(jo.call, own, { message: "Hi" });
      await answerTo(app.services, own, ai_message_id);
    }
    const refused = send(jo.call, own, { message: "Hi" });
    await expect(refused).rejects.toMatchObject({ status: 429, code: "rate_limited" });
    await expect(refused).rejects.toMatchObject({
      userMessage: expect.stringMatching(/^You are sending messages too quickly\. Try again in \d+ s\.$/) as string,
    });
  });

  it("is for people who may edit [W6.01] [K6]", async () => {
    const jo = await app.signUp("Jo");
    await expect(send(jo.call, projectId, { message: "Hi" })).rejects.toMatchObject({ status: 404 });
    await expect(send(app.stranger, projectId, { message: "Hi" })).rejects.toMatchObject({ status: 401 });
  });

  it("says that an unlinked project has no repository, and sends anyway [G1] [W7.03]", async () => {
    expect(await maya.call(chatContract.repoAccessibility, { params: params() })).toEqual({
      accessibility: "repo_not_found",
    });
  });

  it("is refused while a restore locks the project [P5]", async () => {
    await acquireLock(app.services, projectId, "revert");
    await expect(send(maya.call, projectId, { message: "Hi" })).rejects.toMatchObject({
      status: 409,
      code: "project_locked",
    });
  });

  it("passes earlier turns and the screen's state to the model", async () => {
    model.play([{ text: "One." }]);
    await answered((await send(maya.call, projectId, { message: "First request" })).ai_message_id);
    model.play([{ text: "Two." }]);
    const calls = model.calls.length;
    await answered(
      (
        await send(maya.call, projectId, {
          message: "Second",
          current_page: "/menu",
          selected_elements: [
            { tag_name: "h2", text: "Come by", file_path: "src/Visit.tsx", line: 7, column: 1, selector: "h2" },
            { tag_name: "a", text: "Order", selector: "main > a", page: "/shop" },
          ],
          runtime_errors: [{ error_message: "boom" }],
        })
      ).ai_message_id,
    );
    const prompt = JSON.stringify(model.calls[calls]!.prompt);
    const state = ['\\"current_page\\":\\"/menu\\"', '\\"runtime_errors\\":[\\"boom\\"]'];
    for (const part of ["First request", "One.", ...state]) expect(prompt).toContain(part);
    expect(prompt).toContain(
      '[{\\"tag\\":\\"h2\\",\\"text\\":\\"Come by\\",\\"file\\":\\"src/Visit.tsx\\",\\"line\\":7},',
    );
    expect(prompt).toContain(
      '{\\"tag\\":\\"a\\",\\"text\\":\\"Order\\",\\"selector\\":\\"main > a\\",\\"page\\":\\"/shop\\"}]',
    );
  });
});

describe("messages sent while a turn runs", () => {
  it("wait in order with their place and person, and run afterwards", async () => {
    const held = heldTurn();
    model.play([held.step, { text: "Second." }, { text: "Third." }]);
    const first = await send(maya.call, projectId, { message: "1" });
    const second = await send(maya.call, projectId, { message: "2" });
    const third = await send(maya.call, projectId, { message: "3" });
    expect([second.queued_position, third.queued_position]).toEqual([1, 2]);
    held.letGo();
    await answered(first.ai_message_id);
    expect((await answered(second.ai_message_id)).content).toContain("Second.");
    expect((await answered(third.ai_message_id)).content).toContain("Third.");
    const documents = await trajectoryOf(maya.call, projectId);
    expect(documents.map((doc) => doc.id)).toEqual(
      [first, second, third].flatMap((sent) => [sent.id, sent.ai_message_id]),
    );
    expect(
      [...documents].sort((a, b) => (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0)),
    ).toEqual(documents);
  });

  it("can be changed and withdrawn while they wait", async () => {
    const held = heldTurn();
    model.play([
      held.step,
      (call) => ({ text: JSON.stringify(call.prompt.at(-1)).includes("changed words") ? "Saw it." : "Missed it." }),
    ]);
    const first = await send(maya.call, projectId, { message: "1" });
    const second = await send(maya.call, projectId, { message: "2" });
    const third = await send(maya.call, projectId, { message: "3" });
    expect(await maya.call(chatContract.cancelQueued, { params: params({ messageId: second.id }) })).toEqual({
      message: "2",
    });
    await maya.call(chatContract.editQueued, {
      params: params({ messageId: third.id }),
      body: { message: "changed words" },
    });
    const waiting = (await trajectoryOf(maya.call, projectId)).filter(
      (doc) => "queued_position" in doc && doc.queued_position !== null,
    );
    expect(waiting).toMatchObject([
      { id: third.id, content: "changed words", queued_position: 1 },
      { id: third.ai_message_id, queued_position: 1 },
    ]);
    await expect(
      maya.call(chatContract.cancelQueued, { params: params({ messageId: first.id }) }),
    ).rejects.toMatchObject({ status: 409, code: "already_started" });
    held.letGo();
    expect((await answered(third.ai_message_id)).content).toContain("Saw it.");
    await expect(
      maya.call(chatContract.cancelQueued, { params: params({ messageId: second.id }) }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("stop even if they are only about to start", async () => {
    const held = heldTurn();
    model.play([held.step]);
    const sending = send(maya.call, projectId, { message: "1" });
    const aiMessageId = await watchTrajectory(
      app.services,
      projectId,
      (docs) => [...docs].find(([, doc]) => doc["tag"] === "ai-message")?.[0],
    );
    await maya.call(chatContract.stop, { params: params({ aiMessageId }) });
    await sending;
    expect(await answered(aiMessageId)).toMatchObject({ status: "stopped" });
  });

  it("go on after the running turn was stopped", async () => {
    const held = heldTurn();
    model.play([held.step, { text: "Next." }]);
    const first = await send(maya.call, projectId, { message: "1" });
    const second = await send(maya.call, projectId, { message: "2" });
    await watchTrajectory(app.services, projectId, (docs) =>
      docs.get(first.ai_message_id)?.["started_at"] ? true : undefined,
    );
    await maya.call(chatContract.stop, { params: params({ aiMessageId: first.ai_message_id }) });
    expect(await answered(first.ai_message_id)).toMatchObject({ status: "stopped" });
    expect((await answered(second.ai_message_id)).content).toContain("Next.");
    await maya.call(chatContract.stop, { params: params({ aiMessageId: first.ai_message_id }) });
  });
});

describe("a retry", () => {
  it("is possible again after it was refused", async () => {
    model.play([{ error: new Error("down") }, { text: "Now." }]);
    const first = await send(maya.call, projectId, { message: "Build it" });
    await answered(first.ai_message_id);
    const path = params({ aiMessageId: first.ai_message_id });
    const retry = () =>
      maya.call(chatContract.retry, { params: path, body: { id: newUuid(), ai_message_id: newUuid() } });
    await acquireLock(app.services, projectId, "revert");
    await expect(retry()).rejects.toMatchObject({ status: 409, code: "project_locked" });
    await releaseLock(app.services, projectId, "revert");
    expect((await answered((await retry()).ai_message_id)).content).toContain("Now.");
  });

  it("sends the same message as a new turn, once", async () => {
    model.play([{ error: new Error("down") }]);
    const first = await send(maya.call, projectId, { message: "Build it" });
    expect(await answered(first.ai_message_id)).toMatchObject({ can_retry: true });
    model.play([{ text: "Now." }]);
    const body = { id: newUuid(), ai_message_id: newUuid() };
    const path = params({ aiMessageId: first.ai_message_id });
    const again = await maya.call(chatContract.retry, { params: path, body });
    expect((await answered(again.ai_message_id)).content).toContain("Now.");
    expect(await maya.call(chatContract.retry, { params: path, body })).toMatchObject({ ...body, status: "completed" });
    const other = maya.call(chatContract.retry, { params: path, body: { id: newUuid(), ai_message_id: newUuid() } });
    await expect(other).rejects.toMatchObject({ status: 409, code: "not_retryable" });
    const documents = await trajectoryOf(maya.call, projectId);
    expect(documents.map((doc) => doc.content)).toMatchObject([
      "Build it",
      expect.anything(),
      "Build it",
      expect.anything(),
    ]);
  });
});

describe("the conversation", () => {
  it("begins with the message a project was made with", async () => {
    model.play([{ text: "I will build it." }]);
    const made = (await newProject(maya.call, { message: "A page for a bakery" })).id;
    const answer = await watchTrajectory(app.services, made, (docs) =>
      [...docs.values()].find((doc) => doc["tag"] === "ai-message" && doc["status"] === "completed"),
    );
    expect(answer["content"]).toContain("I will build it.");
    expect((await trajectoryOf(maya.call, made))[0]).toMatchObject({
      tag: "user-message",
      content: "A page for a bakery",
      user_name: "Maya",
    });
  });

  it("reports restores and saves by people [T3.26] [T3.28] [T3.25]", async () => {
    const { editId } = await newVersion(app.services, projectId, { files: { "a.txt": "1" } });
    const author = { userId: "u", displayName: "Jo", email: "jo@example.com" };
    await newVersion(app.services, projectId, {
      author,
      type: "manual_update",
      message: "Manual edit: a.txt",
      files: { "a.txt": "2" },
    });
    const restored = await maya.call(editsContract.revertToEdit, { params: params(), body: { edit_id: editId } });
    expect(await trajectoryOf(maya.call, projectId)).toMatchObject([
      { tag: "manual-edit", content: "Manual edit: a.txt", user_name: "Jo", version: 2 },
      {
        tag: "revert-success",
        edit_id: restored.id,
        commit_hash: restored.commit_sha,
        target_version: 1,
        user_name: "Maya",
      },
    ]);
  });

  it("comes in pages, and around one message [W9.01] [CH9]", async () => {
    const author = { userId: "u", displayName: "Jo", email: "jo@example.com" };
    for (let index = 0; index < 7; index += 1) {
      await newVersion(app.services, projectId, {
        author,
        type: "manual_update",
        message: `Save ${index}`,
        files: { "a.txt": String(index) },
      });
    }
    const page = (query: { limit: number; before?: string; after?: string; around?: string }) =>
      maya.call(chatContract.trajectory, { params: params(), query });
    const texts = (result: Awaited<ReturnType<typeof page>>): string[] => result.items.map((doc) => doc.content);
    const newest = await page({ limit: 3 });
    expect(texts(newest)).toEqual(["Save 4", "Save 5", "Save 6"]);
    expect(newest).toMatchObject({ newer_cursor: null, seq: 7 });
    const older = await page({ limit: 10, before: newest.next_cursor! });
    expect(texts(older)).toEqual(["Save 0", "Save 1", "Save 2", "Save 3"]);
    expect(older.next_cursor).toBeNull();
    expect(texts(await page({ limit: 10, after: older.newer_cursor! }))).toEqual(["Save 4", "Save 5", "Save 6"]);
    const around = await page({ limit: 3, around: older.items[2]!.id });
    expect(texts(around)).toEqual(["Save 1", "Save 2", "Save 3"]);
    await expect(page({ limit: 3, around: "nothing" })).rejects.toMatchObject({ status: 404 });
  });

  it("is followed from its newest 1000 documents by readers without a position [W9.01]", async () => {
    await app.services.database.pool.query(
      `insert into chat_documents (project_id, id, tag, content, created_at, fields)
       select $1, 'd' || n, 'legacy-revert', '', now(), '{}' from generate_series(1, 1001) n`,
      [projectId],
    );
    const snapshot = await new Promise<string[]>((resolve) => {
      const connection = app.services.liveHub.connect({
        authorize: () => Promise.resolve(true),
        send: (frame) => {
          if (frame.type === "snapshot") resolve(frame.docs.map(({ id }) => id));
          return true;
        },
      });
      void connection.receive({ type: "subscribe", path: `projects/${projectId}/trajectory`, since: null });
    });
    expect([snapshot.length, snapshot[0], snapshot.at(-1)]).toEqual([1000, "d2", "d1001"]);
  });
});
