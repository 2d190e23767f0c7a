/** Changes of settings, of publishing and of a backend, in the words of the log of what people did. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { toldOf, toldOfWorkspace } from "@slipway/features/audit/testing.ts";
import { billingContract } from "@slipway/features/billing/contract/index.ts";
import { communityContract } from "@slipway/features/community/contract/index.ts";
import { markPublished } from "@slipway/features/community/testing.ts";
import { integrationsContract } from "@slipway/features/integrations/contract/index.ts";
import { knowledgeContract } from "@slipway/features/knowledge/contract/index.ts";
import { modelsContract } from "@slipway/features/models/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newId } from "@slipway/kernel/ids";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
let workspaceId: string;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  staff = await app.signUp("Staff");
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  workspaceId = (await maya.call(accountsContract.user, {})).workspaces[0]!.id;
  const body = { workspace_id: workspaceId, display_name: "Bakery", name: `bakery-${newId("x").slice(2, 10)}` };
  id = (await maya.call(projectsContract.create, { body: { ...body, visibility: "public" } })).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ofWorkspace = () => toldOfWorkspace(app.services, workspaceId);
const ofProject = async () => (await toldOf(app.services, id)).slice(1);

it("of a workspace: picture, knowledge, models, servers and credits, each once", async () => {
  const headers = { ...maya.headers, "content-type": "image/png" };
  await app.fetch(`/api/workspaces/${workspaceId}/picture`, { method: "PUT", headers, body: PNG });
  await app.fetch(`/api/workspaces/${workspaceId}/picture`, { method: "DELETE", headers: maya.headers });
  await app.fetch(`/api/workspaces/${workspaceId}/picture`, { method: "DELETE", headers: maya.headers });
  const params = { id: workspaceId };
  const written = { name: "Tone", description: "How we write", knowledge: "Gently.", preprocess: false };
  const { id: fileId } = await maya.call(knowledgeContract.addWorkspaceKnowledge, { params, body: written });
  const again = { params: { ...params, fileId }, body: { ...written, version: 1 } };
  await maya.call(knowledgeContract.saveWorkspaceKnowledge, again);
  await maya.call(knowledgeContract.removeWorkspaceKnowledge, {
    params: { ...params, fileId },
    query: { version: 2 },
  });
  const model = {
    ...{ provider: "openai" as const, base_url: "https://models.example/v1", api_key: "k" },
    models: [{ model: "m", label: "M" }],
  };
  const { id: connectionId } = await maya.call(modelsContract.connectOwn, { params: { workspaceId }, body: model });
  const connection = { workspaceId, connectionId };
  await maya.call(modelsContract.changeOwn, { params: connection, body: model });
  await maya.call(modelsContract.removeOwn, { params: connection });
  const serverId = newId("mcp");
  await app.services.database.pool.query(
    `insert into mcp_servers (id, workspace_id, name, url, header_names, tools, checked_at, created_at)
     values ($1, $2, 'Shop', 'https://mcp.example', '[]', '[]', 0, 0)`,
    [serverId, workspaceId],
  );
  await maya.call(integrationsContract.removeMcpServer, { params: { workspaceId, serverId } });
  const credits = { params, body: { amount: 20, id: crypto.randomUUID() } };
  await maya.call(billingContract.topUp, credits);
  await maya.call(billingContract.topUp, credits);
  await maya.call(billingContract.setAutomaticTopUp, { params, body: { enabled: true, amount: 50, monthly_cap: 200 } });
  expect(await ofWorkspace()).toEqual([
    "Maya changed the picture of the workspace",
    "Maya removed the picture of the workspace",
    "Maya added the knowledge “Tone”",
    "Maya changed the knowledge “Tone”",
    "Maya removed the knowledge “Tone”",
    "Maya connected models at models.example",
    "Maya changed the models at models.example",
    "Maya disconnected the models at models.example",
    "Maya removed the MCP server Shop",
    "Maya added 20 credits",
    "Maya turned automatic top-ups on: 50 credits at a time, 200 a month at most",
  ]);
});

it("of a project: title, address, figures, template and community, each once", async () => {
  const params = { id };
  const { name } = await maya.call(projectsContract.details, { params });
  await maya.call(projectsContract.update, { params, body: { display_name: "Mill", name: `${name}-2` } });
  await maya.call(projectsContract.update, { params, body: { display_name: "Mill", is_analytics_disabled: true } });
  for (const is_template of [true, true, false, false])
    await maya.call(communityContract.setTemplate, { params, body: { is_template } });
  await markPublished(app.services, id);
  for (const is_listed of [true, true, false, false, true])
    await maya.call(communityContract.setListing, { params, body: { is_listed } });
  const project = { params: { projectId: id } };
  await staff.call(communityContract.takeDown, { ...project, body: { reason: "It copies a bank." } });
  await staff.call(communityContract.giveBack, project);
  expect(await ofProject()).toEqual([
    "Maya renamed Bakery to Mill",
    `Maya changed the address of Mill from ${name} to ${name}-2`,
    "Maya turned the figures of Mill off",
    "Maya made Mill a template of the workspace",
    "Maya made Mill no template any more",
    "Maya showed Mill in the community",
    "Maya took Mill out of the community",
    "Maya showed Mill in the community",
    "Staff took Mill out of the community for those who run this Slipway",
    "Staff let Mill into the community again",
  ]);
});
