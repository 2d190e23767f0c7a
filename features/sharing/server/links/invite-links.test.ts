import { eq } from "drizzle-orm";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { setEnforceSso, setPlan } from "../../../workspaces/testing.ts";
import { sharingContract as routes } from "../../contract/index.ts";
import { insertCollaborator } from "../../testing.ts";
import { collaboratorLevel, feature as sharing } from "../index.ts";
import { magicCodes } from "./links-table.ts";

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
const make = (access_level: Given, by = owner) =>
  by.call(routes.createLink, { params: { projectId }, body: { access_level } });
const links = async (by = owner) => (await by.call(routes.listLinks, { params: { id: projectId } })).magic_codes;
const end = (id: string, by = owner) => by.call(routes.removeLink, { params: { projectId, magicCodeId: id } });
const lookUp = (id: string, by: Pick<TestPerson, "call"> = { call: app.stranger }) =>
  by.call(routes.lookUpLink, { params: { id } });
const redeem = (id: string, by = eve) => by.call(routes.redeemLink, { params: { id } });
const levelOf = async (person: TestPerson) => collaboratorLevel(app.services, projectId, await userIdOf(person));
const people = async () => (await owner.call(routes.list, { params: { id: projectId } })).collaborators;
const rowOf = async (person: TestPerson): Promise<string> =>
  (await people()).find(({ email }) => email === person.email)!.id;
async function collaborator(level: Given): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId, userId: await userIdOf(person), level });
  return person;
}
const ended = { status: 410, code: "link_ended" };

