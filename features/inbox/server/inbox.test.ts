import { eq } from "drizzle-orm";
import type { LiveFrame } from "@slipway/kernel/contract/live";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accountDeactivated, accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { usageChanged } from "../../billing/contract/events.ts";
import { turnEnded, turnWaits } from "../../chat/contract/events.ts";
import { projectGivenBack, projectTakenDown } from "../../community/contract/events.ts";
import { TAKE_DOWN_REASON_MAX } from "../../community/contract/index.ts";
import { addressFailed } from "../../domains/contract/events.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { staffAsked } from "../../publish/contract/events.ts";
import { findingsAppeared } from "../../security/contract/events.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember } from "../../workspaces/testing.ts";
import { type Choice, inboxContract as routes, type InboxState, type NoticeKind, wordsOf } from "../contract/index.ts";
import { feature as inbox } from "./index.ts";
import { notices } from "./inbox-tables.ts";
import { sendDigests } from "./mail/digest.ts";
import { mailNotice } from "./mail/mail-now.ts";
import { inboxPath, MAX_NOTICES, readState } from "./read-inbox.ts";
import { tell } from "./tell.ts";

const clock = fakeClock();
let app: TestApp;
let staff: TestPerson;
let owner: TestPerson;
let eve: TestPerson;
let ownerId: string;
let eveId: string;
let staffId: string;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, inbox], clock });
  staff = await app.signUp("Staff");
  staffId = await idOf(staff);
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  [ownerId, eveId] = await Promise.all([idOf(owner), idOf(eve)]);
  ({ id: projectId, workspaceId } = await newProject(owner.call));
});
afterAll(() => app[Symbol.asyncDispose]());

const idOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const list = async (person: TestPerson) => (await person.call(routes.list, { query: {} })).notices;
const titles = async (person: TestPerson) => (await list(person)).map((notice) => wordsOf(notice).title);
const stateOf = (userId: string): Promise<InboxState> => readState(app.services, userId);
const choose = (person: TestPerson, kind: NoticeKind, choice: Choice) =>
  person.call(routes.choose, { body: { kind, choice } });
/** Besides the one that proves the address. */
const mailsTo = async ({ email }: TestPerson) =>
  (await app.services.mail.list(200)).filter(({ to, subject }) => to === email && subject !== "Confirm your address");
const ended = (name: string, how: "finished" | "failed" | "asked" = "finished", userId = ownerId) =>
  app.services.events.emit(turnEnded, { projectId, aiMessageId: name, userId, how, text: "A blue button" });

async function ask(): Promise<void> {
  await eve.call(sharingContract.ask, { params: { id: projectId }, body: { access_level: "read" } });
  await vi.waitFor(async () => expect(await titles(owner)).toContain('Eve asks for access to "Bakery"'), 15_000);
}

describe("a request for access", () => {
  it("reaches those who may accept it, and its answer the one who asked", async () => {
    await ask();
    expect(await stateOf(ownerId)).toMatchObject({ unread: 1 });
    const params = { id: projectId };
    const [request] = (await owner.call(sharingContract.listRequests, { params })).access_requests;
    await owner.call(sharingContract.acceptRequest, { params: { projectId, requestId: request!.id }, body: {} });
    expect(await list(eve)).toMatchObject([{ kind: "access_given", link: `/projects/${projectId}`, read_at: null }]);
    expect(await titles(eve)).toEqual(['You have access to "Bakery"']);
    expect(await stateOf(ownerId), "nobody has to answer it any more").toMatchObject({ unread: 0 });
  });

  it("tells a declined person nothing about the project", async () => {
    await ask();
    const [request] = (await owner.call(sharingContract.listRequests, { params: { id: projectId } })).access_requests;
    await owner.call(sharingContract.declineRequest, { params: { projectId, requestId: request!.id } });
    expect(await titles(eve)).toEqual(["Your request for access was declined"]);
    expect(JSON.stringify(await list(eve))).not.toContain("Bakery");
  });
});

