/** A JWT in its compact form, before anybody trusts it (RFC 7515, RFC 7519). */
import { parseJson } from "@slipway/kernel/json-bounds";

export interface TokenHeader {
  alg: string;
  kid?: string;
}

export interface TokenClaims {
  role?: string;
  sub?: string;
  /** Seconds since the epoch, as are `iat` and `nbf`. */
  exp?: number;
  iat?: number;
  nbf?: number;
  [claim: string]: unknown;
}

export type TokenReason =
  | "empty"
  /** Not three parts. */
  | "parts"
  | "malformed"
  /** `none`, or one that no key here has. */
  | "algorithm"
  | "signature"
  | "expired"
  | "not_yet_valid"
  | "issued_in_future";

/** Each protocol has words of its own for the reasons. */
export class TokenProblem extends Error {
  readonly reason: TokenReason;
  /** Number of the text's parts, for `parts`. */
  readonly parts: number;

  constructor(reason: TokenReason, parts: number) {
    super(`token refused: ${reason}`);
    this.name = "TokenProblem";
    this.reason = reason;
    this.parts = parts;
  }
}

export const tokenProblem = (reason: TokenReason, parts = 3): TokenProblem => new TokenProblem(reason, parts);

/** Tokens of ours have about 1 KB; a header line may have 32. */
const MAX_LENGTH = 16_384;
const BASE64URL = /^[A-Za-z0-9_-]*$/;

function readPart(part: string): Record<string, unknown> {
  try {
    const value: unknown = parseJson(Buffer.from(part, "base64url").toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw tokenProblem("malformed");
  }
  throw tokenProblem("malformed");
}

const isTime = (value: unknown): boolean =>
  value === undefined || (typeof value === "number" && Number.isFinite(value));

/** Shape only: nothing is verified yet. Throws TokenProblem. */
export function readToken(token: string): { header: TokenHeader; claims: TokenClaims } {
  if (token === "") throw tokenProblem("empty", 0);
  const parts = token.split(".");
  if (parts.length !== 3) throw tokenProblem("parts", parts.length);
  if (token.length > MAX_LENGTH || !parts.every((part) => BASE64URL.test(part))) throw tokenProblem("malformed");
  const { alg, kid, crit } = readPart(parts[0]!);
  const claims = readPart(parts[1]!);
  if (typeof alg !== "string" || (kid !== undefined && typeof kid !== "string")) throw tokenProblem("malformed");
  // No extension is understood here, and such a token has to be refused then (RFC 7515, 4.1.11).
  if (crit !== undefined) throw tokenProblem("malformed");
  if (![claims.exp, claims.iat, claims.nbf].every(isTime)) throw tokenProblem("malformed");
  return { header: { alg, ...(kid === undefined ? {} : { kid }) }, claims: claims as TokenClaims };
}
