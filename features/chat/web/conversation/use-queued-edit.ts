/** A waiting message in other words: it keeps its place. One that is being worked on by then stays in the composer. (product page, item 11) */
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { chatContract } from "../../contract/index.ts";
import { stopEditing } from "../composer/editing.ts";
import type { PastedImage } from "../images/pasted-images.ts";

const TOO_LATE = ["already_started", "not_found"];

export interface QueuedEdit {
  messageId: string;
  text: string;
  images: readonly PastedImage[];
  notASecret: boolean;
}

/** `onSaved` once the server has it; until then the words stay in the composer. */
export function useQueuedEdit(projectId: string): (edit: QueuedEdit, onSaved: () => void) => void {
  const edit = useRouteMutation(chatContract.editQueued, {
    onError: (error) => {
      if (!TOO_LATE.includes(error.code)) return false;
      stopEditing(projectId);
      showToast({
        tone: "info",
        title: "That message does not wait any more",
        message: "Your words are kept here. Send makes a new message of them.",
      });
      return true;
    },
  });
  return ({ messageId, text, images, notASecret }, onSaved) =>
    edit.mutate(
      {
        params: { id: projectId, messageId },
        body: { message: text, images: images.map(({ id }) => id), not_a_secret: notASecret },
      },
      { onSuccess: onSaved },
    );
}
