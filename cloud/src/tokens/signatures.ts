/** Signs and verifies JWTs of a project with `jose`, by a secret or a pair of keys. */
import { createPrivateKey, createPublicKey, webcrypto, type KeyObject } from "node:crypto";
import { compactVerify, errors, SignJWT, type JWTPayload } from "jose";
import type { TokenClaims } from "./token-text.ts";

/** A signing key pair; clients find the public half in `/auth/v1/.well-known/jwks.json`. */
export interface SigningKey {
  kid: string;
  algorithm: "RS256" | "ES256";
  /** PEM, PKCS 8. */
  privateKey: string;
}

export interface LoadedKey extends SigningKey {
  secret: KeyObject;
  shared: KeyObject;
}

export type SecretKey = webcrypto.CryptoKey;

/** Imported once, because `jose` imports plain bytes again for each token. */
export const importSecret = (secret: string): Promise<SecretKey> =>
  webcrypto.subtle.importKey("raw", Buffer.from(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

export const loadPair = (key: SigningKey): LoadedKey => ({
  ...key,
  secret: createPrivateKey(key.privateKey),
  shared: createPublicKey(key.privateKey),
});

export const publicKey = ({ kid, algorithm, shared }: LoadedKey): Record<string, unknown> => ({
  ...shared.export({ format: "jwk" }),
  kid,
  alg: algorithm,
  use: "sig",
  key_ops: ["verify"],
});

const unsigned = (claims: TokenClaims): SignJWT => new SignJWT(claims as JWTPayload);

export const signWithSecret = (secret: SecretKey, claims: TokenClaims): Promise<string> =>
  unsigned(claims).setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(secret);

export const signWithPair = ({ kid, algorithm, secret }: LoadedKey, claims: TokenClaims): Promise<string> =>
  unsigned(claims).setProtectedHeader({ alg: algorithm, typ: "JWT", kid }).sign(secret);

/** The caller names the key's algorithm: the token's own word never decides, so a public key cannot be used as a secret. */
export async function isSignedWith(
  token: string,
  key: SecretKey | KeyObject,
  algorithm: "HS256" | SigningKey["algorithm"],
): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
