/** Whether the session or token behind a pass is still valid: a pass is handed out once and used for hours. */
import { and, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Needs } from "../../../services.ts";
import { apiTokens, sessions, users } from "../accounts-tables.ts";

const byMaker = lookup("accounts-holds-still", (select) => {
  const madeBy = sql.placeholder("madeBy");
  const session = select
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, madeBy), eq(sessions.userId, users.id), gt(sessions.expiresAt, sql`now()`)));
  const token = select
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(eq(apiTokens.id, madeBy), eq(apiTokens.userId, users.id)));
  return select
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, sql.placeholder("userId")), isNull(users.deactivatedAt), or(exists(session), exists(token))),
    );
});

/** `madeBy`: id of a session or of an API token of this person. */
export async function holdsStill({ database }: Needs<"database">, userId: string, madeBy: string): Promise<boolean> {
  return (await database.read(byMaker, { userId, madeBy })).length > 0;
}
