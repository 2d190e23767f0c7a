/** The database goes away in the middle of a turn: queued turns still run, and every end tells the truth. */
import type { Database } from "@slipway/platform/database/port";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { markedBrowser, markedSandbox } from "../../../agent/testing.ts";
import { newVersion } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { answerTo, queuedTurn, send } from "../../testing.ts";
import { AnswerWriter } from "../documents/answer-writer.ts";
import { closeTurn, takeNextTurn } from "./turn-rows.ts";
import { TurnRunner } from "./turn-runner.ts";

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

const lost = (): Error => new Error("Connection terminated unexpectedly");

/**
 * The app's database, where each word decides the fate of the next transaction: committed, committed without an answer,
 * or never begun.
 */
function losing(fates: ("kept" | "unheard" | "away")[]): Database {
  const { database } = app.services;
  return new Proxy(database, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (name !== "transaction") return typeof own === "function" ? (own.bind(target) as unknown) : own;
      const transaction: Database["transaction"] = async (work) => {
        const fate = fates.shift() ?? "kept";
        if (fate === "away") throw lost();
        const result = await target.transaction(work);
        if (fate === "unheard") throw lost();
        return result;
      };
      return transaction;
    },
  });
}

const queued = () => queuedTurn(app.services, { projectId, person: maya, message: "Build it" });

it("starts a queued turn when its message is sent again", async () => {
  const ids = await queued();
  model.play([{ text: "Built." }]);
  await send(maya.call, projectId, { message: "Build it", ...ids });
  const { content } = await answerTo(app.services, projectId, ids.ai_message_id);
  expect(content).toContain("Built.");
});

it.each(["away", "unheard"] as const)("starts a turn by itself after taking it failed (%s)", async (fate) => {
  const ids = await queued();
  model.play([{ text: "Built." }]);
  const runner = new TurnRunner({ ...app.services, database: losing([fate]) });
  await expect(runner.advance(projectId)).rejects.toThrow("Connection terminated");
  const { content } = await answerTo(app.services, projectId, ids.ai_message_id);
  expect(content).toContain("Built.");
  await runner.close();
});

it("leaves a turn alone while its end is being written", async () => {
  const ids = await queued();
  const { ai_message_id: id } = ids;
  expect(await takeNextTurn(app.services, projectId, () => false)).toMatchObject({ aiMessageId: id });
  expect(await takeNextTurn(app.services, projectId, (other) => other === id)).toBeNull();
  expect(await takeNextTurn(app.services, projectId, () => false)).toMatchObject({ aiMessageId: id, state: "running" });
});

it("does not repeat an end that was written unconfirmed, and repeats one that was not written", async () => {
  const { ai_message_id: id } = await queued();
  const turn = (await takeNextTurn(app.services, projectId, () => false))!;
  const writer = new AnswerWriter(
    { ...app.services, database: losing(["kept", "away", "unheard"]) },
    { projectId, id },
  );
  await writer.text("Done.");
  const end = (): Promise<void> => writer.finish({ status: "completed" }, [], (tx) => closeTurn(tx, turn));
  await expect(end()).rejects.toThrow("Connection terminated");
  await expect(end()).rejects.toThrow("Connection terminated");
  await writer.text(" Never seen.");
  await end();
  expect(await answerTo(app.services, projectId, id)).toMatchObject({ status: "completed", content: "Done." });
});

it("ends a turn although the database refuses the turn's own end", async () => {
  const ids = await queued();
  const id = ids.ai_message_id;
  const { pool } = app.services.database;
  // A constraint that only this report violates stands for anything a report may contain.
  await pool.query(
    "alter table chat_documents add constraint no_report check (fields ->> 'started_at' is null or fields ->> 'status' = 'running' or content like '%unexpected error%') not valid",
  );
  model.play([{ text: "Built." }]);
  await send(maya.call, projectId, { message: "Build it", ...ids });
  const answer = await answerTo(app.services, projectId, id);
  await pool.query("alter table chat_documents drop constraint no_report");
  expect(answer).toMatchObject({ status: "completed", can_retry: true });
  expect(answer.content).toContain("An unexpected error ended this turn.");
});

it("reports an existing commit, even if its run believes otherwise", async () => {
  const begun = Promise.withResolvers<void>();
  model.play([{ after: begun.promise, text: "I changed nothing." }]);
  const { ai_message_id: id } = await send(maya.call, projectId, { message: "Add a" });
  const { editId } = await newVersion(app.services, projectId, {
    files: { "a.txt": "1" },
    aiMessageId: id,
    message: "Add a",
  });
  begun.resolve();
  const answer = await answerTo(app.services, projectId, id);
  expect(answer).toMatchObject({ status: "completed", edit_id: editId, version: 1, title: "Add a", can_retry: false });
  expect(answer.content).toContain("Its changes were saved and are applied.");
});
