/** A code sent to a phone, by the provider that signs people in by phone. */
import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import { readFields, textField, type AuthCall } from "../auth-call.ts";
import { authError } from "../auth-error.ts";
import { hashCode } from "../messages/one-time-codes.ts";
import { checkFrequency } from "../messages/send-mail.ts";
import { channelOf, newPhoneCode, queueCode } from "../messages/send-sms.ts";
import { validPhone } from "../settings/contact-rules.ts";
import { notProven, type FactorKind } from "./factor-kind.ts";

function requireOffer({ settings }: AuthCall, what: "enroll" | "verify"): void {
  if (settings.external_phone_enabled) return;
  const name = what === "enroll" ? "MFA enroll" : "MFA verification";
  throw authError(422, `mfa_phone_${what}_not_enabled`, `${name} is disabled for Phone`);
}

const asked = z.object({ channel: textField });

interface PhoneRow {
  phone: string;
  last_challenged_at: Date | null;
}

/** Its row is held until the transaction ends. */
async function phoneOf(tx: Queries, factorId: string): Promise<PhoneRow> {
  const { rows } = await tx.query<PhoneRow>(
    "select phone, last_challenged_at from auth.mfa_factors where id = $1 for update",
    [factorId],
  );
  if (rows[0] === undefined) throw authError(404, "mfa_factor_not_found", "Factor not found");
  return rows[0];
}

export const phoneFactor: FactorKind = {
  method: "mfa/phone",

  enroll(call, { fields }) {
    requireOffer(call, "enroll");
    const phone = validPhone(fields.phone);
    return { kept: { phone }, answer: { phone } };
  },

  async ask(call, tx, { factor }) {
    requireOffer(call, "verify");
    const channel = channelOf(call, readFields(call, asked).channel);
    const { phone, last_challenged_at: sentAt } = await phoneOf(tx, factor.id);
    checkFrequency(call, { sentAt, seconds: call.settings.sms_max_frequency, code: "over_sms_send_rate_limit" });
    await tx.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [
      factor.id,
      new Date(call.now),
    ]);
    const { code, isForTests } = newPhoneCode(call, phone);
    if (!isForTests) await queueCode(call, { phone, code, purpose: "factor", channel, sent: { id: "" } });
    return { kept: { codeHash: hashCode(phone, code) }, answer: {} };
  },

  async prove(call, tx, { factor, challenge, proof: { code } }) {
    const { phone } = await phoneOf(tx, factor.id);
    const given = Buffer.from(hashCode(phone, code));
    const expected = Buffer.from(challenge.codeHash ?? "");
    const isInTime = challenge.createdAt.getTime() + call.settings.sms_otp_exp * 1000 >= call.now;
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isInTime || !isRight) throw notProven("Invalid code entered");
    return { code: challenge.codeHash };
  },
};
