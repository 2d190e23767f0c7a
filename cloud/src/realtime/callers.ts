/** The caller that a token identifies, and the dialect's words for a refused one. */
import type { Backend, Caller } from "../backend/port.ts";
import { TokenProblem, type TokenReason } from "../tokens/token-text.ts";

export interface ChannelCaller extends Caller {
  /** Milliseconds since the epoch; null for a token that does not end. */
  expiresAt: number | null;
}

/** Sent to the client as it is. */
export class CallerProblem extends Error {}

const WORDS: Record<TokenReason, string> = {
  empty: "MalformedJWT: The token provided is not a valid JWT",
  parts: "MalformedJWT: The token provided is not a valid JWT",
  malformed: "MalformedJWT: The token provided is not a valid JWT",
  algorithm: "JwtSignatureError: Failed to validate JWT signature",
  signature: "JwtSignatureError: Failed to validate JWT signature",
  expired: "InvalidJWTToken: Token has expired",
  not_yet_valid: "InvalidJWTToken: Token is not valid yet",
  issued_in_future: "InvalidJWTToken: Token is not valid yet",
};

const ANONYMOUS: ChannelCaller = { role: "anon", claims: { role: "anon" }, expiresAt: null };

/** A key that is no token says nothing about anybody. Rejects with CallerProblem. */
export async function callerOf({ keys, clock }: Backend, credential: string | null): Promise<ChannelCaller> {
  if (credential === null) return ANONYMOUS;
  try {
    const claims = await keys.verify(credential, clock.now());
    const role = typeof claims.role === "string" ? claims.role : "anon";
    return { role, claims, expiresAt: claims.exp === undefined ? null : claims.exp * 1000 };
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    throw new CallerProblem(WORDS[error.reason]);
  }
}
