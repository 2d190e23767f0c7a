/** One turn: its text, what it did, what was checked, the version it made and next steps. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { AiMessage, UserMessage } from "../../contract/index.ts";
import { proposeDraft } from "../composer/draft.ts";
import { isByOfflineBuilder, readsAsPlan } from "../conversation/conversation-facts.ts";
import type { ConversationActions } from "../conversation/use-conversation-actions.ts";
import { clientAiMessage } from "../trajectory-state.ts";
import { useSay, type Say } from "../language/chat-language.tsx";
import { NotDone } from "./answer/not-done.tsx";
import { AnswerWords } from "./answer/answer-words.tsx";
import { AnswerFooter } from "./answer/answer-footer.tsx";
import { EvidenceLine } from "./evidence/evidence-line.tsx";
import { RunSteps } from "./turn/run-steps.tsx";
import { VersionCard } from "./turn/version-card.tsx";
import styles from "./messages.module.css";

// Loaded on demand, because most answers have none of these.
const ApprovalCard = lazyNamed(() => import("./approval-card.tsx"), "ApprovalCard");
const PlacePictures = lazyNamed(() => import("./answer/place-pictures.tsx"), "PlacePictures");
const OfflineWays = lazyNamed(() => import("./answer/offline-ways.tsx"), "OfflineWays");
const Removals = lazyNamed(() => import("./turn/removals.tsx"), "Removals");
const DraftCard = lazyNamed(() => import("./turn/draft-card.tsx"), "DraftCard");
const Failures = lazyNamed(() => import("./answer/failures.tsx"), "Failures");
const PlanActions = lazyNamed(() => import("./plan/plan-actions.tsx"), "PlanActions");
const SiteDetailsCard = lazyNamed(() => import("./turn/site-details-card.tsx"), "SiteDetailsCard");
const QuestionCard = lazyNamed(() => import("./answer/question-card.tsx"), "QuestionCard");
const TodoList = lazyNamed(() => import("./turn/todo-list.tsx"), "TodoList");
const ProposedLinesCard = lazyNamed(() => import("./memory/proposed-lines-card.tsx"), "ProposedLinesCard");
const SummaryCard = lazyNamed(() => import("./memory/summary-card.tsx"), "SummaryCard");
const SecretCard = lazyNamed(() => import("./secret-card.tsx"), "SecretCard");
const TryAnotherDesign = lazyNamed(() => import("../design-previews/try-another-design.tsx"), "TryAnotherDesign");

export interface AiAnswerProps {
  projectId: string;
  message: AiMessage;
  /** The last answer of the conversation, which alone offers next steps. */
  newest: boolean;
  /** The message it answers, if that is in the conversation. */
  asked: UserMessage | undefined;
  /** The person's answer to its question. */
  given: string | null;
  /** Its version is in effect. */
  current: boolean;
  /** Taken back, because its message was reworded. */
  reverted: boolean;
  /** It answers the reader's own message. */
  own: boolean;
  /** A turn runs now. */
  busy: boolean;
  /** The project has a version. */
  hasApp: boolean;
  bookmarked: boolean;
  askFeedback: boolean;
  actions: ConversationActions;
}

function Thinking() {
  return (
    <p className={styles.thinking} role="status">
      {useSay()("Thinking")}
      <span aria-hidden="true">…</span>
    </p>
  );
}

