/** Integrations of a project, the tools that need approval, and the MCP servers of a workspace. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { addMcpServerSchema, mcpServerSchema } from "./mcp-servers.ts";
import {
  approvalPreferenceSchema,
  DEFAULT_APPROVAL,
  listedToolSchema,
  toolParams,
  toolPreferenceSchema,
} from "./tool-preferences.ts";

export * from "./mcp-servers.ts";
export * from "./tool-preferences.ts";

/** [I1] */
export const INTEGRATION_NAMES = ["github", "supabase", "cloud", "shopify", "ai_gateway"] as const;
export type IntegrationName = (typeof INTEGRATION_NAMES)[number];

const integrationData = z.record(z.string(), z.unknown());
export const integrationSchema = z.object({
  name: z.enum(INTEGRATION_NAMES),
  enabled: z.boolean(),
  connected: z.boolean(),
  data: integrationData,
});

const project = z.object({ id: z.string() });
const workspace = z.object({ workspaceId: z.string() });
const server = z.object({ workspaceId: z.string(), serverId: z.string().max(100) });
const manages = { workspace: "ManageWorkspaceIntegrations" } as const;
const unreachable = [
  { status: 400, code: "address_refused" },
  { status: 502, code: "mcp_failed" },
] as const;

export const integrationsContract = {
  list: route({
    method: "GET",
    path: "/projects/{id}/integrations",
    policy: { project: "EditProject" },
    summary: "Every integration and whether the project uses it",
    params: project,
    result: z.object({ integrations: z.array(integrationSchema) }),
  }),
  get: route({
    method: "GET",
    path: "/projects/{id}/integrations/{name}",
    policy: { project: "EditProject" },
    summary: "Data of one integration",
    params: z.object({ id: z.string(), name: z.string().max(100) }),
    result: integrationData,
    errors: [{ status: 404, code: "not_found" }],
  }),
  listPreferences: route({
    method: "GET",
    path: "/user/preferences/tool-preferences",
    policy: "signedIn",
    summary: "The caller's approval preferences; tools not listed need approval",
    result: z.object({ preferences: z.array(toolPreferenceSchema) }),
  }),
  setPreference: route({
    method: "POST",
    path: "/user/preferences/tool-preferences/{integrationName}/{toolName}",
    policy: "signedIn",
    summary: "Whether a tool asks, is allowed, or is not offered at all",
    params: toolParams,
    body: z.object({ approval_preference: approvalPreferenceSchema.default(DEFAULT_APPROVAL) }),
    result: toolPreferenceSchema,
    errors: [
      { status: 400, code: "always_asks" },
      { status: 404, code: "not_found" },
      { status: 409, code: "too_many_preferences" },
    ],
  }),
  listTools: route({
    method: "GET",
    path: "/workspaces/{workspaceId}/tools",
    policy: { workspace: "ViewWorkspace" },
    summary: "The agent's tools that can need approval, with the caller's preferences",
    params: workspace,
    result: z.object({ tools: z.array(listedToolSchema) }),
  }),
  listMcpServers: route({
    method: "GET",
    path: "/workspaces/{workspaceId}/mcp-servers",
    policy: manages,
    summary: "MCP servers whose tools the agent is offered in this workspace",
    params: workspace,
    result: z.object({ servers: z.array(mcpServerSchema) }),
  }),
  addMcpServer: route({
    method: "POST",
    path: "/workspaces/{workspaceId}/mcp-servers",
    policy: manages,
    summary: "Adds a server after it has listed its tools",
    params: workspace,
    body: addMcpServerSchema,
    result: mcpServerSchema,
    errors: [...unreachable, { status: 409, code: "name_taken" }, { status: 409, code: "too_many_servers" }],
    rate: { max: 30, seconds: 60 },
  }),
  removeMcpServer: route({
    method: "DELETE",
    path: "/workspaces/{workspaceId}/mcp-servers/{serverId}",
    policy: manages,
    needsNoRoom: true,
    summary: "Removes a server, its headers and everybody's preferences for its tools",
    params: server,
    errors: [{ status: 404, code: "not_found" }],
  }),
  testMcpServer: route({
    method: "POST",
    path: "/workspaces/{workspaceId}/mcp-servers/{serverId}/test",
    policy: manages,
    summary: "Reads the server's tools again and stores them",
    params: server,
    body: z.object({}),
    result: mcpServerSchema,
    errors: [...unreachable, { status: 404, code: "not_found" }],
    rate: { max: 30, seconds: 60 },
  }),
} as const satisfies Contract;
