/** Whether the session or token behind a pass is still valid: a pass is handed out once and used for hours. */
import type { Needs } from "../../../services.ts";

/** `madeBy`: id of a session or of an API token of this person. */
export async function holdsStill({ database }: Needs<"database">, userId: string, madeBy: string): Promise<boolean> {
  const found = await database.read({
    name: "accounts-holds-still",
    text: `select from users u where u.id = $1 and u.deactivated_at is null and (
             exists (select from sessions s where s.id = $2 and s.user_id = u.id and s.expires_at > now())
             or exists (select from api_tokens t where t.id = $2 and t.user_id = u.id))`,
    values: [userId, madeBy],
  });
  return found.length > 0;
}
