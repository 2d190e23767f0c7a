/** Default keys of Supabase's local tools, so that suites written for them find the keys they carry. */
import { importSecret, signWithSecret } from "../tokens/signatures.ts";

export const DEMO_SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

/** The well-known demo keys: issuer `supabase-demo`, valid until 2032. */
const DEMO_EXPIRY = 1_983_812_996;

/** Derived from the secret, so that another secret has keys of its own. */
export async function demoKey(secret: string, role: "anon" | "service_role"): Promise<string> {
  return signWithSecret(await importSecret(secret), { iss: "supabase-demo", role, exp: DEMO_EXPIRY });
}
