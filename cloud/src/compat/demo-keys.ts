/** Default keys of Supabase's local tools, so that suites written for them find the keys they carry. */
import { createHmac } from "node:crypto";

export const DEMO_SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

/** The well-known demo keys: issuer `supabase-demo`, valid until 2032. */
const DEMO_EXPIRY = 1_983_812_996;

/** Derived from the secret, so that another secret has keys of its own. */
export function demoKey(secret: string, role: "anon" | "service_role"): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "HS256", typ: "JWT" })}.${part({ iss: "supabase-demo", role, exp: DEMO_EXPIRY })}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
