/** The person's words. They are the strongest thing in the column, and are never rendered as markup. */
import { Button } from "@mantine/core";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { CornerLeftUp, Pencil } from "lucide-react";
import { useState } from "react";
import type { UserMessage } from "../../contract/index.ts";
import { startEditing } from "../composer/editing.ts";
import { asksForPlan } from "../conversation/plan-words.ts";
import imageStyles from "@slipway/ui/kit/images/images.module.css";
import { sentImage } from "../images/pasted-images.ts";
import { SaidIcon, useSay, type Say } from "../language/chat-language.tsx";
import { useUnsent } from "../sending/outbox.ts";
import { clientUserMessage } from "../trajectory-state.ts";
import styles from "./messages.module.css";

const ImageStrip = lazyNamed(() => import("@slipway/ui/kit/images/image-strip.tsx"), "ImageStrip");
const SentElements = lazyNamed(() => import("../elements/picked-elements.tsx"), "SentElements");

// Only the server, which has to be reached, puts a message into a queue.
const QueuedMessage = lazyNamed(() => import("./queued-message.tsx"), "QueuedMessage");

const FOLD_FROM = 900;

/**
 * Short form of a message that is shown whole only on request; null if it is always shown. A plan already stands right
 * above, as its answer.
 */
function folded(text: string, say: Say): string | null {
  if (asksForPlan(text)) return say("Implement the plan");
  return text.length > FOLD_FROM ? `${text.slice(0, FOLD_FROM)}…` : null;
}

export interface UserBubbleProps {
  projectId: string;
  message: UserMessage;
  ownId: string;
  /** The person's own newest message, which can be reworded while nothing runs. */
  editable?: boolean;
  /** Reworded since. */
  reverted?: boolean;
  /** Whether it can move in the queue. */
  moves?: { earlier: boolean; later: boolean };
}

const NOWHERE = { earlier: false, later: false };

/** The message is not on the server yet. It is sent as soon as the server answers. */
function WaitingToLeave({ onTakeBack }: { onTakeBack: () => void }) {
  const say = useSay();
  return (
    <div className={styles.queued} role="status">
      <span>{say("Waiting for the connection")}</span>
      <Button variant="subtle" onClick={onTakeBack}>
        {say("Take back")}
      </Button>
    </div>
  );
}

export function UserBubble(props: UserBubbleProps) {
  const { projectId, message, ownId, editable = false, reverted = false, moves = NOWHERE } = props;
  const [open, setOpen] = useState(false);
  const { id, content, userId, images, selectedElements } = clientUserMessage(message);
  const unsent = useUnsent(id);
  const say = useSay();
  const short = folded(content, say);
  // The words of a button are those on the button; other messages stay as people wrote them.
  const words = content.replace(/^(?:Enable .*|Fix th[^\n]*:(?=\n))/, (line) => say(line));
  // A message sent before the page knew who is signed in belongs to this person.
  const own = userId === ownId || userId === "";
  return (
    <div className={styles.said}>
      <article
        className={styles.user}
        aria-label={say("{name} wrote", { name: message.user_name })}
        data-message={id}
        data-reverted={reverted || undefined}
      >
        {!own && <p className={styles.author}>{message.user_name}</p>}
        {images.length > 0 && (
          <div className={content === "" ? undefined : styles.pictures}>
            <SlotBoundary fallback={<div className={imageStyles.stripLoading} />}>
              <ImageStrip images={images.map(sentImage)} />
            </SlotBoundary>
          </div>
        )}
        {content !== "" && <p className={styles.words}>{open ? content : (short ?? words)}</p>}
        {selectedElements.length > 0 && (
          <SlotBoundary>
            <SentElements elements={selectedElements} />
          </SlotBoundary>
        )}
        {short !== null && (
          <Button variant="subtle" onClick={() => setOpen(!open)}>
            {say(open ? "Show less" : "Show all")}
          </Button>
        )}
        {unsent?.stalled === true ? (
          <WaitingToLeave onTakeBack={unsent.takeBack} />
        ) : (
          message.queued_position !== null && (
            // The server can move and return only a message that it has.
            <SlotBoundary>
              <QueuedMessage projectId={projectId} message={message} own={own && unsent === null} moves={moves} />
            </SlotBoundary>
          )
        )}
        {message.steered !== undefined && (
          <p className={styles.steered}>
            <CornerLeftUp size={12} aria-hidden="true" />
            {say("Read in the turn above")}
          </p>
        )}
      </article>
      {editable && (
        <div className={styles.tools}>
          <SaidIcon label="Edit message" onClick={() => startEditing(projectId, message)}>
            <Pencil size={13} />
          </SaidIcon>
        </div>
      )}
    </div>
  );
}
