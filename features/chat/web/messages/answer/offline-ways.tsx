/**
 * Below an answer in which the offline builder changed nothing: ways on. A complaint is about the answer before, so it
 * leads back to that request.
 */
import { Button } from "@mantine/core";
import { isNotARequest } from "@slipway/kernel/chat/not-a-request";
import { PencilLine } from "lucide-react";
import type { UserMessage } from "../../../contract/index.ts";
import { isComplaint } from "../../conversation/disputed.ts";
import { useSay } from "../../language/chat-language.tsx";
import type { ConversationActions } from "../../conversation/use-conversation-actions.ts";
import { ConnectModel } from "../connect-model.tsx";
import styles from "../messages.module.css";

export interface OfflineWaysProps {
  projectId: string;
  asked: UserMessage;
  /** The answer's text. */
  said: string;
  /** The builder asked a question, which is a way on by itself. */
  asks: boolean;
  actions: ConversationActions;
}

/** An answer from the help ends with the link to where it is done. */
const isAnswered = (said: string): boolean => /\]\([^()\s]+\)$/.test(said.trim());

export function OfflineWays({ projectId, asked, said, asks, actions }: OfflineWaysProps) {
  const say = useSay();
  if (isAnswered(said) || isNotARequest(asked.content)) return null;
  const complains = isComplaint(asked);
  return (
    <div className={styles.ways}>
      {complains && (
        <div className={styles.chips}>
          <Button
            variant="default"
            leftSection={<PencilLine size={14} />}
            onClick={() => actions.sayDifferently(asked)}
          >
            {say("Say it differently")}
          </Button>
        </div>
      )}
      <ConnectModel projectId={projectId} asks={asks && !complains} onTryAgain={() => actions.askModel(asked)} />
    </div>
  );
}
