/** A token that a test signs itself (HS256, RFC 7515), so that a test does not ask the code it tests what is right. */
import { createHmac } from "node:crypto";

export function signedToken(secret: string, claims: object, header: object = { alg: "HS256", typ: "JWT" }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
