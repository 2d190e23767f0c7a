/** People: who may join, who is signed in, tokens and sessions, and what staff may do. [AC1] [AC2] [K8] [W3.13] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { eventName } from "@slipway/kernel/contract/events";
import { limits } from "@slipway/kernel/limits";
import { asciiAddress } from "@slipway/kernel/text/addresses/ascii-domain";
import { problemOfPersonName } from "@slipway/kernel/text/people/person-name";
import { profileRoutes } from "./profile.ts";

export * from "./profile.ts";

/** ISO 8601 instant. */
const instant = z.string();
const plan = z.enum(["free", "pro", "biz", "enterprise"]);
const workspaceRole = z.enum(["viewer", "editor", "admin", "owner"]);
/** A name that others see. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, "Please enter a name")
  .max(limits.displayNameCharacters)
  .superRefine((name, context) => {
    const problem = problemOfPersonName(name);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });
/** Malformed ids are refused before anything looks for them. */
export const idSchema = z.string().regex(/^\w{1,64}$/, "is not an id");
/** In lower case, and the domain in ASCII: one address has one spelling. */
export const emailSchema = z
  .string()
  .max(1000)
  .trim()
  .toLowerCase()
  .overwrite(asciiAddress)
  .max(254)
  .pipe(z.email("This is not an email address"));
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const inviteCode = z.string().regex(/^\w{1,200}$/, "is not a code");

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  is_staff: z.boolean(),
  attributes: z.object({ display_name: z.string() }),
  /** Null until the person chose one. */
  username: z.string().nullable(),
  photo_url: z.string().nullable(),
  user_is_temporary_edu: z.boolean(),
  workspaces: z.array(z.object({ id: z.string(), name: z.string(), plan, role: workspaceRole })),
});
export type User = z.output<typeof userSchema>;

const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
const sessionSchema = z.object({
  id: z.string(),
  created_at: instant,
  expires_at: instant,
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});
const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  display_name: z.string(),
  is_staff: z.boolean(),
  user_is_temporary_edu: z.boolean(),
  created_at: instant,
  deactivated_at: instant.nullable(),
});

/** A level in a project, a role in a workspace. */
const invitedAsSchema = z.object({
  kind: z.enum(["project", "workspace"]),
  role: z.enum(["read", "write", "viewer", "editor", "admin", "owner"]),
});
export type InvitedAs = z.output<typeof invitedAsSchema>;

