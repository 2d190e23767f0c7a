/** A device that keeps keys, for tests: what a browser's `navigator.credentials` would answer, in WebAuthn's JSON. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

export interface TestAuthenticator {
  /** The credential's id, base64url. */
  id: string;
  create(options: { challenge: string; user: { id: string } }): Record<string, unknown>;
  get(options: { challenge: string }): Record<string, unknown>;
}

export interface AuthenticatorTraits {
  /** Origin of the page that asks. */
  origin: string;
  /** Default: the origin's host. */
  rpId?: string;
  /** Whether it verifies its user by a finger, a face or a PIN. */
  verifies?: boolean;
  /** An attestation instead of none. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
  /** Repeats the same counter each time, as a copied key would. */
  isCopy?: boolean;
}

export function testAuthenticator(traits: AuthenticatorTraits): TestAuthenticator {
  const { origin, verifies = true, attestation, isCopy = false } = traits;
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const point = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x!)],
      [-3, point(y!)],
    ]) as never,
  );
  let userHandle = "";
  let count = 0;

  const authenticatorData = (flags: number, rest: readonly Uint8Array[] = []): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const host = createHash("sha256").update(traits.rpId ?? new URL(origin).hostname);
    return Buffer.concat([host.digest(), Buffer.from([flags | PRESENT | (verifies ? VERIFIED : 0)]), counter, ...rest]);
  };
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: "public-key",
    response,
    clientExtensionResults: {},
  });

  return {
    id,
    create({ challenge, user }) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = authenticatorData(HAS_KEY, [Buffer.alloc(16), length, credentialId, coseKey]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", attestation?.fmt ?? "none"],
          ["attStmt", attestation?.attStmt ?? new Map()],
          ["authData", new Uint8Array(authData)],
        ]) as never,
      );
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: Buffer.from(attestationObject).toString("base64url"),
        transports: ["internal"],
      });
    },
    get({ challenge }) {
      if (!isCopy) count += 1;
      const data = authenticatorData(0);
      const client = clientData("webauthn.get", challenge);
      const signature = createSign("SHA256")
        .update(Buffer.concat([data, createHash("sha256").update(client).digest()]))
        .sign(privateKey);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      });
    },
  };
}
