/** Browsers the person is signed in with. */
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import { sessions } from "../accounts-tables.ts";

export async function listSessions({ database }: Needs<"database">, actor: Actor) {
  const { id, createdAt, expiresAt, ipAddress, userAgent } = sessions;
  const rows = await database.sql
    .select({ id, createdAt, expiresAt, ipAddress, userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(expiresAt, sql`now()`)))
    .orderBy(desc(createdAt), asc(id));
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ip_address: row.ipAddress,
    user_agent: row.userAgent,
    is_current: row.id === actor.sessionId,
  }));
}

/** Access tokens made in the session end with it. */
export async function deleteSession({ database }: Needs<"database">, userId: string, sessionId: string): Promise<void> {
  const { rowCount } = await database.sql
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (rowCount === 0) throw notFound("This session");
}
