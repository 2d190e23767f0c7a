/** Resolving, opening again and deleting threads. */
import { eq } from "drizzle-orm";
import { conflict } from "@slipway/kernel/errors";
import { can } from "@slipway/kernel/permissions";
import { recordOnProject } from "../../audit/server/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { comments, threads } from "./comments-tables.ts";
import { changeThreads, findThread, peopleById, personIn, settleThread } from "./threads.ts";
import type { CommentCall, CommentPorts } from "./write-comment.ts";

const rowOf = (tx: Parameters<typeof findThread>[0], { projectId, facts }: CommentCall, threadId: string) =>
  findThread(tx, { projectId, threadId, mayEdit: can(facts, "EditProject") });

export const resolveThread = (
  services: CommentPorts,
  call: CommentCall,
  { threadId, resolved }: { threadId: string; resolved: boolean },
): Promise<void> =>
  changeThreads(services, call.projectId, async (tx) => {
    const thread = await rowOf(tx.sql, call, threadId);
    // Two people who press the button at once: the first one has resolved it.
    if ((thread.resolvedAt !== null) === resolved) return;
    await tx.sql
      .update(threads)
      .set({
        resolvedAt: resolved ? new Date(services.clock.now()) : null,
        resolvedBy: resolved ? call.actor.userId : null,
      })
      .where(eq(threads.id, threadId));
    await settleThread(services, tx, thread);
  });

/** For admins, with the words of others; so it is recorded. AppError 409 `thread_open`. */
export async function removeThread(services: CommentPorts, call: CommentCall, threadId: string): Promise<void> {
  const project = await getProject(services, call.projectId);
  await changeThreads(services, call.projectId, async (tx) => {
    const thread = await rowOf(tx.sql, call, threadId);
    if (thread.resolvedAt === null) throw conflict("thread_open", "Resolve this thread before you delete it.");
    await tx.sql.delete(comments).where(eq(comments.threadId, threadId));
    await settleThread(services, tx, thread);
    const { name: person } = personIn(await peopleById(tx.sql, [thread.authorId]), thread.authorId);
    await recordOnProject(tx, project, { action: "thread.deleted", actor: call.actor, person });
  });
}

export async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(threads).where(eq(threads.projectId, projectId));
}
