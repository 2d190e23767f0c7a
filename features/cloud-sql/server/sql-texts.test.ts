import { randomUUID } from "node:crypto";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountReclaimed, accountsContract } from "../../accounts/contract/index.ts";
import { enableBackend } from "../../cloud/testing.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { cloudSqlContract, MAX_HISTORY, MAX_KEPT_CHARACTERS, MAX_SAVED } from "../contract/index.ts";
import { keepRan } from "./history.ts";

const clock = fakeClock();
let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;
let id: string;

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const run = (sql: string, options: { allow_changes?: boolean; in_history?: boolean } = {}) =>
  maya.call(cloudSqlContract.run, { params: { id }, body: { run_id: randomUUID(), sql, ...options } });
const history = async (person = maya) => (await person.call(cloudSqlContract.history, { params: { id } })).ran;
const saved = async (person = maya) => (await person.call(cloudSqlContract.saved, { params: { id } })).saved;
const save = (name: string, sql: string, person = maya) =>
  person.call(cloudSqlContract.save, { params: { id }, body: { name, sql } });
const remove = (queryId: string, person = maya) =>
  person.call(cloudSqlContract.removeSaved, { params: { id, queryId } });

beforeAll(async () => {
  app = await createTestApp({ clock });
  maya = await app.signUp("Maya");
  jo = await app.signUp("Jo");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(jo), level: "write" });
}, 60_000);
beforeEach(() => maya.call(cloudSqlContract.clearHistory, { params: { id } }));
afterAll(() => app?.[Symbol.asyncDispose]());

describe("the history", () => {
  it("holds what a person ran, with its outcome, the newest first, and is nobody else's", async () => {
    await run("select 1 union all select 2");
    clock.advance(1000);
    await expect(run("select nothing")).rejects.toMatchObject({ code: "sql_failed" });
    expect(await history()).toMatchObject([
      { sql: "select nothing", outcome: "failed", rows: null },
      { sql: "select 1 union all select 2", outcome: "done", rows: 2, milliseconds: expect.any(Number) as number },
    ]);
    expect(await history(jo)).toEqual([]);
  });

  it("holds a text once, and only when it ran", async () => {
    await run("select 1");
    clock.advance(1000);
    await run("select 2");
    clock.advance(1000);
    await run("select 1");
    await expect(run("drop schema public", { allow_changes: true })).rejects.toMatchObject({
      code: "confirmation_needed",
    });
    expect((await history()).map(({ sql }) => sql)).toEqual(["select 1", "select 2"]);
  });

  it(`holds the newest ${MAX_HISTORY}`, async () => {
    const person = { projectId: id, userId: await userIdOf(maya) };
    for (let at = 0; at < MAX_HISTORY + 3; at += 1) {
      clock.advance(1);
      await keepRan(app.services, person, { sql: `select ${at}`, outcome: "done", rows: 2 ** 40, ms: 1.6 });
    }
    const kept = await history();
    expect([kept.length, kept[0]?.sql, kept.at(-1)?.sql]).toEqual([MAX_HISTORY, "select 102", "select 3"]);
    expect(kept[0]).toMatchObject({ rows: 2 ** 31 - 1, milliseconds: 2 });
  });

  it("holds nothing of a run that is kept out of it", async () => {
    await run("select 1", { in_history: false });
    expect(await history()).toEqual([]);
  });

  it.each([
    ["a long text", `select 1 -- ${"x".repeat(MAX_KEPT_CHARACTERS)}`],
    ["a password", "select 1 -- alter role me password 'hunter2'"],
    ["a key", "select 'sk_live_4eC39HqLyjWDarjtT1zdp7dcAbCdEf12'"],
  ])("keeps nothing of %s", async (_what, sql) => {
    await run(sql);
    expect(await history()).toEqual([]);
  });
});

describe("saved queries", () => {
  it("are a person's own, by name, and are replaced under their name", async () => {
    await save("  Sold  ", "select 1");
    await save("Open", "select 2");
    await save("Sold", "select 3");
    await save("Sold", "select 4", jo);
    expect((await saved()).map(({ name, sql }) => [name, sql])).toEqual([
      ["Open", "select 2"],
      ["Sold", "select 3"],
    ]);
    const [own] = await saved(jo);
    await expect(remove(own!.id)).rejects.toMatchObject({ status: 404 });
    for (const one of await saved()) await remove(one.id);
    expect([await saved(), (await saved(jo)).length]).toEqual([[], 1]);
  });

  it.each([
    ["", "select 1"],
    ["x".repeat(81), "select 1"],
    ["a\u0007b", "select 1"],
    ["\ud800", "select 1"],
    ["ok", ""],
    ["ok", "x".repeat(MAX_KEPT_CHARACTERS + 1)],
    ["ok", "select '\0'"],
  ])("refuse the name %j or its text", async (name, sql) => {
    await expect(save(name, sql)).rejects.toMatchObject({ status: 400 });
  });

  it(`are ${MAX_SAVED} at most`, async () => {
    for (let at = 0; at < MAX_SAVED; at += 1) await save(`q${at}`, "select 1");
    await expect(save("one more", "select 1")).rejects.toMatchObject({ status: 409, code: "too_many_saved" });
    await save("q5", "select 5");
  });
});

it("forgets a person whose account somebody else may have used, and a project that is gone", async () => {
  await run("select 1");
  await save("q1", "select 1");
  await save("q1", "select 1", jo);
  await app.services.events.emit(accountReclaimed, { userId: await userIdOf(maya) });
  await expect.poll(async () => [await history(), await saved(), (await saved(jo)).length]).toEqual([[], [], 2]);
  await app.services.events.emit(projectPurged, { projectId: id });
  await expect.poll(() => saved(jo)).toEqual([]);
});
