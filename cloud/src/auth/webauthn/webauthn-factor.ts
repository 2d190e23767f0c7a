/** A security key, or a key that a device keeps. Its public key is stored with the factor. */
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import { readFields, textField, type AuthCall } from "../auth-call.ts";
import {
  askForKnownKey,
  askForNewKey,
  provenKnownKey,
  provenNewKey,
  readAnswer,
  storedKeySchema,
  type StoredKey,
} from "./ceremonies.ts";
import { namedRelyingParty, type RelyingParty } from "./relying-party.ts";
import { notProven, type FactorKind } from "../factors/factor-kind.ts";

const partySchema = z.object({ rpId: textField, rpOrigins: z.array(z.string().max(300)).nullish() });
const asked = z.object({ webauthn: partySchema.optional() });

function partyOf(call: AuthCall): RelyingParty {
  const { webauthn } = readFields(call, asked);
  return namedRelyingParty(call, { rpId: webauthn?.rpId ?? "", rpOrigins: webauthn?.rpOrigins ?? [] });
}

/** One person's keys, by factor. */
async function keysOf(db: Queries, userId: string): Promise<Map<string, StoredKey>> {
  const { rows } = await db.query<{ id: string; key: unknown }>(
    "select id, web_authn_credential as key from auth.mfa_factors where user_id = $1 and web_authn_credential is not null",
    [userId],
  );
  return new Map(rows.map(({ id, key }) => [id, storedKeySchema.parse(key)]));
}

const USE = "second_proof";

export const webauthnFactor: FactorKind = {
  method: "mfa/webauthn",

  enroll: () => ({ kept: {}, answer: {} }),

  /** A key is created for the person the first time; later challenges ask it for a proof. */
  async ask(call, tx, { factor, user }) {
    const party = partyOf(call);
    const keys = await keysOf(tx, user.id);
    const own = keys.get(factor.id);
    const { options, ceremony } =
      own === undefined
        ? await askForNewKey(party, { user, known: [...keys.values()], use: USE })
        : await askForKnownKey(party, { known: [own], use: USE });
    const type = own === undefined ? "create" : "request";
    return { kept: { ceremony }, answer: { webauthn: { type, credential_options: { publicKey: options } } } };
  },

  async prove(call, tx, { factor, challenge: { ceremony }, proof }) {
    if (ceremony === null) throw notProven("The key could not be verified");
    const answer = readAnswer(proof.webauthn?.credential_response);
    const { rows } = await tx.query<{ user_id: string }>("select user_id from auth.mfa_factors where id = $1", [
      factor.id,
    ]);
    const own = (await keysOf(tx, rows[0]!.user_id)).get(factor.id);
    const proven =
      own === undefined
        ? await provenNewKey(answer, ceremony)
        : await provenKnownKey(answer, { asked: ceremony, key: own });
    if (proven === null) throw notProven("The key could not be verified");
    const kept = storedKeySchema.parse({ ...own, ...proven });
    await tx.query(
      `update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = $3, updated_at = $4 where id = $1`,
      [factor.id, JSON.stringify(kept), kept.aaguid, new Date(call.now)],
    );
    return { code: null };
  },
};
