/** Approval preferences as rows. [W3.09] [W7.11] [W9.17] */
import { and, asc, count, eq, not } from "drizzle-orm";
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import type { Caller } from "../../actor.ts";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { isOpenTo, rolesInWorkspaces, workspacePlans as plans } from "../../workspaces/server/index.ts";
import { DEFAULT_APPROVAL, mcpIntegration, type ApprovalPreference, type ToolPreference } from "../contract/index.ts";
import type { ToolIdentity } from "./integrations.ts";
import { mcpServers, toolPreferences } from "./integration-tables.ts";

const MAX_PREFERENCES = 1000;

const rowOf = (userId: string, { integration, tool }: Pick<ToolIdentity, "integration" | "tool">) =>
  and(
    eq(toolPreferences.userId, userId),
    eq(toolPreferences.integrationName, integration),
    eq(toolPreferences.toolName, tool),
  );

/** The preference for the present tool. An allowance for an earlier state of the tool no longer counts. */
export async function approvalFor(
  { database }: Needs<"database">,
  userId: string,
  identity: ToolIdentity,
): Promise<ApprovalPreference> {
  const [row] = await database.sql.select().from(toolPreferences).where(rowOf(userId, identity));
  if (row === undefined) return DEFAULT_APPROVAL;
  if (row.preference !== "allow") return row.preference;
  return row.pin === identity.pin && !identity.destructive ? "allow" : "ask";
}

export async function listPreferences({ database }: Needs<"database">, userId: string): Promise<ToolPreference[]> {
  const rows = await database.sql
    .select()
    .from(toolPreferences)
    .where(eq(toolPreferences.userId, userId))
    .orderBy(asc(toolPreferences.integrationName), asc(toolPreferences.toolName));
  return rows.map(({ integrationName, toolName, preference }) => ({
    integration_name: integrationName,
    tool_name: toolName,
    approval_preference: preference,
  }));
}

const alwaysAsks = (tool: string): AppError =>
  new AppError({
    code: "always_asks",
    status: 400,
    userMessage: `${tool} can take something away, so it asks each time.`,
  });

/** AppError `always_asks` for a destructive tool, 409 `too_many_preferences` at the bound. */
export async function putPreference(
  { database, clock }: Needs<"clock" | "database">,
  userId: string,
  { preference, ...identity }: ToolIdentity & { preference: ApprovalPreference },
): Promise<void> {
  if (preference === "allow" && identity.destructive) throw alwaysAsks(identity.tool);
  const [found] = await database.sql
    .select({ number: count() })
    .from(toolPreferences)
    .where(and(eq(toolPreferences.userId, userId), not(rowOf(userId, identity)!)));
  if ((found?.number ?? 0) >= MAX_PREFERENCES)
    throw conflict(
      "too_many_preferences",
      "There are too many preferences already. Remove MCP servers you no longer use.",
    );
  const values = { preference, pin: preference === "allow" ? identity.pin : null, updatedAt: clock.now() };
  await database.sql
    .insert(toolPreferences)
    .values({ userId, integrationName: identity.integration, toolName: identity.tool, ...values })
    .onConflictDoUpdate({
      target: [toolPreferences.userId, toolPreferences.integrationName, toolPreferences.toolName],
      set: values,
    });
}

/** The tool's present identity. AppError 404 if its MCP server is gone, or the person may not know of it. */
export async function identityOf(
  { database }: Needs<"database">,
  { caller, integration, tool }: { caller: Caller; integration: string; tool: string },
): Promise<ToolIdentity> {
  if (!integration.startsWith(mcpIntegration(""))) return { integration, tool, pin: null, destructive: false };
  const id = integration.slice(mcpIntegration("").length);
  const roles = rolesInWorkspaces();
  const [server] = await database.sql
    .select({ tools: mcpServers.tools })
    .from(mcpServers)
    .innerJoin(plans, eq(plans.id, mcpServers.workspaceId))
    .innerJoin(roles, eq(roles.workspaceId, mcpServers.workspaceId))
    .where(and(eq(mcpServers.id, id), eq(roles.userId, caller.userId), isOpenTo(plans, roles, caller)));
  const found = server?.tools.find(({ name }) => name === tool);
  if (found === undefined) throw notFound("This tool");
  return { integration, tool, pin: found.pin, destructive: found.destructive };
}

export async function forgetServer({ sql: tx }: Pick<Transaction, "sql">, serverId: string): Promise<boolean> {
  const gone = await tx.delete(mcpServers).where(eq(mcpServers.id, serverId)).returning({ id: mcpServers.id });
  await tx.delete(toolPreferences).where(eq(toolPreferences.integrationName, mcpIntegration(serverId)));
  return gone.length > 0;
}
