/** Sends somebody a code to their phone. */
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { authError, tooManyRequests, validationFailed } from "../auth-error.ts";
import { testCodeOf } from "../settings/auth-settings.ts";
import { updateUser } from "../users/user-store.ts";
import type { User } from "../users/user-record.ts";
import { hashCode, newCode, saveToken, type TokenType } from "./one-time-codes.ts";
import { checkFrequency } from "./send-mail.ts";
import { isChannelOffered, smsProviderOf, type Channel } from "./sms-providers.ts";

export type SmsPurpose = "confirmation" | "phone_change" | "reauthentication";

const KEPT = {
  confirmation: { sent: "confirmation_sent_at", type: "confirmation_token" },
  phone_change: { sent: "phone_change_sent_at", type: "phone_change_token" },
  reauthentication: { sent: "reauthentication_sent_at", type: "reauthentication_token" },
} as const satisfies Record<SmsPurpose, { sent: string; type: TokenType }>;

export function channelOf(call: AuthCall, wish: string): Channel {
  const channel = wish === "" ? "sms" : wish;
  if (isChannelOffered(call.settings, channel)) return channel;
  throw validationFailed(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}

async function countMessage(call: AuthCall): Promise<void> {
  const { sms_sent: max } = call.settings.rate_limits;
  if (await call.tools.limits.allow("sms_sent", { key: call.backend.ref, max })) return;
  throw tooManyRequests("over_sms_send_rate_limit", "SMS rate limit exceeded");
}

/** The carrier's id of the message goes into `sent`, for the answer. */
export async function sendPhoneCode(
  call: AuthCall,
  db: Queries,
  message: { user: User; phone: string; purpose: SmsPurpose; channel: Channel; sent: { id: string } },
): Promise<void> {
  const { user, phone, purpose, channel, sent } = message;
  const { settings } = call;
  const kept = KEPT[purpose];
  checkFrequency(call, {
    sentAt: user[kept.sent],
    seconds: settings.sms_max_frequency,
    code: "over_sms_send_rate_limit",
  });
  const { code, isForTests } = newPhoneCode(call, phone);
  const hash = hashCode(phone, code);
  await updateUser(db, user.id, {
    [kept.sent]: new Date(call.now),
    [kept.type]: hash,
    ...(purpose === "phone_change" ? { phone_change: phone } : {}),
  });
  await saveToken(db, { userId: user.id, type: kept.type, contact: phone, hash });
  if (isForTests) sent.id = "test-otp";
  else await queueCode(call, { phone, code, purpose, channel, sent });
}

/** Numbers that are there for tests have a code of their own, and no message leaves. */
export function newPhoneCode({ settings, now }: AuthCall, phone: string): { code: string; isForTests: boolean } {
  const testCode = testCodeOf(settings, phone, now);
  return { code: testCode ?? newCode(settings.sms_otp_length), isForTests: testCode !== null };
}

/** Sent when the transaction stands; counts one. */
export async function queueCode(
  call: AuthCall,
  {
    phone,
    code,
    purpose,
    channel,
    sent,
  }: { phone: string; code: string; purpose: string; channel: Channel; sent: { id: string } },
): Promise<void> {
  const { settings } = call;
  await countMessage(call);
  call.outbox.push(async () => {
    const text = settings.sms_template.replaceAll(/\{\{\s*\.Code\s*\}\}/g, code);
    try {
      sent.id = await smsProviderOf(settings, call.tools.fetch).send({ phone, text, channel });
    } catch (error) {
      const reason = error instanceof Error ? error.message : "no answer";
      throw authError(422, "sms_send_failed", `Error sending ${purpose} OTP to provider: ${reason}`);
    }
  });
}
