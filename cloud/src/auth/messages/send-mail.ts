/** Sends somebody a code and a link, and keeps the hash that both lead to. */
import { AppError } from "@slipway/kernel/errors";
import type { Queries } from "../../backend/port.ts";
import { redirectOf, siteUrlOf, type AuthCall } from "../auth-call.ts";
import { tooManyRequests } from "../auth-error.ts";
import { updateUser, type UserChange } from "../users/user-store.ts";
import { emailOf, type User } from "../users/user-record.ts";
import { mailText, type MailKind } from "./auth-mails.ts";
import { flowHash, hashCode, newCode, saveToken, type Flow, type TokenType } from "./one-time-codes.ts";

/** Columns for the time of the last mail of each kind, and for its hash. */
const KEPT = {
  signup: { sent: "confirmation_sent_at", column: "confirmation_token", type: "confirmation_token" },
  invite: { sent: "confirmation_sent_at", column: "confirmation_token", type: "confirmation_token" },
  magiclink: { sent: "recovery_sent_at", column: "recovery_token", type: "recovery_token" },
  recovery: { sent: "recovery_sent_at", column: "recovery_token", type: "recovery_token" },
  reauthentication: {
    sent: "reauthentication_sent_at",
    column: "reauthentication_token",
    type: "reauthentication_token",
  },
} as const satisfies Record<Exclude<MailKind, "email_change">, { sent: string; column: string; type: TokenType }>;

const tooSoon = (code: string, seconds: number): AppError =>
  tooManyRequests(code, `For security purposes, you can only request this after ${seconds} seconds.`);

/** `code` names the refusal. */
export function checkFrequency(
  call: AuthCall,
  { sentAt, seconds, code }: { sentAt: Date | null; seconds: number; code: string },
): void {
  if (sentAt === null) return;
  const left = sentAt.getTime() + seconds * 1000 - call.now;
  if (left > 0) throw tooSoon(code, Math.ceil(left / 1000));
}

export const actionLink = (
  call: AuthCall,
  { hash, type, redirect }: { hash: string; type: string; redirect: string },
): string =>
  `${call.request.baseUrl}/verify?${new URLSearchParams({ token: hash, type, redirect_to: redirect }).toString()}`;

async function countMail(call: AuthCall): Promise<void> {
  const { email_sent: max } = call.settings.rate_limits;
  if (!(await call.tools.limits.allow("email_sent", { key: call.backend.ref, max }))) {
    throw tooManyRequests("over_email_send_rate_limit", "email rate limit exceeded");
  }
}

interface MailRequest {
  to: string;
  kind: MailKind;
  code: string;
  hash?: string;
  newEmail?: string;
}

const siteName = (call: AuthCall): string => {
  const url = siteUrlOf(call);
  return URL.canParse(url) ? new URL(url).host : url;
};

/** Puts a mail into the outbox, which is sent after the commit. */
async function post(call: AuthCall, { to, kind, code, hash, newEmail }: MailRequest): Promise<void> {
  await countMail(call);
  const link = hash === undefined ? undefined : actionLink(call, { hash, type: kind, redirect: redirectOf(call) });
  const facts = {
    code,
    site: siteName(call),
    ...(link === undefined ? {} : { link }),
    ...(newEmail === undefined ? {} : { newEmail }),
  };
  call.outbox.push(async () => {
    try {
      await call.tools.mail.send({ to, ...mailText(kind, facts) });
    } catch (cause) {
      const words = kind.replace("_", " ").replace("signup", "confirmation");
      throw new AppError({
        code: "unexpected_failure",
        status: 500,
        userMessage: `Error sending ${words} email`,
        cause,
      });
    }
  });
}

export async function sendCode(
  call: AuthCall,
  db: Queries,
  { user, kind, flow = "implicit" }: { user: User; kind: keyof typeof KEPT; flow?: Flow },
): Promise<void> {
  const kept = KEPT[kind];
  if (kind !== "invite") {
    const seconds = call.settings.mailer_max_frequency;
    checkFrequency(call, { sentAt: user[kept.sent], seconds, code: "over_email_send_rate_limit" });
  }
  const email = emailOf(user);
  const code = newCode(call.settings.mailer_otp_length);
  const hash = flowHash(hashCode(email, code), flow);
  const now = new Date(call.now);
  const change: UserChange = { [kept.column]: hash, [kept.sent]: now };
  await updateUser(db, user.id, kind === "invite" ? { ...change, invited_at: now } : change);
  await saveToken(db, { userId: user.id, type: kept.type, contact: email, hash });
  await post(call, { to: email, kind, code, ...(kind === "reauthentication" ? {} : { hash }) });
}

/** To the new address, and to the current one where the project wants both to agree. */
export async function sendEmailChange(
  call: AuthCall,
  db: Queries,
  { user, email, flow }: { user: User; email: string; flow: Flow },
): Promise<void> {
  const { mailer_max_frequency: seconds, mailer_otp_length: digits } = call.settings;
  checkFrequency(call, { sentAt: user.email_change_sent_at, seconds, code: "over_email_send_rate_limit" });
  const newCodeText = newCode(digits);
  const newHash = flowHash(hashCode(email, newCodeText), flow);
  const current = emailOf(user);
  const asksCurrent = call.settings.mailer_secure_email_change_enabled && current !== "";
  const currentCode = newCode(digits);
  const currentHash = asksCurrent ? flowHash(hashCode(current, currentCode), flow) : "";
  await updateUser(db, user.id, {
    email_change: email,
    email_change_token_new: newHash,
    email_change_token_current: currentHash,
    email_change_confirm_status: 0,
    email_change_sent_at: new Date(call.now),
  });
  await saveToken(db, { userId: user.id, type: "email_change_token_new", contact: email, hash: newHash });
  await post(call, { to: email, kind: "email_change", code: newCodeText, hash: newHash, newEmail: email });
  if (!asksCurrent) return;
  await saveToken(db, { userId: user.id, type: "email_change_token_current", contact: current, hash: currentHash });
  await post(call, { to: current, kind: "email_change", code: currentCode, hash: currentHash, newEmail: email });
}
