/** One turn: what it says, what it did, what was checked, the version it made and ways on. */
import { Button } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { Markdown } from "@slipway/ui/markdown/markdown.tsx";
import { RotateCcw } from "lucide-react";
import { pipelineErrorLabel } from "../../../agent/contract/pipeline-errors.ts";
import { chatContract, type AiMessage } from "../../contract/index.ts";
import { setDraft } from "../composer/draft.ts";
import { clientAiMessage } from "../trajectory-state.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { EvidenceLine } from "./evidence-line.tsx";
import { RunSteps } from "./turn/run-steps.tsx";
import { SiteDetailsCard } from "./turn/site-details-card.tsx";
import { VersionCard } from "./turn/version-card.tsx";
import styles from "./messages.module.css";

export interface AiAnswerProps {
  projectId: string;
  message: AiMessage;
  /** The last answer of the conversation: only it offers next steps. */
  newest: boolean;
  currentVersion: number | null;
  /** Some turn runs now. */
  busy: boolean;
  onChoose: (text: string) => void;
}

function Thinking() {
  return (
    <p className={styles.thinking} role="status">
      Thinking
      <span aria-hidden="true">…</span>
    </p>
  );
}

function RetryButton({ projectId, message }: { projectId: string; message: AiMessage }) {
  const retry = useRouteMutation(chatContract.retry);
  return (
    <Button
      variant="default"
      mt={10}
      leftSection={<RotateCcw size={14} />}
      loading={retry.isPending}
      onClick={() =>
        retry.mutate({
          params: { id: projectId, aiMessageId: message.id },
          body: { id: newUuid(), ai_message_id: newUuid() },
        })
      }
    >
      Run it again
    </Button>
  );
}

function PipelineErrors({ message }: { message: AiMessage }) {
  if (message.pipeline_errors.length === 0) return null;
  return (
    <ul className={styles.failures}>
      {message.pipeline_errors.map((failure, index) => (
        <li key={index}>
          <details>
            <summary>
              <strong>{pipelineErrorLabel(failure.code)}</strong> {failure.message}
            </summary>
            {failure.details !== null && <pre tabIndex={0}>{failure.details}</pre>}
            <p className={styles.trace}>Trace {failure.trace_id}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What the person asked for and did not get, in plain sentences. */
function NotDone({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.notDone} aria-label="Left out">
      <h3>Left out</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Question({ message, onChoose }: Pick<AiAnswerProps, "message" | "onChoose">) {
  if (message.question === null) return null;
  return (
    <div className={styles.question}>
      {message.question.question !== "" && <p>{message.question.question}</p>}
      <div className={styles.chips}>
        {message.question.options.map((option) => (
          <Button key={option} variant="default" onClick={() => onChoose(option)}>
            {option}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Suggestions({ projectId, texts }: { projectId: string; texts: readonly string[] }) {
  return (
    <div className={styles.chips} role="group" aria-label="Next steps">
      {texts.map((text) => (
        <button key={text} type="button" className={styles.chip} onClick={() => setDraft(projectId, text)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** A turn never ends in silence. */
const endedText = ({ content, version, question, pipeline_errors: failures }: AiMessage): string =>
  content === "" && version === null && question === null && failures.length === 0 ? "I changed nothing." : content;

export function AiAnswer({ projectId, message, newest, currentVersion, busy, onChoose }: AiAnswerProps) {
  const { id, content, status } = clientAiMessage(message);
  const running = status === "running";
  if (message.queued_position !== null) return null;
  const idle = newest && !busy;
  return (
    <article className={styles.answer} aria-label="Answer" aria-busy={running} data-message={id}>
      {running && content === "" && message.steps.length === 0 ? (
        <Thinking />
      ) : (
        <Markdown text={running ? content : endedText(message)} streaming={running} />
      )}
      <RunSteps
        steps={message.steps}
        running={running && message.steps.length > 0}
        startedAt={message.started_at}
        endedAt={message.ended_at}
      />
      {running && message.approval != null && (
        <ApprovalCard key={message.approval.id} projectId={projectId} aiMessageId={id} approval={message.approval} />
      )}
      <PipelineErrors message={message} />
      {!running && <NotDone sentences={message.not_done} />}
      {idle && <Question message={message} onChoose={onChoose} />}
      {message.version !== null && (
        <VersionCard
          projectId={projectId}
          title={message.title ?? "Change"}
          version={message.version}
          current={message.version === currentVersion}
          busy={busy}
        />
      )}
      {!running && message.evidence !== null && <EvidenceLine evidence={message.evidence} />}
      {idle && message.site_details.length > 0 && (
        <SiteDetailsCard projectId={projectId} details={message.site_details} />
      )}
      {idle && message.can_retry && <RetryButton projectId={projectId} message={message} />}
      {idle && message.question === null && message.suggestions.length > 0 && (
        <Suggestions projectId={projectId} texts={message.suggestions} />
      )}
    </article>
  );
}
