/** Hashes as Supabase keeps them (bcrypt), so that imported people sign in with what they have. */
import { randomText } from "@slipway/kernel/ids";
import { workOut } from "./hashing-threads.ts";

const COST = 10;
/** Each step doubles the work: this one takes a second or two, and bcrypt's own maximum takes days. */
const MAX_COST = 14;
const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const HASH_LENGTH = 53;

/**
 * Accepts bcrypt hashes that are checked within seconds. A project's SQL can write any other text into its people's
 * rows.
 */
export function isUsableHash(text: string): boolean {
  const cost = Number(BCRYPT.exec(text)?.[1] ?? Number.NaN);
  return cost >= 4 && cost <= MAX_COST;
}

/** The refusal for any other hash. */
export const HASH_RULE = `Only bcrypt password hashes with a cost of 4 to ${MAX_COST} are supported`;

/** A well-formed hash that matches no known password. */
export const hashOfNobody = (): string => `$2a$${COST}$${randomText(HASH_LENGTH)}`;

/** `project` decides the turn in the queue. */
export const hashPassword = async (project: string, password: string): Promise<string> =>
  (await workOut(project, { password, hash: null, cost: COST })) as string;

/**
 * Answers false for a null or unusable `hash` after the same work, so that the time does not tell who has an account.
 */
export async function isPasswordOf(project: string, hash: string | null, password: string): Promise<boolean> {
  const isKnown = hash !== null && isUsableHash(hash);
  const matches = await workOut(project, { password, hash: isKnown ? hash : hashOfNobody(), cost: COST });
  return isKnown && matches === true;
}
