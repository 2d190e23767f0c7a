/**
 * The keys of one project's backend. Tokens are JWTs; the two named keys are tokens that expire a decade after they
 * were made.
 */
import { createHmac } from "node:crypto";
import { RecentMap } from "@slipway/kernel/recent-map";
import { sharedKeyOf } from "./shared-key.ts";
import {
  importSecret,
  isSignedWith,
  loadPair,
  publicKey,
  signWithPair,
  signWithSecret,
  type LoadedKey,
  type SigningKey,
} from "./signatures.ts";
import { readToken, tokenProblem, type TokenClaims, type TokenHeader } from "./token-text.ts";

export type { SigningKey } from "./signatures.ts";

/**
 * Until then, tokens of visitors and signed-in people that it signed stay valid: a live site has the former anon key
 * until it is published again, and people stay signed in. The former service key and any other role end at once.
 */
export interface FormerSecret {
  secret: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Roles that gain nothing by an older signature, since row-level security decides about both. */
const FORMER_ROLES: readonly unknown[] = ["anon", "authenticated"];

export interface ProjectKeysInit {
  /** HS256. At least 32 characters. */
  secret: string;
  /** New tokens are signed with the first; all verify. Without any, tokens are signed with the secret. */
  signingKeys?: readonly SigningKey[];
  /** When the secret was made, in seconds; the named keys expire a decade later. Default: the first second of 2024. */
  issuedAt?: number;
  /** The previous secret, after the keys were replaced. */
  former?: FormerSecret | null;
  /** Given keys instead of ones made from the secret: the usual demo keys. */
  anonKey?: string;
  serviceKey?: string;
}

export interface ProjectKeys {
  /** Role anon. Browsers may know it. */
  readonly anonKey: string;
  /** Role service_role, which bypasses row-level security: for servers only. */
  readonly serviceKey: string;
  /**
   * Key with which functions call the AI gateway. It is no token and opens nothing else; replacing a project's keys
   * replaces it.
   */
  readonly aiKey: string;
  /** Signs with the newest signing key, else with the secret. `iat` and `exp` are the caller's. */
  sign(claims: TokenClaims): Promise<string>;
  /**
   * As `sign`, always with a key whose public half is available, so that other applications can verify their tokens.
   */
  signForOthers(claims: TokenClaims): Promise<string>;
  /**
   * Rejects with TokenProblem. `now` in milliseconds; clocks may differ by `LEEWAY_SECONDS`. The claims are frozen, because a
   * token that comes again gets the same object.
   */
  verify(token: string, now: number): Promise<TokenClaims>;
  /** Public halves, as JSON Web Keys. */
  publicKeys(): Record<string, unknown>[];
  /** Public halves of the keys that `signForOthers` uses. */
  publicKeysForOthers(): Record<string, unknown>[];
}

/** PostgREST's tolerance for clocks that differ. */
const LEEWAY_SECONDS = 30;
const DECADE_SECONDS = 10 * 365 * 24 * 3600;
/** Time of issue for API keys from before it was recorded: the same secret always makes the same key. */
const KEY_ISSUED = 1_704_067_200;

function checkTimes(claims: TokenClaims, now: number): void {
  const seconds = now / 1000;
  if (claims.exp !== undefined && claims.exp < seconds - LEEWAY_SECONDS) throw tokenProblem("expired");
  if (claims.nbf !== undefined && claims.nbf > seconds + LEEWAY_SECONDS) throw tokenProblem("not_yet_valid");
  if (claims.iat !== undefined && claims.iat > seconds + LEEWAY_SECONDS) throw tokenProblem("issued_in_future");
}

/**
 * An ID token tells one application who somebody is and opens nothing. Otherwise anybody who gets hold of one, and
 * several applications do, could act as that person here.
 */
export const ID_TOKEN = "id";

/**
 * Verified tokens of one project: people's tokens live an hour, and a client sends the same one again and again. A project
 * with more people at a time pays about 70 µs more for each request of REST (decision 141).
 */
const MAX_VERIFIED = 1000;
/** Longer tokens are verified each time, so that the cache has a bound in bytes, too. */
const MAX_KEPT_LENGTH = 2048;

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** When the two named keys of a secret expire, in seconds. */
export const namedKeysEnd = (issuedAt: number = KEY_ISSUED): number => issuedAt + DECADE_SECONDS;

interface Verified {
  claims: TokenClaims;
  /** Whether it was signed before the keys were replaced. */
  isFormer: boolean;
}

type Keys = { [algorithm in "HS256" | "RS256" | "ES256"]: (header: TokenHeader) => readonly VerifyingKey[] };
type VerifyingKey = Parameters<typeof isSignedWith>[1];

const ofPairs = (pairs: readonly LoadedKey[], { alg, kid }: TokenHeader): VerifyingKey[] =>
  pairs.filter((pair) => pair.algorithm === alg && (kid === undefined || kid === pair.kid)).map(({ shared }) => shared);

/** The cache holds signatures that held. New keys of the project come with a new cache, and times are checked every time. */
function verifier(keys: Keys, formerKey: VerifyingKey | null): (token: string) => Promise<Verified> {
  const verified = new RecentMap<Verified>(MAX_VERIFIED);
  return async (token) => {
    const before = verified.get(token);
    if (before !== undefined) return before;
    const { header, claims } = readToken(token);
    const { alg } = header;
    if (alg !== "HS256" && alg !== "RS256" && alg !== "ES256") throw tokenProblem("algorithm");
    let isFormer = true;
    for (const key of keys[alg](header)) if (isFormer) isFormer = !(await isSignedWith(token, key, alg));
    if (isFormer) {
      const mayBeFormer = formerKey !== null && alg === "HS256" && FORMER_ROLES.includes(claims.role);
      if (!mayBeFormer || !(await isSignedWith(token, formerKey, alg))) throw tokenProblem("signature");
    }
    if (claims.token_use === ID_TOKEN) throw tokenProblem("malformed");
    const found = { claims, isFormer };
    if (token.length <= MAX_KEPT_LENGTH) verified.set(token, frozen(found));
    return found;
  };
}

export async function createProjectKeys(init: ProjectKeysInit): Promise<ProjectKeys> {
  const { secret, signingKeys = [], issuedAt = KEY_ISSUED, former = null, anonKey, serviceKey } = init;
  const key = await importSecret(secret);
  const pairs = signingKeys.map(loadPair);
  const apiKey = (role: string): Promise<string> =>
    signWithSecret(key, { iss: "slipway", role, iat: issuedAt, exp: namedKeysEnd(issuedAt) });
  const [newest] = pairs;
  let shared: LoadedKey | null = null;
  const sharedKey = (): LoadedKey => newest ?? (shared ??= loadPair(sharedKeyOf(secret)));
  const claimsOf = verifier(
    {
      HS256: () => [key],
      RS256: (header) => ofPairs(pairs, header),
      ES256: (header) => ofPairs(newest === undefined ? [sharedKey()] : pairs, header),
    },
    former === null ? null : await importSecret(former.secret),
  );
  return {
    anonKey: anonKey ?? (await apiKey("anon")),
    serviceKey: serviceKey ?? (await apiKey("service_role")),
    aiKey: `slipway_ai_${createHmac("sha256", secret).update("key of the AI gateway").digest("base64url")}`,
    sign: (claims) => (newest === undefined ? signWithSecret(key, claims) : signWithPair(newest, claims)),
    async verify(token, now) {
      const { claims, isFormer } = await claimsOf(token);
      if (isFormer && now >= former!.until) throw tokenProblem("signature");
      checkTimes(claims, now);
      return claims;
    },
    signForOthers: async (claims) => signWithPair(sharedKey(), claims),
    publicKeys: () => pairs.map(publicKey),
    publicKeysForOthers: () => (newest === undefined ? [publicKey(sharedKey())] : pairs.map(publicKey)),
  };
}
