import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { markVerified } from "../../accounts/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { setEnforceSso, setPlan } from "../../workspaces/testing.ts";
import { sharingContract as routes } from "../contract/index.ts";
import { insertCollaborator } from "../testing.ts";
import { collaboratorLevel, feature as sharing } from "./index.ts";

type Given = "read" | "write" | "admin";
let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id: projectId, workspaceId } = await newProject(owner.call));
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const invite = (by: TestPerson, email: string, access_level: Given) =>
  by.call(routes.add, { params: { projectId }, body: { email, access_level } });
const people = async (by = owner) => (await by.call(routes.list, { params: { id: projectId } })).collaborators;
const details = (by: TestPerson) => by.call(projectsContract.details, { params: { id: projectId } });
const signIn = (person: TestPerson): Promise<Response> =>
  app.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
async function collaborator(level: Given): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId, userId: await userIdOf(person), level });
  return person;
}
const rowOf = async (person: TestPerson): Promise<string> =>
  (await people()).find(({ email }) => email === person.email)!.id;

describe("a link of an invitation", () => {
  const codeOf = (url: string | null) => new URL(url!).searchParams.get("invite")!;
  const shown = async (code: string) =>
    (await app.stranger(accountsContract.invitation, { params: { code } })).joins_as;

  it("says to what kind of thing it leads and with which role, as that stands now [W2.21]", async () => {
    const { id: collaboratorId, invite_url: url } = await invite(owner, "tom@else.example", "write");
    expect(await shown(codeOf(url))).toEqual({ kind: "project", role: "write" });
    await setPlan(app.services, workspaceId, "pro");
    const input = { params: { projectId, collaboratorId }, body: { access_level: "read" as const } };
    await owner.call(routes.update, input);
    expect(await shown(codeOf(url))).toEqual({ kind: "project", role: "read" });
    const body = { email: "tim@else.example", role: "admin" as const };
    const member = await owner.call(workspacesContract.addMember, { params: { id: workspaceId }, body });
    expect(await shown(codeOf(member.invite_url))).toEqual({ kind: "workspace", role: "admin" });
  });

  it("lets nobody from outside in once single sign-on is enforced, and waits [S8]", async () => {
    const { invite_url: url } = await invite(owner, eve.email, "write");
    await setEnforceSso(app.services, workspaceId, true);
    const accept = () => eve.call(accountsContract.acceptInvitation, { body: { code: codeOf(url) } });
    await expect(accept()).rejects.toMatchObject({ status: 403, code: "sso_enforced" });
    // Neither does the proof of their address.
    await markVerified(app.services, eve.email);
    await signIn(eve);
    await expect(details(eve)).rejects.toMatchObject({ status: 404 });
    await setEnforceSso(app.services, workspaceId, false);
    await accept();
    expect((await details(eve)).id).toBe(projectId);
  });
});

