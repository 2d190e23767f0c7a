/** Bodies of the calls that the sign-in library answers. The browser takes their types alone, and sends what it has. */
import { z } from "zod";
import { emailSchema, inviteCode, nameSchema, PASSWORD_MAX, PASSWORD_MIN } from "./index.ts";

const password = z.string().min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`).max(PASSWORD_MAX);

/**
 * Bodies of `POST /api/auth/*`. The sign-in library answers these paths instead of a declared route: `sign-up/email`,
 * `sign-in/email`, `sign-out`, `request-password-reset`, `reset-password`, `change-password`,
 * `send-verification-email`. Success is 200 `{ signed_in }`, failure the usual error body.
 */
export const authBodies = {
  "sign-up/email": z.object({
    name: nameSchema,
    email: emailSchema,
    password,
    /** Code of an invitation link. */
    invite: inviteCode.optional(),
    /** One-time code that the server prints at its first start. */
    claim_code: z.string().max(200).optional(),
  }),
  "sign-in/email": z.object({
    email: emailSchema,
    password: z.string().max(PASSWORD_MAX),
    invite: inviteCode.optional(),
    /** From the link that proves the address. The password shows who made the account. */
    proof: z.string().max(2000).optional(),
  }),
  "sign-out": z.object({}),
  "request-password-reset": z.object({ email: emailSchema }),
  "reset-password": z.object({ token: z.string().min(1).max(200), new_password: password }),
  "change-password": z.object({
    current_password: z.string().max(PASSWORD_MAX),
    new_password: password,
    /** Also revokes API tokens. Other sessions end in any case. */
    end_api_tokens: z.boolean().optional(),
  }),
  "send-verification-email": z.object({}),
} as const;
export type AuthPath = keyof typeof authBodies;
