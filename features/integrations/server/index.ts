/** Integrations, as other features and the server see them. */
import { notFound } from "@slipway/kernel/errors";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Services } from "../../services.ts";
import {
  ADD_DEPENDENCY,
  DEFAULT_APPROVAL,
  INTEGRATION_NAMES,
  integrationsContract,
  mcpIntegration,
  PROJECT_INTEGRATION,
  type ListedTool,
} from "../contract/index.ts";
import { migrations } from "./integration-tables.ts";
import { addServer, listServers, readServers, refreshServer, removeServer } from "./mcp-servers.ts";
import { approvalFor, identityOf, listPreferences, putPreference } from "./tool-preferences.ts";

export { openMcpToolbox, type McpTool, type McpToolbox } from "./mcp-toolbox.ts";
export { setMcpNetwork } from "./mcp-client.ts";
export { approvalFor, putPreference, type ToolIdentity } from "./tool-preferences.ts";

/** A feature that connects projects with something outside registers how that is read. */
export type IntegrationReader = (
  projectId: string,
) => Promise<{ enabled: boolean; connected: boolean; data: Record<string, unknown> }>;

const readers = new WeakMap<Services, Map<string, IntegrationReader>>();

export function registerIntegration(
  services: Services,
  name: (typeof INTEGRATION_NAMES)[number],
  reader: IntegrationReader,
): void {
  const known = readers.get(services) ?? new Map<string, IntegrationReader>();
  readers.set(services, known.set(name, reader));
}

/** Nobody has registered it: the installation cannot connect it, so nothing is connected. */
const ABSENT = { enabled: false, connected: false };
const EMPTY_DATA: Partial<Record<string, Record<string, unknown>>> = {
  shopify: { enabled: false, claimed: false, store_id: null },
  ai_gateway: { is_used: false },
};

async function readIntegration(services: Services, projectId: string, name: string) {
  const reader = readers.get(services)?.get(name);
  return reader === undefined ? { ...ABSENT, data: EMPTY_DATA[name] ?? ABSENT } : await reader(projectId);
}

async function listTools(services: Services, userId: string, workspaceId: string): Promise<ListedTool[]> {
  const own = { integration: PROJECT_INTEGRATION, tool: ADD_DEPENDENCY, pin: null, destructive: false };
  const tools: ListedTool[] = [
    {
      integration_name: PROJECT_INTEGRATION,
      integration_label: "Project",
      tool_name: ADD_DEPENDENCY,
      label: "Add a package",
      description: "A model adds a package from the npm registry. Its code becomes part of the app.",
      destructive: false,
      approval_preference: await approvalFor(services, userId, own),
    },
  ];
  for (const server of await readServers(services, workspaceId)) {
    const integration = mcpIntegration(server.id);
    for (const { name, description, destructive, pin } of server.tools)
      tools.push({
        integration_name: integration,
        integration_label: server.name,
        tool_name: name,
        label: name,
        description,
        destructive,
        approval_preference: await approvalFor(services, userId, { integration, tool: name, pin, destructive }),
      });
  }
  return tools;
}

const handlers = (services: Services): Handlers<typeof integrationsContract> => ({
  list: async ({ params }) => ({
    integrations: await Promise.all(
      INTEGRATION_NAMES.map(async (name) => ({ name, ...(await readIntegration(services, params.id, name)) })),
    ),
  }),
  get: async ({ params }) => {
    if (!(INTEGRATION_NAMES as readonly string[]).includes(params.name)) throw notFound("This integration");
    return (await readIntegration(services, params.id, params.name)).data;
  },
  listPreferences: async (_input, call) => ({ preferences: await listPreferences(services, actorOf(call).userId) }),
  setPreference: async ({ params, body }, call) => {
    const { userId } = actorOf(call);
    const { integrationName: integration, toolName: tool } = params;
    const preference = body.approval_preference ?? DEFAULT_APPROVAL;
    await putPreference(services, userId, {
      ...(await identityOf(services, { userId, integration, tool })),
      preference,
    });
    return { integration_name: integration, tool_name: tool, approval_preference: preference };
  },
  listTools: async ({ params }, call) => ({
    tools: await listTools(services, actorOf(call).userId, params.workspaceId),
  }),
  listMcpServers: async ({ params }) => ({ servers: await listServers(services, params.workspaceId) }),
  addMcpServer: ({ params, body }) => addServer(services, params.workspaceId, body),
  removeMcpServer: async ({ params }) => {
    await removeServer(services, params.workspaceId, params.serverId);
    return {};
  },
  testMcpServer: ({ params }) => refreshServer(services, params.workspaceId, params.serverId),
});

export const feature: Feature = {
  name: "integrations",
  migrations,
  mount: (services) => mounted({ name: "integrations", contract: integrationsContract, handlers: handlers(services) }),
};
