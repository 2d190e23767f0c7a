/**
 * Claims about a person that an application gets, by the consent given: the ID token, and GET /oauth/userinfo (OpenID
 * Connect Core, 5.4).
 */
import { issuerOf, json, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { asFailure, oauthRefusal } from "../auth-error.ts";
import { ID_TOKEN } from "../../tokens/project-keys.ts";
import { requireAnyone } from "../sessions/authentication.ts";
import { emailOf, isConfirmed, isPhoneConfirmed, phoneOf, type User } from "../users/user-record.ts";
import { SCOPES } from "./client-rules.ts";

const ID_TOKEN_SECONDS = 3600;

const textOf = (user: User, names: readonly string[]): string | undefined => {
  const found = names.map((name) => user.raw_user_meta_data?.[name]).find((value) => typeof value === "string");
  return found as string | undefined;
};

const present = (claims: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));

function personClaims(user: User, scopes: readonly string[]): Record<string, unknown> {
  const email = emailOf(user);
  const phone = phoneOf(user);
  return present({
    sub: user.id,
    ...(scopes.includes("email") && email !== "" ? { email, email_verified: isConfirmed(user) } : {}),
    ...(scopes.includes("phone") && phone !== ""
      ? { phone_number: phone.startsWith("+") ? phone : `+${phone}`, phone_number_verified: isPhoneConfirmed(user) }
      : {}),
    ...(scopes.includes("profile")
      ? {
          name: textOf(user, ["full_name", "name"]),
          picture: textOf(user, ["avatar_url", "picture"]),
          preferred_username: textOf(user, ["preferred_username", "user_name"]),
          updated_at: user.updated_at === null ? undefined : Math.floor(user.updated_at.getTime() / 1000),
        }
      : {}),
  });
}

interface Told {
  user: User;
  clientId: string;
  scopes: readonly string[];
  nonce: string | null;
  authenticatedAt: Date | null;
  sessionId: string;
}

export function idTokenOf(call: AuthCall, told: Told): Promise<string> {
  const issuedAt = Math.floor(call.now / 1000);
  return call.backend.keys.signForOthers({
    ...personClaims(told.user, told.scopes),
    iss: issuerOf(call),
    aud: told.clientId,
    exp: issuedAt + ID_TOKEN_SECONDS,
    iat: issuedAt,
    sid: told.sessionId,
    token_use: ID_TOKEN,
    ...(told.nonce === null ? {} : { nonce: told.nonce }),
    ...(told.authenticatedAt === null ? {} : { auth_time: Math.floor(told.authenticatedAt.getTime() / 1000) }),
  });
}

/** In the words of RFC 6750. */
const unknownToken = (status: number, message: string) => {
  const oauth = status === 401 ? "invalid_token" : "insufficient_scope";
  return oauthRefusal(status, oauth, { message, challenge: `Bearer realm="oauth", error="${oauth}"` });
};

export const getUserInfo: AuthHandler = async (call) => {
  const { user, session } = await requireAnyone(call).catch((error: unknown) => {
    const failure = asFailure(error);
    throw failure.status >= 500 ? failure : unknownToken(401, failure.userMessage);
  });
  const isClients = (session?.oauth_client_id ?? null) !== null;
  return json(personClaims(user, isClients ? (session?.scopes ?? "").split(" ") : SCOPES));
};