describe("events", () => {
  it("become notices of the people they concern, in words and with a link", async () => {
    await owner.call(sharingContract.add, {
      params: { projectId },
      body: { email: eve.email, access_level: "write" },
    });
    await ended("t1");
    await ended("t2", "failed");
    await ended("t3", "asked");
    const { events } = app.services;
    await events.emit(turnWaits, {
      ...{ projectId, aiMessageId: "t4", userId: ownerId, approvalId: "a1", text: "Deletes a table" },
    });
    await events.emit(findingsAppeared, { projectId, at: 1, count: 2 });
    await events.emit(usageChanged, {
      ...{ workspaceId, workspaceName: "Olga's", month: "2026-11", alert: "Cloud is paused" },
    });
    await events.emit(staffAsked, {
      ...{ projectId, projectName: "Bakery", siteUrl: "http://x", name: "Eve", email: "e@x.org", staffIds: [staffId] },
    });
    await events.emit(addressFailed, { name: "slipway.example.org", sentence: "No record." });
    expect(await titles(staff)).toEqual(["slipway.example.org cannot be reached", "Eve asks you to put a site online"]);
    expect(await titles(owner)).toEqual([
      "Cloud is paused",
      '2 new security findings in "Bakery"',
      '"Bakery" needs your answer',
      '"Bakery" needs your answer',
      'Your change to "Bakery" failed',
      'Your change to "Bakery" is ready',
    ]);
    expect(await stateOf(ownerId)).toMatchObject({ unread: 6, runs: { [projectId]: 4 } });
  });

  it("are told once, however often and from wherever they come", async () => {
    await Promise.all(Array.from({ length: 5 }, () => ended("same")));
    await ended("same");
    expect(await titles(owner)).toHaveLength(1);
    expect(await stateOf(ownerId)).toMatchObject({ unread: 1 });
  });

  it("arrive whatever their text holds: half characters, NUL, marks that turn the line around", async () => {
    const text = `${"a".repeat(298)}🥐🥐`;
    await app.services.events.emit(turnEnded, { projectId, aiMessageId: "h1", userId: ownerId, how: "failed", text });
    const odd = "A\ud83d \u0000 \u202egnp.exe\u001b[2J";
    await app.services.events.emit(turnEnded, {
      ...{ projectId, aiMessageId: "h2", userId: ownerId, how: "failed", text: odd },
    });
    const [second, first] = await list(owner);
    expect(first!.parts["text"]).toBe(`${"a".repeat(298)}…`);
    expect(second!.parts["text"]).toBe("A\ufffd gnp.exe [2J");
  });

  it("keep a hostile text on one line and bounded", async () => {
    const name = `Eve\nBcc: x@example.com <script>${"x".repeat(2000)}`;
    await tell(app.services, {
      ...{ userId: ownerId, kind: "invited", key: "hostile", link: "/" },
      parts: { who: name, project: "B" },
    });
    const [notice] = await list(owner);
    expect(notice!.parts["who"]).toMatch(/^Eve Bcc: x@example\.com <script>x+…$/);
    expect(notice!.parts["who"]!.length).toBeLessThanOrEqual(300);
  });
});

describe("a project somebody lost access to", () => {
  beforeEach(async () => {
    await insertCollaborator(app.services, { projectId, userId: eveId, level: "write" });
    await ended("before", "finished", eveId);
    expect(await stateOf(eveId)).toMatchObject({ unread: 1 });
  });

  it("shows none of its notices, and open pages are sent the new number", async () => {
    const numbers: number[] = [];
    const fell = Promise.withResolvers<void>();
    const connection = app.services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame: LiveFrame) => {
        const docs = frame.type === "snapshot" ? frame.docs.map(({ doc }) => doc) : [];
        if (frame.type === "changes")
          for (const change of frame.changes) if (change.op === "put") docs.push(change.doc);
        for (const doc of docs) numbers.push((doc as InboxState).unread);
        if (numbers.at(-1) === 0) fell.resolve();
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: inboxPath(eveId), since: null });
    const params = { id: projectId };
    const { collaborators } = await owner.call(sharingContract.list, { params });
    const { id: collaboratorId } = collaborators.find(({ user_id }) => user_id === eveId)!;
    await owner.call(sharingContract.remove, { params: { projectId, collaboratorId } });
    await fell.promise;
    connection.close();
    expect(numbers[0]).toBe(1);
    expect(await list(eve)).toEqual([]);
    await ended("after", "finished", eveId);
    const stored = eq(notices.userId, eveId);
    expect(await app.services.database.sql.$count(notices, stored), "nothing is added for them").toBe(1);
  });

  it("shows none while it is in Trash, and has none once it is deleted", async () => {
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    expect(await list(eve)).toEqual([]);
    await owner.call(projectsContract.restore, { params: { id: projectId } });
    expect(await list(eve)).toHaveLength(1);
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    await owner.call(projectsContract.remove, {
      params: { id: projectId },
      query: { permanent: "true", confirm: "Bakery" },
    });
    expect(await app.services.database.sql.$count(notices, eq(notices.projectId, projectId))).toBe(0);
  });

  it("is forgotten with the account of the person", async () => {
    await app.services.events.emit(accountDeactivated, { userId: eveId });
    expect(await app.services.database.sql.$count(notices, eq(notices.userId, eveId))).toBe(0);
  });
});

