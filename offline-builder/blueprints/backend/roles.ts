import { backend } from "@/lib/backend";

/** Owners set roles and change entries, editors change entries, viewers read them. Who waits is not let in yet. */
export type Role = "owner" | "editor" | "viewer" | "waiting";

export interface Member {
  user_id: string;
  name: string;
  email: string;
  role: Role;
}

const TABLE = "app_members";
let role: Role | null = null;

/** The role of who is signed in, as the database has it; null where it did not answer. Whoever is new waits to be let in. */
export async function joinTeam(account: { id: string; name: string }): Promise<Role | null> {
  if (!backend) return null;
  const own = () => backend!.from(TABLE).select("role").eq("user_id", account.id).maybeSingle<{ role: Role }>();
  let { data, error } = await own();
  if (!error && !data) {
    await backend.from(TABLE).insert({ user_id: account.id, name: account.name.slice(0, 200) });
    ({ data, error } = await own());
  }
  role = error ? null : (data?.role ?? null);
  return role;
}

/** The database decides; this only says so before it is tried. */
export function canChange(): boolean {
  return role === "owner" || role === "editor";
}

export function isOwner(): boolean {
  return role === "owner";
}

export async function readMembers(): Promise<Member[] | null> {
  const answer = await backend?.from(TABLE).select("user_id, name, email, role").order("created_at").limit(1000);
  return answer && !answer.error ? (answer.data as Member[]) : null;
}

/** False where the database refused: a list is never without an owner. */
export async function setRole(userId: string, next: Role): Promise<boolean> {
  const answer = await backend?.from(TABLE).update({ role: next }).eq("user_id", userId).select("user_id");
  return answer?.error === null && answer.data.length > 0;
}
