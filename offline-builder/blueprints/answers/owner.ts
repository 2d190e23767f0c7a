import { useSyncExternalStore } from "react";
import { backend } from "@/lib/backend";
import { signIn, type SignInAnswer } from "@/lib/sign-in";

/** `choosing`: came by a link that works once, and has no password yet. `stranger`: signed in, and no owner of this site. */
export type OwnerPhase = "unconnected" | "checking" | "out" | "choosing" | "stranger" | "failed" | "in";

interface Owner {
  phase: OwnerPhase;
  email: string;
  /** The link was used before, or is too old. */
  badLink: boolean;
}

const listeners = new Set<() => void>();
let owner: Owner = { phase: backend ? "checking" : "unconnected", email: "", badLink: false };

function change(next: Partial<Owner>) {
  owner = { ...owner, ...next };
  listeners.forEach((listener) => listener());
}

export function useOwner(): Owner {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => owner,
  );
}

backend?.auth.onAuthStateChange((event) => {
  if (event === "SIGNED_OUT") change({ phase: "out", email: "" });
});
void begin();

async function begin() {
  if (!backend) return;
  const token = new URLSearchParams(location.hash.slice(1)).get("token_hash");
  if (token === null) return enter("in");
  // It stays in no history and in no bookmark.
  history.replaceState(history.state, "", location.pathname + location.search);
  const { error } = await backend.auth.verifyOtp({ token_hash: token, type: "recovery" });
  if (error) return change({ phase: "out", badLink: true });
  await enter("choosing");
}

/** The database decides who owns the site: only owners see a row there, their own. */
export async function enter(next: "in" | "choosing"): Promise<void> {
  if (!backend) return;
  const { data } = await backend.auth.getSession();
  const user = data.session?.user;
  if (!user) return change({ phase: "out" });
  const { data: rows, error } = await backend.from("site_owners").select("user_id").eq("user_id", user.id);
  const phase = error ? "failed" : rows.length > 0 ? next : "stranger";
  change({ phase, email: user.email ?? "", badLink: false });
}

export async function signInAsOwner(email: string, password: string): Promise<SignInAnswer> {
  const answer = await signIn(email, password);
  if (answer === "signed-in") await enter("in");
  return answer;
}

export type PasswordAnswer = "saved" | "weak" | "failed";

export async function choosePassword(password: string): Promise<PasswordAnswer> {
  const answer = await backend?.auth.updateUser({ password });
  // The one it has already is as good as a new one.
  if (!answer || (answer.error && answer.error.code !== "same_password")) return answer?.error?.code === "weak_password" ? "weak" : "failed";
  change({ phase: "in" });
  return "saved";
}

export async function leaveOwnerPage(): Promise<void> {
  await backend?.auth.signOut({ scope: "local" });
}
