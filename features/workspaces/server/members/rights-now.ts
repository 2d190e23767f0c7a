/**
 * Rights in workspaces, as a request arrives with them and as a transaction sees them: they may have ended while the request was
 * held up. Locks are taken in one order everywhere, so that no two wait for each other: members of workspaces by id, people of
 * projects by id, rows of projects, rows of people, the account.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import { forbidden, notFound, ssoRequired } from "@slipway/kernel/errors";
import {
  canInWorkspace,
  needsSso,
  type WorkspaceFacts,
  type WorkspacePermission,
  type WorkspaceRole,
} from "@slipway/kernel/permissions";
import type { Database, Transaction } from "@slipway/platform/database/port";
import { lookup } from "@slipway/platform/database/queries/lookups";
import { idSchema } from "../../../accounts/contract/index.ts";
import type { Caller } from "../../../actor.ts";
import { workspaceMembers, workspaces } from "../workspace-tables.ts";

const facts = lookup("workspaces-facts", (select) => {
  const isCaller = eq(workspaceMembers.userId, sql.placeholder("userId"));
  return select
    .select({ workspaceRole: workspaceMembers.role, workspaceId: workspaces.id, enforceSso: workspaces.enforceSso })
    .from(workspaces)
    .leftJoin(workspaceMembers, and(eq(workspaceMembers.workspaceId, workspaces.id), isCaller))
    .where(and(eq(workspaces.id, sql.placeholder("workspaceId")), isNull(workspaces.deletedAt)));
});

/**
 * Facts for the policy of a route; null when there is no such workspace or it is deleted. One prepared statement. With a
 * transaction as the database, as that transaction sees them.
 */
export async function loadWorkspaceFacts(
  { database }: { database: Pick<Database, "read"> },
  workspaceId: string,
  actor: Caller | null,
): Promise<WorkspaceFacts | null> {
  if (!idSchema.safeParse(workspaceId).success) return null;
  const [row] = await database.read(facts, { workspaceId, userId: actor?.userId ?? null });
  if (row === undefined) return null;
  if (needsSso(row, actor?.ssoWorkspaceId ?? null)) return { workspaceRole: null, needsSsoOf: workspaceId };
  return { workspaceRole: row.workspaceRole };
}

type Locking = Pick<Transaction, "lock" | "read">;

/** Changes of one workspace's members wait for each other. */
export const lockMembers = (tx: Pick<Transaction, "lock">, workspaceId: string): Promise<void> =>
  tx.lock(`members ${workspaceId}`);

/** Keeps them as they are until the transaction ends. AppError 404 for somebody who is no member any more, 403 `sso_required`. */
export async function factsNow(
  tx: Locking,
  { workspaceId, actor }: { workspaceId: string; actor: Caller },
): Promise<WorkspaceFacts> {
  await lockMembers(tx, workspaceId);
  const facts = await loadWorkspaceFacts({ database: tx }, workspaceId, actor);
  if (facts?.needsSsoOf !== undefined) throw ssoRequired(facts.needsSsoOf);
  if (facts === null || facts.workspaceRole === null) throw notFound("This workspace");
  return facts;
}

/**
 * Refuses somebody whose right ended while their request was held up, and keeps it from ending before the transaction does. Taken
 * before other locks. AppError 403, 404.
 */
export async function requireNow(
  tx: Locking,
  call: { workspaceId: string; actor: Caller },
  permission: WorkspacePermission,
): Promise<WorkspaceFacts> {
  const facts = await factsNow(tx, call);
  if (!canInWorkspace(facts, permission)) throw forbidden();
  return facts;
}

/** The role as the transaction sees it; null for somebody who is no member. */
export async function roleNow(
  { sql: tx }: Pick<Transaction, "sql">,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceRole | null> {
  const isMeant = and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));
  const [row] = await tx.select({ role: workspaceMembers.role }).from(workspaceMembers).where(isMeant);
  return row?.role ?? null;
}
