/** Why a turn was not applied, with ways on that a person can take. (product page, moment 2) [T8.11] */
import { Button } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { pipelineErrorLabel } from "../../../../agent/contract/pipeline-errors.ts";
import { chatContract, type AiMessage } from "../../../contract/index.ts";
import { StepList } from "../steps/step-list.tsx";
import { useSay } from "../../language/chat-language.tsx";
import styles from "./answer.module.css";

function RetryButton({ projectId, message }: { projectId: string; message: AiMessage }) {
  const say = useSay();
  const retry = useRouteMutation(chatContract.retry);
  return (
    <Button
      variant="default"
      leftSection={<RotateCcw size={14} />}
      loading={retry.isPending}
      onClick={() =>
        retry.mutate({
          params: { id: projectId, aiMessageId: message.id },
          body: { id: newUuid(), ai_message_id: newUuid() },
        })
      }
    >
      {say("Run it again")}
    </Button>
  );
}

function Tried({ id, message }: { id: string; message: AiMessage }) {
  return (
    <div id={id} className={styles.tried}>
      {message.steps.length > 0 && <StepList steps={message.steps} />}
      {message.pipeline_errors.map((failure, index) => (
        <div key={index}>
          {failure.details !== null && <pre tabIndex={0}>{failure.details}</pre>}
          <p className={styles.trace}>Trace {failure.trace_id}</p>
        </div>
      ))}
    </div>
  );
}

export interface FailuresProps {
  projectId: string;
  message: AiMessage;
  /** It is the newest and nothing runs, so it can be retried. */
  idle: boolean;
  /** Null if the message is not the reader's own or not the last. */
  onSayDifferently: (() => void) | null;
}

export function Failures({ projectId, message, idle, onSayDifferently }: FailuresProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const failures = message.pipeline_errors;
  const say = useSay();
  // An open draft is continued in its place.
  const offersRetry = idle && message.can_retry && message.draft_state !== "open";
  if (failures.length === 0 && !offersRetry) return null;
  return (
    <div className={styles.failed} data-plain={failures.length === 0 || undefined}>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map((failure, index) => (
            <li key={index}>
              <strong>{say(pipelineErrorLabel(failure.code))}</strong>
              {/* The answer often ends with the same sentence. */}
              {!message.content.includes(failure.message) && ` ${failure.message}`}
            </li>
          ))}
        </ul>
      )}
      {open && <Tried id={id} message={message} />}
      <div className={styles.ways}>
        {offersRetry && <RetryButton projectId={projectId} message={message} />}
        {failures.length > 0 && (
          <Button variant="default" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {say(open ? "Hide what I tried" : "Show what I tried")}
          </Button>
        )}
        {onSayDifferently !== null && failures.length > 0 && (
          <Button variant="default" onClick={onSayDifferently}>
            {say("Edit message")}
          </Button>
        )}
      </div>
    </div>
  );
}
