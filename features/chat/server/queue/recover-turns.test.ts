import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { finishCall, markedBrowser, markedSandbox, writeCall } from "../../../agent/testing.ts";
import { fileAtHead, newVersion } from "../../../edits/testing.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { acquireLock } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { queuedTurn, send, trajectoryOf, watchTrajectory } from "../../testing.ts";
import { chatContract, type AiMessage } from "../../contract/index.ts";
import { turnEnded } from "../../contract/events.ts";
import { recoverTurns } from "./recover-turns.ts";
import { takeNextTurn } from "./turn-rows.ts";

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

/** A turn in the state a killed process leaves it in: begun, and nobody works on it. */
async function abandonedTurn(): Promise<string> {
  const { ai_message_id: id } = await queuedTurn(app.services, { projectId, person: maya, message: "Build it" });
  await takeNextTurn(app.services, projectId, () => false);
  const { pool } = app.services.database;
  const run =
    "insert into agent_runs (ai_message_id, project_id, node, state, lease_until, started_at) values ($1, $2, 'here', 'running', 0, 0)";
  await pool.query(run, [id, projectId]);
  await pool.query("update chat_documents set content = 'Working.' where id = $1", [id]);
  await pool.query("update projects set locked_at = now(), lock_owner = $2 where id = $1", [projectId, id]);
  return id;
}

const answer = async (id: string): Promise<AiMessage> =>
  (await trajectoryOf(maya.call, projectId)).find((doc) => doc.id === id) as AiMessage;

it("says that a turn was not applied, frees the project and allows a retry", async () => {
  const id = await abandonedTurn();
  const told: string[] = [];
  const stop = app.services.events.on(turnEnded, ({ aiMessageId, how }) => void told.push(`${aiMessageId} ${how}`));
  await recoverTurns(app.services);
  expect(await answer(id)).toMatchObject({
    status: "completed",
    can_retry: true,
    content: "Working.\n\nSlipway restarted during this turn. It was not applied. Your message is above.",
    pipeline_errors: [{ message: "Slipway restarted during this turn. It was not applied. Your message is above." }],
  });
  expect(await maya.call(projectsContract.details, { params: { id: projectId } })).toMatchObject({ locked_at: null });
  await recoverTurns(app.services);
  expect((await answer(id)).content.match(/restarted/g)).toHaveLength(1);
  stop();
  expect(told).toEqual([`${id} failed`]);
});

it("frees a project whose restore was cut off by the restart", async () => {
  await acquireLock(app.services, projectId, "revert_cut_off");
  await recoverTurns(app.services);
  expect(await maya.call(projectsContract.details, { params: { id: projectId } })).toMatchObject({ locked_at: null });
});

it("does not call a turn lost if its commit exists", async () => {
  const id = await abandonedTurn();
  const { editId } = await newVersion(app.services, projectId, {
    files: { "a.txt": "1" },
    aiMessageId: id,
    message: "Add a",
  });
  await recoverTurns(app.services);
  expect(await answer(id)).toMatchObject({
    status: "completed",
    edit_id: editId,
    version: 1,
    title: "Add a",
    can_retry: false,
    pipeline_errors: [],
  });
});

