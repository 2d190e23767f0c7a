/** MCP servers of a workspace as rows. Header values are sealed and never leave again but to their server. */
import { and, asc, count, eq } from "drizzle-orm";
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { installationSeal } from "../../accounts/server/index.ts";
import type { Services } from "../../services.ts";
import { MCP_LIMITS, type AddMcpServer, type McpServer } from "../contract/index.ts";
import { mcpServers, type StoredMcpTool } from "./integration-tables.ts";
import { connectMcp, type McpTarget } from "./mcp-client.ts";
import { forgetServer } from "./tool-preferences.ts";

export type McpServerRow = typeof mcpServers.$inferSelect;

/** Headers open for their own server and address only. */
const purposeOf = (id: string, url: string): string => `mcp headers ${id} ${url}`;

const serverOf = (row: McpServerRow): McpServer => ({
  id: row.id,
  name: row.name,
  url: row.url,
  header_names: row.headerNames,
  tools: row.tools.map(({ name, description, destructive }) => ({ name, description, destructive })),
  problem: row.problem,
  checked_at: new Date(row.checkedAt).toISOString(),
});

export const readServers = ({ database }: Services, workspaceId: string): Promise<McpServerRow[]> =>
  database.sql
    .select()
    .from(mcpServers)
    .where(eq(mcpServers.workspaceId, workspaceId))
    .orderBy(asc(mcpServers.createdAt), asc(mcpServers.id));

export const listServers = async (services: Services, workspaceId: string): Promise<McpServer[]> =>
  (await readServers(services, workspaceId)).map(serverOf);

async function readServer(services: Services, workspaceId: string, id: string): Promise<McpServerRow> {
  const found = (await readServers(services, workspaceId)).find((row) => row.id === id);
  if (found === undefined) throw notFound("This MCP server");
  return found;
}

/** AppError `mcp_failed` when the headers were sealed by another installation. */
export async function targetOf(services: Services, row: McpServerRow): Promise<McpTarget> {
  if (row.sealedHeaders === null) return { url: row.url, headers: {} };
  const text = (await installationSeal(services)).open(row.sealedHeaders, purposeOf(row.id, row.url));
  if (text === null)
    throw new AppError({
      code: "mcp_failed",
      status: 502,
      userMessage: `The headers of ${row.name} cannot be read on this installation. Add the server again.`,
    });
  return { url: row.url, headers: JSON.parse(text) as Record<string, string> };
}

async function toolsAt(services: Services, target: McpTarget): Promise<StoredMcpTool[]> {
  await using connection = await connectMcp(services, target);
  return await connection.tools();
}

export async function addServer(services: Services, workspaceId: string, input: AddMcpServer): Promise<McpServer> {
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
    // Two at once: the second sees the first.
    await tx.client.query("select pg_advisory_xact_lock(hashtext($1))", [`mcp:${workspaceId}`]);
    await refuseTooMany(services, place, tx.sql);
    await tx.sql.insert(mcpServers).values(row);
  });
  return serverOf(row);
}

async function refuseTooMany(
  { database }: Services,
  { workspaceId, name }: { workspaceId: string; name: string },
  sql: Pick<Services["database"]["sql"], "select"> = database.sql,
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

/** What the server says now is what the model is told from now on; allowances for what differs ask again by themselves. */
export async function refreshServer(services: Services, workspaceId: string, id: string): Promise<McpServer> {
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

export async function removeServer(services: Services, workspaceId: string, id: string): Promise<void> {
  await readServer(services, workspaceId, id);
  if (!(await forgetServer(services, id))) throw notFound("This MCP server");
}
