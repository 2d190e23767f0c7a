/** Hashes as Supabase keeps them (bcrypt), so that imported people sign in with what they have. */
import { randomText } from "@slipway/kernel/ids";
import { workOut } from "./hashing-threads.ts";

const COST = 10;
/** Each step doubles the work: this one takes a second or two, what bcrypt would allow takes days. */
const MOST_COST = 14;
const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const HASH_LENGTH = 53;

/** Of bcrypt, and worked out within seconds. A project's SQL can write any other into its people's rows. */
export function isUsableHash(text: string): boolean {
  const cost = Number(BCRYPT.exec(text)?.[1] ?? Number.NaN);
  return cost >= 4 && cost <= MOST_COST;
}

/** What is said to whoever brings another one. */
export const HASH_RULE = `Only bcrypt password hashes with a cost of 4 to ${MOST_COST} are supported`;

/** Looks like a hash, and nobody knows of what. */
export const hashOfNobody = (): string => `$2a$${COST}$${randomText(HASH_LENGTH)}`;

/** `project`: in whose turn. */
export const hashPassword = async (project: string, password: string): Promise<string> =>
  (await workOut(project, { password, hash: null, cost: COST })) as string;

/** `hash` null or none that is usable: false, after the same work, so that it does not tell who has an account. */
export async function isPasswordOf(project: string, hash: string | null, password: string): Promise<boolean> {
  const isKnown = hash !== null && isUsableHash(hash);
  const matches = await workOut(project, { password, hash: isKnown ? hash : hashOfNobody(), cost: COST });
  return isKnown && matches === true;
}
