/** Sends a browser to the provider: to sign in, or to test the settings. */
import { asc, inArray, lt } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { MAX_NEXT } from "../contract/index.ts";
import { ATTEMPT_MS, newAttempt } from "./browser-secret.ts";
import { findOpenConnection, redirectUrl, settingsOf } from "./connection.ts";
import { openProvider, type ProviderPorts } from "./provider.ts";
import { attempts } from "./sso-tables.ts";

/** Sign-ins that have begun, of all workspaces. Beyond it the oldest end. */
const MAX_OPEN = 20_000;

export type BeginPorts = Needs<"addresses" | "clock" | "database"> & ProviderPorts;

interface Begin {
  workspaceId: string;
  /** The owner who tests; null for a sign-in. */
  testedBy: string | null;
  next: string;
}

/** Only paths of this app: a fresh session must not be led to somebody else's site. */
export function pathWithin(next: string | undefined): string {
  if (next === undefined || next.length > MAX_NEXT || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes("\\"))
    return "/";
  const base = "http://app.invalid";
  const url = URL.parse(next, base);
  return url?.origin === base ? url.pathname + url.search + url.hash : "/";
}

/** Answers the provider's page. AppError 404 without a provider, `provider_unusable` where it does not answer. */
export async function beginSignIn(
  services: BeginPorts,
  { workspaceId, testedBy, next }: Begin,
  request: Request,
): Promise<{ url: string; setCookie: string[] }> {
  const row = await findOpenConnection(services, workspaceId);
  await using provider = await openProvider(services, await settingsOf(services, row));
  const { state, stateHash, browserHash, nonce, verifier, setCookie } = await newAttempt(services, request);
  const url = await provider.signInPage({ redirectUrl: redirectUrl(services), state, nonce, verifier });
  const expiresAt = new Date(services.clock.now() + ATTEMPT_MS);
  await services.database.sql
    .insert(attempts)
    .values({ stateHash, browserHash, workspaceId, version: row!.version, testedBy, next, expiresAt });
  return { url: url.href, setCookie };
}

/** Ends those that were never finished. */
export async function clearAttempts({ clock, database }: Needs<"clock" | "database">): Promise<void> {
  await database.sql.delete(attempts).where(lt(attempts.expiresAt, new Date(clock.now())));
  const beyond = (await database.sql.$count(attempts)) - MAX_OPEN;
  if (beyond <= 0) return;
  const oldest = database.sql
    .select({ stateHash: attempts.stateHash })
    .from(attempts)
    .orderBy(asc(attempts.expiresAt))
    .limit(beyond);
  await database.sql.delete(attempts).where(inArray(attempts.stateHash, oldest));
}
