/** Ends a person's sessions, API tokens and access tokens. */
import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { accountReclaimed } from "../../contract/index.ts";
import { accessTokens, apiTokens, invitations, sessions, users } from "../accounts-tables.ts";
import { deletePhoto, forgetPage } from "../profile/forget-page.ts";

/** Creating a token locks the same row, so none is created meanwhile. */
export const lockUser = (tx: Sql, userId: string): Promise<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");

/** Call inside a transaction. */
export async function endEveryAccess(tx: Sql, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
}

/** Access tokens that API tokens made end with them. */
export async function endApiTokens({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.transaction(async ({ sql: tx }) => {
    await lockUser(tx, userId);
    await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
    await tx.delete(accessTokens).where(and(eq(accessTokens.userId, userId), isNull(accessTokens.sessionId)));
  });
}

/**
 * Setting a password by a link ends all access under the old one. If the link also proves an unproven address, the
 * account's earlier user may have been a stranger: their name, page and invitations are deleted, too.
 * `name`: the person's by somebody who knows; left out, the address gives one.
 */
export async function endAccessAfterReset(
  { database, events, objects }: Needs<"database" | "events" | "objects">,
  { userId, provesEmail, name }: { userId: string; provesEmail: boolean; name?: string },
): Promise<void> {
  const reclaimed = await database.transaction(async ({ sql: tx }) => {
    await endEveryAccess(tx, userId);
    if (!provesEmail) return null;
    const { rowCount } = await tx
      .update(users)
      .set({
        emailVerified: true,
        name: name ?? sql`left(split_part(${users.email}, '@', 1), 80)`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(users.id, userId), not(users.emailVerified)));
    if (rowCount === 0) return null;
    await tx.delete(invitations).where(eq(invitations.invitedBy, userId));
    return { photo: await forgetPage(tx, userId) };
  });
  if (reclaimed === null) return;
  await deletePhoto({ objects }, reclaimed.photo);
  await events.emit(accountReclaimed, { userId });
}
