import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { oneLine } from "@slipway/kernel/text/storable-text";
import type { Needs } from "../../services.ts";
import { RUN_KINDS } from "../contract/index.ts";
import { isUnread, notices } from "./inbox-tables.ts";
import { changeInbox } from "./read-inbox.ts";

/** A notice about a turn that is seen within this time was watched in the project, so it is not kept. */
const WATCHED_MS = 15_000;
const MAX_NAME = 120;

type ReadPorts = Needs<"accounts" | "clock" | "database" | "live">;

const readWhere = (services: ReadPorts, userId: string, which: SQL): Promise<void> =>
  changeInbox(services, userId, async (tx) => {
    const { rowCount } = await tx.sql
      .update(notices)
      .set({ readAt: new Date(services.clock.now()) })
      .where(and(eq(notices.userId, userId), isUnread, which));
    return rowCount !== 0;
  });

export const markRead = (services: ReadPorts, userId: string, ids: readonly string[]): Promise<void> =>
  readWhere(services, userId, inArray(notices.id, ids.map(Number)));

/** Newer ones arrived after the person looked. */
export const markAllRead = (services: ReadPorts, userId: string, until: string): Promise<void> =>
  readWhere(services, userId, lte(notices.id, Number(until)));

/** The person looks at the project. */
export async function markSeen(services: ReadPorts, userId: string, projectId: string): Promise<void> {
  const ofRuns = and(eq(notices.projectId, projectId), inArray(notices.kind, RUN_KINDS))!;
  await changeInbox(services, userId, async (tx) => {
    const now = services.clock.now();
    const unread = and(eq(notices.userId, userId), isUnread, ofRuns);
    const watched = await tx.sql.delete(notices).where(and(unread, gt(notices.madeAt, new Date(now - WATCHED_MS))));
    const read = await tx.sql
      .update(notices)
      .set({ readAt: new Date(now) })
      .where(unread);
    return watched.rowCount !== 0 || read.rowCount !== 0;
  });
}

/** The person has the thread of comments on screen to which the notices lead. */
export const markThreadSeen = (services: ReadPorts, userId: string, link: string): Promise<void> =>
  readWhere(services, userId, eq(notices.link, link));

/**
 * Somebody answered a request for access: it waits for nobody any more, and its notices say who answered how. `key` is the
 * beginning of their keys. Notices of an earlier request of the same person keep their own answer.
 */
export async function markRequestAnswered(
  services: ReadPorts,
  key: string,
  { answer, by }: { answer: string; by: string },
): Promise<void> {
  const isOpen = sql`not jsonb_exists(${notices.parts}, 'answer')`;
  const isAbout = and(eq(notices.kind, "access_asked"), sql`starts_with(${notices.key}, ${key})`, isOpen);
  const told = await services.database.sql.selectDistinct({ userId: notices.userId }).from(notices).where(isAbout);
  const said = JSON.stringify({ answer, by: oneLine(by, MAX_NAME) });
  for (const { userId } of told)
    await changeInbox(services, userId, async (tx) => {
      const readAt = sql`coalesce(${notices.readAt}, ${new Date(services.clock.now())})`;
      const { rowCount } = await tx.sql
        .update(notices)
        .set({ parts: sql`${notices.parts} || ${said}::jsonb`, readAt })
        .where(and(eq(notices.userId, userId), isAbout));
      return rowCount !== 0;
    });
}
