/** Feedback: stored on the answer for all its readers, and per person to know when to ask again. [CH11] [T7.29] */
import { and, desc, eq, inArray } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import { ASK_FEEDBACK_DAYS, type FeedbackCategory } from "../contract/index.ts";
import { chatDocuments, chatFeedback } from "./chat-tables.ts";
import { patchDocuments } from "./documents/change-documents.ts";

export interface Feedback {
  sentiment: "positive" | "negative" | "no_feedback";
  content: string | undefined;
  category: FeedbackCategory | undefined;
}

interface Given {
  projectId: string;
  messageId: string;
  userId: string;
  feedback: Feedback;
}

/** AppError 404 when it is no answer of this project. Words and category go with a negative one only. */
export async function giveFeedback(
  services: Needs<"clock" | "database" | "live">,
  { projectId, messageId, userId, feedback }: Given,
): Promise<void> {
  const negative = feedback.sentiment === "negative";
  const fields = {
    feedback_sentiment: feedback.sentiment,
    feedback_content: negative && feedback.content ? feedback.content : null,
    feedback_category: negative ? (feedback.category ?? null) : null,
  };
  const key = { userId, projectId, messageId };
  const givenAt = new Date(services.clock.now());
  await services.database.transaction(async (tx) => {
    const [answer] = await tx.sql
      .select({ id: chatDocuments.id })
      .from(chatDocuments)
      .where(
        and(
          eq(chatDocuments.projectId, projectId),
          eq(chatDocuments.id, messageId),
          inArray(chatDocuments.tag, ["ai-message", "instant-mode-message"]),
        ),
      );
    if (answer === undefined) throw notFound("This answer");
    await tx.sql
      .insert(chatFeedback)
      .values({ ...key, givenAt })
      .onConflictDoUpdate({
        target: [chatFeedback.userId, chatFeedback.projectId, chatFeedback.messageId],
        set: { givenAt },
      });
    await patchDocuments(services, tx, { projectId, patches: [{ id: messageId, fields }] });
  });
}

const DAY_MS = 86_400_000;

export async function feedbackStatus(
  { database, clock }: Needs<"clock" | "database">,
  userId: string,
): Promise<{ should_ask: boolean; last_given_at: string | null }> {
  const [newest] = await database.sql
    .select({ givenAt: chatFeedback.givenAt })
    .from(chatFeedback)
    .where(eq(chatFeedback.userId, userId))
    .orderBy(desc(chatFeedback.givenAt))
    .limit(1);
  if (newest === undefined) return { should_ask: true, last_given_at: null };
  return {
    should_ask: clock.now() - newest.givenAt.getTime() >= ASK_FEEDBACK_DAYS * DAY_MS,
    last_given_at: newest.givenAt.toISOString(),
  };
}
