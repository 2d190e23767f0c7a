/** Hands errors to the agent. Only those that were sent count as handled. [T7.17] [T7.18] [T8.12] [T4.18] */
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { previewContext } from "@slipway/ui/session/preview-record";
import { useOpenView } from "@slipway/ui/navigation/use-open-view";
import { endReplay, replayOf } from "@slipway/ui/session/replay";
import { freeIfChosen } from "@slipway/ui/session/composer/chosen-builder";
import { chatContract, truncateReplay } from "../../chat/contract/index.ts";
import { errorsContract, fixRequest, type TellableError } from "../contract/index.ts";

export interface FixableError extends TellableError {
  /** Id of its record; null while the server has none. */
  id: string | null;
}

export interface Fixing {
  fix: (errors: readonly FixableError[], onSent?: () => void) => void;
  isPending: boolean;
  /** Marks an error that got its record after it was sent. */
  markHandled: (id: string) => void;
}

export function useFix(projectId: string): Fixing {
  const view = useOpenView();
  const handle = useRouteMutation(errorsContract.handle);
  const send = useRouteMutation(chatContract.send, {
    onError: () => {
      showToast({ tone: "err", title: "Failed to initiate fix. Please try again." });
      return true;
    },
  });
  const markHandled = (...ids: string[]): void =>
    handle.mutate({ params: { id: projectId }, body: { error_ids: ids } });
  const fix: Fixing["fix"] = (errors, onSent) => {
    const ids = errors.flatMap(({ id }) => id ?? []);
    const body = {
      id: newUuid(),
      ai_message_id: newUuid(),
      message: fixRequest(errors),
      mode: "instant" as const,
      contains_error: true,
      error_ids: ids.slice(0, 50),
      ...view,
      ...freeIfChosen(projectId),
      ...previewContext(projectId),
      session_replay: truncateReplay(replayOf(projectId)),
    };
    send.mutate(
      { params: { id: projectId }, body },
      {
        onSuccess: () => {
          onSent?.();
          endReplay(projectId);
          // Whether it is mended is not known yet.
          showToast({ tone: "info", title: "Fix attempt initiated successfully" });
          if (ids.length > 0) markHandled(...ids);
        },
      },
    );
  };
  return { fix, isPending: send.isPending, markHandled };
}
