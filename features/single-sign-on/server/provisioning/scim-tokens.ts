/** Tokens of identity providers. Only hashes are stored. A token opens one workspace and nothing else. */
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { conflict, notFound, notSignedIn, planRequired } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import { isBusinessTier } from "@slipway/kernel/permissions";
import { hashOf, people } from "../../../accounts/server/index.ts";
import { recordAudit } from "../../../audit/server/index.ts";
import { provenDomains } from "../../../email-domains/server/index.ts";
import type { Needs } from "../../../services.ts";
import {
  getWorkspace,
  loadWorkspaceFacts,
  planNow,
  requireNow,
  rolesInWorkspaces,
} from "../../../workspaces/server/index.ts";
import { MAX_SCIM_TOKENS, type Provisioning } from "../../contract/index.ts";
import type { WorkspaceCall } from "../connection.ts";
import { scimTokens, scimUsers } from "./scim-tables.ts";

const PREFIX = "scim_";
const NOTED_EVERY_MS = 60_000;

export type TokenPorts = Needs<"clock" | "database" | "log">;

const needsPlan = () => planRequired("biz", "BUSINESS_SSO", "Provisioning needs the Business plan.");

export const baseUrl = ({ addresses }: Needs<"addresses">): string => `${addresses.appUrl}/api/scim/v2`;

export async function showProvisioning(
  services: Needs<"addresses" | "database">,
  workspaceId: string,
): Promise<Provisioning> {
  const { sql: database } = services.database;
  const roles = rolesInWorkspaces();
  const [workspace, rows, domains, userCount] = await Promise.all([
    getWorkspace(services, workspaceId),
    database
      .select({ token: scimTokens, name: people.name, deactivatedAt: people.deactivatedAt, role: roles.role })
      .from(scimTokens)
      .leftJoin(people, eq(people.id, scimTokens.createdBy))
      .leftJoin(roles, and(eq(roles.userId, scimTokens.createdBy), eq(roles.workspaceId, workspaceId)))
      .where(eq(scimTokens.workspaceId, workspaceId))
      .orderBy(asc(scimTokens.createdAt), asc(scimTokens.id)),
    provenDomains(services, workspaceId),
    database.$count(scimUsers, eq(scimUsers.workspaceId, workspaceId)),
  ]);
  if (workspace === null) throw notFound("This workspace");
  return {
    base_url: baseUrl(services),
    in_plan: isBusinessTier(workspace.plan),
    tokens: rows.map(({ token, name, deactivatedAt, role }) => ({
      id: token.id,
      created_at: token.createdAt.toISOString(),
      created_by: name,
      maker_is_owner: role === "owner" && deactivatedAt === null,
      last_used_at: token.lastUsedAt?.toISOString() ?? null,
    })),
    user_count: userCount,
    domains,
  };
}

/** AppError 403 `plan_required`, 409 `too_many_tokens`. */
export async function createScimToken(
  services: TokenPorts,
  { workspaceId, actor }: WorkspaceCall,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId("sct"), PREFIX + randomText(40)];
  const row = { id, workspaceId, hash: hashOf(token), createdBy: actor.userId };
  await services.database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageSingleSignOn");
    const plan = await planNow(tx, workspaceId);
    if (plan === null || !isBusinessTier(plan)) throw needsPlan();
    if ((await tx.sql.$count(scimTokens, eq(scimTokens.workspaceId, workspaceId))) >= MAX_SCIM_TOKENS)
      throw conflict("too_many_tokens", `A workspace has at most ${MAX_SCIM_TOKENS} tokens. Revoke one first.`);
    await tx.sql.insert(scimTokens).values({ ...row, createdAt: new Date(services.clock.now()) });
    await recordAudit(tx, { workspaceId, actor, action: "scim.token-created" });
  });
  return { id, token };
}

export async function deleteScimToken(
  { database }: Needs<"database">,
  { workspaceId, actor }: WorkspaceCall,
  tokenId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageSingleSignOn");
    const isMeant = and(eq(scimTokens.id, tokenId), eq(scimTokens.workspaceId, workspaceId));
    const { rowCount } = await tx.sql.delete(scimTokens).where(isMeant);
    if (rowCount === 0) throw notFound("This token");
    await recordAudit(tx, { workspaceId, actor, action: "scim.token-revoked" });
  });
}

/**
 * The workspace whose provider sends the request. AppError 401 for unknown tokens and deleted workspaces, 403
 * `plan_required` where the plan has no single sign-on any more.
 */
export async function workspaceOfToken(services: TokenPorts, request: Request): Promise<string> {
  const token = /^bearer +(scim_[A-Za-z0-9_-]{20,100})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) throw notSignedIn();
  const [row] = await services.database.sql
    .select()
    .from(scimTokens)
    .where(eq(scimTokens.hash, hashOf(token)));
  // A deleted workspace is found by nobody.
  if (row === undefined || (await loadWorkspaceFacts(services, row.workspaceId, null)) === null) throw notSignedIn();
  const workspace = await getWorkspace(services, row.workspaceId);
  if (workspace === null) throw notSignedIn();
  if (!isBusinessTier(workspace.plan)) throw needsPlan();
  noteUse(services, row.id);
  return row.workspaceId;
}

function noteUse({ clock, database, log }: TokenPorts, id: string): void {
  const now = clock.now();
  const isDue = or(isNull(scimTokens.lastUsedAt), lt(scimTokens.lastUsedAt, new Date(now - NOTED_EVERY_MS)));
  database.sql
    .update(scimTokens)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(scimTokens.id, id), isDue))
    .catch((error: unknown) => log.warn("the use of a SCIM token was not noted", { error }));
}

/** Tokens that an account made while it may have been a stranger's. */
export async function forgetTokensBy({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.sql.delete(scimTokens).where(eq(scimTokens.createdBy, userId));
}
