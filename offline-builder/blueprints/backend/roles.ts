import { toast } from "@/components/ui/toast";
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

/** A viewer's change. It ends what a page does after saving, so nothing is said to be saved and what was typed stays. */
class OnlyReads extends Error {
  constructor() {
    super(__("You may read here and not change anything. The owner can make you an editor."));
    this.name = "OnlyReads";
  }
}

export function mustBeAllowed(): void {
  if (!canChange()) throw new OnlyReads();
}

function say(event: Event, thrown: unknown) {
  if (!(thrown instanceof OnlyReads)) return;
  // It is told to the person who tried, so it is no fault of the page that nobody knew of.
  event.preventDefault();
  event.stopImmediatePropagation();
  toast(thrown.message);
}

window.addEventListener("error", (event) => say(event, event.error), true);
window.addEventListener("unhandledrejection", (event) => say(event, event.reason), true);

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
