/** Members whom a workspace's identity provider puts in and takes out. The caller has checked that it may. */
import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { WorkspaceRole } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Transaction } from "@slipway/platform/database/port";
import { people } from "../../../accounts/server/index.ts";
import type { Needs } from "../../../services.ts";
import { requireAnotherOwner } from "./members.ts";
import { workspaceMembers as members, workspaces } from "../workspace-tables.ts";

interface Provisioned {
  workspaceId: string;
  email: string;
}

const isOf = (email: string) => or(eq(members.email, email), eq(people.email, email));

/** Without `userId` the row waits for the account that proves the address. False where there is one already. */
export async function enterProvisioned(
  { sql: tx }: Pick<Transaction, "sql">,
  { workspaceId, email, userId, role }: Provisioned & { userId: string | null; role: WorkspaceRole },
): Promise<boolean> {
  const joinedAt = userId === null ? null : sql`now()`;
  const { rowCount } = await tx
    .insert(members)
    .values({ id: newId("wm"), workspaceId, userId, email, role, joinedAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The member who was taken out; null where there was none. AppError 409 `last_owner`. */
export async function leaveProvisioned(
  { sql: tx }: Pick<Transaction, "sql">,
  { workspaceId, email }: Provisioned,
): Promise<{ userId: string | null; invitationId: string | null } | null> {
  const [member] = await tx
    .select({ id: members.id, userId: members.userId, role: members.role, invitationId: members.invitationId })
    .from(members)
    .leftJoin(people, eq(people.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), isOf(email)));
  if (member === undefined) return null;
  await requireAnotherOwner(tx, workspaceId, member);
  await tx.delete(members).where(eq(members.id, member.id));
  if (member.userId !== null)
    // Somebody without any workspace gets a new one, which takes that they are the person of no other.
    await tx
      .update(workspaces)
      .set({ personalOf: null })
      .where(and(eq(workspaces.id, workspaceId), eq(workspaces.personalOf, member.userId)));
  return member;
}

/** Those of the addresses that belong to members, or to people who wait. */
export async function memberEmails(
  { database }: Needs<"database">,
  workspaceId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await database.sql
    .select({ own: people.email, invited: members.email })
    .from(members)
    .leftJoin(people, eq(people.id, members.userId))
    .where(
      and(eq(members.workspaceId, workspaceId), or(isAnyOf(members.email, emails), isAnyOf(people.email, emails))),
    );
  return new Set(rows.flatMap(({ own, invited }) => (own === null ? [invited] : [own, invited])));
}

/** The owner who joined first. */
export async function firstOwner(
  { sql: tx }: Pick<Transaction, "sql">,
  workspaceId: string,
): Promise<{ userId: string; email: string } | null> {
  const [owner] = await tx
    .select({ userId: members.userId, email: members.email })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, "owner"), isNotNull(members.userId)))
    .orderBy(asc(members.joinedAt), asc(members.id))
    .limit(1);
  return owner === undefined ? null : { userId: owner.userId!, email: owner.email };
}
