/** Thumbs under an answer. Thumbs down counts at once; saying what was wrong is optional. [T3.23] [CH11] */
import { ActionIcon, Tooltip } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useState } from "react";
import { chatContract, type AiMessage } from "../../../contract/index.ts";
import { SaidIcon, useSay } from "../../language/chat-language.tsx";
import type { WhyProps } from "./why.tsx";

/** Whether the person has given no feedback for a week. Read once per page. [T7.29] */
export const useAsksFeedback = (): boolean =>
  useRoute(chatContract.feedbackStatus, {}, { staleTime: Infinity }).data?.should_ask ?? false;

const Why = lazyNamed(() => import("./why.tsx"), "Why");

export interface FeedbackProps {
  projectId: string;
  message: AiMessage;
  /** Asks for other readings of the request; null where there are none. */
  onDispute: (() => void) | null;
}

export function Feedback({ projectId, message, onDispute }: FeedbackProps) {
  const [asking, setAsking] = useState(false);
  const say = useSay();
  const bad = say("Bad answer");
  const give = useRouteMutation(chatContract.giveFeedback, { invalidates: () => ["/user/feedback-status"] });
  const params = { id: projectId, messageId: message.id };
  const now = message.feedback_sentiment ?? "no_feedback";
  const judge = (sentiment: "positive" | "negative") => {
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
          if (onDispute !== null && category === "not_what_i_asked") return onDispute();
          showToast({ tone: "ok", title: say("Thank you"), message: say("Your admin can read it.") });
        },
      },
    );
  };
  return (
    <>
      <SaidIcon label="Good answer" aria-pressed={now === "positive"} onClick={() => judge("positive")}>
        <ThumbsUp size={14} fill={now === "positive" ? "currentColor" : "none"} />
      </SaidIcon>
      <Popover opened={asking} onChange={setAsking} position="top-start" trapFocus returnFocus>
        <Popover.Target>
          <Tooltip label={bad}>
            <ActionIcon aria-label={bad} aria-pressed={now === "negative"} onClick={() => judge("negative")}>
              <ThumbsDown size={14} fill={now === "negative" ? "currentColor" : "none"} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown aria-label={say("What was wrong?")}>
          <Suspense fallback={null}>
            <Why onSend={explain} sending={give.isPending} offersReadings={onDispute !== null} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
