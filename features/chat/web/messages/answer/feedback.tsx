/** Thumbs under an answer. Thumbs down counts at once; saying what was wrong is optional. [T3.23] [CH11] */
import { ActionIcon, Button, Group, Textarea, Tooltip } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import {
  chatContract,
  FEEDBACK_CATEGORIES,
  FEEDBACK_CHARACTERS,
  type AiMessage,
  type FeedbackCategory,
} from "../../../contract/index.ts";
import styles from "./answer.module.css";

/** Whether the person has given no feedback for a week. Read once per page. [T7.29] */
export const useAsksFeedback = (): boolean =>
  useRoute(chatContract.feedbackStatus, {}, { staleTime: Infinity }).data?.should_ask ?? false;

const CATEGORIES = Object.entries(FEEDBACK_CATEGORIES) as [FeedbackCategory, string][];

interface WhyProps {
  onSend: (category: FeedbackCategory | undefined, content: string) => void;
  sending: boolean;
}

function Why({ onSend, sending }: WhyProps) {
  const [category, setCategory] = useState<FeedbackCategory>();
  const [content, setContent] = useState("");
  return (
    <div className={styles.why}>
      <p>What was wrong?</p>
      <div className={styles.reasons}>
        {CATEGORIES.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className={styles.reason}
            aria-pressed={category === value}
            onClick={() => setCategory(category === value ? undefined : value)}
          >
            {label}
          </button>
        ))}
      </div>
      <Textarea
        aria-label="In your own words"
        placeholder="In your own words, if you like"
        maxLength={FEEDBACK_CHARACTERS}
        rows={2}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button
          loading={sending}
          disabled={category === undefined && content.trim() === ""}
          onClick={() => onSend(category, content.trim())}
        >
          Send
        </Button>
      </Group>
    </div>
  );
}

export function Feedback({ projectId, message }: { projectId: string; message: AiMessage }) {
  const [asking, setAsking] = useState(false);
  const give = useRouteMutation(chatContract.giveFeedback, { invalidates: () => ["/user/feedback-status"] });
  const params = { id: projectId, messageId: message.id };
  const now = message.feedback_sentiment ?? "no_feedback";
  const say = (sentiment: "positive" | "negative") => {
    const next = now === sentiment ? "no_feedback" : sentiment;
    give.mutate({ params, body: { feedback_sentiment: next } });
    setAsking(next === "negative");
  };
  const explain: WhyProps["onSend"] = (category, content) => {
    const body = {
      feedback_sentiment: "negative" as const,
      feedback_content: content,
      ...(category === undefined ? {} : { feedback_category: category }),
    };
    give.mutate(
      { params, body },
      {
        onSuccess: () => {
          setAsking(false);
          showToast({ tone: "ok", title: "Thank you", message: "Your admin can read it." });
        },
      },
    );
  };
  return (
    <>
      <Tooltip label="Good answer">
        <ActionIcon aria-label="Good answer" aria-pressed={now === "positive"} onClick={() => say("positive")}>
          <ThumbsUp size={14} fill={now === "positive" ? "currentColor" : "none"} />
        </ActionIcon>
      </Tooltip>
      <Popover opened={asking} onChange={setAsking} position="top-start" trapFocus returnFocus>
        <Popover.Target>
          <Tooltip label="Bad answer">
            <ActionIcon aria-label="Bad answer" aria-pressed={now === "negative"} onClick={() => say("negative")}>
              <ThumbsDown size={14} fill={now === "negative" ? "currentColor" : "none"} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown aria-label="What was wrong?">
          <Why onSend={explain} sending={give.isPending} />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
