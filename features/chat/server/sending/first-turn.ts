import { AppError } from "@slipway/kernel/errors";
import { newUuid } from "@slipway/kernel/ids";
import { takePendingMessage } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { chatRequestSchema } from "../../contract/index.ts";
import { appendTurn, lockQueue } from "../queue/turn-rows.ts";
import type { TurnRunner } from "../queue/turn-runner.ts";
import { withIds } from "./request-ids.ts";

/** The message a project was created with becomes its first turn, exactly once. */
export async function beginFirstTurn(
  services: Needs<"accounts" | "clock" | "database" | "disk" | "live">,
  runner: TurnRunner,
  projectId: string,
): Promise<void> {
  const begin = (withImages: boolean) =>
    services.database.transaction(async (tx) => {
      await lockQueue(tx, projectId);
      const pending = await takePendingMessage(services, projectId, tx);
      if (pending === null) return;
      const user = await services.accounts.getUser(pending.userId);
      const { message, chatOnly: chat_only } = pending;
      const images = withImages ? pending.images : [];
      const request = withIds(chatRequestSchema.parse({ message, chat_only, images }));
      await appendTurn(services, tx, {
        projectId,
        request,
        user: { id: user.id, name: user.attributes.display_name },
        traceId: newUuid(),
      });
    });
  await begin(true).catch((error: unknown) => {
    // A picture that is gone, or that nobody may send, does not keep the words from being answered.
    if (error instanceof AppError && error.kind === "user") return begin(false);
    throw error;
  });
  await runner.advance(projectId);
}
