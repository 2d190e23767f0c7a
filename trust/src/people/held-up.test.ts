/** Requests that are held up until the right they arrived with has ended: every one of them is refused, and changes nothing. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { billingContract } from "@slipway/features/billing/contract/index.ts";
import { communityContract } from "@slipway/features/community/contract/index.ts";
import { emailDomainsContract } from "@slipway/features/email-domains/contract/index.ts";
import { integrationsContract } from "@slipway/features/integrations/contract/index.ts";
import { knowledgeContract } from "@slipway/features/knowledge/contract/index.ts";
import { modelsContract } from "@slipway/features/models/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { insertMember, setPlan } from "@slipway/features/workspaces/testing.ts";
import type { Client } from "@slipway/kernel/contract/client";
import { newId } from "@slipway/kernel/ids";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let app: TestApp;
let owner: TestPerson;
let ada: TestPerson;
let adaId: string;
/** The workspace of the project, and another of both. */
let home: string;
let target: string;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  await app.signUp("Staff");
  const often = { points: 1_000_000, seconds: 60 };
  app.services.accounts.setLimits({ perIp: often, perAccount: often, invitations: often });
});
beforeEach(async () => {
  [owner, ada] = [await app.signUp("Olga"), await app.signUp("Ada")];
  adaId = (await ada.call(accountsContract.user, {})).id;
  home = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  target = (await owner.call(workspacesContract.create, { body: { name: "Acme" } })).id;
  for (const workspaceId of [home, target]) {
    await setPlan(app.services, workspaceId, "biz");
    await insertMember(app.services, { workspaceId, userId: adaId, role: "admin" });
  }
  id = (await owner.call(projectsContract.create, { body: { workspace_id: home, display_name: "Bakery" } })).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const query = async (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

interface Held {
  /** Locks what the request changes. */
  hold: [text: string, values: unknown[]][];
  /** Ends the right. */
  lose: [text: string, values: unknown[]];
}

/** The status of the answer to a request whose right ends while it waits for the lock. */
async function statusOfHeldUp({ hold, lose }: Held, request: () => Promise<unknown>): Promise<number> {
  const client = await app.services.database.pool.connect();
  try {
    await client.query("begin");
    for (const [text, values] of hold) await client.query(text, values);
    let isSettled = false;
    const answer = request().then(
      () => 200,
      (error: unknown) => (error as { status: number }).status,
    );
    void answer.finally(() => (isSettled = true));
    await expect
      .poll(async () => isSettled || (await query(WAITING, [])).rows[0].waiting > 0, { timeout: 20_000 })
      .toBe(true);
    await client.query(...lose);
    await client.query("commit");
    return await answer;
  } finally {
    client.release();
  }
}

const members = (workspaceId: string): [string, unknown[]] => [
  "select pg_advisory_xact_lock(hashtextextended($1, 0))",
  [`members ${workspaceId}`],
];
const demoted = (workspaceId: string): [string, unknown[]] => [
  "update workspace_members set role = 'viewer' where workspace_id = $1 and user_id = $2",
  [workspaceId, adaId],
];

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const rowId = async (text: string, values: unknown[]): Promise<string> => (await query(text, values)).rows[0].id;
const domain = () =>
  rowId("insert into email_domains (id, workspace_id, domain, token) values ($1, $2, 'corp.test', 't') returning id", [
    ...[newId("dom"), home],
  ]);

const invited = async (): Promise<string> => {
  const body = { email: "pat@else.example", role: "editor" } as const;
  return (await owner.call(workspacesContract.addMember, { params: { id: home }, body })).id;
};

const inWorkspace: Record<string, (call: Client) => Promise<() => Promise<unknown>>> = {
  "a new name and switches": async (call) => () =>
    call(workspacesContract.update, { params: { id: home }, body: { name: "Mine", disable_publish: true } }),
  "a picture": async () => async () => {
    const headers = { ...ada.headers, "content-type": "image/png" };
    const answer = await app.fetch(`/api/workspaces/${home}/picture`, { method: "PUT", headers, body: PNG });
    if (!answer.ok) throw Object.assign(new Error("refused"), { status: answer.status });
  },
  "no picture": async (call) => () => call(workspacesContract.removePicture, { params: { id: home } }),
  "the link of an invitation": async (call) => {
    const params = { id: home, userId: await invited() };
    return () => call(workspacesContract.inviteLink, { params });
  },
  "an invitation that is mailed again": async (call) => {
    const params = { id: home, userId: await invited() };
    return () => call(workspacesContract.resend, { params });
  },
  "an invitation": async (call) => () =>
    call(workspacesContract.addMember, { params: { id: home }, body: { email: "tom@else.example", role: "editor" } }),
  "a domain": async (call) => () =>
    call(emailDomainsContract.add, { params: { id: home }, body: { domain: "corp.test" } }),
  "a domain less": async (call) => {
    const params = { id: home, domainId: await domain() };
    return () => call(emailDomainsContract.remove, { params });
  },
  "who joins by a domain": async (call) => {
    const params = { id: home, domainId: await domain() };
    return () => call(emailDomainsContract.update, { params, body: { joins_as: null } });
  },
  "an MCP server less": async (call) => {
    const serverId = await rowId(
      `insert into mcp_servers (id, workspace_id, name, url, header_names, tools, checked_at, created_at)
       values ($1, $2, 'Shop', 'https://mcp.example', '[]', '[]', 0, 0) returning id`,
      [newId("mcp"), home],
    );
    return () => call(integrationsContract.removeMcpServer, { params: { workspaceId: home, serverId } });
  },
  "a model": async (call) => () =>
    call(modelsContract.connectOwn, {
      params: { workspaceId: home },
      body: {
        ...{ provider: "openai", base_url: "https://models.example/v1", api_key: "k" },
        models: [{ model: "m", label: "M", effort: null, credits_in: null, credits_out: null }],
      },
    }),
  "knowledge for everybody's agents": async (call) => () =>
    call(knowledgeContract.addWorkspaceKnowledge, {
      params: { id: home },
      body: { name: "Tone", description: "How we write", knowledge: "Shout.", preprocess: false },
    }),
  "a plan": async (call) => () => call(billingContract.changePlan, { params: { id: home }, body: { plan: "free" } }),
  credits: async (call) => () => call(billingContract.topUp, { params: { id: home }, body: { amount: 20 } }),
  "automatic top-ups": async (call) => () =>
    call(billingContract.setAutomaticTopUp, {
      params: { id: home },
      body: { enabled: true, amount: 50, monthly_cap: 200 },
    }),
  "a project": async (call) => () => call(projectsContract.create, { body: { workspace_id: home } }),
  "a project that is moved in": async (call) => () =>
    call(projectsContract.transfer, { params: { id }, body: { workspace_id: home } }),
  "a copy": async (call) => () => call(projectsContract.remix, { params: { id }, body: { workspace_id: home } }),
};

describe("somebody who becomes a viewer while their request waits changes nothing in the workspace", () => {
  it.each(Object.keys(inWorkspace))("by %s [WS1]", { timeout: 60_000 }, async (name) => {
    if (name.includes("moved in")) await query("update projects set workspace_id = $1 where id = $2", [target, id]);
    const request = await inWorkspace[name]!(ada.call);
    const before = await told();
    const status = await statusOfHeldUp({ hold: [members(home)], lose: demoted(home) }, request);
    expect(status).toBe(403);
    expect(await told()).toBe(before);
  });
});

/** Entries of the log of what people did. */
const told = async (): Promise<number> =>
  (await query("select count(*)::int as told from audit_entries where workspace_id = any($1)", [[home, target]]))
    .rows[0].told;

const VISITOR = "0b9d4a51-6a53-4c3f-9a43-2d8f5d0c7a11";

const onProject: Record<string, (call: Client) => Promise<() => Promise<unknown>>> = {
  visibility: async (call) => () =>
    call(projectsContract.updateVisibility, { params: { id }, body: { visibility: "public" } }),
  "copying by everybody": async (call) => () =>
    call(projectsContract.updatePublicRemix, { params: { id }, body: { allow_public_remix: true } }),
  "a title": async (call) => () => call(projectsContract.update, { params: { id }, body: { display_name: "Mine" } }),
  "another workspace": async (call) => () =>
    call(projectsContract.transfer, { params: { id }, body: { workspace_id: target } }),
  Trash: async (call) => () => call(projectsContract.remove, { params: { id }, query: {} }),
  "the end for ever": async (call) => () =>
    call(projectsContract.remove, { params: { id }, query: { permanent: "true", confirm: "Bakery" } }),
  "who may open its site": async (call) => () =>
    call(publishContract.setVisibility, { params: { id }, body: { publish_visibility: "private" } }),
  "a preview link": async (call) => () => call(previewContract.createLink, { params: { projectId: id }, body: {} }),
  "knowledge of its own": async (call) => () =>
    call(knowledgeContract.addProjectKnowledge, {
      params: { id },
      body: { name: "Tone", description: "How we write", knowledge: "Shout.", preprocess: false },
    }),
  // None of them gets as far as the backend, which is not there.
  "a backend": async (call) => () => call(cloudContract.enable, { params: { id }, body: {} }),
  "how visitors sign in": async (call) => () =>
    call(cloudContract.changeAuth, { params: { id }, body: { disable_signup: true } }),
  "an invited visitor": async (call) => () =>
    call(cloudContract.inviteUser, { params: { id }, body: { email: "tom@else.example" } }),
  "a deleted visitor": async (call) => () => call(cloudContract.deleteUser, { params: { id, userID: VISITOR } }),
  "an owner of its site": async (call) => () =>
    call(cloudContract.addSiteOwner, { params: { id }, body: { email: "tom@else.example" } }),
  "a mark as template": async (call) => () =>
    call(communityContract.setTemplate, { params: { id }, body: { is_template: true } }),
  "taking it out of the community": async (call) => () =>
    call(communityContract.setListing, { params: { id }, body: { is_listed: false } }),
  "its earlier versions in a copy": async (call) => () =>
    call(projectsContract.remix, { params: { id }, body: { workspace_id: target, include_history: true } }),
};

const row = (): [string, unknown[]] => ["select id from projects where id = $1 for update", [id]];

describe("somebody who becomes a viewer while their request waits changes nothing of the project", () => {
  it.each(Object.keys(onProject))("by %s [W6.13]", { timeout: 60_000 }, async (name) => {
    const request = await onProject[name]!(ada.call);
    const before = await told();
    expect(await statusOfHeldUp({ hold: [row()], lose: demoted(home) }, request)).toBe(403);
    expect(await told()).toBe(before);
  });

  it("by a size of its backend that the plan does not allow any more [C6.01]", { timeout: 60_000 }, async () => {
    const lose: [string, unknown[]] = ["update workspaces set plan = 'free' where id = $1", [home]];
    const resize = () => ada.call(cloudContract.resize, { params: { id }, body: { instance_type: "m" } });
    expect(await statusOfHeldUp({ hold: [row()], lose }, resize)).toBe(403);
  });

  it.each(["an invitation", "an invite link", "the link of an invitation", "an invitation that is mailed again"])(
    "by %s [S5]",
    { timeout: 60_000 },
    async (name) => {
      const body = { access_level: "write" } as const;
      const where = { params: { projectId: id } };
      const pat = await owner.call(sharingContract.add, { ...where, body: { ...body, email: "pat@else.example" } });
      const params = { projectId: id, collaboratorId: pat.id };
      const requests: Record<string, () => Promise<unknown>> = {
        "an invitation": () =>
          ada.call(sharingContract.add, { ...where, body: { ...body, email: "tom@else.example" } }),
        "an invite link": () => ada.call(sharingContract.createLink, { ...where, body }),
        "the link of an invitation": () => ada.call(sharingContract.inviteLink, { params }),
        "an invitation that is mailed again": () => ada.call(sharingContract.resend, { params }),
      };
      const request = requests[name]!;
      // Projects share the locks of their people.
      const hold = Array.from({ length: 512 }, (_, lock): [string, unknown[]] => [
        "select pg_advisory_xact_lock(hashtextextended($1, 0))",
        [`people of projects ${lock}`],
      ]);
      expect(await statusOfHeldUp({ hold, lose: demoted(home) }, request)).toBe(403);
    },
  );
});
