/** Whether the project uses AI, and enabling it by a chat message. [C4.11] [C4.12] [C7.24] [C7.26] */
import { newUuid } from "@slipway/kernel/ids";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { useActiveMessage } from "@slipway/ui/session/active-message";
import { chatContract } from "../../chat/contract/index.ts";
import { ENABLE_AI_MESSAGE } from "../../cloud/contract/index.ts";
import { integrationsContract } from "../../integrations/contract/index.ts";

/** The chat may enable it while this is on screen. */
const POLL_MS = 5000;

/** Null while it is read. */
export function useIsAiUsed(projectId: string): boolean | null {
  const { data } = useRoute(
    integrationsContract.get,
    { params: { id: projectId, name: "ai_gateway" } },
    { pollEvery: POLL_MS },
  );
  return data === undefined ? null : data["is_used"] === true;
}

export function useEnableAi(projectId: string) {
  const send = useRouteMutation(chatContract.send, { invalidates: () => [`/projects/${projectId}`] });
  const isWorking = useActiveMessage(projectId) !== null;
  const enable = (): void =>
    send.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message: ENABLE_AI_MESSAGE,
        chat_only: false,
        mode: "agent",
        // A tool does it, so no model is asked and nothing is charged.
        use_offline_builder: true,
      },
    });
  return { enable, isPending: send.isPending, isSent: send.isSuccess, isWorking };
}
