/**
 * Values that exist once per installation: its id (cookie names), the signing secret, the code for the first account.
 */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { randomText } from "@slipway/kernel/ids";
import { createSeal, type Seal } from "@slipway/platform/secrets/seal";
import type { Needs } from "../../services.ts";
import { installation, users } from "./accounts-tables.ts";

export interface Installation {
  id: string;
  secret: string;
}

/** SHA-256, hex: random secrets of at least 128 bits need no slow hash. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export async function loadInstallation({ database }: Needs<"database">): Promise<Installation> {
  await database.sql
    .insert(installation)
    .values({ id: randomText(10), secret: randomText(52) })
    .onConflictDoNothing();
  const [row] = await database.sql.select({ id: installation.id, secret: installation.secret }).from(installation);
  return row!;
}

/**
 * Encrypts values that must not be readable in the database or a backup. The secret is in the readable part of neither.
 */
export const installationSeal = async (services: Needs<"database">): Promise<Seal> =>
  createSeal((await loadInstallation(services)).secret);

/** True until somebody has an account. */
export async function isUnclaimed({ database }: Needs<"database">): Promise<boolean> {
  return (await database.sql.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** A fresh one-time code for the first account; null if there is an account already. Older codes stop working. [AC2] */
export async function renewClaimCode(services: Needs<"database">): Promise<string | null> {
  if (!(await isUnclaimed(services))) return null;
  const code = `${randomText(5)}-${randomText(5)}-${randomText(5)}-${randomText(5)}-${randomText(6)}`;
  await services.database.sql.update(installation).set({ claimCodeHash: hashOf(code) });
  return code;
}

export async function isClaimCode({ database }: Needs<"database">, code: string): Promise<boolean> {
  const hash = hashOf(code.trim().toLowerCase());
  return (await database.sql.$count(installation, eq(installation.claimCodeHash, hash))) === 1;
}
