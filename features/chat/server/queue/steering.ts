/** Messages that the person sent into their running turn: its model reads them before its next step. */
import { eq } from "drizzle-orm";
import type { SteeringMessage } from "../../../agent/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { SentImage } from "../../../uploads/contract/sent-image.ts";
import { readImages } from "../../../uploads/server/index.ts";
import { chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { patchDocuments, removeDocuments } from "../documents/change-documents.ts";
import { maySteer } from "../documents/documents.ts";
import { elementOf } from "./run-request-of.ts";
import { lockQueue, openTurns, queuePatches } from "./turn-rows.ts";

const GONE = "\n(A picture that was sent with this is gone.)";

/**
 * Takes them out of the queue, oldest first. Until then each is an ordinary waiting message, so that none is lost if the
 * turn ends, a picture cannot be read or the server stops. Another person's message never steers: the turn asks its own
 * person for approval.
 */
export async function takeSteering(
  services: Needs<"database" | "live" | "log" | "objects">,
  { projectId, aiMessageId, userId }: ChatTurnRow,
): Promise<SteeringMessage[]> {
  const isWanted = (turn: ChatTurnRow): boolean =>
    turn.state === "queued" && turn.userId === userId && maySteer(turn.request);
  // Most steps find none, and take no lock.
  const waiting = (await openTurns(services.database.sql, projectId)).filter(isWanted);
  if (waiting.length === 0) return [];
  const images = new Map<string, SentImage>();
  const ready = new Set<string>();
  for (const { request } of waiting) {
    const found = await readImages(services, projectId, request.images).catch((error: unknown) => {
      services.log.warn("pictures for a running turn could not be read", { projectId, error });
      return null;
    });
    // Later messages wait too, so that all are read in the order in which they were sent.
    if (found === null) break;
    for (const id of request.images) ready.add(id);
    for (const image of found) images.set(image.id, image);
  }
  const taken = await services.database.transaction(async (tx) => {
    await lockQueue(tx, projectId);
    const open = await openTurns(tx.sql, projectId);
    // The turn was ended meanwhile by somebody who took it for dead.
    if (!open.some((turn) => turn.aiMessageId === aiMessageId && turn.state === "running")) return [];
    const steers = open.filter(isWanted);
    // A message that got another picture meanwhile is read at the next step, and so are those after it.
    const late = steers.findIndex(({ request }) => !request.images.every((id) => ready.has(id)));
    const wanted = late < 0 ? steers : steers.slice(0, late);
    for (const turn of wanted)
      await tx.sql.update(chatTurns).set({ state: "cancelled" }).where(eq(chatTurns.aiMessageId, turn.aiMessageId));
    await removeDocuments(services, tx, { projectId, ids: wanted.map((turn) => turn.aiMessageId) });
    const fields = { queued_position: null, steers: false, steered: aiMessageId };
    const patches = [...wanted.map((turn) => ({ id: turn.messageId, fields })), ...(await queuePatches(tx, projectId))];
    await patchDocuments(services, tx, { projectId, patches });
    return wanted;
  });
  return taken.map(({ request }) => ({
    text: `${request.message}${request.images.every((id) => images.has(id)) ? "" : GONE}`,
    images: request.images.flatMap((id) => images.get(id) ?? []),
    selected_elements: request.selected_elements.map(elementOf),
  }));
}
