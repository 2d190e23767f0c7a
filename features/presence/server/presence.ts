/** People at projects: one row each, and a live document for viewers. [W3.19] [T3.18] [PR1] */
import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { people } from "../../accounts/server/index.ts";
import type { Needs } from "../../services.ts";
import { SHOWN_MS, type CodePlace, type Presence } from "../contract/index.ts";
import { MAX_PEOPLE, presence, presencePath } from "./presence-table.ts";
import { whoMayBeHere } from "./who-left.ts";

interface Person {
  id: string;
  username: string | null;
  name: string;
  image: string | null;
  email: string;
}

interface Seen {
  lastSeen: Date;
  view: string | null;
  path: string | null;
  line: number | null;
}

const documentOf = (person: Person, { lastSeen, view, path, line }: Seen): Presence => ({
  id: person.id,
  lastSeen: lastSeen.getTime(),
  username: person.username,
  displayName: person.name,
  photoURL: person.image,
  email: person.email,
  view,
  place: path === null || line === null ? null : { path, line },
});

interface Beat {
  projectId: string;
  userId: string;
  /** The view on the person's screen. */
  view: string | null;
  place: CodePlace | null;
}

export async function beat(
  services: Needs<"clock" | "database" | "live">,
  { projectId, userId, view, place }: Beat,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const now = new Date(services.clock.now());
    const seen: Seen = { lastSeen: now, view, path: place?.path ?? null, line: place?.line ?? null };
    await tx.sql
      .insert(presence)
      .values({ projectId, userId, ...seen })
      .onConflictDoUpdate({ target: [presence.projectId, presence.userId], set: seen });
    const [person] = await tx.sql.select().from(people).where(eq(people.id, userId));
    if (person === undefined) return;
    const doc = documentOf(person, seen);
    await services.live.emit(tx, presencePath(projectId), [{ op: "put", id: userId, doc }]);
  });
}

/** People seen within the last day who may still be at the project, the newest last. [W4.22] */
export async function presenceSnapshot(
  services: Needs<"clock" | "database">,
  projectId: string,
): Promise<{ id: string; doc: Presence }[]> {
  const { id, username, name, image, email } = people;
  const isShown = gt(presence.lastSeen, new Date(services.clock.now() - SHOWN_MS));
  const rows = await services.database.sql
    .select({
      lastSeen: presence.lastSeen,
      view: presence.view,
      path: presence.path,
      line: presence.line,
      person: { id, username, name, image, email },
    })
    .from(presence)
    .innerJoin(people, eq(people.id, presence.userId))
    .where(and(eq(presence.projectId, projectId), isShown, isNull(people.deactivatedAt)))
    .orderBy(desc(presence.lastSeen))
    .limit(MAX_PEOPLE);
  const here = await whoMayBeHere(
    services,
    projectId,
    rows.map(({ person }) => person.id),
  );
  const shown = rows.filter(({ person }) => here.has(person.id)).toReversed();
  return shown.map(({ person, ...seen }) => ({ id: person.id, doc: documentOf(person, seen) }));
}

export async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(presence).where(eq(presence.projectId, projectId));
}

/** Older rows are shown to nobody. */
export async function forgetOld({ database, clock }: Needs<"clock" | "database">): Promise<void> {
  await database.sql.delete(presence).where(lt(presence.lastSeen, new Date(clock.now() - SHOWN_MS)));
}
