/** A person decides about the lines that a turn proposes for `AGENTS.md`. The lines are those of the answer, as it was shown. */
import { conflict, notFound } from "@slipway/kernel/errors";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@slipway/platform/database/port";
import { proposedLinesSchema, type ProposedLines } from "../../agent/contract/index.ts";
import type { EditAuthor } from "../../edits/server/index.ts";
import type { Needs } from "../../services.ts";
import { chatDocuments } from "./chat-tables.ts";
import { patchDocuments } from "./documents/change-documents.ts";

interface Place {
  projectId: string;
  aiMessageId: string;
}

export interface Decision {
  author: EditAuthor;
  answer: "accept" | "decline";
}

/** Locks the answer until the transaction ends. AppError 404, 409 `lines_decided`. */
async function openLines(tx: Transaction, { projectId, aiMessageId }: Place): Promise<ProposedLines> {
  const [row] = await tx.sql
    .select({ fields: chatDocuments.fields })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), eq(chatDocuments.id, aiMessageId)))
    .for("update");
  const proposed = proposedLinesSchema.safeParse(row?.fields["proposed_lines"]).data;
  if (proposed === undefined) throw notFound("This proposal");
  if (proposed.state !== "open") throw conflict("lines_decided", "Somebody has decided about these lines already.");
  return proposed;
}

/** The version is made first: if that fails, the lines stay open. The same lines again change nothing. */
export async function decideLines(
  services: Needs<"agent" | "database" | "live">,
  place: Place,
  { author, answer }: Decision,
): Promise<void> {
  const { projectId, aiMessageId: id } = place;
  if (answer === "accept") {
    const { lines } = await services.database.transaction((tx) => openLines(tx, place));
    await services.agent.rememberLines({ projectId, author, lines });
  }
  await services.database.transaction(async (tx) => {
    const proposed = await openLines(tx, place);
    const state = answer === "accept" ? "accepted" : "declined";
    const fields = { proposed_lines: { ...proposed, state } };
    await patchDocuments(services, tx, { projectId, patches: [{ id, fields }] });
  });
}
