/**
 * The keys of one project's backend. Tokens are JWTs; the two named keys are tokens that expire a decade after they
 * were made.
 */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  sign,
  timingSafeEqual,
  verify,
  type KeyObject,
} from "node:crypto";
import { RecentMap } from "@slipway/kernel/recent-map";
import { sharedKeyOf } from "./shared-key.ts";
import { readToken, tokenProblem, type TokenClaims, type TokenHeader } from "./token-text.ts";

/** A signing key pair; clients find the public half in `/auth/v1/.well-known/jwks.json`. */
export interface SigningKey {
  kid: string;
  algorithm: "RS256" | "ES256";
  /** PEM, PKCS 8. */
  privateKey: string;
}

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
  sign(claims: TokenClaims): string;
  /**
   * As `sign`, always with a key whose public half is available, so that other applications can verify their tokens.
   */
  signForOthers(claims: TokenClaims): string;
  /**
   * Throws TokenProblem. `now` in milliseconds; clocks may differ by `LEEWAY_SECONDS`. The claims are frozen, because a
   * token that comes again gets the same object.
   */
  verify(token: string, now: number): TokenClaims;
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

interface LoadedKey extends SigningKey {
  secret: KeyObject;
  shared: KeyObject;
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function signHs256(secret: string, claims: TokenClaims): string {
  const text = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

function signWith({ kid, algorithm, secret }: LoadedKey, claims: TokenClaims): string {
  const text = `${base64url({ alg: algorithm, typ: "JWT", kid })}.${base64url(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key: secret, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

/** The key decides the algorithm, never the token, so that a public key cannot be used as a secret. */
function isSigned(token: string, header: TokenHeader, keys: { secret: string; pairs: readonly LoadedKey[] }): boolean {
  const end = token.lastIndexOf(".");
  const text = token.slice(0, end);
  const signature = Buffer.from(token.slice(end + 1), "base64url");
  if (header.alg === "HS256") {
    const expected = createHmac("sha256", keys.secret).update(text).digest();
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  }
  return keys.pairs
    .filter((pair) => pair.algorithm === header.alg && (header.kid === undefined || header.kid === pair.kid))
    .some(({ shared }) => verify("sha256", Buffer.from(text), { key: shared, dsaEncoding: "ieee-p1363" }, signature));
}

const loaded = (key: SigningKey): LoadedKey => ({
  ...key,
  secret: createPrivateKey(key.privateKey),
  shared: createPublicKey(key.privateKey),
});

const publicKey = ({ kid, algorithm, shared }: LoadedKey): Record<string, unknown> => ({
  ...shared.export({ format: "jwk" }),
  kid,
  alg: algorithm,
  use: "sig",
  key_ops: ["verify"],
});

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

/** Verified tokens of one project: people's tokens live an hour, and a client sends the same one again and again. */
const MAX_VERIFIED = 200;
/** Longer tokens are verified each time, so that the cache has a bound in bytes, too. */
const LONGEST_KEPT = 2048;

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

/** Whether a token is signed with the former secret and still valid. */
function isFormersOwn(
  token: string,
  { header, claims }: ReturnType<typeof readToken>,
  former: FormerSecret | null,
): boolean {
  if (former === null || header.alg !== "HS256" || !FORMER_ROLES.includes(claims["role"])) return false;
  return isSigned(token, header, { secret: former.secret, pairs: [] });
}

export function createProjectKeys(init: ProjectKeysInit): ProjectKeys {
  const { secret, signingKeys = [], issuedAt = KEY_ISSUED, former = null, anonKey, serviceKey } = init;
  const pairs = signingKeys.map(loaded);
  const apiKey = (role: string): string =>
    signHs256(secret, { iss: "slipway", role, iat: issuedAt, exp: namedKeysEnd(issuedAt) });
  const [newest] = pairs;
  let shared: LoadedKey | null = null;
  const sharedKey = (): LoadedKey => newest ?? (shared ??= loaded(sharedKeyOf(secret)));
  /** Cache of valid signatures. New keys of the project come with a new cache, and times are checked every time. */
  const verified = new RecentMap<Verified>(MAX_VERIFIED);
  const claimsOf = (token: string): Verified => {
    const before = verified.get(token);
    if (before !== undefined) return before;
    const { header, claims } = readToken(token);
    if (!["HS256", "RS256", "ES256"].includes(header.alg)) throw tokenProblem("algorithm");
    const known = header.alg === "ES256" && newest === undefined ? [sharedKey()] : pairs;
    const isFormer = !isSigned(token, header, { secret, pairs: known });
    if (isFormer && !isFormersOwn(token, { header, claims }, former)) throw tokenProblem("signature");
    if (claims.token_use === ID_TOKEN) throw tokenProblem("malformed");
    const found = { claims, isFormer };
    if (token.length <= LONGEST_KEPT) verified.set(token, frozen(found));
    return found;
  };
  return {
    anonKey: anonKey ?? apiKey("anon"),
    serviceKey: serviceKey ?? apiKey("service_role"),
    aiKey: `slipway_ai_${createHmac("sha256", secret).update("key of the AI gateway").digest("base64url")}`,
    sign: (claims) => (newest === undefined ? signHs256(secret, claims) : signWith(newest, claims)),
    verify(token, now) {
      const { claims, isFormer } = claimsOf(token);
      if (isFormer && now >= former!.until) throw tokenProblem("signature");
      checkTimes(claims, now);
      return claims;
    },
    signForOthers: (claims) => signWith(sharedKey(), claims),
    publicKeys: () => pairs.map(publicKey),
    publicKeysForOthers: () => (newest === undefined ? [publicKey(sharedKey())] : pairs.map(publicKey)),
  };
}
