/** Bearer tokens: API tokens until they are deleted, access tokens for five minutes. Only hashes are stored. [K8] */
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { conflict, notFound, notSignedIn } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import type { Sql } from "@slipway/platform/database/port";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import { accessTokens, apiTokens, sessions } from "../accounts-tables.ts";
import { hashOf } from "../installation.ts";
import { lockUser } from "./end-access.ts";

export const API_TOKEN_PREFIX = "slp_";
const ACCESS_TOKEN_PREFIX = "sla_";
const ACCESS_TOKEN_MS = 5 * 60_000;
const TOKENS_PER_PERSON = 50;

export async function listTokens({ database }: Needs<"database">, userId: string) {
  const rows = await database.sql
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Serialised per person, because two concurrent counts would both find room for one more. Ending every access of the
 * person takes the same turn, so a caller admitted before it creates nothing that outlives it. Throws AppError
 * `not_signed_in`.
 */
async function takeTurn(tx: Sql, actor: Actor): Promise<void> {
  await lockUser(tx, actor.userId);
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, actor.sessionId ?? ""))
    .unionAll(
      tx
        .select({ id: apiTokens.id })
        .from(apiTokens)
        .where(eq(apiTokens.id, actor.apiTokenId ?? "")),
    );
  if (held.length === 0) throw notSignedIn();
}

export async function createToken(
  { database }: Needs<"database">,
  actor: Actor,
  name: string,
): Promise<{ id: string; token: string }> {
  const { userId, ssoWorkspaceId } = actor;
  const token = API_TOKEN_PREFIX + randomText(40);
  const id = newId("tok");
  await database.transaction(async ({ sql: tx }) => {
    await takeTurn(tx, actor);
    if ((await tx.$count(apiTokens, eq(apiTokens.userId, userId))) >= TOKENS_PER_PERSON)
      throw conflict("too_many_tokens", `You have ${TOKENS_PER_PERSON} tokens. Delete one you no longer use.`);
    await tx.insert(apiTokens).values({ id, userId, name, hash: hashOf(token), ssoWorkspaceId });
  });
  return { id, token };
}

export async function deleteToken({ database }: Needs<"database">, userId: string, tokenId: string): Promise<void> {
  const { rowCount } = await database.sql
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, tokenId), eq(apiTokens.userId, userId)));
  if (rowCount === 0) throw notFound("This token");
}

/** Written at most once a minute per token, so that reading stays one statement. */
export function noteTokenUse({ database, clock, log }: Needs<"clock" | "database" | "log">, tokenId: string): void {
  const now = clock.now();
  const isDue = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now - 60_000)));
  database.sql
    .update(apiTokens)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(apiTokens.id, tokenId), isDue))
    .catch((error: unknown) => log.warn("the last use of a token was not noted", { error }));
}

/** The caller's rights for five minutes; ends with the session or the API token it was made with. */
export async function createAccessToken(
  { database, clock }: Needs<"clock" | "database">,
  actor: Actor,
): Promise<{ token: string; expires_at: string }> {
  const token = ACCESS_TOKEN_PREFIX + randomText(40);
  const now = new Date(clock.now());
  const expiresAt = new Date(clock.now() + ACCESS_TOKEN_MS);
  const { userId, sessionId, apiTokenId } = actor;
  await database.transaction(async ({ sql: tx }) => {
    await takeTurn(tx, actor);
    await tx.delete(accessTokens).where(and(eq(accessTokens.userId, userId), lt(accessTokens.expiresAt, now)));
    await tx.insert(accessTokens).values({ hash: hashOf(token), userId, sessionId, apiTokenId, expiresAt });
  });
  return { token, expires_at: expiresAt.toISOString() };
}
