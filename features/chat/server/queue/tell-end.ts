/** Tells the other features how a turn ended. */
import type { RunOutcome } from "../../../agent/server/index.ts";
import type { Needs } from "../../../services.ts";
import { turnEnded } from "../../contract/events.ts";
import type { ChatTurnRow } from "../chat-tables.ts";

type Turn = Pick<ChatTurnRow, "projectId" | "aiMessageId" | "userId">;
type Told = Pick<RunOutcome, "status" | "question" | "edit" | "databaseEdit" | "pipelineErrors" | "errors">;

const about = ({ projectId, aiMessageId, userId }: Turn): Turn => ({ projectId, aiMessageId, userId });

export const tellFailure = ({ events }: Needs<"events">, turn: Turn, reason: string): Promise<void> =>
  events.emit(turnEnded, { ...about(turn), how: "failed", text: reason });

export async function tellOutcome(services: Needs<"events">, turn: Turn, outcome: Told): Promise<void> {
  const reason = outcome.pipelineErrors[0]?.message ?? outcome.errors[0];
  if (outcome.question !== null)
    await services.events.emit(turnEnded, { ...about(turn), how: "asked", text: outcome.question.question });
  else if (outcome.edit === null && reason !== undefined) await tellFailure(services, turn, reason);
  else if (outcome.status !== "stopped")
    await services.events.emit(turnEnded, {
      ...about(turn),
      how: "finished",
      text: (outcome.edit ?? outcome.databaseEdit)?.title ?? "",
    });
}
