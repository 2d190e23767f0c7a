/** Hashes as Supabase keeps them (bcrypt), so that imported people sign in with what they have. */
import { randomText } from "@slipway/kernel/ids";
import bcrypt from "bcryptjs";

const COST = 10;
/** Of nobody: a login for an unknown address takes as long as one with a wrong password. */
let nobody: Promise<string> | null = null;
const BCRYPT = /^\$2[abxy]?\$\d{2}\$[./A-Za-z0-9]{53}$/;

export const isBcryptHash = (text: string): boolean => BCRYPT.test(text);

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, COST);

/** `hash` null or of another kind: false, after the same work. */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const isKnown = hash !== null && isBcryptHash(hash);
  nobody ??= hashPassword(randomText(20));
  const matches = await bcrypt.compare(password, isKnown ? hash : await nobody);
  return isKnown && matches;
}