describe("a right that somebody lost while they kept access", () => {
  const levels = (level: string) =>
    app.services.database.pool.query(
      "update collaborators set access_level = $3 where project_id = $1 and user_id = $2",
      [projectId, eveId, level],
    );

  it("hides notices of the conversation and of findings from somebody who may only view now", async () => {
    await insertCollaborator(app.services, { projectId, userId: eveId, level: "write" });
    await choose(eve, "run_failed", "mail");
    await ended("secret", "failed", eveId);
    await tell(app.services, {
      ...{ userId: eveId, projectId, kind: "security", key: "s1", link: "/" },
      parts: { project: "Bakery", count: "1" },
    });
    const [, run] = await list(eve);
    expect(await list(eve)).toHaveLength(2);
    await levels("read");
    expect(await list(eve)).toEqual([]);
    expect(await stateOf(eveId)).toMatchObject({ unread: 0 });
    await mailNotice(app.services, Number(run!.id));
    expect(await mailsTo(eve)).toEqual([]);
    await ended("later", "finished", eveId);
    await levels("write");
    expect(await list(eve)).toHaveLength(2);
  });

  it("hides a workspace's usage from members who pay for nothing, and staff matters from former staff", async () => {
    await insertMember(app.services, { workspaceId, userId: eveId, role: "admin" });
    await app.services.events.emit(usageChanged, {
      ...{ workspaceId, workspaceName: "Olga's", month: "2026-11", alert: "Cloud is paused" },
    });
    const asStaff = (is_staff: boolean) =>
      staff.call(accountsContract.updateUserAsStaff, { params: { userId: eveId }, body: { is_staff } });
    await asStaff(true);
    await app.services.events.emit(staffAsked, {
      ...{ projectId, projectName: "Bakery", siteUrl: "http://x", name: "Olga", email: "o@x.org", staffIds: [eveId] },
    });
    expect(await titles(eve)).toEqual(["Olga asks you to put a site online", "Cloud is paused"]);
    await asStaff(false);
    await app.services.database.pool.query(
      "update workspace_members set role = 'editor' where workspace_id = $1 and user_id = $2",
      [workspaceId, eveId],
    );
    expect(await titles(eve)).toEqual([]);
  });
});

describe("a take-down from the community", () => {
  const takeDown = (who: string, reason: string) =>
    app.services.events.emit(projectTakenDown, {
      ...{ projectId, projectName: "Bakery", ownerId: who, at: 1, reason, askStaff: ["Ada", "Sam"] },
    });

  it("is told to the owner once, in the app and by mail, with the way back, and so is its end", async () => {
    for (let at = 0; at < 2; at += 1) await takeDown(ownerId, "It uses another shop's logo.\nTwice.");
    const [down, ...others] = await list(owner);
    expect([wordsOf(down!).title, others]).toEqual(['"Bakery" was taken out of the community', []]);
    expect(wordsOf(down!).detail).toBe(
      "The people who run this Slipway gave this reason: “It uses another shop's logo. Twice.” The project and its site stay as they are. Change what the reason names, then ask Ada or Sam to show it again.",
    );
    const mail = { text: expect.stringContaining("another shop's logo") as string };
    await expect.poll(() => mailsTo(owner)).toMatchObject([mail]);
    await app.services.events.emit(projectGivenBack, { projectId, projectName: "B", ownerId, at: 2, isShown: true });
    expect(wordsOf((await list(owner))[0]!).detail).toBe("It is shown there now.");
  });

  it("keeps the whole of the longest reason, and is hidden from a former owner", async () => {
    await insertCollaborator(app.services, { projectId, userId: eveId, level: "write" });
    for (const id of [eveId, ownerId]) await takeDown(id, "r".repeat(TAKE_DOWN_REASON_MAX));
    expect(await list(eve)).toEqual([]);
    expect((await list(owner))[0]!.parts["reason"]).toHaveLength(TAKE_DOWN_REASON_MAX);
  });
});

