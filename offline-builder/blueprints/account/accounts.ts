import { createCollection, useRows } from "@/lib/collection";

/** An account of this browser. Of the password only a salted digest is kept. */
export interface Account {
  id: string;
  name: string;
  email: string;
  about: string;
  salt: string;
  digest: string;
}

export const accounts = createCollection<Account>("browser-accounts", []);
const session = createCollection<{ id: string; accountId: string }>("browser-session", []);

export function useAccount(): Account | null {
  const all = useRows(accounts);
  const [open] = useRows(session);
  return all.find((account) => account.id === open?.accountId) ?? null;
}

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

/** Answers what is wrong, or null when the account was made and is signed in. */
export async function signUp({ name, email, password }: Credentials): Promise<"taken" | null> {
  if (accounts.all().some((account) => account.email === email.toLowerCase())) return "taken";
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  const digest = await digestOf(password, salt);
  open(accounts.add({ name, email: email.toLowerCase(), about: "", salt, digest }));
  return null;
}

export async function signIn({ email, password }: Credentials): Promise<"wrong" | null> {
  const account = accounts.all().find((candidate) => candidate.email === email.toLowerCase());
  if (!account || (await digestOf(password, account.salt)) !== account.digest) return "wrong";
  open(account);
  return null;
}

export function signOut() {
  session.replace([]);
  // #if gated
  location.assign("$home$");
  // #end
}

function open(account: Account) {
  session.replace([{ id: "session", accountId: account.id }]);
  // #if gated
  location.assign("$home$");
  // #end
}
// #if gated

/** Each account has entries of its own. */
export function ownKey(key: string): string {
  const [signedIn] = session.all();
  return signedIn ? `${signedIn.accountId}-${key}` : key;
}
// #end

async function digestOf(password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", bytes.encode(password), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: bytes.encode(salt), iterations: 210_000 };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