export const accountsContract = {
  policy: route({
    method: "GET",
    path: "/auth/policy",
    policy: "public",
    summary: "Whether this is the first account, who may sign up, and whether mail leaves this machine",
    result: z.object({
      first_account: z.boolean(),
      /** With `first_account`: false means that the code printed at start is needed. */
      first_account_open: z.boolean(),
      signup: z.enum(["open", "invite", "domains"]),
      mail: z.enum(["mailbox", "smtp"]),
      payment_provider: z.enum(["none", "stripe"]),
    }),
  }),
  invitation: route({
    method: "GET",
    path: "/auth/invitations/{code}",
    policy: "public",
    summary: "Whom an invitation link is for",
    params: z.object({ code: inviteCode }),
    result: z.object({
      email: z.string(),
      invited_by: z.string(),
      /** The name of the workspace or project; null for an account alone. */
      joins: z.string().nullable(),
      /** Null also for somebody who joined meanwhile. */
      joins_as: invitedAsSchema.nullable(),
      has_account: z.boolean(),
      next: z.string(),
    }),
  }),
  acceptInvitation: route({
    method: "POST",
    path: "/user/invitations/accept",
    policy: "signedIn",
    summary: "Accept an invitation link with the account one is signed in with",
    body: z.object({ code: inviteCode }),
    result: z.object({ next: z.string() }),
    errors: [
      { status: 403, code: "other_email" },
      { status: 403, code: "sso_enforced" },
      { status: 404, code: "not_found" },
    ],
  }),
  user: route({
    method: "GET",
    path: "/user",
    policy: "signedIn",
    summary: "The person who is signed in",
    result: userSchema,
  }),
  staffNames: route({
    method: "GET",
    path: "/staff/names",
    policy: "signedIn",
    summary: "Who runs this Slipway, to be asked: at most three names",
    result: z.object({ names: z.array(z.string()) }),
  }),
  updateUser: route({
    method: "PUT",
    path: "/user",
    policy: "signedIn",
    summary: "Change one's display name",
    body: z.object({ display_name: nameSchema }),
    result: userSchema,
  }),
  ...profileRoutes,
  listTokens: route({
    method: "GET",
    path: "/user/tokens",
    policy: "signedIn",
    summary: "API tokens, without their values",
    result: z.object({ tokens: z.array(tokenSchema) }),
  }),
  createToken: route({
    method: "POST",
    path: "/user/tokens",
    policy: "signedIn",
    summary: "Create an API token; its value is shown once",
    body: z.object({ name: z.string().trim().min(1).max(80) }),
    result: z.object({ id: z.string(), token: z.string() }),
    errors: [{ status: 409, code: "too_many_tokens" }],
  }),
  deleteToken: route({
    method: "DELETE",
    path: "/user/tokens/{tokenId}",
    policy: "signedIn",
    summary: "Delete an API token; it stops working at once",
    params: z.object({ tokenId: idSchema }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  createAccessToken: route({
    method: "POST",
    path: "/user/access-token",
    policy: "signedIn",
    summary: "A bearer token with the caller's rights for five minutes",
    result: z.object({ token: z.string(), expires_at: instant }),
  }),
  listSessions: route({
    method: "GET",
    path: "/user/sessions",
    policy: "signedIn",
    summary: "Browsers one is signed in with",
    result: z.object({ sessions: z.array(sessionSchema) }),
  }),
  deleteSession: route({
    method: "DELETE",
    path: "/user/sessions/{sessionId}",
    policy: "signedIn",
    summary: "Sign one browser out",
    params: z.object({ sessionId: idSchema }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  mailbox: route({
    method: "GET",
    path: "/admin/mailbox",
    policy: "staff",
    summary: "Mail that was kept on this machine instead of being sent",
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    result: z.object({
      engine: z.enum(["mailbox", "smtp"]),
      messages: z.array(
        z.object({
          id: z.string(),
          from: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          at: instant,
        }),
      ),
    }),
  }),
  sendTestMail: route({
    method: "POST",
    path: "/admin/mail/test",
    rate: { max: 10, seconds: 60 },
    policy: "staff",
    summary: "Sends one mail as every other is sent, and says what became of it",
    body: z.object({ to: emailSchema }),
    result: z.object({
      engine: z.enum(["mailbox", "smtp"]),
      /** The mail server's reply when it accepted the message; null if none was contacted or it refused. */
      answer: z.string().nullable(),
      /** Why the message was not sent, as the mail library reported it; null if it was sent. */
      failure: z.string().nullable(),
    }),
  }),
  listUsers: route({
    method: "GET",
    path: "/admin/users",
    policy: "staff",
    summary: "Every account",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: z.string().max(100).optional(),
      q: z.string().max(100).optional(),
    }),
    result: z.object({ users: z.array(adminUserSchema), next_cursor: z.string().nullable() }),
  }),
  inviteUser: route({
    method: "POST",
    path: "/admin/invitations",
    policy: "staff",
    summary: "A link with which one person may create an account",
    body: z.object({ email: emailSchema }),
    result: z.object({ url: z.string() }),
  }),
  resetLink: route({
    method: "POST",
    path: "/admin/users/{userId}/reset-link",
    policy: "staff",
    summary: "A link that sets a new password, for where mail is not set up",
    params: z.object({ userId: idSchema }),
    result: z.object({ url: z.string() }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  updateUserAsStaff: route({
    method: "PUT",
    path: "/admin/users/{userId}",
    policy: "staff",
    summary: "Deactivate or reactivate an account, or make it staff",
    params: z.object({ userId: idSchema }),
    body: z.object({ is_active: z.boolean().optional(), is_staff: z.boolean().optional() }),
    result: adminUserSchema,
    errors: [
      { status: 404, code: "not_found" },
      { status: 409, code: "own_account" },
    ],
  }),
} as const satisfies Contract;

/** A session began and the address is proven, so invitations by e-mail take effect. [S9] */
export const accountVerified = eventName<{ userId: string; email: string }>("account.verified");
/** Somebody used the link of one invitation. `invitationId` is the id that `createInvitation` answered. */
export const invitationAccepted = eventName<{ userId: string; email: string; invitationId: string }>(
  "invitation.accepted",
);
/** Emitted after the sessions and tokens were revoked. */
export const accountDeactivated = eventName<{ userId: string }>("account.deactivated");
/**
 * An account with an unproven address now belongs to the person who reads that address's mail and set a new password.
 * Its sessions and tokens are gone. Access that it granted may have been granted by a stranger.
 */
export const accountReclaimed = eventName<{ userId: string }>("account.reclaimed");
