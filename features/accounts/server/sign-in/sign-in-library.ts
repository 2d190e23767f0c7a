/** better-auth on the platform's database: passwords, sessions, reset and verification links. */
import { AsyncLocalStorage } from "node:async_hooks";
import { createKyselyAdapter, kyselyAdapter } from "@better-auth/kysely-adapter";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import { and, eq, isNull } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../../services.ts";
import { accountVerified, PASSWORD_MAX, PASSWORD_MIN } from "../../contract/index.ts";
import { users } from "../accounts-tables.ts";
import { endAccessAfterReset } from "../access/end-access.ts";
import type { Installation } from "../installation.ts";
import { withHashedSessions } from "./hashed-sessions.ts";
import { type QuietMails, resetMail, verificationMail } from "./mails.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { sessionCookieName } from "./session-cookie.ts";
import { provesAddressFirst, type SignUpGrant } from "./signup-policy.ts";
import { vouchedSessions } from "../vouched/vouched-sessions.ts";

const SESSION_SECONDS = 30 * 86_400;
const LINK_SECONDS = 3600;
/** Carries the caller's address to the library. The client's value is never used. */
export const CLIENT_IP_HEADER = "x-slipway-client-ip";

/** Rights of the account being created; no account is created without it. */
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

/** The authority of a password reset: a mailed link proves the address, one made by staff does not. */
export const resetProof = new AsyncLocalStorage<{ provesEmail: boolean }>();

export type LibraryPorts = Needs<"addresses" | "config" | "database" | "events" | "mail" | "objects"> & {
  mails: QuietMails;
};

export async function createSignInLibrary(services: LibraryPorts, installation: Installation) {
  const { addresses, config, database, mails } = services;
  const { kysely } = await createKyselyAdapter({ database: database.pool });
  if (kysely === null) throw new Error("the sign-in library does not know this database");
  const adapter = kyselyAdapter(kysely, { type: "postgres", transaction: true });
  return betterAuth({
    appName: "Slipway",
    baseURL: addresses.appUrl,
    basePath: "/api/auth",
    secret: installation.secret,
    database: (options: BetterAuthOptions) => withHashedSessions(adapter(options)),
    ...tables,
    verification: { ...tables.verification, storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      // The contract's bound counts characters, the library counts UTF-16 units: a password of emoji is not too long.
      maxPasswordLength: 2 * PASSWORD_MAX,
      requireEmailVerification: provesAddressFirst(services),
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, config.testing),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      onPasswordReset: ({ user }) =>
        endAccessAfterReset(services, { userId: user.id, provesEmail: resetProof.getStore()?.provesEmail ?? false }),
      sendResetPassword: ({ user, token }) => mails.send(resetMail(services, user.email, token)),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Where addresses have to be proven, signing in sends a new link if the last one expired or never came.
      sendOnSignIn: true,
      expiresIn: 86_400,
      sendVerificationEmail: async ({ user, token }) => {
        if (!user.emailVerified) await mails.send(verificationMail(services, user.email, token));
      },
      // A person who is signed in does not sign in again, so what waited for the address is joined now. [S9]
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
            // During a sign-up the library's transaction already holds a connection.
            if (signUpGrant.getStore() !== undefined) return;
            const isActive = and(eq(users.id, session.userId), isNull(users.deactivatedAt));
            if ((await database.sql.$count(users, isActive)) === 0)
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
    plugins: [vouchedSessions()],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type SignInLibrary = Awaited<ReturnType<typeof createSignInLibrary>>;
