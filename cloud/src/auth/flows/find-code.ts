/** Finds the owner of a code and whether it is still valid. Locks the person's row, so that a code is used once. */
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { otpExpired, userBanned } from "../auth-error.ts";
import { findUserByToken, isCodeGood, type TokenType } from "../messages/one-time-codes.ts";
import { smsProviderOf } from "../messages/sms-providers.ts";
import { emailCodeSeconds, testCodeOf } from "../settings/auth-settings.ts";
import { isBanned, type User } from "../users/user-record.ts";
import {
  findUserByEmail,
  findUserByEmailChange,
  findUserByPhone,
  findUserByPhoneChange,
  lockUser,
} from "../users/user-store.ts";

export const VERIFY_TYPES = [
  "signup",
  "invite",
  "recovery",
  "magiclink",
  "email_change",
  "email",
  "sms",
  "phone_change",
] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

export interface FoundCode {
  user: User;
  /** `email` has become signup or magiclink: whichever the code was sent for. */
  type: Exclude<VerifyType, "email">;
  hash: string;
}

const LINK_TYPES: Partial<Record<VerifyType, readonly TokenType[]>> = {
  email: ["confirmation_token", "recovery_token"],
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  recovery: ["recovery_token"],
  magiclink: ["recovery_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
};

function candidates(
  user: User,
  type: VerifyType,
): { type: FoundCode["type"]; expected: string | null; sentAt: Date | null }[] {
  const confirmation = { expected: user.confirmation_token, sentAt: user.confirmation_sent_at };
  const recovery = { expected: user.recovery_token, sentAt: user.recovery_sent_at };
  const change = (expected: string | null) => ({
    type: "email_change" as const,
    expected,
    sentAt: user.email_change_sent_at,
  });
  if (type === "email")
    return [
      { type: "signup", ...confirmation },
      { type: "magiclink", ...recovery },
    ];
  if (type === "signup" || type === "invite" || type === "sms") return [{ type, ...confirmation }];
  if (type === "recovery" || type === "magiclink") return [{ type, ...recovery }];
  if (type === "phone_change") return [{ type, expected: user.phone_change_token, sentAt: user.phone_change_sent_at }];
  return [change(user.email_change_token_current), change(user.email_change_token_new)];
}

function match(call: AuthCall, { user, type, hash }: { user: User; type: VerifyType; hash: string }): FoundCode | null {
  const isPhone = type === "sms" || type === "phone_change";
  const lifeSeconds = isPhone ? call.settings.sms_otp_exp : emailCodeSeconds(call.settings);
  const good = candidates(user, type).find(({ expected, sentAt }) =>
    isCodeGood(hash, { expected, sentAt, lifeSeconds, now: call.now }),
  );
  return good === undefined ? null : { user, type: good.type, hash: good.expected! };
}

/** Finds a code that came in a link. */
export async function findByHash(
  call: AuthCall,
  db: Queries,
  { hash, type }: { hash: string; type: VerifyType },
): Promise<FoundCode> {
  const refusal = () => otpExpired("Email link is invalid or has expired");
  const known = await findUserByToken(db, hash, LINK_TYPES[type] ?? []);
  const user = known === null ? null : await lockUser(db, known.id);
  if (user === null) throw refusal();
  if (isBanned(user, call.now)) throw userBanned(403);
  const found = match(call, { user, type, hash });
  if (found === null) throw refusal();
  return found;
}

interface TypedCode {
  type: VerifyType;
  contact: string;
  isPhone: boolean;
  code: string;
  hash: string;
}

const findPerson = (db: Queries, { type, contact, isPhone, hash }: TypedCode): Promise<User | null> => {
  if (type === "phone_change") return findUserByPhoneChange(db, contact);
  if (isPhone) return findUserByPhone(db, contact);
  if (type === "email_change") return findUserByEmailChange(db, contact, [hash, `pkce_${hash}`]);
  return findUserByEmail(db, contact);
};

/** Finds a code that somebody typed in. */
export async function findByCode(call: AuthCall, db: Queries, typed: TypedCode): Promise<FoundCode> {
  const known = await findPerson(db, typed);
  const user = known === null ? null : await lockUser(db, known.id);
  if (user === null) throw otpExpired();
  if (isBanned(user, call.now)) throw userBanned(403);
  const { type, contact, code, hash } = typed;
  if (type === "sms" || type === "phone_change") {
    if (!typed.isPhone) throw otpExpired();
    if (testCodeOf(call.settings, contact, call.now) === code) return { user, type, hash };
    const provider = smsProviderOf(call.settings, call.tools.fetch);
    if (provider.verify !== undefined) {
      if (await provider.verify(contact, code)) return { user, type, hash };
      throw otpExpired();
    }
  } else if (typed.isPhone) throw otpExpired();
  const found = match(call, { user, type, hash });
  if (found === null) throw otpExpired();
  return found;
}
