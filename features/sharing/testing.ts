/** Factories for tests and seed data. */
import { newId } from "@slipway/kernel/ids";
import type { AccessLevel } from "@slipway/kernel/permissions";
import type { Needs } from "../services.ts";

/** Joins at once, whatever plan and address say. */
export async function insertCollaborator(
  { database }: Needs<"database">,
  { projectId, userId, level }: { projectId: string; userId: string; level: Exclude<AccessLevel, "owner"> },
): Promise<void> {
  await database.pool.query(
    `insert into collaborators (id, project_id, user_id, email, access_level, joined_at)
     select $1, $2, id, email, $4, now() from users where id = $3
     on conflict (project_id, email) do update set access_level = excluded.access_level`,
    [newId("col"), projectId, userId, level],
  );
}
