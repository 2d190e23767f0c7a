/** The chat column of a project. */
import { useChatOnly } from "@slipway/ui/session/composer/chosen-mode";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useKey } from "@slipway/ui/keys/use-key";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { Suspense, useEffect, useMemo, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { agentContract } from "../../agent/contract/index.ts";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { chatContract } from "../contract/index.ts";
import { Composer } from "./composer/composer.tsx";
import { canSteer, conversationFacts, openQuestion } from "./conversation/conversation-facts.ts";
import { ConversationItem } from "./conversation/conversation-item.tsx";
import { useBookmarks } from "./conversation/use-bookmarks.ts";
import { useFinishedAway } from "./conversation/use-finished-away.ts";
import { useConversationActions } from "./conversation/use-conversation-actions.ts";
import { useTurnStatus } from "./conversation/use-turn-status.ts";
import { MessageList } from "./message-list.tsx";
import { useAsksFeedback } from "./messages/answer/feedback.tsx";
import { runningTurn } from "./trajectory-state.ts";
import { useConversation, type FirstPage } from "./use-conversation.ts";
import { useOutOfCredits } from "./use-send.ts";
import styles from "./chat-panel.module.css";

const EmptyChat = lazyNamed(() => import("./empty-chat.tsx"), "EmptyChat");
const OutOfCreditsDialog = lazyNamed(() => import("./out-of-credits-dialog.tsx"), "OutOfCreditsDialog");

/** The message a link points at. [W2.03] */
const linkedMessage = (): string | null => new URLSearchParams(window.location.search).get("messageId");

export function ChatPanel({ projectId }: { projectId: string }) {
  const [linked] = useState(linkedMessage);
  // A link may outlive its message: the conversation is there all the same.
  const [isGone, setGone] = useState(false);
  const messageId = isGone ? null : linked;
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const permissions = details.data?.permissions ?? [];
  const canRead = permissions.includes("EditProject");
  const first = useRoute(
    chatContract.trajectory,
    { params: { id: projectId }, query: messageId === null ? {} : { around: messageId } },
    { enabled: canRead, staleTime: Infinity },
  );
  if (messageId !== null && (first.error?.status === 404 || first.error?.status === 400)) setGone(true);
  useEffect(() => {
    if (isGone)
      showToast({
        tone: "info",
        title: "The message of this link is gone",
        message: "You see the newest ones instead.",
      });
  }, [isGone]);
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

function useModelLabel(projectId: string): string {
  const { data } = useRoute(agentContract.projectModels, { params: { id: projectId } }, { staleTime: 60_000 });
  if (data === undefined) return "";
  return data.auto.free ? `Free · ${data.auto.label}` : data.auto.label;
}

function placeholderFor({ empty, asks, chatOnly }: { empty: boolean; asks: boolean; chatOnly: boolean }): string {
  if (empty) return "Say what this app should do.";
  if (asks) return "Answer above, or ask for something else…";
  return chatOnly ? "Ask about this app…" : "Ask for a change…";
}

function OpenChat({ projectId, first, messageId }: OpenChatProps) {
  const conversation = useConversation(projectId, first);
  const { documents } = conversation;
  const facts = useMemo(() => conversationFacts(documents), [documents]);
  const user = useRouteOrNull(accountsContract.user, {}, { staleTime: Infinity });
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as Project | undefined;
  const me = { id: user.data?.id ?? "", name: user.data?.attributes.display_name ?? "You" };
  useRoute(chatContract.repoAccessibility, { params: { id: projectId } }, { staleTime: 60_000 });
  const outOfCredits = useOutOfCredits((state) => state.open);
  const modelLabel = useModelLabel(projectId);
  const bookmarks = useBookmarks(projectId);
  const asksFeedback = useAsksFeedback();
  const chatOnly = useChatOnly(projectId);
  const actions = useConversationActions({ projectId, me, documents, facts });

  const running = runningTurn(documents);
  const idle = running === undefined;
  const question = idle ? openQuestion(facts) : null;
  useKey({ keys: "mod+.", label: "Stop the running turn", group: "Chat" }, actions.stop, !idle);
  useFinishedAway(projectId, documents, running);
  useTurnStatus({ running: !idle, needsYou: question !== null || running?.approval != null });
  return (
    <div className={styles.panel}>
      <MessageList
        documents={documents}
        ownId={me.id}
        hasOlder={conversation.hasOlder}
        loadingOlder={conversation.loadingOlder}
        onLoadOlder={conversation.loadOlder}
        messageId={messageId}
        empty={
          <SlotBoundary>
            <EmptyChat projectId={projectId} title={project?.display_name ?? ""} />
          </SlotBoundary>
        }
      >
        {(doc) => (
          <ConversationItem
            key={doc.id}
            doc={doc}
            facts={facts}
            projectId={projectId}
            ownId={me.id}
            busy={!idle}
            actions={actions}
            bookmarked={doc.edit_id !== null && bookmarks.has(doc.edit_id)}
            askFeedback={asksFeedback}
          />
        )}
      </MessageList>
      <Composer
        projectId={projectId}
        userId={me.id}
        placeholder={placeholderFor({ empty: documents.length === 0, asks: question !== null, chatOnly })}
        modelLabel={modelLabel}
        running={!idle}
        canSteer={canSteer(running, facts, { ownId: me.id, chatOnly })}
        onSend={actions.sendWritten}
        onStop={actions.stop}
        onEditLast={actions.editLast}
        hasApp={facts.currentVersion !== null}
        firstSuggestion={idle ? (facts.newestAnswer?.suggestions[0] ?? null) : null}
      />
      <Suspense fallback={null}>{outOfCredits && <OutOfCreditsDialog workspace={project?.workspace} />}</Suspense>
    </div>
  );
}
