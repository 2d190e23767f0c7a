/** A person's projects, as somebody else sees them. [W7.33] [T7.32] [CO2] */
import { notFound } from "@slipway/kernel/errors";
import type { RouteParsed, RouteResult } from "@slipway/kernel/contract/route";
import type { Visibility } from "@slipway/kernel/permissions";
import type { Needs } from "../../../services.ts";
import type { Person, userProjects } from "../../contract/profile.ts";
import { screenshotUrl } from "../project-progress.ts";

type Query = RouteParsed<typeof userProjects>["query"];

interface PersonProjectRow {
  id: string;
  name: string;
  display_name: string;
  visibility: Visibility;
  is_published: boolean;
  updated_at: Date;
  screenshot_at: Date | null;
  creator_id: string;
  creator_name: string;
  username: string | null;
  photo_url: string | null;
}

const nobody = () => notFound("This person");

/** `$1` is the person, `$2` the caller: a workspace or project that both have, or could have, access to. */
const JOINED = `
  exists (select 1 from workspace_members a join workspace_members b using (workspace_id) where a.user_id = $1 and b.user_id = $2)
  or exists (
    select 1 from projects p
    where p.deleted_at is null and not p.is_purging
      and ${["$1", "$2"]
        .map(
          (who) => `(exists (select 1 from collaborators c where c.project_id = p.id and c.user_id = ${who})
        or exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = ${who}))`,
        )
        .join(" and ")}
  )`;

const ORDERS: Record<Query["sort_by"], string> = {
  updated_at: "p.updated_at",
  created_at: "p.created_at",
  name: "lower(p.display_name)",
};

async function findPerson({ database }: Needs<"database">, idOrName: string): Promise<Person | null> {
  const { rows } = await database.pool.query<Person>(
    `select id, username, name as display_name, image as photo_url from users
     where (id = $1 or username = $1) and deactivated_at is null order by (id = $1) desc limit 1`,
    [idOrName],
  );
  return rows[0] ?? null;
}

/** A person's name and existence are not revealed to people who have nothing in common with them. */
async function areJoined({ database }: Needs<"database">, personId: string, callerId: string | null): Promise<boolean> {
  if (callerId === null) return false;
  if (callerId === personId) return true;
  const { rows } = await database.pool.query<{ joined: boolean }>(`select (${JOINED}) as joined`, [personId, callerId]);
  return rows[0]!.joined;
}

async function visibleProjects(
  { database }: Needs<"database">,
  { personId, callerId, query }: { personId: string; callerId: string | null; query: Query },
): Promise<PersonProjectRow[]> {
  const by = ORDERS[query.sort_by];
  const after = query.order === "desc" ? "<" : ">";
  const { rows } = await database.pool.query<PersonProjectRow>(
    `select p.id, p.name, p.display_name, p.visibility, p.is_published, p.updated_at, p.screenshot_at,
       u.id as creator_id, u.name as creator_name, u.username, u.image as photo_url
     from projects p
     join users u on u.id = p.created_by
     left join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = $2
     left join collaborators c on c.project_id = p.id and c.user_id = $2
     where p.user_id = $1 and p.deleted_at is null and not p.is_purging
       and (p.visibility = 'public' or c.id is not null or (m.role is not null and p.visibility <> 'draft'))
       and ($3::text is null or (${by}, p.id) ${after} (select ${by}, p.id from projects p where p.id = $3))
     order by ${by} ${query.order}, p.id ${query.order} limit $4`,
    [personId, callerId, query.start_after ?? null, query.limit + 1],
  );
  return rows;
}

export async function projectsOfPerson(
  services: Needs<"addresses" | "database">,
  { userId, callerId, query }: { userId: string; callerId: string | null; query: Query },
): Promise<RouteResult<typeof userProjects>> {
  const user = await findPerson(services, userId);
  if (user === null) throw nobody();
  const rows = await visibleProjects(services, { personId: user.id, callerId, query });
  if (rows.length === 0 && !(await areJoined(services, user.id, callerId))) throw nobody();
  const page = query.category === undefined ? rows.slice(0, query.limit) : [];
  return {
    user,
    projects: page.map((row) => ({
      id: row.id,
      name: row.name,
      display_name: row.display_name,
      url: row.is_published ? services.addresses.siteUrl(row.name) : null,
      creator: {
        id: row.creator_id,
        username: row.username,
        display_name: row.creator_name,
        photo_url: row.photo_url,
      },
      visibility: row.visibility,
      updated_at: row.updated_at.toISOString(),
      screenshot_url: screenshotUrl(row),
    })),
    next_cursor: page.length < rows.length ? (page.at(-1)?.id ?? null) : null,
  };
}
