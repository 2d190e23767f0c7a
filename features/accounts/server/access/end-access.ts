/** Ends a person's sessions, API tokens and access tokens. */
import type { Needs } from "../../../services.ts";
import { accountReclaimed } from "../../contract/index.ts";

interface Client {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Creating a token locks the same row, so none is created meanwhile. Call inside a transaction. */
export async function endEveryAccess(client: Client, userId: string): Promise<void> {
  await client.query("select from users where id = $1 for update", [userId]);
  for (const table of ["sessions", "api_tokens", "access_tokens"])
    await client.query(`delete from ${table} where user_id = $1`, [userId]);
}

/** Access tokens that API tokens made end with them. */
export async function endApiTokens({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.transaction(async ({ client }) => {
    await client.query("select from users where id = $1 for update", [userId]);
    await client.query("delete from api_tokens where user_id = $1", [userId]);
    await client.query("delete from access_tokens where user_id = $1 and session_id is null", [userId]);
  });
}

/**
 * Setting a password by a link ends all access under the old one. If the link also proves an unproven address, the
 * account's earlier user may have been a stranger: their name and invitations are deleted, too.
 */
export async function endAccessAfterReset(
  { database, events }: Needs<"database" | "events">,
  { userId, provesEmail }: { userId: string; provesEmail: boolean },
): Promise<void> {
  const isReclaimed = await database.transaction(async ({ client }) => {
    await endEveryAccess(client, userId);
    if (!provesEmail) return false;
    const { rowCount } = await client.query(
      `update users set email_verified = true, name = left(split_part(email, '@', 1), 80), updated_at = now()
       where id = $1 and not email_verified`,
      [userId],
    );
    if (rowCount === 0) return false;
    await client.query("delete from invitations where invited_by = $1", [userId]);
    return true;
  });
  if (isReclaimed) await events.emit(accountReclaimed, { userId });
}
