/** The codes of an app on a phone. */
import type { Queries } from "../../backend/port.ts";
import { siteUrlOf } from "../auth-call.ts";
import { emailOf, phoneOf } from "../users/user-record.ts";
import { notProven, type FactorKind } from "./factor-kind.ts";
import { qrPicture } from "./qr-code.ts";
import { isTotp, newTotpSecret, TOTP_LIFE_MS, totpAddress } from "./totp.ts";

/** The same code was good for this factor a moment ago. (RFC 6238, 5.2) */
async function isUsed(
  db: Queries,
  { factorId, code, since }: { factorId: string; code: string; since: Date },
): Promise<boolean> {
  const { rows } = await db.query(
    "select from auth.mfa_challenges where factor_id = $1 and otp_code = $2 and verified_at > $3 limit 1",
    [factorId, code, since],
  );
  return rows.length > 0;
}

export const totpFactor: FactorKind = {
  method: "totp",

  enroll(call, { fields, user }) {
    const secret = newTotpSecret();
    const issuer = fields.issuer || (URL.parse(siteUrlOf(call)) ?? new URL(call.backend.url)).host;
    const uri = totpAddress({ secret, issuer, account: emailOf(user) || phoneOf(user) || user.id });
    return { kept: { secret }, answer: { totp: { qr_code: qrPicture(uri), secret, uri } } };
  },

  ask: async () => ({ kept: {}, answer: {} }),

  async prove(call, tx, { factor: { id: factorId }, proof: { code } }) {
    const { rows } = await tx.query<{ secret: string }>("select secret from auth.mfa_factors where id = $1", [
      factorId,
    ]);
    const since = new Date(call.now - TOTP_LIFE_MS);
    if (!isTotp(rows[0]!.secret, code, call.now) || (await isUsed(tx, { factorId, code, since }))) {
      throw notProven("Invalid TOTP code entered");
    }
    return { code };
  },
};
