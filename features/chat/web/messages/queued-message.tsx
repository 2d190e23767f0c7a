import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { ArrowDown, ArrowUp } from "lucide-react";
import { chatContract, type UserMessage } from "../../contract/index.ts";
import { restoreDraft } from "../composer/draft.ts";
import { restoreImages, sentImage } from "../images/pasted-images.ts";
import { SaidIcon, useSay } from "../language/chat-language.tsx";
import styles from "./messages.module.css";

interface MoveButtonProps {
  direction: "earlier" | "later";
  moving: boolean;
  onMove: (direction: "earlier" | "later") => void;
}

function MoveButton({ direction, moving, onMove }: MoveButtonProps) {
  const Arrow = direction === "earlier" ? ArrowUp : ArrowDown;
  return (
    <SaidIcon label={`Run ${direction}`} disabled={moving} onClick={() => onMove(direction)}>
      <Arrow size={13} />
    </SaidIcon>
  );
}

export interface QueuedMessageProps {
  projectId: string;
  message: UserMessage;
  own: boolean;
  moves: { earlier: boolean; later: boolean };
}

/** The place in the queue, and the sender's actions. */
export function QueuedMessage({ projectId, message, own, moves }: QueuedMessageProps) {
  const params = { id: projectId, messageId: message.id };
  const move = useRouteMutation(chatContract.moveQueued);
  const cancel = useRouteMutation(chatContract.cancelQueued, {
    onSuccess: (result) => {
      restoreDraft(projectId, result.message);
      restoreImages(projectId, message.images.map(sentImage));
    },
  });
  const say = useSay();
  const inLine = message.queued_position === 1 ? "next" : "{place} in the queue";
  const place = say(message.steers === true ? "read at the next step" : inLine, {
    place: message.queued_position ?? 0,
  });
  const moving = {
    moving: move.isPending,
    onMove: (direction: "earlier" | "later") => move.mutate({ params, body: { direction } }),
  };
  return (
    <div className={styles.queued}>
      <span>
        {message.user_name} · {place}
      </span>
      {own && moves.earlier && <MoveButton direction="earlier" {...moving} />}
      {own && moves.later && <MoveButton direction="later" {...moving} />}
      {own && (
        <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {say("Take back")}
        </Button>
      )}
    </div>
  );
}
