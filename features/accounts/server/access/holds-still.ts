/** Whether the session or token behind a pass is still valid: a pass is handed out once and used for hours. */
import { and, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Caller } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import { apiTokens, recentSso, sessions, users } from "../accounts-tables.ts";

const byMaker = lookup("accounts-holds-still", (select) => {
  const madeBy = sql.placeholder("madeBy");
  const session = select
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, madeBy), eq(sessions.userId, users.id), gt(sessions.expiresAt, sql`now()`)));
  const bySession = sql`(select ${recentSso} from ${sessions} where ${sessions.id} = ${madeBy})`;
  const byToken = sql`(select ${apiTokens.ssoWorkspaceId} from ${apiTokens} where ${apiTokens.id} = ${madeBy})`;
  const token = select
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(eq(apiTokens.id, madeBy), eq(apiTokens.userId, users.id)));
  return select
    .select({ userId: users.id, ssoWorkspaceId: sql<string | null>`coalesce(${bySession}, ${byToken})` })
    .from(users)
    .where(
      and(eq(users.id, sql.placeholder("userId")), isNull(users.deactivatedAt), or(exists(session), exists(token))),
    );
});

/** `madeBy`: id of a session or of an API token of this person. Null when it has ended. */
export async function holdsStill(
  { database }: Needs<"database">,
  userId: string,
  madeBy: string,
): Promise<Caller | null> {
  const [row] = await database.read(byMaker, { userId, madeBy });
  return row ?? null;
}
