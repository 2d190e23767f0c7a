import { useEffect, useState } from "react";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { isOwner, readMembers, setRole, type Member, type Role } from "@/data/roles";
import { useAccount } from "@/data/session";

const roles: Record<Role, string> = {
  owner: __("Owner: sets the roles"),
  editor: __("Editor: adds, changes and deletes"),
  viewer: __("Viewer: reads"),
  waiting: __("Not let in"),
};

/** Who has an account here, and what each may do. */
export function People() {
  const account = useAccount();
  const [members, setMembers] = useState<Member[] | null>(null);
  const [mayDecide, setMayDecide] = useState(isOwner());

  async function load() {
    setMembers(await readMembers());
    setMayDecide(isOwner());
  }

  useEffect(() => void load(), []);

  async function choose(member: Member, role: Role) {
    const done = await setRole(member.user_id, role);
    toast(done ? __("Saved.") : __("Not changed: the list needs an owner, and only owners set roles."));
    await load();
  }

  return (
    <section className="mt-8 max-w-lg rounded-card border bg-card p-6">
      <h2 className="font-display text-base font-semibold">{__("People")}</h2>
      {members === null && <p className="mt-3 text-muted-foreground">{__("Loading…")}</p>}
      <ul className="mt-3 divide-y">
        {members?.map((member) => (
          <li key={member.user_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0">
              <span className="block font-medium wrap-anywhere">{member.name || member.email}</span>
              <span className="block text-sm wrap-anywhere text-muted-foreground">{member.email}</span>
            </p>
            {mayDecide && member.user_id !== account?.id ? (
              <Select
                aria-label={`${__("Role of")} ${member.name || member.email}`}
                value={member.role}
                onChange={(event) => void choose(member, event.target.value as Role)}
                className="w-full sm:w-64"
              >
                {Object.entries(roles).map(([role, label]) => (
                  <option key={role} value={role}>
                    {label}
                  </option>
                ))}
              </Select>
            ) : (
              <span className="text-sm text-muted-foreground">{roles[member.role]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
