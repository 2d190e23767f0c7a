/** Maps paths to use cases. */
import { json, type AuthHandler } from "./auth-call.ts";
import { authError } from "./auth-error.ts";
import { getAuthorize, getCallback } from "./external/authorize.ts";
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from "./factors/factor-routes.ts";
import { postInvite, postMagicLink, postOtp, postRecover, postResend, reauthenticate } from "./flows/request-mail.ts";
import { postSignup } from "./flows/signup.ts";
import { getVerify, postVerify } from "./flows/verify.ts";
import { OAUTH_ROUTES } from "./oauth-server/oauth-routes.ts";
import {
  askForPasskey,
  deleteAdminPasskey,
  listAdminPasskeys,
  listPasskeys,
  offerNewPasskey,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "./webauthn/passkey-routes.ts";
import { postLogout, postToken } from "./sessions/token.ts";
import {
  createAdminUser,
  deleteAdminFactor,
  deleteAdminUser,
  getAdminUser,
  listAdminFactors,
  listAdminUsers,
  updateAdminUser,
} from "./users/admin-users.ts";
import { generateLink } from "./users/generate-link.ts";
import { linkIdentity, unlinkIdentity } from "./users/identity-routes.ts";
import { getUser, putUser } from "./users/user-routes.ts";

const getSettings: AuthHandler = async ({ settings }) =>
  json({
    external: {
      anonymous_users: settings.external_anonymous_users_enabled,
      email: settings.external_email_enabled,
      phone: settings.external_phone_enabled,
      google: settings.external_google_enabled,
    },
    disable_signup: settings.disable_signup,
    mailer_autoconfirm: settings.mailer_autoconfirm,
    phone_autoconfirm: settings.sms_autoconfirm,
    sms_provider: settings.sms_provider,
    saml_enabled: false,
    passkeys_enabled: settings.passkey_enabled,
  });

const getKeys: AuthHandler = async ({ backend: { keys }, settings }) => {
  const known = settings.oauth_server_enabled ? keys.publicKeysForOthers() : keys.publicKeys();
  return json({ keys: known }, { "cache-control": "public, max-age=600" });
};

const getHealth: AuthHandler = async () =>
  json({ name: "slipway-auth", version: "1", description: "Sign-in of this project's app" });

const postSso: AuthHandler = async () => {
  throw authError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
};

type Methods = Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", AuthHandler>>;

const ROUTES: readonly (readonly [path: string, methods: Methods])[] = [
  ["/health", { GET: getHealth }],
  ["/settings", { GET: getSettings }],
  ["/.well-known/jwks.json", { GET: getKeys }],
  ["/signup", { POST: postSignup }],
  ["/token", { POST: postToken }],
  ["/logout", { POST: postLogout }],
  ["/recover", { POST: postRecover }],
  ["/otp", { POST: postOtp }],
  ["/magiclink", { POST: postMagicLink }],
  ["/resend", { POST: postResend }],
  ["/verify", { GET: getVerify, POST: postVerify }],
  ["/reauthenticate", { GET: reauthenticate, POST: reauthenticate }],
  ["/authorize", { GET: getAuthorize }],
  ["/callback", { GET: getCallback }],
  ["/sso", { POST: postSso }],
  ["/user", { GET: getUser, PUT: putUser }],
  ["/user/identities/authorize", { GET: linkIdentity }],
  ["/user/identities/:id", { DELETE: unlinkIdentity }],
  ["/factors", { POST: enrollFactor }],
  ["/factors/:id", { DELETE: unenrollFactor }],
  ["/factors/:id/challenge", { POST: challengeFactor }],
  ["/factors/:id/verify", { POST: verifyFactor }],
  ["/passkeys", { GET: listPasskeys }],
  ["/passkeys/registration/options", { POST: offerNewPasskey }],
  ["/passkeys/registration/verify", { POST: registerPasskey }],
  ["/passkeys/authentication/options", { POST: askForPasskey }],
  ["/passkeys/authentication/verify", { POST: signInWithPasskey }],
  ["/passkeys/:id", { PATCH: renamePasskey, DELETE: removePasskey }],
  ["/invite", { POST: postInvite }],
  ["/admin/generate_link", { POST: generateLink }],
  ["/admin/users", { GET: listAdminUsers, POST: createAdminUser }],
  ["/admin/users/:id", { GET: getAdminUser, PUT: updateAdminUser, DELETE: deleteAdminUser }],
  ["/admin/users/:id/factors", { GET: listAdminFactors }],
  ["/admin/users/:id/factors/:factorId", { DELETE: deleteAdminFactor }],
  ["/admin/users/:id/passkeys", { GET: listAdminPasskeys }],
  ["/admin/users/:id/passkeys/:passkeyId", { DELETE: deleteAdminPasskey }],
  ...OAUTH_ROUTES,
];

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = given[index]!;
    else if (part !== given[index]) return null;
  }
  return params;
}

/** `path`: nothing is there; `method`: something is, and answers other methods. */
export function routeOf(
  method: string,
  path: string,
): { handler: AuthHandler; params: Record<string, string> } | "path" | "method" {
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  for (const [pattern, methods] of ROUTES) {
    const params = match(pattern, trimmed);
    if (params === null) continue;
    const handler = Object.hasOwn(methods, method) ? methods[method as keyof Methods] : undefined;
    return handler === undefined ? "method" : { handler, params };
  }
  return "path";
}
