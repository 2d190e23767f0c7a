/**
 * WebAuthn ceremonies: what an authenticator is asked, and whether its answer proves anything (WebAuthn Level 3,
 * checked by a library).
 */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import { validationFailed } from "../auth-error.ts";
import { emailOf, phoneOf, type UserRow } from "../users/user-record.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Loaded when somebody first needs it: most projects never do. */
const library = () => import("@simplewebauthn/server");

/** A public key and what came with it, as it is stored. Texts are base64url. */
export const storedKeySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  signCount: z.number(),
  transports: z.array(z.string()),
  /** Identifies the authenticator's model; null when it does not say. */
  aaguid: z.string().nullable(),
  mayBeBackedUp: z.boolean(),
  isBackedUp: z.boolean(),
});
export type StoredKey = z.output<typeof storedKeySchema>;

/** An open ceremony, kept until the answer comes. */
export const openCeremonySchema = z.object({
  challenge: z.string(),
  use: z.enum(["passkey", "second_proof"]),
  rpId: z.string(),
  origins: z.array(z.string()),
});
export type OpenCeremony = z.output<typeof openCeremonySchema>;

export interface Asked<Options> {
  options: Options;
  ceremony: OpenCeremony;
}

/** ES256, Ed25519 and RS256, which authenticators support (COSE). */
const ALGORITHMS = [-7, -8, -257];
const MAX_KEYS_NAMED = 100;
const part = z.string().max(200_000);
const answerSchema = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal("public-key"),
  response: z.looseObject({
    clientDataJSON: part,
    attestationObject: part.optional(),
    authenticatorData: part.optional(),
    signature: part.optional(),
    userHandle: part.nullish().transform((value) => value ?? undefined),
    transports: z.array(z.string().max(50)).max(20).optional(),
  }),
  clientExtensionResults: z.looseObject({}).prefault({}),
});

/** An authenticator's answer of either kind as browsers write it in JSON. Throws `validation_failed`. */
export function readAnswer(value: unknown): z.output<typeof answerSchema> {
  const result = answerSchema.safeParse(value);
  if (result.success) return result.data;
  throw validationFailed(`credential.${result.error.issues[0]!.path.join(".")} is not as WebAuthn's JSON has it`);
}

const asStored = (
  { challenge }: { challenge: string },
  { party, use }: { party: RelyingParty; use: KeyUse },
): OpenCeremony => ({
  challenge,
  use,
  rpId: party.id,
  origins: party.origins,
});

/**
 * A passkey signs in alone: the authenticator stores it, so no user name is needed, and unlocks it by a finger, a face
 * or a PIN. A second proof only shows possession.
 */
export type KeyUse = "passkey" | "second_proof";

const verificationOf = (use: KeyUse) => (use === "passkey" ? "required" : "discouraged");

/** `known`: keys that the person has already. */
export async function askForNewKey(
  party: RelyingParty,
  { user, known, use }: { user: UserRow; known: readonly Pick<StoredKey, "id">[]; use: KeyUse },
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await library();
  const name = emailOf(user) || phoneOf(user) || user.id;
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: name,
    userDisplayName: name,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.slice(0, MAX_KEYS_NAMED).map(({ id }) => ({ id })),
    authenticatorSelection: {
      residentKey: use === "passkey" ? "required" : "discouraged",
      userVerification: verificationOf(use),
    },
  });
  return { options, ceremony: asStored(options, { party, use }) };
}

/** `known` lists the accepted keys; null accepts any key of the person. */
export async function askForKnownKey(
  party: RelyingParty,
  { known, use }: { known: readonly Pick<StoredKey, "id">[] | null; use: KeyUse },
): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: verificationOf(use),
    ...(known === null ? {} : { allowCredentials: known.map(({ id }) => ({ id })) }),
  });
  return { options, ceremony: asStored(options, { party, use }) };
}

/**
 * No attestation was requested, so browsers send none. One that comes is refused: checking its certificates would fetch
 * addresses that they name.
 */
export async function saysNothingOfItsMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

/** The new key, or null when the answer proves none. */
export async function provenNewKey(
  answer: ReturnType<typeof readAnswer>,
  asked: OpenCeremony,
): Promise<StoredKey | null> {
  const { attestationObject } = answer.response;
  if (attestationObject === undefined) return null;
  try {
    if (!(await saysNothingOfItsMaker(attestationObject))) return null;
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origins,
      expectedRPID: asked.rpId,
      requireUserVerification: asked.use === "passkey",
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, aaguid, credentialBackedUp, credentialDeviceType } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      signCount: credential.counter,
      transports: answer.response.transports ?? [],
      aaguid: /^[0-]+$/.test(aaguid) ? null : aaguid,
      mayBeBackedUp: credentialDeviceType === "multiDevice",
      isBackedUp: credentialBackedUp,
    };
  } catch {
    // The library throws in different ways for malformed input from a client.
    return null;
  }
}

/** The key's new state, or null when the answer does not prove that its holder is here. */
export async function provenKnownKey(
  answer: ReturnType<typeof readAnswer>,
  { asked, key }: { asked: OpenCeremony; key: StoredKey },
): Promise<Pick<StoredKey, "signCount" | "isBackedUp"> | null> {
  const { authenticatorData, signature } = answer.response;
  if (authenticatorData === undefined || signature === undefined || answer.id !== key.id) return null;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origins,
      expectedRPID: asked.rpId,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.signCount,
      },
      requireUserVerification: asked.use === "passkey",
    });
    if (!verified) return null;
    return { signCount: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}
