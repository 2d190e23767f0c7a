/** Tabs that are open while their person loses what they show, over a real socket. */
import { once } from "node:events";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { feature as accounts } from "@slipway/features/accounts/server/index.ts";
import { feature as emailDomains } from "@slipway/features/email-domains/server/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { feature as projects } from "@slipway/features/projects/server/index.ts";
import { feature as sharing } from "@slipway/features/sharing/server/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { insertCollaborator } from "@slipway/features/sharing/testing.ts";
import { singleSignOnContract } from "@slipway/features/single-sign-on/contract/index.ts";
import { feature as singleSignOn } from "@slipway/features/single-sign-on/server/index.ts";
import { proveDomain, testBrowser } from "@slipway/features/single-sign-on/testing/browser.ts";
import { entraPatch, entraUser, scimClient } from "@slipway/features/single-sign-on/testing/scim-client.ts";
import {
  type ScriptedProvider,
  startScriptedProvider,
} from "@slipway/features/single-sign-on/testing/scripted-provider.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { feature as workspaces } from "@slipway/features/workspaces/server/index.ts";
import { insertMember } from "@slipway/features/workspaces/testing.ts";
import type { LiveFrame } from "@slipway/kernel/contract/live";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

/** Five seconds are promised; the rest is slack for a busy machine. */
const SOON = { timeout: 5_500 };
const stack = new AsyncDisposableStack();
let provider: ScriptedProvider;
let app: TestApp;
let server: HttpServer;
let staff: TestPerson;
let owner: TestPerson;
let max: TestPerson;
let maxId: string;
let workspaceId: string;
let projectId: string;

beforeAll(async () => {
  provider = stack.use(await startScriptedProvider());
  const features = [accounts, workspaces, emailDomains, singleSignOn, sharing, projects];
  app = stack.use(await createTestApp({ features, config: { ssoOrigins: [provider.issuer] } }));
  server = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() }));
  staff = await app.signUp("Staff");
});
beforeEach(async () => {
  [owner, max] = [await app.signUp("Olga"), await app.signUp("Max")];
  maxId = (await max.call(accountsContract.user, {})).id;
  workspaceId = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  await insertMember(app.services, { workspaceId, userId: maxId, role: "editor" });
  projectId = (await owner.call(projectsContract.create, { body: { workspace_id: workspaceId } })).id;
  await proveDomain(query, workspaceId, "example.com");
  const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
  await owner.call(singleSignOnContract.connect, { params: { id: workspaceId }, body });
});
afterAll(() => stack.disposeAsync());

const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);

interface Tab extends Disposable {
  /** Paths that are shown, in the order in which they were opened. */
  open(): string[];
  /** The code with which the whole socket was closed. */
  closed(): number | null;
}

