/** The caller: the token's role and claims, or anon. */
import type { Backend } from "../backend/port.ts";
import { TokenProblem, type TokenClaims } from "../tokens/token-text.ts";
import { tokenRefused, type RestError } from "./rest-error.ts";

export interface RestCaller {
  role: string;
  claims: TokenClaims;
  /** Brought a token of a role that is not anon. */
  isSignedIn: boolean;
}

const ANONYMOUS_ROLE = "anon";
const ANONYMOUS: RestCaller = {
  role: ANONYMOUS_ROLE,
  claims: Object.freeze({ role: ANONYMOUS_ROLE }),
  isSignedIn: false,
};

function refusal({ reason, parts }: TokenProblem): RestError {
  switch (reason) {
    case "empty":
      return tokenRefused("PGRST301", "Empty JWT is sent in Authorization header", null);
    case "parts":
      return tokenRefused("PGRST301", `Expected 3 parts in JWT; got ${parts}`, null);
    case "algorithm":
      return tokenRefused("PGRST301", "Wrong or unsupported encoding algorithm", null);
    case "signature":
      return tokenRefused(
        "PGRST301",
        "No suitable key or wrong key type",
        "None of the keys was able to decode the JWT",
      );
    case "malformed":
      return tokenRefused("PGRST301", "JWT couldn't be decoded", null);
    case "expired":
      return tokenRefused("PGRST303", "JWT expired", null);
    case "not_yet_valid":
      return tokenRefused("PGRST303", "JWT not yet valid", null);
    case "issued_in_future":
      return tokenRefused("PGRST303", "JWT issued at future", null);
  }
}

/** Rejects with RestError PGRST301 or PGRST303. */
export async function callerOf(credential: string | null, { keys, clock }: Backend): Promise<RestCaller> {
  if (credential === null) return ANONYMOUS;
  try {
    const claims = await keys.verify(credential, clock.now());
    const role = typeof claims.role === "string" ? claims.role : ANONYMOUS_ROLE;
    return { role, claims, isSignedIn: role !== ANONYMOUS_ROLE };
  } catch (error) {
    throw error instanceof TokenProblem ? refusal(error) : error;
  }
}
