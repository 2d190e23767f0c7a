/**
 * The tools of a workspace's MCP servers in one run: as they were last listed. Servers are connected at the first call.
 */
import { eq } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import { mcpIntegration, MCP_TOOL_NAME, mcpToolName } from "../contract/index.ts";
import { mcpServers, type StoredMcpTool } from "./integration-tables.ts";
import type { McpTool, McpToolbox } from "./integrations.ts";
import { connectMcp, type McpConnection } from "./mcp-client.ts";
import { readServers, targetOf, type McpPorts, type McpServerRow } from "./mcp-servers.ts";
import { approvalFor } from "./tool-preferences.ts";

/** Bound per run, over all servers, because every tool is part of every call to the model. */
const MAX_TOOLS = 100;

interface Opened {
  connection: McpConnection;
  tools: StoredMcpTool[];
}

class ServerInRun {
  readonly #services: McpPorts;
  readonly #row: McpServerRow;
  #opened: Promise<Opened> | null = null;

  constructor(services: McpPorts, row: McpServerRow) {
    this.#services = services;
    this.#row = row;
  }

  /** Connects once per run; after a failure the next call tries again. */
  open(): Promise<Opened> {
    this.#opened ??= this.#connect().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #connect(): Promise<Opened> {
    const { database, clock } = this.#services;
    const connection = await connectMcp(this.#services.network, await targetOf(this.#services, this.#row));
    try {
      const tools = await connection.tools();
      await database.sql
        .update(mcpServers)
        .set({ tools, problem: null, checkedAt: clock.now() })
        .where(eq(mcpServers.id, this.#row.id));
      return { connection, tools };
    } catch (error) {
      await connection[Symbol.asyncDispose]();
      throw error;
    }
  }

  toolOf(stored: StoredMcpTool): McpTool {
    const { id, name } = this.#row;
    const find = async (): Promise<StoredMcpTool> => {
      const found = (await this.open()).tools.find((tool) => tool.name === stored.name);
      if (found !== undefined) return found;
      throw new AppError({
        code: "mcp_failed",
        status: 502,
        userMessage: `${name} does not offer ${stored.name} any more.`,
      });
    };
    return {
      name: mcpToolName(name, stored.name),
      server: name,
      tool: stored.name,
      description: stored.description,
      inputSchema: stored.inputSchema,
      async current() {
        const { pin, destructive } = await find();
        const identity = { integration: mcpIntegration(id), tool: stored.name, pin, destructive };
        return { identity, changed: pin !== stored.pin };
      },
      call: async (input, signal) => (await this.open()).connection.call(stored.name, input, signal),
    };
  }

  async close(): Promise<void> {
    await this.#opened?.then(
      ({ connection }) => connection[Symbol.asyncDispose](),
      () => undefined,
    );
  }
}

/** Leaves out tools that the person has switched off. Contacts no server. */
export async function openMcpToolbox(
  services: McpPorts,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<McpToolbox> {
  const servers: ServerInRun[] = [];
  const tools: McpTool[] = [];
  for (const row of await readServers(services, workspaceId)) {
    const server = new ServerInRun(services, row);
    servers.push(server);
    for (const stored of row.tools) {
      const { pin, destructive } = stored;
      const identity = { integration: mcpIntegration(row.id), tool: stored.name, pin, destructive };
      if (!MCP_TOOL_NAME.test(mcpToolName(row.name, stored.name)) || tools.length >= MAX_TOOLS) continue;
      if ((await approvalFor(services, userId, identity)) !== "disable") tools.push(server.toolOf(stored));
    }
  }
  return {
    tools,
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