/** A page of the app that shows the project, its people and its workspace. */
async function tabOf(cookie: string, paths = [`projects/${projectId}`, `projects/${projectId}/people`]): Promise<Tab> {
  const host = new URL(app.services.addresses.appUrl).hostname;
  const at = `${host}:${server.port}`;
  const headers = { host: at, origin: `http://${at}`, cookie };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/live`, [], { headers });
  const shown = new Set<string>();
  let code: number | null = null;
  socket.on("close", (closedWith) => (code = closedWith));
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as LiveFrame;
    if (frame.type === "subscribed") shown.add(frame.path);
    if (frame.type === "closed") shown.delete(frame.path);
  });
  await once(socket, "open");
  for (const path of paths) socket.send(JSON.stringify({ type: "subscribe", path, since: null }));
  await expect.poll(() => shown.size).toBe(paths.length);
  return { open: () => [...shown], closed: () => code, [Symbol.dispose]: () => socket.terminate() };
}

const cookieOf = ({ headers }: TestPerson): string => headers["cookie"]!;
const home = () => `workspaces/${workspaceId}/changes`;

/** Through the workspace's provider, in a browser of its own. */
async function signInBySso(email: string): Promise<string> {
  provider.script = { claims: { email, email_verified: true }, answers: new Map() };
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const body = JSON.stringify({ workspace_id: workspaceId });
  const started = await here.fetch("/api/single-sign-on/start", { method: "POST", body });
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  const answer = await here.fetch(back.slice(app.services.addresses.appUrl.length));
  expect(answer.headers.get("location")).toBe("/");
  return [...here.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

describe("within five seconds an open tab", { timeout: 60_000 }, () => {
  it("of a stranger ends when the address's person comes in by single sign-on, who keeps theirs", async () => {
    // Max's address was never proven.
    using strangers = await tabOf(cookieOf(max));
    using own = await tabOf(await signInBySso(max.email));
    await expect.poll(strangers.closed, SOON).toBe(1008);
    expect([own.open().length, own.closed()]).toEqual([2, null]);
  });

  it("loses project and workspace when single sign-on is enforced, but for those who came in by it", async () => {
    await query("update users set email_verified = true where id = $1", [maxId]);
    using before = await tabOf(cookieOf(max), [`projects/${projectId}`, home()]);
    using vouched = await tabOf(await signInBySso(max.email), [`projects/${projectId}`, home()]);
    await owner.call(workspacesContract.update, { params: { id: workspaceId }, body: { enforce_sso: true } });
    await expect.poll(before.open, SOON).toEqual([]);
    expect([before.closed(), vouched.open().length]).toEqual([null, 2]);
  });

  it("ends when the provider takes its person out", async () => {
    await query("update users set email_verified = true where id = $1", [maxId]);
    const { token } = await owner.call(singleSignOnContract.createScimToken, { params: { id: workspaceId } });
    const scim = scimClient(app.fetch, token);
    const { body } = await scim("POST", "/Users", entraUser(max.email));
    using vouched = await tabOf(await signInBySso(max.email));
    using byPassword = await tabOf(cookieOf(max));
    await scim("PATCH", `/Users/${body.id}`, entraPatch("active", "False"));
    await expect.poll(vouched.closed, SOON).toBe(1008);
    await expect.poll(byPassword.open, SOON).toEqual([]);
  });

  it("ends when its account is deactivated", async () => {
    using tab = await tabOf(cookieOf(max));
    using others = await tabOf(cookieOf(owner));
    await staff.call(accountsContract.updateUserAsStaff, { params: { userId: maxId }, body: { is_active: false } });
    await expect.poll(tab.closed, SOON).toBe(1008);
    expect(others.open()).toHaveLength(2);
  });

  it("loses the workspace and its projects when the workspace is deleted, owners' tabs too", async () => {
    await owner.call(workspacesContract.create, { body: { name: "Spare" } });
    const { name } = await owner.call(workspacesContract.get, { params: { id: workspaceId } });
    using members = await tabOf(cookieOf(max), [`projects/${projectId}`, home()]);
    using owners = await tabOf(cookieOf(owner), [`projects/${projectId}`, home()]);
    await owner.call(workspacesContract.remove, { params: { id: workspaceId }, query: { confirm: name } });
    for (const tab of [members, owners]) await expect.poll(tab.open, SOON).toEqual([]);
    expect([members.closed(), owners.closed()]).toEqual([null, null]);
  });

  it("loses the project when its person is removed, and a member's goes on", async () => {
    const eve = await app.signUp("Eve");
    const eveId = (await eve.call(accountsContract.user, {})).id;
    await insertCollaborator(app.services, { projectId, userId: eveId, level: "write" });
    using removed = await tabOf(cookieOf(eve));
    using members = await tabOf(cookieOf(max));
    const { collaborators } = await owner.call(sharingContract.list, { params: { id: projectId } });
    const collaboratorId = collaborators.find(({ email }) => email === eve.email)!.id;
    await owner.call(sharingContract.remove, { params: { projectId, collaboratorId } });
    await expect.poll(removed.open, SOON).toEqual([]);
    expect(members.open()).toHaveLength(2);
  });
});
