/**
 * The cookie that binds a sign-in to the browser that began it. The database has only hashes of it and of the state, and PKCE
 * verifier and nonce follow from both, so nothing that is stored completes a sign-in.
 */
import { createHmac } from "node:crypto";
import { randomText } from "@slipway/kernel/ids";
import { cookiesFor, hashOf, loadInstallation, ownCookie } from "../../accounts/server/index.ts";
import type { Needs } from "../../services.ts";

export const ATTEMPT_MS = 10 * 60_000;
/** 160 bits. */
const LENGTH = 32;
const STATE = /^[0-9a-z]{32}$/;

export interface Attempted {
  state: string;
  stateHash: string;
  browserHash: string;
  nonce: string;
  verifier: string;
}

const derived = (secret: string, what: string, state: string): string =>
  createHmac("sha256", secret).update(`${what} ${state}`).digest("base64url");

const attemptedWith = (secret: string, state: string): Attempted => ({
  ...{ state, stateHash: hashOf(state), browserHash: hashOf(secret) },
  ...{ nonce: derived(secret, "nonce", state), verifier: derived(secret, "verifier", state) },
});

/** One cookie for each sign-in, so that two tabs do not disturb each other. */
const cookieName = async (services: Needs<"database">, state: string): Promise<string> =>
  `slipway-sso-${(await loadInstallation(services)).id}-${hashOf(state).slice(0, 8)}`;

const line = (name: string, value: string, seconds: number): string =>
  `__Host-${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;

type CookiePorts = Needs<"addresses" | "database">;

export async function newAttempt(
  services: CookiePorts,
  { headers }: Request,
): Promise<Attempted & { setCookie: string[] }> {
  const [secret, state] = [randomText(LENGTH), randomText(LENGTH)];
  const cookie = line(await cookieName(services, state), secret, ATTEMPT_MS / 1000);
  const setCookie = cookiesFor(headers.get("user-agent") ?? "", [cookie], services.addresses);
  return { ...attemptedWith(secret, state), setCookie };
}

/** Null for a state that is none of ours; `attempted` null: this browser has not begun the sign-in. */
export async function attemptIn(
  services: CookiePorts,
  { headers }: Request,
  state: string | null,
): Promise<{ stateHash: string; attempted: Attempted | null; clearCookie: string[] } | null> {
  if (state === null || !STATE.test(state)) return null;
  const name = await cookieName(services, state);
  const secret = ownCookie(headers.get("cookie"), name, services.addresses);
  const clearCookie = cookiesFor(headers.get("user-agent") ?? "", [line(name, "", 0)], services.addresses);
  return { stateHash: hashOf(state), attempted: secret === null ? null : attemptedWith(secret, state), clearCookie };
}
