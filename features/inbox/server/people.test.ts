/** Notices about people: who was let in, and who answered a request. */
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { commentWritten } from "../../comments/contract/events.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { accessAsked } from "../../sharing/contract/events.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { inboxContract as routes, wordsOf } from "../contract/index.ts";
import { feature as inbox } from "./index.ts";
import { markRequestAnswered } from "./mark-read.ts";
import { inboxPath } from "./read-inbox.ts";

const clock = fakeClock();
let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, inbox], clock });
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id: projectId, workspaceId } = await newProject(owner.call));
});
afterAll(() => app[Symbol.asyncDispose]());

const idOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const list = async (person: TestPerson) => (await person.call(routes.list, { query: {} })).notices;
const titles = async (person: TestPerson) => (await list(person)).map((notice) => wordsOf(notice).title);

describe("a request for access", () => {
  it("says who answered it, and how, to everybody who was told of it", async () => {
    const admin = await app.signUp("Ada");
    await insertCollaborator(app.services, { projectId, userId: await idOf(admin), level: "admin" });
    const detail = async () => wordsOf((await list(owner))[0]!).detail;
    const answer = async (work: "decline" | "accept") => {
      await eve.call(sharingContract.ask, { params: { id: projectId }, body: { access_level: "read" } });
      const open = "Choose Share in the project to accept or decline.";
      await vi.waitFor(async () => expect(await detail()).toContain(open), 15_000);
      const [request] = (await owner.call(sharingContract.listRequests, { params: { id: projectId } })).access_requests;
      const one = { projectId, requestId: request!.id };
      if (work === "accept") await admin.call(sharingContract.acceptRequest, { params: one, body: {} });
      else await admin.call(sharingContract.declineRequest, { params: one });
    };
    await answer("decline");
    expect(await detail()).toBe(`${eve.email}. Declined by Ada.`);
    await owner.call(routes.readAll, { body: { until: (await list(owner))[0]!.id } });
    clock.advance(86_400_000 * 8);
    await answer("accept");
    expect((await list(owner)).map((notice) => wordsOf(notice).detail)).toEqual([
      `${eve.email}. Accepted by Ada.`,
      `${eve.email}. Declined by Ada.`,
    ]);
  });

  it("that was answered reaches somebody with several notices of it as one change", async () => {
    const userId = await idOf(owner);
    const asked = (at: number) =>
      app.services.events.emit(accessAsked, {
        ...{ projectId, projectName: "Bakery", requestId: "req_1", at, name: "Eve", email: eve.email, message: "" },
        ...{ managerIds: [userId] },
      });
    await asked(1);
    await asked(2);
    await vi.waitFor(async () => expect(await list(owner)).toHaveLength(2), 15_000);
    const sent = async () =>
      (await app.services.database.pool.query("select 1 from live_log where path = $1", [inboxPath(userId)])).rowCount!;
    const before = await sent();
    await markRequestAnswered(app.services, "asked:req_1:", { answer: "Declined", by: "Ada" });
    expect((await list(owner)).map((notice) => wordsOf(notice).detail)).toEqual([
      `${eve.email}. Declined by Ada.`,
      `${eve.email}. Declined by Ada.`,
    ]);
    expect((await sent()) - before).toBe(1);
  });
});

describe("a workspace", () => {
  it("is told to somebody who was added to it, and no more once they are out again", async () => {
    await app.services.database.pool.query("update users set email_verified = true where id = $1", [await idOf(eve)]);
    const params = { id: workspaceId };
    const added = await owner.call(workspacesContract.addMember, {
      params,
      body: { email: eve.email, role: "viewer" },
    });
    expect(await titles(eve)).toEqual([`Olga added you to the workspace "Olga's workspace"`]);
    expect(await list(eve)).toMatchObject([{ link: `/?workspace=${workspaceId}`, read_at: null }]);
    await owner.call(workspacesContract.removeMember, { params: { ...params, userId: added.id } });
    expect(await titles(eve)).toEqual([]);
  });
});

describe("a thread of comments", () => {
  it("that is seen leaves none of its notices unread, and those of other threads", async () => {
    const ownerId = await idOf(owner);
    const write = (threadId: string, commentId: string) =>
      app.services.events.emit(commentWritten, {
        ...{ projectId, threadId, commentId, authorName: "Eve", text: "Green?" },
        ...{ mentioned: [ownerId], following: [] },
      });
    await write("thr_1", "com_1");
    await write("thr_1", "com_2");
    await write("thr_2", "com_3");
    await owner.call(routes.seen, { body: { project_id: projectId, thread_id: "thr_1" } });
    expect((await list(owner)).map(({ read_at: readAt }) => readAt === null)).toEqual([true, false, false]);
  });
});
