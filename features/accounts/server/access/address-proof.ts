/**
 * A mailed link shows whose address it is, and not who made the account: anybody may have typed the address, and a password. So the
 * link proves the address in a browser that is signed in as the account, or together with the account's password. Whoever does not know
 * the password sets a new one by mail, which ends what somebody else had set up.
 */
import { verifyJWT } from "better-auth/crypto";
import type { Installation } from "../installation.ts";

/** The address that a valid link proves; null for any other text. */
export async function addressIn({ secret }: Installation, token: string): Promise<string | null> {
  const payload = await verifyJWT<{ email?: unknown }>(token, secret);
  return typeof payload?.email === "string" ? payload.email : null;
}

/** The page that asks for the password. */
export const passwordPage = (token: string, email: string): string =>
  `/login?${new URLSearchParams({ proof: token, email }).toString()}`;
