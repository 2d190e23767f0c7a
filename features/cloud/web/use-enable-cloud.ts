/** Enabling a backend is a message in the chat, which shows who did it. [C4.12] */
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { chatContract } from "../../chat/contract/index.ts";
import { ENABLE_CLOUD_MESSAGE, ENABLE_CLOUD_VIEW } from "../contract/index.ts";

/** Why a project may not get one. [C6.04] */
export const BLOCKED = {
  workspace: "The cloud backend has been disabled by the workspace admin.",
  preference: "Enabling Cloud is switched off in your tool preferences.",
  funds: "Out of funds: this workspace has no credits left for Cloud.",
} as const;

export function useEnableCloud(projectId: string): { enable: () => void; isPending: boolean; isSent: boolean } {
  const send = useRouteMutation(chatContract.send, { invalidates: () => [`/projects/${projectId}`] });
  const enable = (): void =>
    send.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message: ENABLE_CLOUD_MESSAGE,
        view: ENABLE_CLOUD_VIEW,
        chat_only: false,
        mode: "agent",
        // A tool does it, so no model is asked and nothing is charged.
        use_offline_builder: true,
      },
    });
  return { enable, isPending: send.isPending, isSent: send.isSuccess };
}
