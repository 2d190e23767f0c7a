import { useSyncExternalStore } from "react";
import type { User } from "@supabase/supabase-js";
import { backend } from "@/lib/backend";
// #if roles
import { joinTeam } from "@/data/roles";
// #end
import { inTurn, storedCollections } from "@/lib/stored-collection";

export interface Account {
  id: string;
  name: string;
  email: string;
  about: string;
}

// #if roles
/** `loading`: somebody is signed in, and the entries are on their way. `waiting`: the owner has not let this account in yet. */
export type Phase = "unconnected" | "checking" | "out" | "loading" | "waiting" | "failed" | "ready";
// #else
/** `loading`: somebody is signed in, and the entries are on their way. */
export type Phase = "unconnected" | "checking" | "out" | "loading" | "failed" | "ready";
// #end

interface Session {
  phase: Phase;
  account: Account | null;
}

const listeners = new Set<() => void>();
let session: Session = { phase: backend ? "checking" : "unconnected", account: null };

function change(next: Session) {
  session = next;
  listeners.forEach((listener) => listener());
}

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}

export function useAccount(): Account | null {
  return useSession().account;
}

backend?.auth.onAuthStateChange((_event, signedIn) => {
  const account = signedIn ? accountOf(signedIn.user) : null;
  if (!account) {
    storedCollections.forEach((collection) => collection.forget());
    void backend?.removeAllChannels();
    change({ phase: "out", account: null });
  } else if (account.id === session.account?.id) {
    change({ ...session, account });
  } else {
    storedCollections.forEach((collection) => collection.forget());
    change({ phase: "loading", account });
    // Not inside this callback: the client waits for it before it sends anything.
    window.setTimeout(() => void openEntries(), 0);
  }
});

/** Reads everything that the account may see. */
export async function openEntries(): Promise<void> {
  const { account } = session;
  if (!account) return;
  change({ phase: "loading", account });
  // #if roles
  const role = await joinTeam(account);
  if (session.account?.id !== account.id) return;
  if (role === null || role === "waiting") change({ ...session, phase: role === null ? "failed" : "waiting" });
  if (role === "waiting") listen();
  if (role === null || role === "waiting") return;
  // #end
  const phase = await Promise.all(storedCollections.map((collection) => collection.load())).then(
    () => "ready" as const,
    () => "failed" as const,
  );
  if (session.account?.id !== account.id) return;
  change({ ...session, phase });
  if (phase === "ready") listen();
}

let soon = 0;

/** Changes by others come by themselves; several are read together. */
function listen() {
  if (!backend || backend.getChannels().length > 0) return;
  const onChange = () => {
    soon ||= window.setTimeout(() => {
      soon = 0;
      reload();
    }, 500);
  };
  backend.channel("entries").on("postgres_changes", { event: "*", schema: "public" }, onChange).subscribe();
}

/** Somebody may have changed the entries elsewhere in the meantime. */
function reload() {
  if (document.visibilityState !== "visible") return;
  // #if roles
  if (session.account && (session.phase === "ready" || session.phase === "waiting")) void joinAgain(session.account);
  // #end
  if (session.phase !== "ready") return;
  for (const collection of storedCollections) inTurn(collection.load).catch(() => undefined);
}

document.addEventListener("visibilitychange", reload);
// #if roles

/** The owner may have changed what this account may do: pages show it, and whoever is let in no longer sees nothing. */
async function joinAgain(account: Account) {
  const role = await joinTeam(account);
  if (role === null || session.account?.id !== account.id) return;
  if (session.phase === "waiting" && role !== "waiting") return openEntries();
  if (session.phase !== "ready") return;
  if (role === "waiting") storedCollections.forEach((collection) => collection.forget());
  change({ ...session, phase: role === "waiting" ? "waiting" : "ready" });
}
// #end

function accountOf({ id, email, user_metadata }: User): Account {
  const { name, about } = user_metadata as { name?: unknown; about?: unknown };
  return { id, email: email ?? "", name: textOf(name) || (email ?? ""), about: textOf(about) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

/** `stale`: the database has other keys than this page was published with. */
export type SignUpAnswer = "signed-in" | "confirm" | "taken" | "weak" | "closed" | "full" | "stale" | "failed";

export async function signUp({ name, email, password }: Credentials): Promise<SignUpAnswer> {
  if (!backend) return "failed";
  const options = { data: { name, about: "" }, emailRedirectTo: location.origin };
  const { data, error } = await backend.auth.signUp({ email, password, options });
  if (!error) return data.session ? "signed-in" : "confirm";
  if (error.code === "user_already_exists" || error.code === "email_exists") return "taken";
  if (error.code === "weak_password") return "weak";
  if (error.code === "database_full") return "full";
  if (error.status === 401) return "stale";
  return error.code === "signup_disabled" ? "closed" : "failed";
}

export { signIn, type SignInAnswer } from "@/lib/sign-in";

/** What is on its way to the database is stored first. */
export async function signOut(): Promise<void> {
  await inTurn(async () => undefined);
  await backend?.auth.signOut({ scope: "local" });
}

/** Whether it was saved. */
export async function saveProfile(profile: { name: string; about: string }): Promise<boolean> {
  const answer = await backend?.auth.updateUser({ data: profile });
  return answer?.error === null;
}
