/** The chat column of a project. */
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useKey } from "@slipway/ui/keys/use-key";
import { usePageStatus } from "@slipway/ui/page/page-status";
import { noteActiveMessage } from "@slipway/ui/session/active-message";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useMemo, useRef, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { agentContract } from "../../agent/contract/index.ts";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { chatContract } from "../contract/index.ts";
import { Composer } from "./composer/composer.tsx";
import { setDraft } from "./composer/draft.ts";
import { EmptyChat } from "./empty-chat.tsx";
import { MessageList } from "./message-list.tsx";
import { AiAnswer } from "./messages/ai-answer.tsx";
import { EventLine } from "./messages/event-line.tsx";
import { UserBubble } from "./messages/user-message.tsx";
import { isAiMessage, lastQueued, runningTurn } from "./trajectory-state.ts";
import { useConversation, type FirstPage } from "./use-conversation.ts";
import { asksToUndo } from "./undo/undo-words.ts";
import { useOutOfCredits, useSend } from "./use-send.ts";
import { useUndo } from "./undo/use-undo.ts";
import styles from "./chat-panel.module.css";

const OutOfCreditsDialog = lazyNamed(() => import("./out-of-credits-dialog.tsx"), "OutOfCreditsDialog");

/** The message a link points at. [W2.03] */
const linkedMessage = (): string | null => new URLSearchParams(window.location.search).get("messageId");

export function ChatPanel({ projectId }: { projectId: string }) {
  const [messageId] = useState(linkedMessage);
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const permissions = details.data?.permissions ?? [];
  const canRead = permissions.includes("EditProject");
  const first = useRoute(
    chatContract.trajectory,
    { params: { id: projectId }, query: messageId === null ? {} : { around: messageId } },
    { enabled: canRead, staleTime: Infinity },
  );
  if (details.data !== undefined && !canRead) return <ReadOnlyNote owner={details.data.creator.display_name} />;
  if (first.error !== null) return <ErrorState error={first.error} onRetry={() => void first.refetch()} />;
  if (first.data === undefined) return <LoadingChat />;
  return <OpenChat projectId={projectId} first={first.data} messageId={messageId} />;
}

function LoadingChat() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label="Loading the conversation">
      <SkeletonLines widths={["92%", "84%", "40%"]} />
    </div>
  );
}

function ReadOnlyNote({ owner }: { owner: string }) {
  return (
    <div className={styles.note}>
      <p>You can view this project. Ask {owner} for edit access.</p>
    </div>
  );
}

interface OpenChatProps {
  projectId: string;
  first: FirstPage;
  messageId: string | null;
}

function OpenChat({ projectId, first, messageId }: OpenChatProps) {
  const conversation = useConversation(projectId, first);
  const { documents } = conversation;
  const [chatOnly, setChatOnly] = useState(false);
  const user = useRoute(accountsContract.user, {}, { staleTime: Infinity });
  const models = useRoute(agentContract.listModels, {}, { staleTime: 60_000 });
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as Project | undefined;
  const me = { id: user.data?.id ?? "", name: user.data?.attributes.display_name ?? "You" };
  useRoute(chatContract.repoAccessibility, { params: { id: projectId } }, { staleTime: 60_000 });
  const send = useSend(projectId, me);
  const outOfCredits = useOutOfCredits((state) => state.open);
  const stop = useRouteMutation(chatContract.stop);
  const takeBack = useRouteMutation(chatContract.cancelQueued, {
    onSuccess: (result) => setDraft(projectId, result.message),
  });

  const running = runningTurn(documents);
  const newestAnswer = documents.findLast(isAiMessage);
  const queued = lastQueued(documents);
  const currentVersion = useMemo(
    () =>
      documents.reduce<number | null>(
        (newest, doc) => ("version" in doc && doc.version !== null ? doc.version : newest),
        null,
      ),
    [documents],
  );
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const undo = useUndo(projectId);
  const sendNow = (text: string) => {
    if (running === undefined && currentVersion !== null && asksToUndo(text))
      return undo.mutate({ params: { id: projectId } });
    sending.current = send(text, { chatOnly, model: "auto" });
  };
  const stopRun = () => {
    if (running === undefined) return;
    const { id } = running;
    // A turn shows before the server has its message, and a stop that overtakes the message stops nothing.
    void sending.current.then(() => stop.mutate({ params: { id: projectId, aiMessageId: id } }));
  };
  useKey({ keys: "mod+.", label: "Stop the running turn", group: "Chat" }, stopRun, running !== undefined);

  const idle = running === undefined;
  usePageStatus(!idle ? "running" : newestAnswer?.question != null ? "needs-you" : "idle");
  const suggestion = idle ? (newestAnswer?.suggestions[0] ?? null) : null;
  return (
    <div className={styles.panel} {...noteActiveMessage(projectId)}>
      <MessageList
        documents={documents}
        hasOlder={conversation.hasOlder}
        loadingOlder={conversation.loadingOlder}
        onLoadOlder={conversation.loadOlder}
        messageId={messageId}
        empty={<EmptyChat projectId={projectId} title={project?.display_name ?? ""} />}
      >
        {(doc) => {
          if (doc.tag === "user-message")
            return <UserBubble key={doc.id} projectId={projectId} message={doc} ownId={me.id} />;
          if (!isAiMessage(doc)) return <EventLine key={doc.id} doc={doc} />;
          return (
            <AiAnswer
              key={doc.id}
              projectId={projectId}
              message={doc}
              newest={doc.id === newestAnswer?.id}
              currentVersion={currentVersion}
              busy={!idle}
              onChoose={sendNow}
            />
          );
        }}
      </MessageList>
      <Composer
        projectId={projectId}
        placeholder={documents.length === 0 ? "Say what this app should do." : "Ask for a change…"}
        chatOnly={chatOnly}
        onChatOnly={setChatOnly}
        modelLabel={
          models.data === undefined
            ? ""
            : models.data.auto.free
              ? `Free · ${models.data.auto.label}`
              : models.data.auto.label
        }
        running={!idle}
        onSend={sendNow}
        onStop={stopRun}
        onEditQueued={() => queued && takeBack.mutate({ params: { id: projectId, messageId: queued.id } })}
        firstSuggestion={suggestion}
      />
      <Suspense fallback={null}>
        {outOfCredits && <OutOfCreditsDialog workspacePlan={project?.workspace.plan} />}
      </Suspense>
    </div>
  );
}
