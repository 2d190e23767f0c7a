/** Threads as rows, as documents, and the one way in which they change. */
import { and, asc, eq, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { oneLine } from "@slipway/kernel/text/storable-text";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import { people } from "../../accounts/server/index.ts";
import type { Needs } from "../../services.ts";
import {
  MAX_THREADS,
  needsEditRight,
  type Comment,
  type Commenter,
  type Place,
  type Thread,
} from "../contract/index.ts";
import { comments, threads } from "./comments-tables.ts";

type ThreadRow = typeof threads.$inferSelect;

const MAX_EXCERPT = 280;

const livePathOf = (projectId: string, place: Pick<Place, "kind">): string =>
  `projects/${projectId}/${needsEditRight(place) ? "code-comments" : "comments"}`;

/** A person without an account any more keeps their words, without a name. */
const GONE = "Somebody who left";

/** People by id; those without an account any more are left out. */
export async function peopleById(reader: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Commenter>> {
  const { id, name, username, image } = people;
  const rows = await reader
    .select({ id, name, username, photo_url: image })
    .from(people)
    .where(isAnyOf(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export const personIn = (known: ReadonlyMap<string, Commenter>, id: string): Commenter =>
  known.get(id) ?? { id, name: GONE, username: null, photo_url: null };

interface Which {
  projectId: string;
  /** Left out: all of the project. */
  threadId?: string;
}

/** The one that was written in last comes last. */
async function documentsOf(reader: Sql, { projectId, threadId }: Which): Promise<Thread[]> {
  const rows = await reader
    .select()
    .from(threads)
    .where(and(eq(threads.projectId, projectId), threadId === undefined ? undefined : eq(threads.id, threadId)))
    .orderBy(asc(threads.lastAt), asc(threads.id))
    .limit(MAX_THREADS);
  const known = await peopleById(
    reader,
    rows.flatMap(({ authorId, resolvedBy }) => (resolvedBy === null ? [authorId] : [authorId, resolvedBy])),
  );
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    author: personIn(known, row.authorId),
    text: row.excerpt,
    comments: row.comments,
    people: row.people,
    created_at: row.createdAt.toISOString(),
    last_at: row.lastAt.toISOString(),
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    resolved_by: row.resolvedBy === null ? null : personIn(known, row.resolvedBy).name,
    revision: row.revision,
  }));
}

/** `code`: those that need the right to edit, or the others. */
export async function threadsSnapshot(
  { database }: Needs<"database">,
  projectId: string,
  { code }: { code: boolean },
): Promise<{ id: string; doc: Thread }[]> {
  const all = await documentsOf(database.sql, { projectId });
  return all.filter(({ place }) => needsEditRight(place) === code).map((doc) => ({ id: doc.id, doc }));
}

/** AppError 404 for threads that are not there, and for those that the caller may not know of. */
export async function findThread(
  reader: Sql,
  { projectId, threadId, mayEdit }: { projectId: string; threadId: string; mayEdit: boolean },
): Promise<ThreadRow> {
  const [row] = await reader
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.projectId, projectId)));
  if (row === undefined || (needsEditRight(row) && !mayEdit)) throw notFound("This thread");
  return row;
}

export async function commentsOf(reader: Sql, threadId: string): Promise<Comment[]> {
  const rows = await reader
    .select()
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(asc(comments.position));
  const known = await peopleById(
    reader,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map((comment) => ({
    id: comment.id,
    author: personIn(known, comment.authorId),
    text: comment.text,
    mentions: comment.mentions,
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
  }));
}

/** Changes of one project's threads follow each other, so that bounds hold and the last document sent is the right one. */
export const changeThreads = <T>(
  { database }: Needs<"database">,
  projectId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.lock(`comments ${projectId}`);
    return work(tx);
  });

/** Writes down what follows from the comments, and sends the thread to those who look. The last thing of a change. */
export async function settleThread(
  { live }: Needs<"live">,
  tx: Transaction,
  { id: threadId, projectId, kind }: Pick<ThreadRow, "id" | "kind" | "projectId">,
): Promise<void> {
  const path = livePathOf(projectId, { kind });
  const rows = await tx.sql
    .select()
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(asc(comments.position));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) {
    await tx.sql.delete(threads).where(eq(threads.id, threadId));
    await live.emit(tx, path, [{ op: "remove", id: threadId }]);
    return;
  }
  const ids = rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions.map(({ id }) => id)]);
  await tx.sql
    .update(threads)
    .set({
      excerpt: oneLine(first.text, MAX_EXCERPT),
      comments: rows.length,
      people: [...new Set(ids)],
      lastAt: last.createdAt,
      revision: sql`${threads.revision} + 1`,
    })
    .where(eq(threads.id, threadId));
  const [doc] = await documentsOf(tx.sql, { projectId, threadId });
  await live.emit(tx, path, [{ op: "put", id: threadId, doc: doc! }]);
}
