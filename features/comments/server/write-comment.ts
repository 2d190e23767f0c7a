/** Starting threads, replying, changing and deleting one's own comments. */
import { and, eq } from "drizzle-orm";
import { conflict, forbidden, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { can, type ProjectFacts } from "@slipway/kernel/permissions";
import { oneLine } from "@slipway/kernel/text/storable-text";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { commentWritten } from "../contract/events.ts";
import {
  MAX_COMMENTS,
  MAX_THREADS,
  needsEditRight,
  type Comment,
  type NewPlace,
  type Place,
} from "../contract/index.ts";
import { comments, threads } from "./comments-tables.ts";
import { mentionsIn, peopleOf, withRight } from "./mentions.ts";
import { settledPlace } from "./places.ts";
import { changeThreads, findThread, settleThread } from "./threads.ts";

export type CommentPorts = Needs<"clock" | "database" | "edits" | "events" | "git" | "live">;

export interface CommentCall {
  projectId: string;
  facts: ProjectFacts;
  actor: Actor;
}

const mayEdit = ({ facts }: CommentCall): boolean => can(facts, "EditProject");

/** A person of another project must not be reached by their name, so only people with access count. */
async function mentionsOf(
  services: CommentPorts,
  { projectId }: CommentCall,
  { text, place }: { text: string; place: Pick<Place, "kind"> },
): Promise<Comment["mentions"]> {
  if (!text.includes("@")) return [];
  const named = mentionsIn(text, await peopleOf(services, projectId));
  const right = needsEditRight(place) ? "EditProject" : "ViewProjectCollaborators";
  const allowed = await withRight(services, { projectId, userIds: named.map(({ id }) => id), right });
  return named.filter(({ id }) => allowed.includes(id));
}

interface Written {
  thread: Pick<typeof threads.$inferSelect, "id" | "kind">;
  commentId: string;
  text: string;
  mentions: Comment["mentions"];
  /** People of the thread before this comment. */
  people: readonly string[];
}

async function tellPeople(services: CommentPorts, { projectId, actor }: CommentCall, written: Written): Promise<void> {
  const { thread, commentId, text, mentions, people } = written;
  const mentioned = mentions.map(({ id }) => id).filter((id) => id !== actor.userId);
  const following = people.filter((id) => id !== actor.userId && !mentioned.includes(id));
  if (mentioned.length + following.length === 0) return;
  const right = needsEditRight(thread) ? "EditProject" : "ViewProjectCollaborators";
  await services.events.emit(commentWritten, {
    ...{ projectId, threadId: thread.id, commentId, authorName: actor.displayName, mentioned },
    following: await withRight(services, { projectId, userIds: following, right }),
    // The inbox shows notices to everybody with access, and code is for those who may edit.
    text: needsEditRight(thread) ? "" : oneLine(text, 300),
  });
}

async function insertComment(
  services: Needs<"clock">,
  tx: Transaction,
  comment: { threadId: string; authorId: string; text: string; mentions: Comment["mentions"] },
): Promise<string> {
  const id = newId("cmt");
  await tx.sql.insert(comments).values({ id, ...comment, createdAt: new Date(services.clock.now()) });
  return id;
}

/** AppErrors: 403 for a place that needs the right to edit, 404, 409 `too_many_threads`. */
export async function startThread(
  services: CommentPorts,
  call: CommentCall,
  { place: wanted, text }: { place: NewPlace; text: string },
): Promise<{ id: string }> {
  const { projectId, actor } = call;
  if (needsEditRight(wanted) && !mayEdit(call))
    throw forbidden("Comments about code and versions are for people who may edit this project.");
  const place = await settledPlace(services, projectId, wanted);
  const mentions = await mentionsOf(services, call, { text, place });
  const { kind } = place;
  const id = newId("thr");
  const now = new Date(services.clock.now());
  const commentId = await changeThreads(services, projectId, async (tx) => {
    if ((await tx.sql.$count(threads, eq(threads.projectId, projectId))) >= MAX_THREADS)
      throw conflict("too_many_threads", `This project has ${MAX_THREADS} threads. Delete resolved ones first.`);
    await tx.sql.insert(threads).values({
      ...{ id, projectId, kind, place, authorId: actor.userId, createdAt: now, lastAt: now },
      ...{ excerpt: "", comments: 0, people: [], revision: 0 },
    });
    const written = await insertComment(services, tx, { threadId: id, authorId: actor.userId, text, mentions });
    await settleThread(services, tx, { id, projectId, kind });
    return written;
  });
  await tellPeople(services, call, { thread: { id, kind }, commentId, text, mentions, people: [] });
  return { id };
}

/** AppErrors: 404, 409 `too_many_comments`. */
export async function reply(
  services: CommentPorts,
  call: CommentCall,
  { threadId, text }: { threadId: string; text: string },
): Promise<{ id: string }> {
  const { projectId, actor } = call;
  const which = { projectId, threadId, mayEdit: mayEdit(call) };
  const place = await findThread(services.database.sql, which);
  const mentions = await mentionsOf(services, call, { text, place });
  const { thread, commentId } = await changeThreads(services, projectId, async (tx) => {
    const row = await findThread(tx.sql, which);
    if (row.comments >= MAX_COMMENTS)
      throw conflict("too_many_comments", `This thread has ${MAX_COMMENTS} comments. Start another one.`);
    const id = await insertComment(services, tx, { threadId, authorId: actor.userId, text, mentions });
    await settleThread(services, tx, row);
    return { thread: row, commentId: id };
  });
  await tellPeople(services, call, { thread, commentId, text, mentions, people: thread.people });
  return { id: commentId };
}

interface OwnComment {
  threadId: string;
  commentId: string;
}

/** The thread of the caller's own comment. AppErrors: 404, 403 for comments of others. */
async function ownComment(tx: Transaction, call: CommentCall, { threadId, commentId }: OwnComment) {
  const thread = await findThread(tx.sql, { projectId: call.projectId, threadId, mayEdit: mayEdit(call) });
  const [row] = await tx.sql
    .select()
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.threadId, threadId)));
  if (row === undefined) throw notFound("This comment");
  if (row.authorId !== call.actor.userId) throw forbidden("You can only change your own comments.");
  return { thread, comment: row };
}

export async function editComment(
  services: CommentPorts,
  call: CommentCall,
  { text, ...which }: OwnComment & { text: string },
): Promise<void> {
  const { projectId } = call;
  const { threadId, commentId } = which;
  const place = await findThread(services.database.sql, { projectId, threadId, mayEdit: mayEdit(call) });
  const mentions = await mentionsOf(services, call, { text, place });
  await changeThreads(services, projectId, async (tx) => {
    const { thread, comment } = await ownComment(tx, call, which);
    if (comment.text === text) return;
    const editedAt = new Date(services.clock.now());
    await tx.sql.update(comments).set({ text, mentions, editedAt }).where(eq(comments.id, commentId));
    await settleThread(services, tx, thread);
  });
  // Those who were told of the comment are not told again; followers need not hear of a mended word.
  await tellPeople(services, call, { thread: place, commentId, text, mentions, people: [] });
}

export const removeComment = (services: CommentPorts, call: CommentCall, which: OwnComment): Promise<void> =>
  changeThreads(services, call.projectId, async (tx) => {
    const { thread, comment } = await ownComment(tx, call, which);
    await tx.sql.delete(comments).where(eq(comments.id, comment.id));
    await settleThread(services, tx, thread);
  });
