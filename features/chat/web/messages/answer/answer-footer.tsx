/** Details of an ended answer: copy, thumbs, bookmark, time, model, cost. */
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { Bookmark } from "lucide-react";
import type { AiMessage } from "../../../contract/index.ts";
import { useSetBookmark } from "../../conversation/use-bookmarks.ts";
import { SaidIcon, SaidTime, useSay, type Say } from "../../language/chat-language.tsx";
import { Feedback } from "./feedback.tsx";
import styles from "./answer.module.css";

/** "1.2 credits"; null if nothing was charged. */
function costText(credits: number | null, say: Say): string | null {
  if (credits === null || credits <= 0) return null;
  const amount = credits.toLocaleString(undefined, { maximumFractionDigits: 2 });
  return say(credits === 1 ? "{amount} credit" : "{amount} credits", { amount });
}

interface BookmarkButtonProps {
  projectId: string;
  editId: string;
  bookmarked: boolean;
}

function BookmarkButton({ projectId, editId, bookmarked }: BookmarkButtonProps) {
  const { set, isPending } = useSetBookmark(projectId);
  return (
    <SaidIcon
      label={bookmarked ? "Remove the bookmark" : "Bookmark this version"}
      aria-pressed={bookmarked}
      disabled={isPending}
      onClick={() => set(editId, !bookmarked)}
    >
      <Bookmark size={14} fill={bookmarked ? "currentColor" : "none"} />
    </SaidIcon>
  );
}

export interface AnswerFooterProps {
  projectId: string;
  message: AiMessage;
  bookmarked: boolean;
  asksFeedback: boolean;
  /** Asks for other readings; null where the answer has none. */
  onDispute: (() => void) | null;
}

export function AnswerFooter({ projectId, message, bookmarked, asksFeedback, onDispute }: AnswerFooterProps) {
  const { content, edit_id: editId, ended_at: endedAt, model_label: model } = message;
  const say = useSay();
  const facts = [model === null ? null : say(model), costText(message.cost_credits, say)].filter(
    (fact) => fact !== null,
  );
  return (
    <footer className={styles.footer}>
      {asksFeedback && <span className={styles.ask}>{say("Is this what you asked for?")}</span>}
      <span className={styles.buttons}>
        <Feedback projectId={projectId} message={message} onDispute={onDispute} />
        {editId !== null && <BookmarkButton projectId={projectId} editId={editId} bookmarked={bookmarked} />}
        {content !== "" && <CopyIcon text={content} label={say("Copy the answer")} />}
      </span>
      <span className={styles.facts}>
        <SaidTime at={endedAt ?? message.created_at} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </footer>
  );
}
