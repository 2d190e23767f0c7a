/** Google as an OpenID provider: where it stands, and what its ID tokens say. */
import { boundedResponse } from "@slipway/platform/egress/bounded-response";
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from "jose";
import { authError, oauthError } from "../auth-error.ts";

export interface GoogleEndpoints {
  authorize: string;
  token: string;
  keys: string;
  /** Accepted values of `iss`. */
  issuers: readonly string[];
}

export const GOOGLE: GoogleEndpoints = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  keys: "https://www.googleapis.com/oauth2/v3/certs",
  issuers: ["https://accounts.google.com", "accounts.google.com"],
};

export const GOOGLE_ORIGINS = ["https://oauth2.googleapis.com", "https://www.googleapis.com"] as const;

const TIMEOUT_MS = 10_000;
/** Such answers have a few kilobytes. */
const MAX_ANSWER_BYTES = 262_144;

/** Somebody as their provider knows them. */
export interface ExternalPerson {
  provider: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** For `identity_data` and `user_metadata`. */
  data: Record<string, unknown> & { sub: string };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function personOf(claims: JWTPayload): ExternalPerson {
  const subject = textOf(claims.sub);
  if (subject === "") throw oauthError("invalid request", "Missing sub claim in id_token");
  const email = textOf(claims.email).toLowerCase();
  const isEmailVerified = claims.email_verified === true || claims.email_verified === "true";
  const optional = {
    name: textOf(claims.name),
    full_name: textOf(claims.name),
    avatar_url: textOf(claims.picture),
    picture: textOf(claims.picture),
    email,
  };
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ""));
  const hosted = textOf(claims.hd) === "" ? {} : { custom_claims: { hd: claims.hd } };
  return {
    provider: "google",
    subject,
    email,
    isEmailVerified,
    data: {
      iss: textOf(claims.iss),
      sub: subject,
      provider_id: subject,
      ...known,
      ...hosted,
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}

export interface VerifiedIdToken {
  person: ExternalPerson;
  nonce: string;
}

interface IdTokenCheck {
  endpoints: GoogleEndpoints;
  fetch: typeof globalThis.fetch;
  clientIds: readonly string[];
  now: number;
}

/** Keys are asked for once and kept while they verify; one set per address, so that nothing grows with projects. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keySetOf({ endpoints, fetch }: IdTokenCheck) {
  const known = keySets.get(endpoints.keys);
  if (known !== undefined) return known;
  const made = createRemoteJWKSet(new URL(endpoints.keys), { timeoutDuration: TIMEOUT_MS, [customFetch]: fetch });
  keySets.set(endpoints.keys, made);
  return made;
}

export async function verifyIdToken(token: string, check: IdTokenCheck): Promise<VerifiedIdToken> {
  const claims = await jwtVerify(token, keySetOf(check), {
    issuer: [...check.endpoints.issuers],
    algorithms: ["RS256", "ES256"],
    currentDate: new Date(check.now),
  }).then(
    ({ payload }) => payload,
    () => {
      throw oauthError("invalid request", "Bad ID token");
    },
  );
  const audiences = [claims.aud].flat().map(textOf);
  if (!audiences.some((audience) => check.clientIds.includes(audience))) {
    throw oauthError("invalid request", `Unacceptable audience in id_token: [${audiences.join(" ").slice(0, 200)}]`);
  }
  return { person: personOf(claims), nonce: textOf(claims.nonce) };
}

export interface ExternalTokens {
  idToken: string;
  accessToken: string;
  refreshToken: string;
}

export async function exchangeCode(
  exchange: { code: string; redirectUri: string; clientId: string; secret: string },
  { endpoints, fetch }: Pick<IdTokenCheck, "endpoints" | "fetch">,
): Promise<ExternalTokens> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code: exchange.code,
    redirect_uri: exchange.redirectUri,
    client_id: exchange.clientId,
    client_secret: exchange.secret,
  });
  const refusal = () => authError(500, "unexpected_failure", "Unable to exchange external code");
  const answer = await fetch(endpoints.token, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    body: form.toString(),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const body: unknown =
    answer === null || !answer.ok
      ? null
      : await boundedResponse(answer, MAX_ANSWER_BYTES)
          .json()
          .catch(() => null);
  if (typeof body !== "object" || body === null) throw refusal();
  const fields = body as Record<string, unknown>;
  const idToken = textOf(fields.id_token);
  if (idToken === "") throw refusal();
  return { idToken, accessToken: textOf(fields.access_token), refreshToken: textOf(fields.refresh_token) };
}
