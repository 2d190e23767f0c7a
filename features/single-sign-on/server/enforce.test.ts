import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { toldOfWorkspace } from "../../audit/testing.ts";
import { feature as emailDomains } from "../../email-domains/server/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember } from "../../workspaces/testing.ts";
import { singleSignOnContract as routes } from "../contract/index.ts";
import { proveDomain, testBrowser, type TestBrowser } from "../testing/browser.ts";
import { type ScriptedProvider, startScriptedProvider } from "../testing/scripted-provider.ts";
import { connectProvider, disconnectProvider } from "./connection.ts";
import { feature } from "./index.ts";
import { createScimToken } from "./provisioning/scim-tokens.ts";

let provider: ScriptedProvider;
let app: TestApp;
let owner: TestPerson;
let member: TestPerson;
let memberId: string;
let id: string;
let projectId: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await createTestApp({
    features: [accounts, workspaces, emailDomains, feature, sharing, projects],
    config: { ssoOrigins: [provider.issuer] },
  });
  await app.signUp("Staff");
});
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  member = await app.signUp("Max");
  await app.services.database.pool.query("update users set email_verified = true where email = $1", [member.email]);
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  memberId = (await member.call(accountsContract.user, {})).id;
  await insertMember(app.services, { workspaceId: id, userId: memberId, role: "editor" });
  projectId = (await newProject(owner.call)).id;
  await proveDomain(query, id, "example.com");
  const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
  await owner.call(routes.connect, { params: { id }, body });
  provider.script = { claims: { email: member.email }, answers: new Map() };
});

async function signIn(landing = "/"): Promise<TestBrowser> {
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const body = JSON.stringify({ workspace_id: id });
  const started = await here.fetch("/api/single-sign-on/start", { method: "POST", body });
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  const answer = await here.fetch(back.slice(app.services.addresses.appUrl.length));
  expect(answer.headers.get("location")).toBe(landing);
  return here;
}
const enforce = (isOn = true, person = owner) =>
  person.call(workspacesContract.update, { params: { id }, body: { enforce_sso: isOn } });
async function enforced(): Promise<TestBrowser> {
  const here = await signIn();
  await enforce();
  return here;
}
const isRequired = () => ({ status: 403, code: "sso_required", details: { workspace_id: id } });
const seenBy = async (here: TestBrowser): Promise<number> =>
  (await here.fetch(`/api/projects/${projectId}/details`)).status;