describe("reading", () => {
  it("comes in pages, newest first, and keeps a bounded number of notices", async () => {
    for (let at = 1; at <= MAX_NOTICES + 3; at += 1)
      await tell(app.services, {
        ...{ userId: ownerId, kind: "invited", key: `n${at}`, link: "/" },
        parts: { who: `Person ${at}`, project: "B" },
      });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await owner.call(routes.list, { query: { limit: 50, before } });
      seen.push(...page.notices.map(({ parts }) => parts["who"]!));
      before = page.next_cursor ?? undefined;
    } while (before !== undefined);
    const wanted = Array.from({ length: MAX_NOTICES }, (_all, at) => `Person ${MAX_NOTICES + 3 - at}`);
    expect(seen).toEqual(wanted);
  }, 60_000);

  it("marks one's own notices only, and none that came after the newest one seen", async () => {
    await ended("r1");
    const [first] = await list(owner);
    await ended("r2");
    await eve.call(routes.read, { body: { ids: [first!.id] } });
    await eve.call(routes.readAll, { body: { until: "999999999999" } });
    expect(await stateOf(ownerId)).toMatchObject({ unread: 2 });
    await owner.call(routes.readAll, { body: { until: first!.id } });
    expect(await stateOf(ownerId)).toMatchObject({ unread: 1 });
    const [second] = await list(owner);
    await owner.call(routes.read, { body: { ids: [second!.id] } });
    expect(await stateOf(ownerId)).toEqual({ unread: 0, newest: null, runs: {} });
  });

  it("drops what was watched in the project, and marks what ended while the person was away", async () => {
    await ended("away");
    clock.advance(60_000);
    await ended("watched");
    await owner.call(routes.seen, { body: { project_id: projectId } });
    const left = await list(owner);
    expect(left).toHaveLength(1);
    expect(left[0]!.read_at).not.toBeNull();
  });

  it("is refused to strangers, and with hostile ids", async () => {
    expect((await app.fetch("/api/inbox")).status).toBe(401);
    for (const id of ["-1", "1; drop table notices", "9".repeat(16), ""])
      await expect(owner.call(routes.read, { body: { ids: [id] } })).rejects.toMatchObject({ status: 400 });
  });
});

describe("choices", () => {
  it("are kept by kind, offer staff matters to staff alone, and no mail where another says the same", async () => {
    const { choices } = await owner.call(routes.choices, {});
    expect(choices.map(({ kind }) => kind)).not.toContain("staff_asked");
    expect(choices).toContainEqual({ kind: "run_finished", choice: "app" });
    await expect(choose(owner, "invited", "mail")).rejects.toMatchObject({ status: 400 });
    await choose(owner, "run_finished", "none");
    await ended("unwanted");
    expect(await list(owner)).toEqual([]);
  });

  it("send one mail, also when its job runs twice, with a link that ends such mails", async () => {
    await choose(owner, "run_failed", "mail");
    await ended("m1", "failed");
    const [notice] = await list(owner);
    await Promise.all([1, 2, 3].map(() => mailNotice(app.services, Number(notice!.id))));
    const mails = await mailsTo(owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Your change to "Bakery" failed' });
    expect(mails[0]!.text).toContain(`/projects/${projectId}\n`);
    const token = new URL(/https?:\S+unsubscribe\S+/.exec(mails[0]!.text)![0]).searchParams.get("token")!;
    expect(await app.stranger(routes.unsubscribe, { body: { token } })).toEqual({ kind: "run_failed" });
    expect((await owner.call(routes.choices, {})).choices).toContainEqual({ kind: "run_failed", choice: "app" });
    for (const forged of [`${token.slice(0, -2)}AA`, "v1.x", ownerId])
      await expect(app.stranger(routes.unsubscribe, { body: { token: forged } })).rejects.toMatchObject({
        status: 404,
      });
  });

  it("send no mail about a turn that was seen meanwhile, nor after the choice or the access changed", async () => {
    await choose(owner, "run_finished", "mail");
    for (const name of ["seen", "changed"]) await ended(name);
    const [changed, seen] = await list(owner);
    await owner.call(routes.read, { body: { ids: [seen!.id] } });
    await mailNotice(app.services, Number(seen!.id));
    await choose(owner, "run_finished", "app");
    await mailNotice(app.services, Number(changed!.id));
    await insertCollaborator(app.services, { projectId, userId: eveId, level: "write" });
    await choose(eve, "run_finished", "mail");
    await ended("removed", "finished", eveId);
    const [removed] = await list(eve);
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    await mailNotice(app.services, Number(removed!.id));
    expect([...(await mailsTo(owner)), ...(await mailsTo(eve))]).toEqual([]);
  });

  it("gather unread notices in one digest a day", async () => {
    await choose(owner, "run_finished", "digest");
    await choose(owner, "run_failed", "digest");
    for (const name of ["d1", "d2", "d3"]) await ended(name);
    const [newest] = await list(owner);
    await owner.call(routes.read, { body: { ids: [newest!.id] } });
    await Promise.all([sendDigests(app.services), sendDigests(app.services)]);
    await ended("d4", "failed");
    await sendDigests(app.services);
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(["2 new notices in Slipway"]);
    clock.advance(24 * 3_600_000);
    await sendDigests(app.services);
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(["1 new notice in Slipway", "2 new notices in Slipway"]);
    const token = new URL(/https?:\S+unsubscribe\S+/.exec(mails[0]!.text)![0]).searchParams.get("token")!;
    expect(await app.stranger(routes.unsubscribe, { body: { token } })).toEqual({ kind: null });
    expect((await owner.call(routes.choices, {})).choices.map(({ choice }) => choice)).not.toContain("digest");
  });
});
