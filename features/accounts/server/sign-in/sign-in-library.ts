/** better-auth on the platform's database: passwords, sessions, reset and verification links. */
import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { newId } from "@slipway/kernel/ids";
import type { Services } from "../../../services.ts";
import { accountVerified, PASSWORD_MAX, PASSWORD_MIN } from "../../contract/index.ts";
import type { Installation } from "../installation.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { sessionCookieName } from "./session-cookie.ts";
import type { SignUpGrant } from "./signup-policy.ts";

const SESSION_SECONDS = 30 * 86_400;
const LINK_SECONDS = 3600;
/** Carries the caller's address to the library; never taken from the client. */
export const CLIENT_IP_HEADER = "x-slipway-client-ip";

/** What the account that is being created may become; there is no account without one. */
export const signUpGrant = new AsyncLocalStorage<SignUpGrant>();

const ID_PREFIX: Record<string, string> = { user: "usr", session: "ses", account: "cred", verification: "ver" };
const times = { createdAt: "created_at", updatedAt: "updated_at" } as const;

const tables = {
  user: { modelName: "users", fields: { emailVerified: "email_verified", ...times } },
  session: {
    modelName: "sessions",
    fields: { userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent", ...times },
    expiresIn: SESSION_SECONDS,
  },
  account: {
    modelName: "credentials",
    fields: {
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...times,
    },
  },
  verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...times } },
} as const;

export const resetUrl = ({ addresses }: Services, token: string): string =>
  `${addresses.appUrl}/reset-password?token=${token}`;

const mailReset = (services: Services, to: string, token: string) =>
  services.mail.send({
    to,
    subject: "Set a new password",
    text: `Somebody asked for a new password for your Slipway account.\n\nSet it within one hour:\n${resetUrl(services, token)}\n\nIf that was not you, ignore this mail.\n`,
  });

const mailVerification = (services: Services, to: string, token: string) =>
  services.mail.send({
    to,
    subject: "Confirm your address",
    text: `Confirm that this address is yours:\n${services.addresses.appUrl}/api/auth/verify-email?token=${token}\n`,
  });

/** Wrong addresses and mail servers that refuse must not tell strangers who has an account. */
async function quietly(services: Services, sending: Promise<unknown>): Promise<void> {
  await sending.catch((error: unknown) => services.log.error("a mail could not be sent", { error }));
}

export function createSignInLibrary(services: Services, installation: Installation) {
  const { addresses, config, database } = services;
  return betterAuth({
    appName: "Slipway",
    baseURL: addresses.appUrl,
    basePath: "/api/auth",
    secret: installation.secret,
    database: database.pool,
    ...tables,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      // The contract's bound counts characters, the library halves of them: a password of emoji is not too long.
      maxPasswordLength: 2 * PASSWORD_MAX,
      // Whoever may join because of the address's domain has to prove the address first.
      requireEmailVerification: config.signup.mode === "domains",
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, config.testing),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      sendResetPassword: ({ user, token }) => quietly(services, mailReset(services, user.email, token)),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Where addresses have to be proven, a link that ran out or never came is made anew by trying to sign in.
      sendOnSignIn: true,
      expiresIn: 86_400,
      sendVerificationEmail: async ({ user, token }) => {
        if (!user.emailVerified) await quietly(services, mailVerification(services, user.email, token));
      },
      // Whoever is signed in already does not sign in again: what waited for the address is joined now. [S9]
      afterEmailVerification: ({ id, email }) => services.events.emit(accountVerified, { userId: id, email }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const grant = signUpGrant.getStore();
            if (grant === undefined) throw new APIError("FORBIDDEN", { code: "SIGNUP_CLOSED", message: "no grant" });
            return { data: { ...user, emailVerified: grant.emailVerified } };
          },
        },
      },
      session: {
        create: {
          before: async (session) => {
            // An account that is being created is in a transaction of the library, which holds a connection already.
            if (signUpGrant.getStore() !== undefined) return;
            const { rowCount } = await database.pool.query(
              "select from users where id = $1 and deactivated_at is null",
              [session.userId],
            );
            if (rowCount === 0)
              throw new APIError("FORBIDDEN", { code: "ACCOUNT_DEACTIVATED", message: "deactivated" });
          },
        },
      },
    },
    advanced: {
      database: { generateId: ({ model }) => newId(ID_PREFIX[model] ?? "id") },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(installation.id),
          attributes: { secure: true, httpOnly: true, sameSite: "lax", path: "/" },
        },
      },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type SignInLibrary = ReturnType<typeof createSignInLibrary>;