function Suggestions({ projectId, texts }: { projectId: string; texts: readonly string[] }) {
  return (
    <div className={styles.chips} role="group" aria-label={useSay()("Next steps")}>
      {texts.map((text) => (
        <button key={text} type="button" className={styles.chip} onClick={() => proposeDraft(projectId, text)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** A turn never ends in silence. */
const endedText = ({ content, version, question, pipeline_errors: failures }: AiMessage, say: Say): string =>
  content === "" && version === null && question === null && failures.length === 0
    ? say("I changed nothing.")
    : content;

const changedApp = ({ version, database_only: databaseOnly }: AiMessage): boolean => version !== null && !databaseOnly;

/** The result of the turn, below its text. */
function Outcome({ projectId, message, newest, current, reverted, busy, actions }: AiAnswerProps) {
  const say = useSay();
  const running = message.status === "running";
  // Also shown below a look that was taken back, because that person wants another one.
  const looks = !running && !reverted && (current || newest) && isByOfflineBuilder(message);
  const Asking = message.approval?.secret_name == null ? ApprovalCard : SecretCard;
  const todo = message.todo ?? [];
  return (
    <>
      {todo.length > 0 && (
        <SlotBoundary>
          <TodoList items={todo} running={running} />
        </SlotBoundary>
      )}
      <RunSteps
        steps={message.steps}
        running={running && message.steps.length > 0}
        startedAt={message.started_at}
        endedAt={message.ended_at}
        changedFiles={changedApp(message) ? (message.changed_files ?? null) : 0}
        budget={message.budget ?? null}
      />
      {running && message.approval != null && (
        <SlotBoundary>
          <Asking
            key={message.approval.id}
            projectId={projectId}
            aiMessageId={message.id}
            approval={message.approval}
          />
        </SlotBoundary>
      )}
      {!running && (
        <NotDone
          sentences={message.not_done}
          onRequest={newest && !busy && !reverted ? (text) => proposeDraft(projectId, text) : null}
        />
      )}
      {!running && message.removals !== undefined && message.removals.length > 0 && (
        <SlotBoundary>
          <Removals removals={message.removals} />
        </SlotBoundary>
      )}
      {!running && message.draft != null && message.draft_state != null && !reverted && (
        <SlotBoundary>
          <DraftCard
            projectId={projectId}
            aiMessageId={message.id}
            draft={message.draft}
            state={message.draft_state}
            busy={busy}
            asks={message.question !== null && newest && !busy}
            onContinue={() => actions.continueDraft(message)}
          />
        </SlotBoundary>
      )}
      {message.version !== null && (
        <VersionCard
          projectId={projectId}
          editId={message.edit_id}
          title={message.title ?? say("Change")}
          version={message.version}
          current={current && !reverted}
          busy={busy}
        />
      )}
      <Memory {...{ projectId, message, newest, reverted }} />
      {looks && changedApp(message) && (
        <TryAnotherDesign projectId={projectId} busy={busy} onPick={actions.applyDesign} />
      )}
      {!running && message.evidence !== null && (
        <EvidenceLine evidence={message.evidence} projectId={projectId} messageId={message.id} />
      )}
    </>
  );
}

/** The agent's memory beyond this turn. Only the newest answer shows the summary, because there is one per project. */
function Memory({
  projectId,
  message,
  newest,
  reverted,
}: Pick<AiAnswerProps, "projectId" | "message" | "newest" | "reverted">) {
  if (message.status === "running") return null;
  const { proposed_lines: proposed, summarised } = message;
  return (
    <>
      {proposed != null && !reverted && (
        <SlotBoundary>
          <ProposedLinesCard projectId={projectId} aiMessageId={message.id} proposed={proposed} />
        </SlotBoundary>
      )}
      {newest && summarised != null && (
        <SlotBoundary>
          <SummaryCard projectId={projectId} messages={summarised} />
        </SlotBoundary>
      )}
    </>
  );
}

/** The builder said why it changed nothing; a language model may do better. */
const isOfflineRefusal = (message: AiMessage): boolean =>
  isByOfflineBuilder(message) && message.version === null && message.status === "completed" && !message.can_retry;

export function AiAnswer(props: AiAnswerProps) {
  const { projectId, message, newest, asked, given, reverted, own, busy, actions } = props;
  const { id, content, status } = clientAiMessage(message);
  const say = useSay();
  const running = status === "running";
  if (message.queued_position !== null) return null;
  const idle = newest && !busy && !reverted;
  const isPlan = asked?.chat_only === true && message.question === null && readsAsPlan(content);
  const sayDifferently = idle && own && asked !== undefined ? () => actions.sayDifferently(asked) : null;
  return (
    <article
      className={styles.answer}
      aria-label={say("Answer")}
      aria-busy={running}
      data-message={id}
      data-reverted={reverted || undefined}
    >
      {running && content === "" && message.steps.length === 0 && (message.todo ?? []).length === 0 ? (
        <Thinking />
      ) : (
        <AnswerWords projectId={projectId} text={running ? content : endedText(message, say)} running={running} />
      )}
      <Outcome {...props} />
      {!running && (message.pipeline_errors.length > 0 || message.can_retry) && (
        <SlotBoundary>
          <Failures projectId={projectId} message={message} idle={idle} onSayDifferently={sayDifferently} />
        </SlotBoundary>
      )}
      {!running && message.question !== null && (
        <SlotBoundary>
          <QuestionCard
            question={message.question}
            given={given}
            open={idle}
            onAnswer={(text) => actions.answer(message, text)}
          />
        </SlotBoundary>
      )}
      {idle && props.hasApp && asked !== undefined && asked.images.length > 0 && isByOfflineBuilder(message) && (
        <SlotBoundary>
          <PlacePictures projectId={projectId} images={asked.images} />
        </SlotBoundary>
      )}
      {idle && asked !== undefined && isOfflineRefusal(message) && (
        <SlotBoundary>
          <OfflineWays {...{ projectId, asked, actions }} said={message.content} asks={message.question !== null} />
        </SlotBoundary>
      )}
      {idle && isPlan && (
        <SlotBoundary>
          <PlanActions projectId={projectId} plan={content} onImplement={() => actions.implement(message)} />
        </SlotBoundary>
      )}
      {!running && (
        <AnswerFooter
          projectId={projectId}
          message={message}
          bookmarked={props.bookmarked}
          asksFeedback={props.askFeedback && idle && changedApp(message)}
          onDispute={idle && message.version !== null && isByOfflineBuilder(message) ? actions.dispute : null}
        />
      )}
      {!running && !reverted && message.site_details.length > 0 && (
        <SlotBoundary>
          <SiteDetailsCard projectId={projectId} details={message.site_details} folded={!idle} />
        </SlotBoundary>
      )}
      {idle && message.question === null && message.suggestions.length > 0 && (
        <Suggestions projectId={projectId} texts={message.suggestions} />
      )}
    </article>
  );
}
