/** Factories for tests and seed data. */
import { newId } from "@slipway/kernel/ids";
import type { Plan, WorkspaceRole } from "@slipway/kernel/permissions";
import type { Needs } from "../services.ts";

export async function setPlan({ database }: Needs<"database">, workspaceId: string, plan: Plan): Promise<void> {
  await database.pool.query("update workspaces set plan = $2 where id = $1", [workspaceId, plan]);
}

/** Joins at once, whether or not the person's address is proven. */
export async function insertMember(
  { database }: Needs<"database">,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: WorkspaceRole },
): Promise<void> {
  await database.pool.query(
    `insert into workspace_members (id, workspace_id, user_id, email, role, joined_at)
     select $1, $2, id, email, $4, now() from users where id = $3
     on conflict (workspace_id, email) do update set role = excluded.role`,
    [newId("wm"), workspaceId, userId, role],
  );
}
