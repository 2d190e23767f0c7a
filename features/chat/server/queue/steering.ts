/** Messages that the person sent into their running turn: its model reads them before its next step. */
import { eq } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { patchDocuments, removeDocuments } from "../documents/change-documents.ts";
import { maySteer } from "../documents/documents.ts";
import { lockQueue, openTurns, queuePatches } from "./turn-rows.ts";

/**
 * Takes them out of the queue, oldest first. Until then each is an ordinary waiting message, so that none is lost if the
 * turn ends or the server stops. Another person's message never steers: the turn asks its own person for approval.
 */
export async function takeSteering(
  services: Needs<"database" | "live">,
  { projectId, aiMessageId, userId }: ChatTurnRow,
): Promise<string[]> {
  const isWanted = (turn: ChatTurnRow): boolean =>
    turn.state === "queued" && turn.userId === userId && maySteer(turn.request);
  // Most steps find none, and take no lock.
  if (!(await openTurns(services.database.sql, projectId)).some(isWanted)) return [];
  return services.database.transaction(async (tx) => {
    await lockQueue(tx, projectId);
    const open = await openTurns(tx.sql, projectId);
    // The turn was ended meanwhile by somebody who took it for dead.
    if (!open.some((turn) => turn.aiMessageId === aiMessageId && turn.state === "running")) return [];
    const taken = open.filter(isWanted);
    for (const turn of taken)
      await tx.sql.update(chatTurns).set({ state: "cancelled" }).where(eq(chatTurns.aiMessageId, turn.aiMessageId));
    await removeDocuments(services, tx, { projectId, ids: taken.map((turn) => turn.aiMessageId) });
    const fields = { queued_position: null, steers: false, steered: aiMessageId };
    const patches = [...taken.map((turn) => ({ id: turn.messageId, fields })), ...(await queuePatches(tx, projectId))];
    await patchDocuments(services, tx, { projectId, patches });
    return taken.map((turn) => turn.request.message);
  });
}
