/** The person's words. They are the strongest thing in the column, and are never rendered as markup. */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { useState } from "react";
import { chatContract, type UserMessage } from "../../contract/index.ts";
import { restoreDraft } from "../composer/draft.ts";
import { clientUserMessage } from "../trajectory-state.ts";
import styles from "./messages.module.css";

const FOLD_FROM = 900;

export function UserBubble({ projectId, message, ownId }: { projectId: string; message: UserMessage; ownId: string }) {
  const [open, setOpen] = useState(false);
  const { id, content, userId } = clientUserMessage(message);
  const long = content.length > FOLD_FROM;
  const cancel = useRouteMutation(chatContract.cancelQueued, {
    onSuccess: (result) => restoreDraft(projectId, result.message),
  });
  // What was sent before the page knew who is signed in is the sender's own.
  const own = userId === ownId || userId === "";
  const queued = message.queued_position;
  return (
    <article className={styles.user} aria-label={`${message.user_name} wrote`} data-message={id}>
      {!own && <p className={styles.author}>{message.user_name}</p>}
      <p className={styles.words}>{long && !open ? `${content.slice(0, FOLD_FROM)}…` : content}</p>
      {long && (
        <Button variant="subtle" onClick={() => setOpen(!open)}>
          {open ? "Show less" : "Show all"}
        </Button>
      )}
      {queued !== null && (
        <p className={styles.queued}>
          {queued === 1 ? `${message.user_name} · next` : `${message.user_name} · ${queued} in the queue`}
          <Button
            variant="subtle"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { id: projectId, messageId: id } })}
          >
            Take back
          </Button>
        </p>
      )}
    </article>
  );
}
