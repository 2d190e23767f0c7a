/** A signing key for programs that do not know a project's secret, where it has no signing key of its own. */
import { createECDH, createHash, createPrivateKey, hkdfSync } from "node:crypto";
import type { SigningKey } from "./signatures.ts";

const CURVE_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derived from the secret, so that it need not be stored and the same secret always gives the same key. More bits than
 * the curve has keep the remainder even (FIPS 186-5, A.2.1).
 */
export function sharedKeyOf(secret: string): SigningKey {
  const bits = Buffer.from(hkdfSync("sha256", secret, "slipway", "tokens for other applications", 48));
  const number = (BigInt(`0x${bits.toString("hex")}`) % (CURVE_ORDER - 1n)) + 1n;
  const scalar = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: scalar.toString("base64url"),
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const privateKey = createPrivateKey({ key: jwk, format: "jwk" }).export({ type: "pkcs8", format: "pem" });
  const kid = createHash("sha256").update(point).digest("base64url").slice(0, 22);
  return { kid, algorithm: "ES256", privateKey: privateKey.toString() };
}
