/** People at projects: one row each, and a live document for viewers. [W3.19] [T3.18] [PR1] */
import type { Migration } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { SHOWN_MS, type Presence } from "../contract/index.ts";

/** Bound of one snapshot, which has the newest ones. */
const MAX_PEOPLE = 200;

export const migrations: readonly Migration[] = [
  {
    owner: "presence",
    name: "001-presence",
    sql: `
      create table presence (
        project_id text not null, user_id text not null, last_seen timestamptz not null, view text,
        primary key (project_id, user_id)
      );
      create index presence_last_seen on presence (last_seen);`,
  },
];

export const presencePath = (projectId: string): string => `status/${projectId}`;

interface PresenceRow {
  id: string;
  last_seen: Date;
  username: string | null;
  display_name: string;
  photo_url: string | null;
  email: string;
  view: string | null;
}

const FIELDS = "u.id, u.username, u.name as display_name, u.image as photo_url, u.email";

const documentOf = (row: PresenceRow): Presence => ({
  id: row.id,
  lastSeen: row.last_seen.getTime(),
  username: row.username,
  displayName: row.display_name,
  photoURL: row.photo_url,
  email: row.email,
  view: row.view,
});

/** `view` is the view on the person's screen. */
export async function beat(
  services: Needs<"clock" | "database" | "live">,
  { projectId, userId, view }: { projectId: string; userId: string; view: string | null },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { rows } = await tx.client.query<PresenceRow>({
      name: "presence-beat",
      text: `with seen as (
               insert into presence (project_id, user_id, last_seen, view) values ($1, $2, $3, $4)
               on conflict (project_id, user_id) do update set last_seen = excluded.last_seen, view = excluded.view
               returning user_id, last_seen, view)
             select ${FIELDS}, seen.last_seen, seen.view from seen join users u on u.id = seen.user_id`,
      values: [projectId, userId, new Date(services.clock.now()), view],
    });
    const row = rows[0];
    if (row === undefined) return;
    await services.live.emit(tx, presencePath(projectId), [{ op: "put", id: row.id, doc: documentOf(row) }]);
  });
}

/** People seen within the last day, the newest last. [W4.22] */
export async function presenceSnapshot(
  services: Needs<"clock" | "database">,
  projectId: string,
): Promise<{ id: string; doc: Presence }[]> {
  const { rows } = await services.database.pool.query<PresenceRow>(
    `select ${FIELDS}, p.last_seen, p.view from presence p join users u on u.id = p.user_id
     where p.project_id = $1 and p.last_seen > $2 and u.deactivated_at is null
     order by p.last_seen desc limit $3`,
    [projectId, new Date(services.clock.now() - SHOWN_MS), MAX_PEOPLE],
  );
  return rows.toReversed().map((row) => ({ id: row.id, doc: documentOf(row) }));
}

export async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.pool.query("delete from presence where project_id = $1", [projectId]);
}

/** Older rows are shown to nobody. */
export async function forgetOld({ database, clock }: Needs<"clock" | "database">): Promise<void> {
  await database.pool.query("delete from presence where last_seen < $1", [new Date(clock.now() - SHOWN_MS)]);
}
