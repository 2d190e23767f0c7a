/** Discovery documents for programs: RFC 8414 and OpenID Connect Discovery. */
import { issuerOf, json, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { AUTH_METHODS, GRANTS, SCOPES } from "./client-rules.ts";

const CACHED = { "cache-control": "public, max-age=600" };

const serverFacts = (call: AuthCall): Record<string, unknown> => {
  const issuer = issuerOf(call);
  const isOpen = call.settings.oauth_server_allow_dynamic_registration;
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    ...(isOpen ? { registration_endpoint: `${issuer}/oauth/clients/register` } : {}),
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: GRANTS,
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
  };
};

export const getServerFacts: AuthHandler = async (call) => json(serverFacts(call), CACHED);

const CLAIMS = [
  ...["sub", "iss", "aud", "exp", "iat", "auth_time", "nonce", "email", "email_verified"],
  ...["phone_number", "phone_number_verified", "name", "picture", "preferred_username", "updated_at"],
];

export const getOpenIdFacts: AuthHandler = async (call) => {
  const algorithms = call.backend.keys.publicKeysForOthers().map(({ alg }) => alg);
  return json(
    {
      ...serverFacts(call),
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [...new Set(algorithms)],
      claims_supported: CLAIMS,
      claims_parameter_supported: false,
    },
    CACHED,
  );
};
