/** Tokens for provisioning end with single sign-on and with the plan. They outlive the person who made them, and the log says so. */
import { and, eq } from "drizzle-orm";
import { isBusinessTier } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { type AuditActor, recordAudit } from "../../../audit/server/index.ts";
import type { ChangedPlan, RoleLowered } from "../../../workspaces/server/index.ts";
import { scimTokens } from "./scim-tables.ts";

/** All of a workspace. One that rested would work again some day, when nobody thinks of it any more. */
export async function endScimTokens(
  tx: Pick<Transaction, "sql">,
  { workspaceId, actor, why }: { workspaceId: string; actor: AuditActor; why: string },
): Promise<void> {
  const { rowCount } = await tx.sql.delete(scimTokens).where(eq(scimTokens.workspaceId, workspaceId));
  if (rowCount === 0) return;
  await recordAudit(tx, { workspaceId, actor, action: "scim.tokens-ended", about: { what: why } });
}

export async function endTokensWithPlan(
  tx: Pick<Transaction, "sql">,
  { workspaceId, plan, actor }: ChangedPlan,
): Promise<void> {
  if (!isBusinessTier(plan)) await endScimTokens(tx, { workspaceId, actor, why: "the plan" });
}

/** Owners alone make tokens. */
export const recordLostMaker: RoleLowered = async (tx, { workspaceId, userId, email, role, actor }) => {
  const isTheirs = and(eq(scimTokens.workspaceId, workspaceId), eq(scimTokens.createdBy, userId));
  if (role === "owner" || (await tx.sql.$count(scimTokens, isTheirs)) === 0) return;
  await recordAudit(tx, { workspaceId, actor, action: "scim.token-kept", about: { person: email } });
};
