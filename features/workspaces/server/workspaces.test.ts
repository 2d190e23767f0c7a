import type { WorkspaceRole } from "@slipway/kernel/permissions";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { markVerified } from "../../accounts/testing.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract as routes } from "../contract/index.ts";
import { insertMember, setPlan } from "../testing.ts";
import { feature as workspaces, loadWorkspaceFacts } from "./index.ts";
import { cancelMany } from "./members/members-bulk.ts";
import { addMember, removeMember, updateMember, type WorkspaceCall } from "./members/members.ts";

let app: TestApp;
let owner: TestPerson;
let outsider: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  outsider = await app.signUp("Eve");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
async function member(role: WorkspaceRole): Promise<TestPerson> {
  const person = await app.signUp(role);
  await insertMember(app.services, { workspaceId: id, userId: await userIdOf(person), role });
  return person;
}
const invite = (by: TestPerson, email: string, role: WorkspaceRole) =>
  by.call(routes.addMember, { params: { id }, body: { email, role } });
/** Nobody lets people in by themselves here. */
const leavingPorts = () => ({ ...app.services, takenOut: [], roleLowered: [] });
const callOf = async (person: TestPerson, workspaceRole: WorkspaceRole): Promise<WorkspaceCall> => ({
  workspaceId: id,
  facts: { workspaceRole },
  actor: {
    userId: await userIdOf(person),
    email: person.email,
    displayName: person.name,
    isStaff: false,
    via: "session",
    sessionId: null,
    ssoWorkspaceId: null,
  },
});
const signIn = (person: TestPerson): Promise<Response> =>
  app.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });

describe("a workspace [WS1] [W3.12]", () => {
  it("answers its fields, the caller's role and permissions", async () => {
    expect(await owner.call(routes.get, { params: { id } })).toMatchObject({
      id,
      name: "Olga's workspace",
      plan: "biz",
      enforce_sso: false,
      workspace_is_temporary_edu: false,
      disable_publish: false,
      disable_named_previews: false,
      role: "owner",
      permissions: expect.arrayContaining(["ManageWorkspace", "AddWorkspaceOwners"]),
    });
  });

  it("is unknown to outsiders, like one that does not exist [K4]", async () => {
    for (const params of [{ id }, { id: "ws_none" }, { id: "'; drop table workspaces" }]) {
      await expect(outsider.call(routes.get, { params })).rejects.toMatchObject({ status: 404, code: "not_found" });
      await expect(outsider.call(routes.update, { params, body: { name: "Mine" } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(outsider.call(routes.listMembers, { params })).rejects.toMatchObject({ status: 404 });
    }
    await expect(app.stranger(routes.get, { params: { id } })).rejects.toMatchObject({ status: 401 });
  });

  it("has defaults for new projects and a rule for publishing, as far as its plan has them", async () => {
    const update = (body: object) => owner.call(routes.update, { params: { id }, body });
    expect(await owner.call(routes.get, { params: { id } })).toMatchObject({
      ...{ default_visibility: "private", default_website_access: "public", publish_outside: "editor" },
    });
    const business = { default_visibility: "draft", default_website_access: "private" };
    expect(await update(business)).toMatchObject(business);
    await expect(update({ publish_outside: "admin" })).rejects.toMatchObject({
      status: 403,
      code: "plan_required",
      details: { plan: "enterprise" },
    });
    await setPlan(app.services, id, "enterprise");
    expect(await update({ publish_outside: "owner" })).toMatchObject({ ...business, publish_outside: "owner" });
    await setPlan(app.services, id, "pro");
    for (const [name, value] of Object.entries(business))
      await expect(update({ [name]: value })).rejects.toMatchObject({
        code: "plan_required",
        details: { plan: "biz" },
      });
    await expect(update({ default_visibility: "secret" })).rejects.toMatchObject({ status: 400 });
    // Settings that are there may always be loosened.
    expect(await update({ publish_outside: "editor", default_visibility: "private" })).toMatchObject({
      publish_outside: "editor",
    });
  });

  it("changes by its admins only [W1.05]", async () => {
    const [admin, editor] = [await member("admin"), await member("editor")];
    const changed = await admin.call(routes.update, { params: { id }, body: { name: "Acme", disable_publish: true } });
    expect(changed).toMatchObject({ name: "Acme", disable_publish: true, enforce_sso: false, role: "admin" });
    expect(await admin.call(routes.update, { params: { id }, body: { disable_publish: false } })).toMatchObject({
      name: "Acme",
      disable_publish: false,
    });
    await expect(editor.call(routes.update, { params: { id }, body: { name: "X" } })).rejects.toMatchObject({
      status: 403,
      code: "forbidden",
    });
    await expect(admin.call(routes.update, { params: { id }, body: { name: "" } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it("gives facts for policies: a role, none, or nothing at all", async () => {
    const actor = {
      userId: await userIdOf(outsider),
      email: outsider.email,
      displayName: "Eve",
      isStaff: false,
      via: "session",
      sessionId: null,
      ssoWorkspaceId: null,
    } as const;
    expect(await loadWorkspaceFacts(app.services, id, actor)).toEqual({ workspaceRole: null });
    expect(await loadWorkspaceFacts(app.services, id, null)).toEqual({ workspaceRole: null });
    expect(await loadWorkspaceFacts(app.services, "ws_none", actor)).toBeNull();
  });
});

describe("members [WS1]", () => {
  it("get roles up to the caller's right for exactly that role", async () => {
    const people = {
      viewer: await member("viewer"),
      editor: await member("editor"),
      admin: await member("admin"),
      owner,
    };
    const order: WorkspaceRole[] = ["viewer", "editor", "admin", "owner"];
    for (const [rank, by] of order.entries()) {
      for (const [needed, role] of order.entries()) {
        const attempt = invite(people[by], `${by}.${role}@example.com`, role);
        if (rank >= needed) expect((await attempt).role).toBe(role);
        else await expect(attempt, `${by} invites ${role}`).rejects.toMatchObject({ status: 403 });
      }
    }
  });

  it("join when they prove the invited address, and not before [S9]", async () => {
    const invited = await invite(owner, outsider.email, "editor");
    expect(invited).toMatchObject({ user_id: null, joined_at: null, email: outsider.email });
    await signIn(outsider);
    await expect(outsider.call(routes.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await markVerified(app.services, outsider.email);
    await signIn(outsider);
    expect(await outsider.call(routes.get, { params: { id } })).toMatchObject({ role: "editor" });
  });

  it("join by the copied link, this one workspace only", async () => {
    const other = await app.signUp("Oskar");
    const otherId = (await other.call(accountsContract.user, {})).workspaces[0]!.id;
    await other.call(routes.addMember, { params: { id: otherId }, body: { email: outsider.email, role: "viewer" } });
    const { invite_url } = await invite(owner, outsider.email, "viewer");
    const code = new URL(invite_url!).searchParams.get("invite")!;
    await outsider.call(accountsContract.acceptInvitation, { body: { code } });
    expect(await outsider.call(routes.get, { params: { id } })).toMatchObject({ role: "viewer" });
    await expect(outsider.call(routes.get, { params: { id: otherId } })).rejects.toMatchObject({ status: 404 });
  });

  it("do not join while the workspace is deleted, and do once it is restored", async () => {
    const { id: workspaceId } = await owner.call(routes.create, { body: { name: "Acme" } });
    const params = { id: workspaceId };
    const body = { email: outsider.email, role: "viewer" as const };
    const { invite_url } = await owner.call(routes.addMember, { params, body });
    const code = new URL(invite_url!).searchParams.get("invite")!;
    await owner.call(routes.remove, { params, query: { confirm: "Acme" } });
    const accept = () => outsider.call(accountsContract.acceptInvitation, { body: { code } });
    await expect(accept()).rejects.toMatchObject({ status: 404 });
    await owner.call(routes.restore, { params });
    await expect(outsider.call(routes.get, { params })).rejects.toMatchObject({ status: 404 });
    await accept();
    expect(await outsider.call(routes.get, { params })).toMatchObject({ role: "viewer" });
  });

  it("join at once when their address is proven already", async () => {
    await markVerified(app.services, outsider.email);
    expect(await invite(owner, outsider.email, "viewer")).toMatchObject({
      joined_at: expect.any(String),
      invite_url: null,
      display_name: "Eve",
    });
  });

  it("are invited once, however the address is written", async () => {
    await invite(owner, "Tom@Example.com", "viewer");
    await expect(invite(owner, " tom@example.com ", "editor")).rejects.toMatchObject({
      status: 409,
      code: "already_member",
    });
    await expect(invite(owner, owner.email, "viewer")).rejects.toMatchObject({ status: 409 });
    expect(await invite(owner, "Ann+Shop@Bücher.example", "viewer")).toMatchObject({
      email: "ann+shop@xn--bcher-kva.example",
    });
    for (const same of ["ann+shop@BÜCHER.example", "ann+shop@bu\u0308cher.example", "ANN+shop@xn--bcher-kva.example"])
      await expect(invite(owner, same, "viewer")).rejects.toMatchObject({ status: 409 });
    await expect(invite(owner, "no address", "viewer")).rejects.toMatchObject({ status: 400 });
  });

  it("are listed by role, then by address", async () => {
    await member("viewer");
    await invite(owner, "b@example.com", "admin");
    await invite(owner, "a@example.com", "admin");
    const { members } = await owner.call(routes.listMembers, { params: { id } });
    expect(members.map(({ role }) => role)).toEqual(["owner", "admin", "admin", "viewer"]);
    expect(members.slice(1, 3).map(({ email }) => email)).toEqual(["a@example.com", "b@example.com"]);
  });

  it("change and lose roles only through people who may manage both the old and the new one", async () => {
    const [editor, admin, viewer] = [await member("editor"), await member("admin"), await member("viewer")];
    const set = async (by: TestPerson, who: TestPerson, role: WorkspaceRole) =>
      by.call(routes.updateMember, { params: { id, userId: await userIdOf(who) }, body: { role } });
    expect(await set(editor, viewer, "editor")).toMatchObject({ role: "editor" });
    await expect(set(editor, admin, "viewer")).rejects.toMatchObject({ status: 403 });
    await expect(set(admin, owner, "viewer")).rejects.toMatchObject({ status: 403 });
    await expect(set(admin, viewer, "owner")).rejects.toMatchObject({ status: 403 });
    await expect(set(admin, outsider, "viewer")).rejects.toMatchObject({ status: 404 });
    const remove = async (by: TestPerson, who: TestPerson) =>
      by.call(routes.removeMember, { params: { id, userId: await userIdOf(who) } });
    await expect(remove(viewer, admin)).rejects.toMatchObject({ status: 403 });
    await remove(admin, editor);
    await expect(editor.call(routes.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("may leave, except for the last owner", async () => {
    const viewer = await member("viewer");
    await viewer.call(routes.removeMember, { params: { id, userId: await userIdOf(viewer) } });
    await expect(viewer.call(routes.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const own = { id, userId: await userIdOf(owner) };
    await expect(owner.call(routes.removeMember, { params: own })).rejects.toMatchObject({
      status: 409,
      code: "last_owner",
    });
    await expect(owner.call(routes.updateMember, { params: own, body: { role: "admin" } })).rejects.toMatchObject({
      status: 409,
      code: "last_owner",
    });
    await member("owner");
    await owner.call(routes.removeMember, { params: own });
  });

  it("keep one owner when two leave at the same moment", async () => {
    const second = await member("owner");
    const calls = [await callOf(owner, "owner"), await callOf(second, "owner")];
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.allSettled(
        calls.map((one) => removeMember(leavingPorts(), one, one.actor.userId)),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      for (const { actor } of calls)
        await insertMember(app.services, { workspaceId: id, userId: actor.userId, role: "owner" });
    }
  });

  it("of two who remove each other at the same moment one stays, and a role that was taken is used no more [WS1]", async () => {
    const admins = [await member("admin"), await member("admin")];
    const calls = await Promise.all(admins.map((person) => callOf(person, "admin")));
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.allSettled(
        calls.map((one, at) => removeMember(leavingPorts(), one, calls[1 - at]!.actor.userId)),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      for (const { actor } of calls)
        await insertMember(app.services, { workspaceId: id, userId: actor.userId, role: "admin" });
    }
    // A request may be held up after its rights were read.
    const [first] = calls;
    await insertMember(app.services, { workspaceId: id, userId: first!.actor.userId, role: "viewer" });
    const refused = { status: 403 };
    const other = calls[1]!.actor.userId;
    await expect(removeMember(leavingPorts(), first!, other)).rejects.toMatchObject(refused);
    const change = { idOrUserId: first!.actor.userId, role: "admin" } as const;
    await expect(updateMember(leavingPorts(), first!, change)).rejects.toMatchObject(refused);
    const invited = { email: "tom@example.com", role: "editor" } as const;
    await expect(addMember(app.services, first!, invited)).rejects.toMatchObject(refused);
    expect(await cancelMany(app.services, first!, [(await invite(owner, "a@example.com", "admin")).id])).toBe(0);
  });

  it("have one link as long as they wait, which the inviter can copy again", async () => {
    const { id: memberId, invite_url } = await invite(owner, outsider.email, "viewer");
    const again = () => owner.call(routes.inviteLink, { params: { id, userId: memberId } });
    expect(await again()).toEqual({ invite_url });
    // Expired invitations are cleared away, and a new one takes their place.
    await app.services.database.pool.query("delete from invitations where email = $1", [outsider.email]);
    const renewed = (await again()).invite_url;
    expect(renewed).not.toBe(invite_url);
    expect(await again()).toEqual({ invite_url: renewed });
    const code = new URL(renewed).searchParams.get("invite")!;
    const asked = await app.stranger(accountsContract.invitation, { params: { code } });
    const { name } = await owner.call(routes.get, { params: { id } });
    expect(asked).toMatchObject({ joins: name, next: `/?workspace=${id}` });
    expect(await outsider.call(accountsContract.acceptInvitation, { body: { code } })).toEqual({ next: asked.next });
    expect(await outsider.call(routes.get, { params: { id } })).toMatchObject({ role: "viewer" });
    await expect(again()).rejects.toMatchObject({ status: 409, code: "already_member" });
  });

  it("of a higher role keep their link from people who may not give that role", async () => {
    const { id: memberId } = await invite(owner, outsider.email, "owner");
    const admin = await member("admin");
    await expect(admin.call(routes.inviteLink, { params: { id, userId: memberId } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("whose invitation is cancelled cannot use its link", async () => {
    const { id: memberId, invite_url } = await invite(owner, outsider.email, "viewer");
    await owner.call(routes.removeMember, { params: { id, userId: memberId } });
    const code = new URL(invite_url!).searchParams.get("invite")!;
    await expect(outsider.call(accountsContract.acceptInvitation, { body: { code } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
