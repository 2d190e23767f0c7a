/** MCP servers of a workspace as rows. Header values are encrypted and sent only to their server. */
import { and, asc, count, eq } from "drizzle-orm";
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Database } from "@slipway/platform/database/port";
import type { EgressOptions } from "@slipway/platform/egress/connector";
import type { Seal } from "@slipway/platform/secrets/seal";
import { installationSeal } from "../../accounts/server/index.ts";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import { ownWorkspaceOf, requireNow } from "../../workspaces/server/index.ts";
import { MCP_LIMITS, type AddMcpServer, type McpServer } from "../contract/index.ts";
import { mcpServers, type StoredMcpTool } from "./integration-tables.ts";
import { connectMcp, type McpTarget } from "./mcp-client.ts";
import { forgetServer } from "./tool-preferences.ts";

interface WorkspaceCall {
  workspaceId: string;
  actor: Actor;
}

/** Asking a server itself needs these. */
export type McpPorts = Needs<"clock" | "database"> & { network: EgressOptions };

export type McpServerRow = typeof mcpServers.$inferSelect;

/** Binds the encrypted headers to their server and address. */
const purposeOf = (id: string, url: string): string => `mcp headers ${id} ${url}`;

const unreadable = (name: string): string =>
  `The headers of ${name} cannot be read on this installation. Add the server again.`;

const serverOf = (row: McpServerRow, problem = row.problem): McpServer => ({
  id: row.id,
  name: row.name,
  url: row.url,
  header_names: row.headerNames,
  tools: row.tools.map(({ name, description, destructive }) => ({ name, description, destructive })),
  problem,
  checked_at: new Date(row.checkedAt).toISOString(),
});

export const readServers = ({ database }: Needs<"database">, workspaceId: string): Promise<McpServerRow[]> =>
  database.sql
    .select()
    .from(mcpServers)
    .where(eq(mcpServers.workspaceId, workspaceId))
    .orderBy(asc(mcpServers.createdAt), asc(mcpServers.id));

/** Headers that another installation encrypted are reported in the list, not only when somebody needs the server. */
export async function listServers(services: Needs<"database">, workspaceId: string): Promise<McpServer[]> {
  const seal = await installationSeal(services);
  return (await readServers(services, workspaceId)).map((row) =>
    headersOf(row, seal) === null ? serverOf(row, unreadable(row.name)) : serverOf(row),
  );
}

/** Null if another installation encrypted them. */
function headersOf({ id, url, sealedHeaders }: McpServerRow, seal: Seal): Record<string, string> | null {
  if (sealedHeaders === null) return {};
  const text = seal.open(sealedHeaders, purposeOf(id, url));
  return text === null ? null : (JSON.parse(text) as Record<string, string>);
}

async function readServer(services: Needs<"database">, workspaceId: string, id: string): Promise<McpServerRow> {
  const found = (await readServers(services, workspaceId)).find((row) => row.id === id);
  if (found === undefined) throw notFound("This MCP server");
  return found;
}

/** AppError `mcp_failed` if another installation encrypted the headers. */
export async function targetOf(services: Needs<"database">, row: McpServerRow): Promise<McpTarget> {
  const headers = headersOf(row, await installationSeal(services));
  if (headers === null) throw new AppError({ code: "mcp_failed", status: 502, userMessage: unreadable(row.name) });
  return { url: row.url, headers };
}

async function toolsAt(services: McpPorts, target: McpTarget): Promise<StoredMcpTool[]> {
  await using connection = await connectMcp(services.network, target);
  return await connection.tools();
}

export async function addServer(
  services: McpPorts,
  { workspaceId, actor }: WorkspaceCall,
  input: AddMcpServer,
): Promise<McpServer> {
  const headers = Object.fromEntries(input.headers.map(({ name, value }) => [name, value]));
  const { database, clock } = services;
  const place = { workspaceId, name: input.name };
  await refuseTooMany(services, place);
  const tools = await toolsAt(services, { url: input.url, headers });
  const id = newId("mcp");
  const seal = await installationSeal(services);
  const row: McpServerRow = {
    id,
    workspaceId,
    name: input.name,
    url: input.url,
    headerNames: Object.keys(headers),
    sealedHeaders: input.headers.length === 0 ? null : seal.seal(JSON.stringify(headers), purposeOf(id, input.url)),
    tools,
    problem: null,
    checkedAt: clock.now(),
    createdAt: clock.now(),
  };
  await database.transaction(async (tx) => {
    // The server took as long as it liked to answer. Additions wait for each other, so that the second sees the first.
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspaceIntegrations");
    await refuseTooMany(services, place, tx.sql);
    await tx.sql.insert(mcpServers).values(row);
    await recordAudit(tx, { workspaceId, actor, action: "mcp-server.added", about: { what: input.name } });
  });
  return serverOf(row);
}

async function refuseTooMany(
  { database }: Needs<"database">,
  { workspaceId, name }: { workspaceId: string; name: string },
  sql: Pick<Database["sql"], "select"> = database.sql,
): Promise<void> {
  const [found] = await sql.select({ number: count() }).from(mcpServers).where(eq(mcpServers.workspaceId, workspaceId));
  if ((found?.number ?? 0) >= MCP_LIMITS.serversPerWorkspace)
    throw conflict("too_many_servers", `A workspace has at most ${MCP_LIMITS.serversPerWorkspace} MCP servers.`);
  const same = await sql
    .select({ id: mcpServers.id })
    .from(mcpServers)
    .where(and(eq(mcpServers.workspaceId, workspaceId), eq(mcpServers.name, name)));
  if (same.length > 0) throw conflict("name_taken", `There is an MCP server named ${name} already.`);
}

/** The model is told the server's current tools from now on; tools that differ from the allowed ones ask again. */
export async function refreshServer(services: McpPorts, workspaceId: string, id: string): Promise<McpServer> {
  const row = await readServer(services, workspaceId, id);
  const fields: Pick<McpServerRow, "tools" | "problem" | "checkedAt"> = await toolsAt(
    services,
    await targetOf(services, row),
  ).then(
    (tools) => ({ tools, problem: null, checkedAt: services.clock.now() }),
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { tools: row.tools, problem: error.userMessage, checkedAt: services.clock.now() };
    },
  );
  await services.database.sql.update(mcpServers).set(fields).where(eq(mcpServers.id, id));
  return serverOf({ ...row, ...fields });
}

export async function removeServer(
  services: Needs<"database">,
  { workspaceId, actor }: WorkspaceCall,
  id: string,
): Promise<void> {
  const { name } = await readServer(services, workspaceId, id);
  await services.database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspaceIntegrations");
    if (!(await forgetServer(tx, id))) throw notFound("This MCP server");
    await recordAudit(tx, { workspaceId, actor, action: "mcp-server.removed", about: { what: name } });
  });
}

/**
 * Deletes the servers of an account's own workspace when the account was reclaimed: a stranger may have set them up.
 */
export async function removeServersOf({ database }: Needs<"database">, userId: string): Promise<void> {
  const own = await ownWorkspaceOf({ database }, userId);
  if (own !== null) await database.sql.delete(mcpServers).where(eq(mcpServers.workspaceId, own));
}