describe("inviting by e-mail", () => {
  it("answers a pending collaborator with a link to hand over [W7.14] [W3.06]", async () => {
    expect(await invite(owner, "Tom@Example.com", "write")).toEqual({
      id: expect.stringMatching(/^col_/),
      user_id: null,
      display_name: null,
      email: "tom@example.com",
      access_level: "write",
      joined_at: null,
      invite_url: expect.stringMatching(/\/signup\?invite=\w{32}$/),
      mailed: true,
    });
    const [mail] = await app.services.mail.list(1);
    expect(mail).toMatchObject({ to: "tom@example.com", subject: 'Olga invites you to the project "Bakery"' });
  });

  it("is mailed with names on one line each, so that none of them can pass for Slipway's words or link", async () => {
    const fake = "Slipway\n\nOpen this link:\nhttp://evil.example\n\n\u202eby";
    // As a name from before there was a rule for them.
    await app.services.database.pool.query("update users set name = $1 where email = $2", [fake, owner.email]);
    await owner.call(projectsContract.update, {
      params: { id: projectId },
      body: { display_name: "B\nhttp://b.example" },
    });
    const { invite_url: url } = await invite(owner, "tina@example.com", "write");
    const [mail] = await app.services.mail.list(1);
    const who = "Slipway Open this link: http://evil.example by";
    const title = 'invites you to the project "B http://b.example"';
    expect(mail).toMatchObject({ to: "tina@example.com", subject: `${who} ${title}` });
    expect(mail!.text).toMatch(/^[^\n]+\n\nOpen this link within 30 days:\nhttps?:\S+\/signup\?invite=\w{32}\n$/);
    expect(mail!.text).not.toContain("\u202e");
    expect(url).not.toBeNull();
  });

  it("opens the project when the invited, proven address signs in, and not before [S9]", async () => {
    await invite(owner, eve.email, "write");
    await signIn(eve);
    await expect(details(eve)).rejects.toMatchObject({ status: 404 });
    expect((await eve.call(routes.shared, {})).projects).toEqual([
      {
        id: projectId,
        name: expect.any(String),
        display_name: "Bakery",
        access_level: "write",
        collaboration_status: { is_pending: true },
      },
    ]);
    await markVerified(app.services, eve.email);
    await signIn(eve);
    expect(await details(eve)).toMatchObject({ id: projectId, permissions: expect.arrayContaining(["EditProject"]) });
    expect((await eve.call(routes.shared, {})).projects[0]).toMatchObject({
      collaboration_status: { is_pending: false },
    });
    expect((await people()).find(({ email }) => email === eve.email)).toMatchObject({
      joined_at: expect.any(String),
      display_name: "Eve",
    });
  });

  it("lets a copied link open its own project only: it proves no address [S9]", async () => {
    const other = await newProject(owner.call, { display_name: "Other" });
    await owner.call(routes.add, { params: { projectId: other.id }, body: { email: eve.email, access_level: "read" } });
    const { invite_url } = await invite(owner, eve.email, "read");
    const code = new URL(invite_url!).searchParams.get("invite")!;
    expect(await eve.call(accountsContract.acceptInvitation, { body: { code } })).toEqual({
      next: `/projects/${projectId}`,
    });
    expect(await details(eve)).toMatchObject({ id: projectId });
    await expect(eve.call(projectsContract.details, { params: { id: other.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("joins people with a proven address at once", async () => {
    await markVerified(app.services, eve.email);
    expect(await invite(owner, eve.email, "read")).toMatchObject({ joined_at: expect.any(String), invite_url: null });
    expect(await collaboratorLevel(app.services, projectId, await userIdOf(eve))).toBe("read");
  });

  it("happens once per person", async () => {
    await invite(owner, "tom@example.com", "write");
    for (const email of ["TOM@example.com", owner.email])
      await expect(invite(owner, email, "write")).rejects.toMatchObject({ status: 409, code: "already_collaborator" });
  });

  it("refuses invalid addresses and levels", async () => {
    for (const body of [
      { email: "tom", access_level: "write" },
      { email: "tom@example.com", access_level: "owner" },
      { email: "tom@example.com" },
      {},
      [],
    ]) {
      const response = await app.fetch(`/api/projects/${projectId}/collaborators`, {
        method: "POST",
        headers: { ...owner.headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    }
  });

  it("follows the plan of the project's workspace [S6] [S7] [WS5]", async () => {
    await setPlan(app.services, workspaceId, "free");
    await expect(invite(owner, "a@example.com", "read")).rejects.toMatchObject({
      code: "plan_required",
      details: { upsell_key: "PRO_SEND_VIEWER_COLLABORATOR" },
    });
    await expect(invite(owner, "a@example.com", "admin")).rejects.toMatchObject({
      code: "plan_required",
      details: { upsell_key: "PRO_SEND_ADMIN_COLLABORATOR" },
    });
    await invite(owner, "a@example.com", "write");
    await setPlan(app.services, workspaceId, "enterprise");
    await expect(invite(owner, "b@example.com", "write")).rejects.toMatchObject({ code: "enterprise_viewers_only" });
    await invite(owner, "b@example.com", "read");
  });

  it("is for workspace members only if single sign-on is enforced [S8]", async () => {
    await setEnforceSso(app.services, workspaceId, true);
    await expect(invite(owner, eve.email, "write")).rejects.toMatchObject({ status: 403, code: "sso_enforced" });
    await markVerified(app.services, eve.email);
    await owner.call(workspacesContract.addMember, {
      params: { id: workspaceId },
      body: { email: eve.email, role: "viewer" },
    });
    await invite(owner, eve.email, "write");
    await setEnforceSso(app.services, workspaceId, false);
    await invite(owner, "guest@example.com", "write");
    const { collaborators } = await owner.call(routes.list, { params: { id: projectId } });
    const told = new Map(collaborators.map(({ email, is_member }) => [email, is_member]));
    expect([told.get(owner.email), told.get(eve.email), told.get("guest@example.com")]).toEqual([true, true, false]);
  });
});

describe("the list", () => {
  it("has the owner first, then admins, then the rest, each by e-mail in any case [T6.05] [S10] [W1.03]", async () => {
    for (const [email, level] of [
      ["zoe@example.com", "read"],
      ["Ben@example.com", "write"],
      ["x@example.com", "admin"],
      ["anna@example.com", "admin"],
    ] as const) {
      await invite(owner, email, level);
    }
    expect((await people()).map(({ email }) => email)).toEqual([
      owner.email,
      "anna@example.com",
      "x@example.com",
      "ben@example.com",
      "zoe@example.com",
    ]);
    expect((await people())[0]).toMatchObject({
      access_level: "owner",
      display_name: "Olga",
      joined_at: expect.any(String),
    });
  });

  it("is for people of the project, not for strangers of a public one", async () => {
    await owner.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    await expect(people(eve)).rejects.toMatchObject({ status: 403 });
    expect(await people(await collaborator("read"))).toHaveLength(2);
  });
});

describe("changing and removing [W7.15] [W7.16]", () => {
  const set = async (by: TestPerson, who: TestPerson, access_level: Given) =>
    by.call(routes.update, { params: { projectId, collaboratorId: await rowOf(who) }, body: { access_level } });
  const remove = async (by: TestPerson, who: TestPerson) =>
    by.call(routes.remove, { params: { projectId, collaboratorId: await rowOf(who) } });

  it("needs the right for the old and the new level [W6.05]", async () => {
    const [viewer, editor, admin] = [
      await collaborator("read"),
      await collaborator("write"),
      await collaborator("admin"),
    ];
    expect(await set(editor, viewer, "write")).toEqual({});
    expect(await collaboratorLevel(app.services, projectId, await userIdOf(viewer))).toBe("write");
    await expect(set(editor, viewer, "admin")).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await expect(set(editor, admin, "read")).rejects.toMatchObject({ status: 403 });
    await set(admin, editor, "read");
    await expect(set(editor, viewer, "read")).rejects.toMatchObject({ status: 403 });
    await expect(remove(editor, admin)).rejects.toMatchObject({ status: 403 });
    await remove(admin, viewer);
    await expect(details(viewer)).rejects.toMatchObject({ status: 404 });
  });

  it("leaves the owner alone, and lets everybody else leave", async () => {
    const [admin, viewer] = [await collaborator("admin"), await collaborator("read")];
    await expect(set(admin, owner, "read")).rejects.toMatchObject({ status: 403 });
    for (const by of [admin, owner]) await expect(remove(by, owner)).rejects.toMatchObject({ status: 403 });
    await remove(admin, admin);
    await remove(viewer, viewer);
    expect(await people()).toHaveLength(1);
  });

  it("shows an upgrade for Viewer and Admin on free plans", async () => {
    const editor = await collaborator("write");
    await setPlan(app.services, workspaceId, "free");
    for (const level of ["read", "admin"] as const)
      await expect(set(owner, editor, level)).rejects.toMatchObject({ code: "plan_required" });
  });

  it("hides people of other projects, and the project from outsiders", async () => {
    const other = await newProject(owner.call, { display_name: "Other" });
    const foreign = (await owner.call(routes.list, { params: { id: other.id } })).collaborators[0]!.id;
    for (const collaboratorId of [foreign, "col_none"]) {
      await expect(owner.call(routes.remove, { params: { projectId, collaboratorId } })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(invite(eve, "a@example.com", "read")).rejects.toMatchObject({ status: 404 });
    await expect(remove(eve, owner)).rejects.toMatchObject({ status: 404 });
    await expect(app.stranger(routes.list, { params: { id: projectId } })).rejects.toMatchObject({ status: 401 });
  });

  it("shows the link of a pending invitation again, until the person has joined", async () => {
    const { id: collaboratorId, invite_url } = await invite(owner, eve.email, "read");
    const again = () => owner.call(routes.inviteLink, { params: { projectId, collaboratorId } });
    expect(await again()).toEqual({ invite_url });
    const code = new URL(invite_url!).searchParams.get("invite")!;
    expect(await app.stranger(accountsContract.invitation, { params: { code } })).toMatchObject({
      joins: expect.any(String),
      next: `/projects/${projectId}`,
    });
    await eve.call(accountsContract.acceptInvitation, { body: { code } });
    await expect(again()).rejects.toMatchObject({ status: 409, code: "already_collaborator" });
  });

  it("cancels a pending invitation with its link", async () => {
    const { id: collaboratorId, invite_url } = await invite(owner, eve.email, "read");
    await owner.call(routes.remove, { params: { projectId, collaboratorId } });
    const code = new URL(invite_url!).searchParams.get("invite")!;
    await expect(eve.call(accountsContract.acceptInvitation, { body: { code } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("projects shared with me [W7.22]", () => {
  it("leave out own projects and those in Trash [T7.25]", async () => {
    await insertCollaborator(app.services, { projectId, userId: await userIdOf(eve), level: "read" });
    await newProject(eve.call, { display_name: "Mine" });
    expect((await eve.call(routes.shared, {})).projects.map(({ id }) => id)).toEqual([projectId]);
    expect((await owner.call(routes.shared, {})).projects).toEqual([]);
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    expect((await eve.call(routes.shared, {})).projects).toEqual([]);
  });
});

describe("two admins who remove each other at the same moment", () => {
  it("leave one of them, because the other is no admin any more", async () => {
    await setPlan(app.services, workspaceId, "biz");
    const admins = [await collaborator("admin"), await collaborator("admin")];
    for (let round = 0; round < 6; round += 1) {
      const ids = [await rowOf(admins[0]!), await rowOf(admins[1]!)];
      const outcomes = await Promise.allSettled(
        admins.map((admin, at) => admin.call(routes.remove, { params: { projectId, collaboratorId: ids[1 - at]! } })),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      for (const admin of admins)
        await insertCollaborator(app.services, { projectId, userId: await userIdOf(admin), level: "admin" });
    }
  });
});

describe("the people of a project on the wire", () => {
  it("have id, address, level and joining time; links a level, shared projects a pending mark [T3.17]", async () => {
    await setPlan(app.services, workspaceId, "biz");
    await markVerified(app.services, eve.email);
    await invite(owner, eve.email, "read");
    await invite(owner, "tom@else.example", "write");
    const [joined, waiting] = (await people()).filter(({ access_level: level }) => level !== "owner");
    expect(joined).toMatchObject({ id: expect.stringMatching(/^col/), email: eve.email, access_level: "read" });
    expect(Date.parse(joined!.joined_at!)).not.toBeNaN();
    expect(waiting).toMatchObject({ email: "tom@else.example", access_level: "write", joined_at: null });
    const made = await owner.call(routes.createLink, { params: { projectId }, body: { access_level: "read" } });
    expect(made).toMatchObject({ id: expect.stringMatching(/^\w{32}$/), access_level: "read" });
    const { projects: shared } = await eve.call(routes.shared, {});
    expect(shared).toMatchObject([
      { id: projectId, access_level: "read", collaboration_status: { is_pending: false } },
    ]);
  });

  it("say how many links of each let others in, for the question before somebody is removed", async () => {
    await setPlan(app.services, workspaceId, "biz");
    const editor = await collaborator("write");
    const linksOf = async (person: TestPerson) => (await people()).find(({ email }) => email === person.email)!.links;
    expect(await linksOf(editor)).toEqual({ invite: 0, preview: 0 });
    await editor.call(routes.createLink, { params: { projectId }, body: { access_level: "write" } });
    expect(await linksOf(editor)).toEqual({ invite: 1, preview: 0 });
    await owner.call(routes.createLink, { params: { projectId }, body: { access_level: "read" } });
    expect(await linksOf(editor)).toEqual({ invite: 0, preview: 0 });
    expect(await linksOf(owner)).toEqual({ invite: 1, preview: 0 });
  });
});
