/** scrypt with its cost written into the stored text, so that the cost can change without locking anybody out. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import { tooManySignIns } from "./auth-errors.ts";

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** About 64 MiB and 60-120 ms a password. */
const COST: Cost = { N: 2 ** 16, r: 8, p: 1 };
const COST_IN_TESTS: Cost = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;
/** Above what COST needs, so a stored text cannot demand more. */
const MAX_MEMORY = 128 * 2 ** 20;

/**
 * Each hash takes 64 MiB and one of the four threads that also read files and open database connections. Half of them
 * stay free, and nobody waits longer than about ten seconds.
 */
const hashes = new FairQueue({ name: "password", atOnce: 2, waiting: { max: 50, onFull: tooManySignIns } });

/** Throws AppError `rate_limited`. */
const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  hashes.run(() => scryptKey(password, salt, cost));

const scryptKey = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer): void => (error === null ? resolve(key) : reject(error));
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY }, done);
  });

export async function hashPassword(password: string, testing: boolean): Promise<string> {
  const cost = testing ? COST_IN_TESTS : COST;
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** False for a wrong password and for text that `hashPassword` did not write. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
