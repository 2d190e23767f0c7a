/** The keys of one project's backend. Tokens are JWTs; the two named keys are tokens that end a decade after they were made. */
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
 * What it signed for visitors and signed-in people still holds until then: a live site has the former anon key until it is published again,
 * and whoever is signed in stays so. The former service key, and any other role, has ended with it.
 */
export interface FormerSecret {
  secret: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Roles that gain nothing from an older signature: row-level security decides about both. */
const FORMER_ROLES: readonly unknown[] = ["anon", "authenticated"];

export interface ProjectKeysInit {
  /** HS256. At least 32 characters. */
  secret: string;
  /** New tokens are signed with the first; all verify. Without any, tokens are signed with the secret. */
  signingKeys?: readonly SigningKey[];
  /** When the secret was made, in seconds: the named keys end a decade later. Default: the first second of 2024. */
  issuedAt?: number;
  /** The secret before, after the keys were replaced. */
  former?: FormerSecret | null;
  /** Given ones instead of ones made from the secret: the usual demo keys. */
  anonKey?: string;
  serviceKey?: string;
}

export interface ProjectKeys {
  /** What browsers may know. Role anon. */
  readonly anonKey: string;
  /** Passes row-level security: servers only. Role service_role. */
  readonly serviceKey: string;
  /** What functions call the AI gateway with. No token: it opens nothing else, and new keys of a project come with another one. */
  readonly aiKey: string;
  /** Signs with the newest signing key, else with the secret. `iat` and `exp` are the caller's. */
  sign(claims: TokenClaims): string;
  /** As `sign`, always with a key whose public half anybody may have: what other applications are given, they can check. */
  signForOthers(claims: TokenClaims): string;
  /**
   * Throws TokenProblem. `now` in milliseconds; clocks may differ by `LEEWAY_SECONDS`. The claims cannot be changed: a token that comes
   * again has the same ones.
   */
  verify(token: string, now: number): TokenClaims;
  /** Public halves, as JSON Web Keys. */
  publicKeys(): Record<string, unknown>[];
  /** Those that `signForOthers` signs with. */
  publicKeysForOthers(): Record<string, unknown>[];
}

/** What PostgREST grants clocks that differ. */
const LEEWAY_SECONDS = 30;
const DECADE_SECONDS = 10 * 365 * 24 * 3600;
/** Of API keys of before their time was noted: the same secret always makes the same key. */
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

/** The key decides the algorithm, never the token: a public key cannot be passed off as a secret. */
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
 * An ID token says to one application who somebody is, and opens nothing: whoever gets hold of it, and of applications that is more than
 * one, would otherwise be that person here.
 */
export const ID_TOKEN = "id";

/** Of one project: people's tokens live an hour, and a request comes with its last one again and again. */
const MOST_VERIFIED = 200;
/** Longer ones are checked afresh: what is kept has a bound in bytes, too. */
const LONGEST_KEPT = 2048;

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** When the two named keys of a secret end, in seconds. */
export const namedKeysEnd = (issuedAt: number = KEY_ISSUED): number => issuedAt + DECADE_SECONDS;

interface Verified {
  claims: TokenClaims;
  /** Signed before the keys were replaced. */
  isFormer: boolean;
}

/** Signed with the former secret, for somebody for whom it still holds. */
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
  /** Signatures that held. Other keys of the project come with another memory, and times are looked at every time. */
  const verified = new RecentMap<Verified>(MOST_VERIFIED);
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
