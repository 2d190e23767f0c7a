/** Bearer tokens: API tokens until they are deleted, access tokens for five minutes. Only hashes are stored. [K8] */
import { conflict, notFound, notSignedIn } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import { hashOf } from "../installation.ts";

export const API_TOKEN_PREFIX = "slp_";
const ACCESS_TOKEN_PREFIX = "sla_";
const ACCESS_TOKEN_MS = 5 * 60_000;
const TOKENS_PER_PERSON = 50;

interface TokenRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export async function listTokens({ database }: Needs<"database">, userId: string) {
  const { rows } = await database.pool.query<TokenRow>(
    "select id, name, created_at, last_used_at from api_tokens where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Serialised per person, because two concurrent counts would both find room for one more. Ending every access of the
 * person takes the same turn, so a caller admitted before it creates nothing that outlives it. Throws AppError
 * `not_signed_in`.
 */
async function takeTurn(client: Transaction["client"], actor: Actor): Promise<void> {
  await client.query("select from users where id = $1 for update", [actor.userId]);
  const { rowCount } = await client.query(
    "select from sessions where id = $1 union all select from api_tokens where id = $2",
    [actor.sessionId, actor.apiTokenId ?? null],
  );
  if (rowCount === 0) throw notSignedIn();
}

export async function createToken(
  { database }: Needs<"database">,
  actor: Actor,
  name: string,
): Promise<{ id: string; token: string }> {
  const { userId } = actor;
  const token = API_TOKEN_PREFIX + randomText(40);
  const id = newId("tok");
  const isMade = await database.transaction(async ({ client }) => {
    await takeTurn(client, actor);
    const { rowCount } = await client.query(
      `insert into api_tokens (id, user_id, name, hash) select $1, $2, $3, $4
       where (select count(*) from api_tokens where user_id = $2) < $5`,
      [id, userId, name, hashOf(token), TOKENS_PER_PERSON],
    );
    return rowCount === 1;
  });
  if (!isMade) throw conflict("too_many_tokens", `You have ${TOKENS_PER_PERSON} tokens. Delete one you no longer use.`);
  return { id, token };
}

export async function deleteToken({ database }: Needs<"database">, userId: string, tokenId: string): Promise<void> {
  const { rowCount } = await database.pool.query("delete from api_tokens where id = $1 and user_id = $2", [
    tokenId,
    userId,
  ]);
  if (rowCount === 0) throw notFound("This token");
}

/** Written at most once a minute per token, so that reading stays one statement. */
export function noteTokenUse({ database, clock, log }: Needs<"clock" | "database" | "log">, tokenId: string): void {
  const now = new Date(clock.now());
  database.pool
    .query(
      "update api_tokens set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')",
      [tokenId, now],
    )
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
  await database.transaction(async ({ client }) => {
    await takeTurn(client, actor);
    await client.query("delete from access_tokens where user_id = $1 and expires_at < $2", [actor.userId, now]);
    await client.query(
      "insert into access_tokens (hash, user_id, session_id, api_token_id, expires_at) values ($1, $2, $3, $4, $5)",
      [hashOf(token), actor.userId, actor.sessionId, actor.apiTokenId ?? null, expiresAt],
    );
  });
  return { token, expires_at: expiresAt.toISOString() };
}
