import { backend } from "@/lib/backend";

/** `stale`: the database has other keys than this page was published with. */
export type SignInAnswer = "signed-in" | "wrong" | "confirm" | "stale" | "failed";

export async function signIn(email: string, password: string): Promise<SignInAnswer> {
  if (!backend) return "failed";
  const { error } = await backend.auth.signInWithPassword({ email, password });
  if (!error) return "signed-in";
  if (error.code === "email_not_confirmed") return "confirm";
  if (error.status === 401) return "stale";
  return error.code === "invalid_credentials" ? "wrong" : "failed";
}