it("keeps the file of such a turn's database change, also if it was interrupted in between", async () => {
  const id = await abandonedTurn();
  const cloud = app.services.cloud;
  await cloud.enable(projectId, { userId: (await maya.call(accountsContract.user, {})).id });
  const table = (name: string) => `create table ${name} (id int);\nalter table ${name} enable row level security;\n`;
  for (const name of ["notes", "tags"])
    await cloud.migrate(projectId, { name: `create ${name}`, sql: table(name), aiMessageId: id });
  const { pool } = app.services.database;
  await pool.query("update cloud_migrations set state = 'running' where name = 'create_tags'");
  await pool.query(
    `insert into cloud_migrations (project_id, version, name, sql, state, ai_message_id, started_at)
     select project_id, '20991231000000', 'never_ran', '', 'running', ai_message_id, 0 from cloud_migrations limit 1`,
  );
  await recoverTurns(app.services);
  expect(await answer(id)).toMatchObject({
    can_retry: true,
    version: 1,
    database_only: true,
    title: "Database: create notes, create tags",
    content:
      "Working.\n\nSlipway restarted during this turn. It was not applied. Your message is above. The change of the database stays (create notes, create tags); version 1 holds only that.",
  });
  const [notes, tags, never] = await cloud.migrations(projectId);
  expect(await fileAtHead(app.services, projectId, notes!.path)).toBe(table("notes"));
  expect(await fileAtHead(app.services, projectId, tags!.path)).toBe(table("tags"));
  expect(tags).toMatchObject({ state: "succeeded", restorePointId: expect.any(String) as string });
  expect(never).toMatchObject({ state: "failed", failure: { message: "It was cut off before it ended." } });
});

it("ends running turns with a reason when the server stops, and runs waiting ones after the start", async () => {
  const other = await createTestApp({
    model: createScriptedModel([{ after: new Promise(() => undefined) }]),
    sandbox: markedSandbox(),
    browser: markedBrowser(),
  });
  const jo = await other.signUp("Jo");
  const project = (await newProject(jo.call)).id;
  const running = await send(jo.call, project, { message: "1" });
  const waiting = await send(jo.call, project, { message: "2" });
  await watchTrajectory(other.services, project, (docs) =>
    docs.get(running.ai_message_id)?.["started_at"] ? true : undefined,
  );
  const chat = other.app.mounted.find((feature) => feature.name === "chat")!;
  await chat.stop!();
  const documents = await jo.call(chatContract.trajectory, { params: { id: project }, query: {} });
  expect(documents.items.find((doc) => doc.id === running.ai_message_id)).toMatchObject({
    status: "completed",
    can_retry: true,
    content: "Slipway restarted during this turn. It was not applied. Your message is above.",
  });
  expect(documents.items.find((doc) => doc.id === waiting.ai_message_id)).toMatchObject({
    status: "running",
    queued_position: 1,
  });
  expect(await recoverTurns(other.services)).toEqual([project]);
  await other[Symbol.asyncDispose]();
});

it("keeps what a killed server's turn had made as a draft, which becomes a version after the start", async () => {
  await using other = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  const jo = await other.signUp("Jo");
  const project = (await newProject(jo.call)).id;
  const reached = Promise.withResolvers<void>();
  model.play([
    { text: "I write.", toolCalls: [writeCall("src/a.ts", "export const a = 1;\n")] },
    () => {
      reached.resolve();
      return { after: new Promise(() => undefined) };
    },
    { toolCalls: [writeCall("src/b.ts", "export const b = 2;\n"), finishCall()] },
  ]);
  const cutOff = await send(jo.call, project, { message: "Add two pages" });
  await reached.promise;
  // The text of an answer is written some milliseconds after it was said; the process that is killed here has nothing left to write.
  await watchTrajectory(other.services, project, (docs) =>
    docs.get(cutOff.ai_message_id)?.["content"] === "I write." ? true : undefined,
  );
  // The process that comes after a killed one does this before its first request.
  await recoverTurns(other.services);
  const [, lost] = await trajectoryOf(jo.call, project);
  expect(lost).toMatchObject({
    id: cutOff.ai_message_id,
    can_retry: true,
    draft_state: "open",
    draft: { files: [{ path: "src/a.ts", change: "created" }], checked: false },
    content:
      "I write.\n\nSlipway restarted during this turn. It was not applied. Your message is above. What I made until then is kept as a draft.",
  });
  const keep = { params: { id: project, aiMessageId: cutOff.ai_message_id } };
  expect(await jo.call(chatContract.keepDraft, keep)).toEqual({ version: 1 });
  expect(await fileAtHead(other.services, project, "src/a.ts")).toBe("export const a = 1;\n");
});
