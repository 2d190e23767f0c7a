/** One thread: its place, its comments, and what can be done with it. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { offerWords } from "@slipway/ui/session/composer/offered-words";
import { addSelectedElements } from "@slipway/ui/session/selected-elements";
import { Bot, Check, MessageCircleOff, RotateCcw, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { commentsContract, type Comment, type Place, type Thread } from "../../contract/index.ts";
import { closeComments, openComments } from "../comments-store.ts";
import { BackToList } from "./back-to-list.tsx";
import { useSeen } from "../use-seen.ts";
import { CommentBox } from "../writing/comment-box.tsx";
import { CommentItem } from "./comment-item.tsx";
import { handOverText } from "./hand-over.ts";
import { PlaceLink } from "./place-link.tsx";
import { placeForAgent } from "./place-words.ts";
import classes from "./panel.module.css";

export interface ThreadViewProps {
  projectId: string;
  threadId: string;
  /** Null: it is not among those that the person may see. */
  thread: Thread | null;
  ready: boolean;
  rights: { mayEdit: boolean; mayManage: boolean };
}

/** Its comments, fetched again with every change of the thread. */
function useComments(projectId: string, threadId: string, thread: Thread | null) {
  const answer = useRoute(
    commentsContract.read,
    { params: { id: projectId, threadId } },
    { enabled: thread !== null, keepPrevious: true },
  );
  const { refetch } = answer;
  const revision = thread?.revision ?? null;
  useEffect(() => {
    if (revision !== null) void refetch();
  }, [revision, refetch]);
  return answer;
}

function HandOver({ projectId, place, comments }: { projectId: string; place: Place; comments: readonly Comment[] }) {
  const { fullChat, showChat } = useNavigation();
  const mobile = useIsMobile();
  const handOver = () => {
    addSelectedElements(projectId, [placeForAgent(place)]);
    offerWords(projectId, handOverText(comments));
    if (mobile) {
      closeComments();
      showChat();
    } else if (!fullChat) document.querySelector<HTMLElement>("[data-composer]")?.focus();
  };
  return (
    <Button leftSection={<Bot size={14} />} onClick={handOver}>
      Hand to the agent
    </Button>
  );
}

function useThreadActions(projectId: string, threadId: string) {
  const params = { id: projectId, threadId };
  const resolve = useRouteMutation(commentsContract.resolve);
  const remove = useRouteMutation(commentsContract.removeThread, { onSuccess: () => openComments(projectId) });
  return {
    isBusy: resolve.isPending || remove.isPending,
    resolve: (resolved: boolean) => resolve.mutate({ params, body: { resolved } }),
    remove: async () => {
      const words = {
        title: "Delete this thread?",
        body: "The comments of everybody in it are deleted. This cannot be undone.",
        confirm: "Delete thread",
        tone: "danger",
      } as const;
      if (await askToConfirm(words)) remove.mutate({ params });
    },
  };
}

function ThreadHead({ projectId, thread, mayManage }: { projectId: string; thread: Thread; mayManage: boolean }) {
  const actions = useThreadActions(projectId, thread.id);
  const isResolved = thread.resolved_at !== null;
  return (
    <BackToList projectId={projectId} title="Thread">
      {isResolved && mayManage && (
        <Tooltip label="Delete thread">
          <ActionIcon aria-label="Delete thread" disabled={actions.isBusy} onClick={() => void actions.remove()}>
            <Trash2 size={15} />
          </ActionIcon>
        </Tooltip>
      )}
      <Button
        variant="subtle"
        leftSection={isResolved ? <RotateCcw size={14} /> : <Check size={14} />}
        loading={actions.isBusy}
        onClick={() => actions.resolve(!isResolved)}
      >
        {isResolved ? "Reopen" : "Resolve"}
      </Button>
    </BackToList>
  );
}

export function ThreadView({ projectId, threadId, thread, ready, rights }: ThreadViewProps) {
  const me = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const { data, error, refetch } = useComments(projectId, threadId, thread);
  useSeen(projectId, threadId, data?.comments.length);
  const reply = useRouteMutation(commentsContract.reply);
  const params = { id: projectId, threadId };
  if (thread === null)
    return (
      <div className={classes.thread}>
        <BackToList projectId={projectId} title="Thread" />
        {ready ? (
          <EmptyState icon={MessageCircleOff} title="This thread is gone">
            Its comments were deleted, or you may not see them.
          </EmptyState>
        ) : (
          <Loading />
        )}
      </div>
    );
  return (
    <div className={classes.thread}>
      <ThreadHead projectId={projectId} thread={thread} mayManage={rights.mayManage} />
      <PlaceLink projectId={projectId} thread={thread} lineNow={data?.line_now} />
      <div className={classes.scroll}>
        {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <Loading />}
        <ol className={classes.comments}>
          {(data?.comments ?? []).map((comment) => (
            <CommentItem
              key={comment.id}
              projectId={projectId}
              threadId={threadId}
              comment={comment}
              isMine={comment.author.id === me}
            />
          ))}
        </ol>
        {thread.resolved_at !== null && (
          <p className={classes.resolved}>
            <Check size={14} aria-hidden="true" />
            <span>
              Resolved by {thread.resolved_by} <RelativeTime at={thread.resolved_at} />
            </span>
          </p>
        )}
      </div>
      <footer className={classes.foot}>
        <CommentBox
          projectId={projectId}
          draftKey={threadId}
          label="Reply"
          send="Reply"
          busy={reply.isPending}
          takesFocus
          onSend={(text, done) => reply.mutate({ params, body: { text } }, { onSuccess: done })}
        />
        {rights.mayEdit && data !== undefined && (
          <HandOver projectId={projectId} place={data.place} comments={data.comments} />
        )}
      </footer>
    </div>
  );
}

const Loading = () => (
  <div className={classes.loading} role="status" aria-label="Loading comments">
    <SkeletonLines widths={["40%", "90%", "60%"]} gap={12} />
  </div>
);