describe("single sign-on that a workspace enforces", () => {
  it("is switched on only while a provider is connected and was tested", async () => {
    await expect(enforce()).rejects.toMatchObject({
      ...{ status: 409, code: "sso_not_tested" },
      details: { field: "enforce_sso", rule: "needs a provider that was tested" },
    });
    await signIn();
    expect(await enforce()).toMatchObject({ enforce_sso: true, needs_sso: false });
  });

  it("keeps members with other sessions out of the workspace, and tells them where to sign in", async () => {
    const here = await enforced();
    for (const ask of [
      () => member.call(workspacesContract.get, { params: { id } }),
      () => member.call(workspacesContract.listMembers, { params: { id } }),
      () => member.call(projectsContract.list, { params: { id }, query: {} }),
      () => member.call(projectsContract.details, { params: { id: projectId } }),
      () => member.call(projectsContract.create, { body: { workspace_id: id } }),
      () => member.call(workspacesContract.removeMember, { params: { id, userId: memberId } }),
    ])
      await expect(ask()).rejects.toMatchObject(isRequired());
    const own = (await member.call(workspacesContract.list, {})).workspaces.find((one) => one.id === id);
    expect(own).toMatchObject({ needs_sso: true, permissions: [], role: "editor" });
    // The same person, signed in as asked.
    expect(await seenBy(here)).toBe(200);
    expect((await here.fetch(`/api/workspaces/${id}/members`)).status).toBe(200);
  });

  it("keeps members out of projects that they were invited to by name, or own", async () => {
    await insertCollaborator(app.services, { projectId, userId: memberId, level: "admin" });
    const { id: own } = await member.call(projectsContract.create, {
      body: { workspace_id: id, display_name: "Mine" },
    });
    const shared = async () => [
      (await member.call(projectsContract.listShared, { query: {} })).projects.length,
      (await member.call(sharingContract.shared, {})).projects.length,
    ];
    expect(await shared()).toEqual([1, 1]);
    const here = await enforced();
    for (const project of [projectId, own])
      await expect(member.call(projectsContract.details, { params: { id: project } })).rejects.toMatchObject(
        isRequired(),
      );
    expect(await shared()).toEqual([0, 0]);
    const listed = (await (await here.fetch("/api/user/projects")).json()) as { projects: unknown[] };
    expect(listed.projects).toHaveLength(1);
    const ownerId = (await owner.call(accountsContract.user, {})).id;
    const seen = await member.call(projectsContract.userProjects, { params: { userId: ownerId }, query: {} });
    expect(seen.projects).toEqual([]);
  });

  it("lets members see of a public project what strangers see", async () => {
    await enforced();
    await app.services.database.pool.query("update projects set visibility = 'public' where id = $1", [projectId]);
    const details = await member.call(projectsContract.details, { params: { id: projectId } });
    expect(details.permissions).toEqual(["ViewProject"]);
  });

  it("lets members take no way around it: moving, copying and joining by a link", async () => {
    const link = await owner.call(sharingContract.createLink, {
      params: { projectId },
      body: { access_level: "write" },
    });
    const { id: mine } = await newProject(member.call);
    await enforced();
    const body = { workspace_id: id };
    for (const route of [projectsContract.transfer, projectsContract.remix] as const)
      await expect(member.call(route, { params: { id: mine }, body })).rejects.toMatchObject(isRequired());
    const code = new URL(link.url!).searchParams.get("magic_link")!;
    await expect(member.call(sharingContract.redeemLink, { params: { id: code } })).rejects.toMatchObject(isRequired());
  });

  it("lets owners in by other means, so that a broken provider locks nobody out for good", async () => {
    await enforced();
    expect(await owner.call(workspacesContract.get, { params: { id } })).toMatchObject({
      needs_sso: false,
      role: "owner",
    });
    expect((await owner.call(projectsContract.details, { params: { id: projectId } })).id).toBe(projectId);
  });

  it("counts for API tokens that a session of it made, and for no others", async () => {
    const others = await member.call(accountsContract.createToken, { body: { name: "before" } });
    const here = await enforced();
    const made = async (name: string, bearer?: string) => {
      const headers = { "content-type": "application/json", ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) };
      const init = { method: "POST", headers, body: JSON.stringify({ name }) };
      const response = await (bearer ? app.fetch("/api/user/tokens", init) : here.fetch("/api/user/tokens", init));
      return ((await response.json()) as { token: string }).token;
    };
    const opens = async (token: string) =>
      (await app.fetch(`/api/projects/${projectId}/details`, { headers: { authorization: `Bearer ${token}` } })).status;
    const mine = await made("mine");
    expect(await opens(mine)).toBe(200);
    expect(await opens(await made("by mine", mine))).toBe(200);
    expect(await opens(others.token)).toBe(403);
    expect(await opens(await made("by others", others.token))).toBe(403);
    const short = (await (await here.fetch("/api/user/access-token", { method: "POST" })).json()) as { token: string };
    expect(await opens(short.token)).toBe(200);
    const shortOfOthers = await member.call(accountsContract.createAccessToken, {});
    expect(await opens(shortOfOthers.token)).toBe(403);
  });

  it("asks for a new sign-in after a week", async () => {
    const here = await enforced();
    await app.services.database.pool.query(
      "update sessions set created_at = now() - interval '8 days' where sso_workspace_id = $1",
      [id],
    );
    expect(await seenBy(here)).toBe(403);
  });

  it("gives nothing more when its sign-in is too old: tokens made then are no staff's, and count no more", async () => {
    const here = await enforced();
    const { pool } = app.services.database;
    await pool.query("update users set is_staff = true where id = $1", [memberId]);
    await pool.query("update sessions set created_at = now() - interval '8 days' where sso_workspace_id = $1", [id]);
    const init = { method: "POST", body: JSON.stringify({ name: "late" }) };
    const { token } = (await (await here.fetch("/api/user/tokens", init)).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.fetch("/api/admin/users?limit=1", { headers })).status).toBe(404);
    expect((await app.fetch(`/api/projects/${projectId}/details`, { headers })).status).toBe(403);
  });

  it("takes nobody in through a workspace that was deleted", async () => {
    await app.services.database.pool.query(
      "update workspaces set deleted_at = now(), purge_at = now() + interval '1 day' where id = $1",
      [id],
    );
    const here = testBrowser(app.fetch, app.services.addresses.appUrl);
    const body = JSON.stringify({ workspace_id: id });
    expect((await here.fetch("/api/single-sign-on/start", { method: "POST", body })).status).toBe(404);
    expect(await app.stranger(routes.find, { params: { domain: "example.com" } })).toEqual({ workspace_id: null });
  });

  it("is switched on and disconnected at once without waiting for each other for ever", async () => {
    await signIn();
    const [switched, ended] = await Promise.allSettled([enforce(), owner.call(routes.disconnect, { params: { id } })]);
    expect(ended.status).toBe("fulfilled");
    if (switched.status === "rejected") expect(switched.reason).toMatchObject({ code: "sso_not_tested" });
    expect((await owner.call(routes.get, { params: { id } })).enforced).toBe(false);
  });

  it("does not count for another workspace that enforces it", async () => {
    const here = await enforced();
    const second = await app.signUp("Otto");
    const { id: otherId } = (await second.call(accountsContract.user, {})).workspaces[0]!;
    await insertMember(app.services, { workspaceId: otherId, userId: memberId, role: "editor" });
    await app.services.database.pool.query("update workspaces set enforce_sso = true where id = $1", [otherId]);
    expect((await here.fetch(`/api/workspaces/${otherId}`)).status).toBe(403);
  });

  it("ends with the provider: the switch goes off, sessions count no longer, and the log says so", async () => {
    const here = await enforced();
    await owner.call(routes.disconnect, { params: { id } });
    expect(await owner.call(routes.get, { params: { id } })).toMatchObject({ provider: null, enforced: false });
    expect(await seenBy(here)).toBe(200);
    expect((await member.call(projectsContract.details, { params: { id: projectId } })).id).toBe(projectId);
    // Another provider that is connected later has not vouched for this session.
    await app.services.database.pool.query("update workspaces set enforce_sso = true where id = $1", [id]);
    expect(await seenBy(here)).toBe(403);
    expect((await toldOfWorkspace(app.services, id)).slice(-2)).toEqual([
      "Olga set “Enforce single sign-on” to off",
      `Olga disconnected ${new URL(provider.issuer).host} from single sign-on`,
    ]);
  });

  it("stays on while the provider's settings change, and sessions of another provider count no longer", async () => {
    const here = await enforced();
    const body = { issuer: provider.issuer, client_id: "another", client_secret: "s", default_role: "viewer" as const };
    await owner.call(routes.connect, { params: { id }, body });
    expect(await owner.call(routes.get, { params: { id } })).toMatchObject({
      enforced: true,
      provider: { tested_at: null },
    });
    expect(await seenBy(here)).toBe(403);
  });
});