describe("a project's invite link", () => {
  it("is absent, then made with a role, then removed [W4.14] [W7.18] [W7.19] [W7.20] [T7.24] [W3.08]", async () => {
    expect(await links()).toEqual([]);
    const made = await make("write");
    expect(made).toEqual({
      id: expect.stringMatching(/^\w{32}$/),
      access_level: "write",
      url: expect.stringMatching(new RegExp(`/projects/${projectId}\\?magic_link=${made.id}$`)),
    });
    expect(await links()).toEqual([made]);
    expect(await end(made.id)).toEqual({});
    expect(await links()).toEqual([]);
    await expect(end(made.id)).rejects.toMatchObject({ status: 404 });
  });

  it("is not in the database in a readable form [S4]", async () => {
    const { id } = await make("read");
    const rows = await app.services.database.sql.select().from(magicCodes).where(eq(magicCodes.projectId, projectId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(id);
    await end(id);
    const [row] = await app.services.database.sql.select().from(magicCodes).where(eq(magicCodes.projectId, projectId));
    expect(row!.sealedCode).toBeNull();
  });

  it("is one: another takes its place, also when several are made at the same moment [S5]", async () => {
    const first = await make("read");
    const made = await Promise.all((["read", "write", "admin", "write"] as const).map((level) => make(level)));
    const left = await links();
    expect(left).toHaveLength(1);
    expect(made).toContainEqual(left[0]);
    for (const { id } of [first, ...made].filter(({ id }) => id !== left[0]!.id))
      await expect(lookUp(id)).rejects.toMatchObject(ended);
  });

  it("gives no more than the maker may give, and is shown up to one's own level [W6.08] [S4]", async () => {
    const [viewer, editor] = [await collaborator("read"), await collaborator("write")];
    await expect(make("write", viewer)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await expect(make("admin", editor)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    const { id } = await make("write", editor);
    expect(await links(viewer)).toEqual([]);
    expect(await links(editor)).toHaveLength(1);
    await expect(end(id, viewer)).rejects.toMatchObject({ status: 403 });
    await expect(make("read", viewer)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await end(id, editor);
    await make("read", viewer);
    expect(await links(owner)).toHaveLength(1);
  });

  it("is nobody else's business", async () => {
    const { id } = await make("read");
    for (const call of [() => make("read", eve), () => links(eve), () => end(id, eve)])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    await owner.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    await expect(links(eve)).rejects.toMatchObject({ status: 403 });
    const other = await newProject(owner.call);
    const elsewhere = { params: { projectId: other.id, magicCodeId: id } };
    await expect(owner.call(routes.removeLink, elsewhere)).rejects.toMatchObject({ status: 404 });
    expect(await links()).toHaveLength(1);
  });

  it("follows the plan and single sign-on of the workspace [S6] [S7] [S8]", async () => {
    await setPlan(app.services, workspaceId, "free");
    for (const level of ["read", "admin"] as const)
      await expect(make(level)).rejects.toMatchObject({ status: 403, code: "plan_required" });
    await make("write");
    await setPlan(app.services, workspaceId, "enterprise");
    await expect(make("write")).rejects.toMatchObject({ code: "enterprise_viewers_only" });
    await make("read");
    await setEnforceSso(app.services, workspaceId, true);
    await expect(make("read")).rejects.toMatchObject({ code: "sso_enforced" });
  });

  it("keeps a bounded number of ended ones", async () => {
    const first = await make("read");
    for (let index = 0; index < 52; index += 1) await make("read");
    const kept = await app.services.database.sql.$count(magicCodes, eq(magicCodes.projectId, projectId));
    expect(kept).toBe(51);
    await expect(lookUp(first.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("somebody with the link", () => {
  it("learns who invites to what without an account, and nothing else [W2.03]", async () => {
    const { id } = await make("write");
    expect(await lookUp(id)).toEqual({
      project_id: projectId,
      project_name: "Bakery",
      workspace_name: "Olga's workspace",
      invited_by: "Olga",
      access_level: "write",
      has_access: false,
    });
    expect(await lookUp(id, eve)).toMatchObject({ has_access: false });
    expect(await lookUp(id, owner)).toMatchObject({ has_access: true });
    await expect(app.stranger(routes.redeemLink, { params: { id } })).rejects.toMatchObject({ status: 401 });
  });

  it("joins with its level, once, however often and fast they press [S5]", async () => {
    const { id } = await make("write");
    const answers = await Promise.all([redeem(id), redeem(id), redeem(id), redeem(id)]);
    for (const answer of answers) expect(answer).toEqual({ project_id: projectId, access_level: "write" });
    expect((await people()).filter(({ email }) => email === eve.email)).toEqual([
      expect.objectContaining({ access_level: "write", joined_at: expect.any(String), display_name: "Eve" }),
    ]);
    expect(await eve.call(projectsContract.details, { params: { id: projectId } })).toMatchObject({
      permissions: expect.arrayContaining(["EditProject"]),
    });
    await end(id);
    await expect(redeem(id)).rejects.toMatchObject(ended);
    expect(await levelOf(eve)).toBe("write");
  });

  it("is raised by a link with a higher role and never lowered", async () => {
    const [viewer, admin] = [await collaborator("read"), await collaborator("admin")];
    const { id } = await make("write");
    expect(await redeem(id, viewer)).toMatchObject({ access_level: "write" });
    expect(await redeem(id, admin)).toMatchObject({ access_level: "admin" });
    expect(await redeem(id, owner)).toMatchObject({ access_level: "owner" });
    expect([await levelOf(viewer), await levelOf(admin), await levelOf(owner)]).toEqual(["write", "admin", "owner"]);
  });

  it("gets the link's level where an invitation to their unproven address waits, not the invitation's [S9]", async () => {
    const { invite_url } = await owner.call(routes.add, {
      params: { projectId },
      body: { email: eve.email, access_level: "admin" },
    });
    await redeem((await make("read")).id);
    expect(await levelOf(eve)).toBe("read");
    expect(await people()).toHaveLength(2);
    const code = new URL(invite_url!).searchParams.get("invite")!;
    await expect(eve.call(accountsContract.acceptInvitation, { body: { code } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is told whether a link has ended or never was, and learns no name from either", async () => {
    const { id } = await make("read");
    await end(id);
    for (const call of [() => lookUp(id), () => redeem(id)]) await expect(call()).rejects.toMatchObject(ended);
    for (const unknown of ["0".repeat(32), projectId, "x", "a b", "x".repeat(5000)]) {
      await expect(lookUp(unknown)).rejects.toMatchObject({ status: 404, code: "not_found" });
      await expect(redeem(unknown)).rejects.toMatchObject({ status: 404, code: "not_found" });
    }
  });
});

it("ends for new people after a thousand uses, and still leads those in who joined", async () => {
  const { id } = await make("read");
  const { sql } = app.services.database;
  await sql.update(magicCodes).set({ uses: 999 }).where(eq(magicCodes.projectId, projectId));
  await redeem(id);
  await expect(redeem(id, await app.signUp("Late"))).rejects.toMatchObject(ended);
  expect(await redeem(id)).toEqual({ project_id: projectId, access_level: "read" });
});

describe("the maker's right is checked again when the link is used [S5]", () => {
  const closed = async (id: string): Promise<void> => {
    await expect(lookUp(id)).rejects.toMatchObject(ended);
    await expect(redeem(id)).rejects.toMatchObject(ended);
    expect(await levelOf(eve)).toBeNull();
  };

  it("when they were removed, also if they come back", async () => {
    const editor = await collaborator("write");
    const { id } = await make("write", editor);
    await owner.call(routes.remove, { params: { projectId, collaboratorId: await rowOf(editor) } });
    await closed(id);
    await insertCollaborator(app.services, { projectId, userId: await userIdOf(editor), level: "write" });
    await closed(id);
  });

  it("when their role was lowered", async () => {
    const admin = await collaborator("admin");
    const { id } = await make("admin", admin);
    const params = { projectId, collaboratorId: await rowOf(admin) };
    await owner.call(routes.update, { params, body: { access_level: "write" } });
    await closed(id);
    expect(await links()).toEqual([]);
  });

  it("when they lost their role in the workspace; then anybody may put another link in its place", async () => {
    const member = await app.signUp("Mia");
    await owner.call(workspacesContract.addMember, {
      params: { id: workspaceId },
      body: { email: member.email, role: "editor" },
    });
    const { members } = await owner.call(workspacesContract.listMembers, { params: { id: workspaceId } });
    const waiting = members.find(({ email }) => email === member.email)!.id;
    const { invite_url } = await owner.call(workspacesContract.inviteLink, {
      params: { id: workspaceId, userId: waiting },
    });
    const code = new URL(invite_url).searchParams.get("invite")!;
    await member.call(accountsContract.acceptInvitation, { body: { code } });
    const { id } = await make("write", member);
    await owner.call(workspacesContract.removeMember, { params: { id: workspaceId, userId: waiting } });
    await closed(id);
    const viewer = await collaborator("read");
    await make("read", viewer);
  });

  it("when their account was deactivated", async () => {
    const admin = await collaborator("admin");
    const { id } = await make("read", admin);
    const userId = await userIdOf(admin);
    const staff = await app.signUp("Second");
    await app.services.database.sql.execute(`update users set is_staff = true where email = '${staff.email}'`);
    await staff.call(accountsContract.updateUserAsStaff, { params: { userId }, body: { is_active: false } });
    await closed(id);
  });

  it("when the plan no longer has the role, or the project lies in Trash", async () => {
    const { id } = await make("read");
    await setPlan(app.services, workspaceId, "free");
    await closed(id);
    await setPlan(app.services, workspaceId, "pro");
    expect(await lookUp(id)).toMatchObject({ project_name: "Bakery" });
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    await closed(id);
  });

  it("and so is what the workspace allows people from outside [S6] [S8]", async () => {
    const { id } = await make("write");
    await setPlan(app.services, workspaceId, "enterprise");
    await expect(redeem(id)).rejects.toMatchObject({ status: 403, code: "enterprise_viewers_only" });
    await setPlan(app.services, workspaceId, "pro");
    await setEnforceSso(app.services, workspaceId, true);
    await expect(redeem(id)).rejects.toMatchObject({ status: 403, code: "sso_enforced" });
    await expect(lookUp(id, eve)).rejects.toMatchObject({ status: 403, code: "sso_enforced" });
    expect(await lookUp(id)).toMatchObject({ has_access: false });
    expect(await levelOf(eve)).toBeNull();
  });
});

describe("races", () => {
  it("end with the link's end: nobody is let in after it was removed", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await make("read");
      const visitors = [eve, await app.signUp("Tom")];
      const [, ...answers] = await Promise.allSettled([end(id), ...visitors.map((visitor) => redeem(id, visitor))]);
      for (const [index, answer] of answers.entries()) {
        const level = await levelOf(visitors[index]!);
        if (answer.status === "fulfilled") expect(level).toBe("read");
        else expect(answer.reason).toMatchObject(ended);
      }
      await expect(redeem(id, await app.signUp("Late"))).rejects.toMatchObject(ended);
    }
  });
});

describe("where accounts need an invitation [AC2]", () => {
  const closedHouse = () =>
    createTestApp({ features: [accounts, workspaces, sharing, projects], config: { signup: { mode: "invite" } } });

  it("a link admits a new account while it works, with any address, and proves none", async () => {
    await using house = await closedHouse();
    const first = await house.signUp("Olga");
    const project = await newProject(first.call);
    const made = await first.call(routes.createLink, {
      params: { projectId: project.id },
      body: { access_level: "write" },
    });
    const signUp = (email: string, invite?: string): Promise<Response> =>
      house.fetch("/api/auth/sign-up/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Tom", email, password: "correct horse", invite }),
      });
    expect((await signUp("a@example.com")).status).toBe(403);
    expect((await signUp("a@example.com", "0".repeat(32))).status).toBe(403);
    expect((await signUp("tom@example.com", made.id)).status).toBe(200);
    const [tom] = await house.services.database.sql.select({ uses: magicCodes.uses }).from(magicCodes);
    expect(tom).toEqual({ uses: 1 });
    await first.call(routes.removeLink, { params: { projectId: project.id, magicCodeId: made.id } });
    expect((await signUp("b@example.com", made.id)).status).toBe(403);
  });

  it("a link admits no new account that could not join with it [S6] [S8]", async () => {
    await using house = await closedHouse();
    const first = await house.signUp("Olga");
    const { id, workspaceId: home } = await newProject(first.call);
    const made = await first.call(routes.createLink, { params: { projectId: id }, body: { access_level: "write" } });
    const signUp = async (email: string): Promise<number> => {
      const body = JSON.stringify({ name: "Tom", email, password: "correct horse", invite: made.id });
      const headers = { "content-type": "application/json" };
      return (await house.fetch("/api/auth/sign-up/email", { method: "POST", headers, body })).status;
    };
    await setEnforceSso(house.services, home, true);
    expect(await signUp("a@example.com")).toBe(403);
    await setEnforceSso(house.services, home, false);
    await setPlan(house.services, home, "enterprise");
    expect(await signUp("b@example.com")).toBe(403);
    await setPlan(house.services, home, "pro");
    expect(await signUp("c@example.com")).toBe(200);
  });
});
