/** Projects of others that somebody was invited to. [W7.22] [S9] [T3.17] */
import type { AccessLevel } from "@slipway/kernel/permissions";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import type { KnownProjects } from "./known-projects.ts";

interface SharedRow {
  project_id: string;
  access_level: AccessLevel;
  is_pending: boolean;
}

/** Newest invitation first; an invitation to the caller's address that waits for its proof shows as pending. */
export async function listSharedProjects(services: Needs<"database"> & { directory: KnownProjects }, actor: Actor) {
  const { rows } = await services.database.pool.query<SharedRow>(
    `select project_id, access_level, user_id is null as is_pending from collaborators
     where access_level <> 'owner' and (user_id = $1 or (user_id is null and email = $2)) order by created_at desc, id`,
    [actor.userId, actor.email],
  );
  const described = await services.directory.describe(rows.map((row) => row.project_id));
  const projects = new Map(described.map((project) => [project.id, project]));
  return rows.flatMap((row) => {
    const project = projects.get(row.project_id);
    if (project === undefined) return [];
    const { id, name, displayName } = project;
    return [
      {
        id,
        name,
        display_name: displayName,
        access_level: row.access_level,
        collaboration_status: { is_pending: row.is_pending },
      },
    ];
  });
}