describe("somebody who was taken out", () => {
  it("stays away, also if it was before their first sign-in through the provider", async () => {
    await owner.call(workspacesContract.removeMember, { params: { id, userId: memberId } });
    await signIn(`/sso/${id}?error=removed`);
    await owner.call(workspacesContract.addMember, { params: { id }, body: { email: member.email, role: "viewer" } });
    await signIn();
  });

  it("connects no provider and makes no token, however long their request was held up", async () => {
    const userId = memberId;
    const call = { workspaceId: id, actor: { userId, displayName: "Max", email: member.email, ssoWorkspaceId: null } };
    const ports = { ...app.services, network: {} };
    const settings = { issuer: provider.issuer, ...provider.client, default_role: "editor" as const };
    const late = [
      () => connectProvider(ports, call, settings),
      () => disconnectProvider(ports, call),
      () => createScimToken(ports, call),
    ];
    for (const work of late) await expect(work()).rejects.toMatchObject({ status: 403 });
    await owner.call(workspacesContract.removeMember, { params: { id, userId } });
    for (const work of late) await expect(work()).rejects.toMatchObject({ status: 404 });
    expect((await owner.call(routes.get, { params: { id } })).provider?.default_role).toBe("viewer");
    expect((await owner.call(routes.provisioning, { params: { id } })).tokens).toEqual([]);
  });
});
