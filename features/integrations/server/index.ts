/** Integrations, as other features and the server see them. */
import { forbidden, notFound } from "@slipway/kernel/errors";
import { can } from "@slipway/kernel/permissions";
import { accountReclaimed } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import {
  ADD_DEPENDENCY,
  CLOUD_INTEGRATION,
  DEFAULT_APPROVAL,
  DATABASE_TOOL_LABELS,
  EXECUTE_SQL,
  hostOfWebFetch,
  INTEGRATION_NAMES,
  integrationsContract,
  mcpIntegration,
  PROJECT_INTEGRATION,
  QUERY_DATABASE,
  READ_LOGS,
  WEB_FETCH,
  WEB_SEARCH,
  type IntegrationName,
  type ListedTool,
} from "../contract/index.ts";
import { IntegrationReaders } from "./integration-readers.ts";
import { migrations } from "./integration-tables.ts";
import type { Integrations } from "./integrations.ts";
import {
  addServer,
  listServers,
  type McpPorts,
  readServers,
  refreshServer,
  removeServer,
  removeServersOf,
} from "./mcp-servers.ts";
import { openMcpToolbox } from "./mcp-toolbox.ts";
import { approvalFor, identityOf, listPreferences, putPreference } from "./tool-preferences.ts";

export type { Integrations, McpTool, McpToolbox, ToolIdentity } from "./integrations.ts";
export { approvalFor, putPreference } from "./tool-preferences.ts";

type IntegrationsPorts = Needs<"config"> & McpPorts & { readers: IntegrationReaders };

const COMMERCE = "shopify";

/** The route needs permission to edit; commerce data is only for those who manage the project's settings. [W6.03] */
const mayRead = (name: IntegrationName, { project }: Call): boolean =>
  name !== COMMERCE || (project !== null && can(project.facts, "ManageProjectSettings"));

const DATABASE_TOOLS = [
  [EXECUTE_SQL, "A model changes the structure of the project's database. Every change is kept as a migration."],
  [QUERY_DATABASE, "A model reads rows of the project's database. They are sent to its provider."],
  [READ_LOGS, "A model reads what the backend and its functions logged. It is sent to its provider."],
] as const;

async function databaseTools(services: Needs<"config" | "database">, userId: string): Promise<ListedTool[]> {
  if (!services.config.cloudEnabled) return [];
  return Promise.all(
    DATABASE_TOOLS.map(async ([tool, description]) => ({
      integration_name: CLOUD_INTEGRATION,
      integration_label: "Cloud",
      tool_name: tool,
      label: DATABASE_TOOL_LABELS[tool],
      description,
      destructive: false,
      approval_preference: await approvalFor(services, userId, {
        integration: CLOUD_INTEGRATION,
        tool,
        pin: null,
        destructive: false,
      }),
    })),
  );
}

/** Hosts whose preference differs from the default, which is to ask. */
async function hostsWithPreference(
  services: Needs<"database">,
  userId: string,
): Promise<[tool: string, host: string][]> {
  const known = await listPreferences(services, userId);
  return known.flatMap(({ integration_name: integration, tool_name: tool, approval_preference: preference }) => {
    const host = integration === PROJECT_INTEGRATION ? hostOfWebFetch(tool) : null;
    return host === null || preference === DEFAULT_APPROVAL ? [] : [[tool, host]];
  });
}

async function webTools(services: Needs<"config" | "database">, userId: string): Promise<ListedTool[]> {
  const { webFetch, webSearch } = services.config;
  const hosts = webFetch ? await hostsWithPreference(services, userId) : [];
  const offered = [
    ...(webFetch
      ? ([
          [
            WEB_FETCH,
            "Read a web page",
            "A model reads a public page. The address it asks for is sent to that page's server.",
          ],
          ...hosts.map(
            ([tool, host]) => [tool, `Read pages of ${host}`, "Your choice for the pages of this host."] as const,
          ),
        ] as const)
      : []),
    ...(webSearch === null
      ? []
      : ([
          [
            WEB_SEARCH,
            "Search the web",
            "A model asks this installation's search engine. The words it asks for are sent to it.",
          ],
        ] as const)),
  ];
  return Promise.all(
    offered.map(async ([tool, label, description]) => ({
      integration_name: PROJECT_INTEGRATION,
      integration_label: "Project",
      tool_name: tool,
      label,
      description,
      destructive: false,
      approval_preference: await approvalFor(services, userId, {
        integration: PROJECT_INTEGRATION,
        tool,
        pin: null,
        destructive: false,
      }),
    })),
  );
}

async function listTools(
  services: Needs<"config" | "database">,
  userId: string,
  workspaceId: string,
): Promise<ListedTool[]> {
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
    ...(await webTools(services, userId)),
    ...(await databaseTools(services, userId)),
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

const handlers = (services: IntegrationsPorts): Handlers<typeof integrationsContract> => ({
  list: async ({ params }, call) => ({
    integrations: await Promise.all(
      INTEGRATION_NAMES.filter((name) => mayRead(name, call)).map(async (name) => {
        const data = await services.readers.read(name, params.id);
        return { name, enabled: data["enabled"] === true, connected: data["connected"] === true, data };
      }),
    ),
  }),
  get: async ({ params }, call) => {
    const name = INTEGRATION_NAMES.find((known) => known === params.name);
    if (name === undefined) throw notFound("This integration");
    if (!mayRead(name, call)) throw forbidden();
    return services.readers.read(name, params.id);
  },
  listPreferences: async (_input, call) => ({ preferences: await listPreferences(services, actorOf(call).userId) }),
  setPreference: async ({ params, body }, call) => {
    const caller = actorOf(call);
    const { integrationName: integration, toolName: tool } = params;
    const preference = body.approval_preference ?? DEFAULT_APPROVAL;
    await putPreference(services, caller.userId, {
      ...(await identityOf(services, { caller, integration, tool })),
      preference,
    });
    return { integration_name: integration, tool_name: tool, approval_preference: preference };
  },
  listTools: async ({ params }, call) => ({
    tools: await listTools(services, actorOf(call).userId, params.workspaceId),
  }),
  listMcpServers: async ({ params }) => ({ servers: await listServers(services, params.workspaceId) }),
  addMcpServer: ({ params, body }, call) =>
    addServer(services, { workspaceId: params.workspaceId, actor: actorOf(call) }, body),
  removeMcpServer: async ({ params }, call) => {
    await removeServer(services, { workspaceId: params.workspaceId, actor: actorOf(call) }, params.serverId);
    return {};
  },
  testMcpServer: ({ params }) => refreshServer(services, params.workspaceId, params.serverId),
});

const offered = (ports: IntegrationsPorts): Integrations => ({
  provide: (name, reader) => ports.readers.provide(name, reader),
  openMcpToolbox: (person) => openMcpToolbox(ports, person),
  setMcpNetwork: (network) => void (ports.network = network),
});

export const feature: Feature = {
  name: "integrations",
  migrations,
  mount(services) {
    services.events.on(accountReclaimed, ({ userId }) => removeServersOf(services, userId));
    const ports: IntegrationsPorts = { ...services, readers: new IntegrationReaders(), network: {} };
    return mounted({
      name: "integrations",
      contract: integrationsContract,
      handlers: handlers(ports),
      offers: { integrations: offered(ports) },
    });
  },
};
