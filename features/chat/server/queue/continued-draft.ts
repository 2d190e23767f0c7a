/**
 * Finds the draft that a message goes on from: the one it names, that of the question it answers, or the newest where the
 * message is nothing but such a word. Other words are the model's to understand: it is told of the open drafts.
 */
import type { Needs } from "../../../services.ts";
import type { ChatTurnRow } from "../chat-tables.ts";

/** The whole message, in the languages of the offline builder. */
const CONTINUE =
  /^(?:please |bitte |por favor )?(?:continue|carry on|go on|keep going|resume|finish it|weiter(?: so)?|(?:mach(?:e)?|machen sie) (?:bitte )?weiter|fahr(?:e)? fort|fortfahren|contin[uú]a(?:r)?|sigue|seguir|adelante)(?:,? (?:please|bitte|por favor|with it|with that))?[.!…\s]*$/iu;

export const asksToContinue = (message: string): boolean => CONTINUE.test(message.trim());

export async function continuedDraft(
  { agent }: Needs<"agent">,
  { projectId, request }: Pick<ChatTurnRow, "projectId" | "request">,
): Promise<string | null> {
  if (request.chat_only) return null;
  // Turns stored before drafts existed name none.
  const named = request.continues ?? request.answer_to ?? null;
  if (named !== null && (await agent.drafts.isOpen({ projectId, aiMessageId: named }))) return named;
  return asksToContinue(request.message) ? agent.drafts.newestOpen(projectId) : null;
}
