/** Browsers the person is signed in with. */
import { notFound } from "@slipway/kernel/errors";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";

interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
}

export async function listSessions({ database }: Needs<"database">, actor: Actor) {
  const { rows } = await database.pool.query<SessionRow>(
    `select id, created_at, expires_at, ip_address, user_agent from sessions
     where user_id = $1 and expires_at > now() order by created_at desc, id`,
    [actor.userId],
  );
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ip_address: row.ip_address,
    user_agent: row.user_agent,
    is_current: row.id === actor.sessionId,
  }));
}

/** Access tokens made in the session end with it. */
export async function deleteSession({ database }: Needs<"database">, userId: string, sessionId: string): Promise<void> {
  const { rowCount } = await database.pool.query("delete from sessions where id = $1 and user_id = $2", [
    sessionId,
    userId,
  ]);
  if (rowCount === 0) throw notFound("This session");
}
