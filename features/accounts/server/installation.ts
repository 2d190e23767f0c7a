/**
 * Values that exist once per installation: its id (cookie names), the signing secret, the code for the first account.
 */
import { createHash } from "node:crypto";
import { randomText } from "@slipway/kernel/ids";
import { createSeal, type Seal } from "@slipway/platform/secrets/seal";
import type { Needs } from "../../services.ts";

export interface Installation {
  id: string;
  secret: string;
}

/** SHA-256, hex: random secrets of at least 128 bits need no slow hash. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export async function loadInstallation({ database }: Needs<"database">): Promise<Installation> {
  await database.pool.query("insert into installation (id, secret) values ($1, $2) on conflict do nothing", [
    randomText(10),
    randomText(52),
  ]);
  const { rows } = await database.pool.query<Installation>("select id, secret from installation");
  return rows[0]!;
}

/**
 * Encrypts values that must not be readable in the database or a backup. The secret is in the readable part of neither.
 */
export const installationSeal = async (services: Needs<"database">): Promise<Seal> =>
  createSeal((await loadInstallation(services)).secret);

/** True until somebody has an account. */
export async function isUnclaimed({ database }: Needs<"database">): Promise<boolean> {
  const { rows } = await database.pool.query<{ unclaimed: boolean }>(
    "select not exists (select from users) as unclaimed",
  );
  return rows[0]!.unclaimed;
}

/** A fresh one-time code for the first account; null if there is an account already. Older codes stop working. [AC2] */
export async function renewClaimCode(services: Needs<"database">): Promise<string | null> {
  if (!(await isUnclaimed(services))) return null;
  const code = `${randomText(5)}-${randomText(5)}-${randomText(5)}-${randomText(5)}-${randomText(6)}`;
  await services.database.pool.query("update installation set claim_code_hash = $1", [hashOf(code)]);
  return code;
}

export async function isClaimCode({ database }: Needs<"database">, code: string): Promise<boolean> {
  const { rowCount } = await database.pool.query("select from installation where claim_code_hash = $1", [
    hashOf(code.trim().toLowerCase()),
  ]);
  return rowCount === 1;
}
