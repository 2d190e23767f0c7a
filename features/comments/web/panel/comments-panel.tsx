/** The threads of a project: a panel beside the tool, a sheet from below on a phone. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { Sheet } from "@slipway/ui/layers/sheet.tsx";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { EXIT_VISUAL_EDITS, useIsVisualEditing } from "@slipway/ui/session/visual-editing";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { MessageSquarePlus, X } from "lucide-react";
import { commentsContract, type NewPlace } from "../../contract/index.ts";
import { closeComments, openComments, setPicking, useComments } from "../comments-store.ts";
import { useThreads } from "../use-threads.ts";
import { CommentBox } from "../writing/comment-box.tsx";
import { placeWords } from "./place-words.ts";
import { BackToList } from "./back-to-list.tsx";
import { ThreadList } from "./thread-list.tsx";
import { ThreadView } from "./thread-view.tsx";
import classes from "./panel.module.css";

/** Starts and ends picking. `reason`: why it cannot be done now. */
function usePicking(projectId: string) {
  const { tool, openTool } = useNavigation();
  const picking = useComments((state) => state.picking);
  const reason = useIsVisualEditing(projectId) ? EXIT_VISUAL_EDITS : null;
  const pick = () => {
    if (reason !== null) return;
    if (!picking && tool !== FIRST_TOOL) openTool(FIRST_TOOL);
    setPicking(!picking);
  };
  return { picking, reason, pick };
}

function PickButton({ projectId }: { projectId: string }) {
  const { picking, reason, pick } = usePicking(projectId);
  return (
    <ReasonTooltip reason={reason} label={picking ? "Stop picking" : "Comment on an element of the app"}>
      <ActionIcon
        aria-label="Comment on an element"
        aria-pressed={picking}
        aria-disabled={reason !== null}
        data-disabled={reason !== null || undefined}
        onClick={pick}
      >
        <MessageSquarePlus size={16} strokeWidth={1.75} />
      </ActionIcon>
    </ReasonTooltip>
  );
}

function WidePickButton({ projectId }: { projectId: string }) {
  const { reason, pick } = usePicking(projectId);
  return (
    <div className={classes.pick}>
      <Button fullWidth leftSection={<MessageSquarePlus size={16} />} disabled={reason !== null} onClick={pick}>
        Comment on an element
      </Button>
    </div>
  );
}

/** A thread that is about to be written. */
function NewThread({ projectId, place }: { projectId: string; place: NewPlace }) {
  const start = useRouteMutation(commentsContract.start, {
    onSuccess: ({ id }) => openComments(projectId, { type: "thread", id }),
  });
  return (
    <div className={classes.thread}>
      <BackToList projectId={projectId} title="New comment" />
      <p className={classes.place}>{placeWords(place)}</p>
      <CommentBox
        projectId={projectId}
        draftKey={`new ${JSON.stringify(place)}`}
        label="Comment"
        send="Comment"
        busy={start.isPending}
        takesFocus
        onSend={(text, done) => start.mutate({ params: { id: projectId }, body: { place, text } }, { onSuccess: done })}
        onCancel={() => openComments(projectId)}
      />
    </div>
  );
}

function Content({ projectId }: { projectId: string }) {
  const view = useComments((state) => state.view);
  const { threads, ready, mayEdit, permissions } = useThreads(projectId);
  switch (view.type) {
    case "new":
      return <NewThread key={JSON.stringify(view.place)} projectId={projectId} place={view.place} />;
    case "thread":
      return (
        <ThreadView
          key={view.id}
          projectId={projectId}
          threadId={view.id}
          thread={threads.find(({ id }) => id === view.id) ?? null}
          ready={ready}
          rights={{ mayEdit, mayManage: permissions.includes("ManageProjectSettings") }}
        />
      );
    case "list":
      return <ThreadList projectId={projectId} threads={threads} ready={ready} />;
  }
}

export function CommentsPanel({ projectId }: { projectId: string }) {
  const mobile = useIsMobile();
  const picking = useComments((state) => state.picking);
  if (mobile)
    return (
      // The app is behind the sheet, so it makes room for picking.
      <Sheet
        opened={!picking}
        onClose={closeComments}
        position="bottom"
        size="80%"
        title="Comments"
        classNames={{ body: classes.sheet! }}
      >
        <WidePickButton projectId={projectId} />
        <Content projectId={projectId} />
      </Sheet>
    );
  return (
    <aside
      className={classes.panel}
      aria-label="Comments"
      data-takes-corner
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) closeComments();
      }}
    >
      <header className={classes.head}>
        <h2>Comments</h2>
        <PickButton projectId={projectId} />
        <Tooltip label="Close comments">
          <ActionIcon aria-label="Close comments" onClick={closeComments}>
            <X size={15} />
          </ActionIcon>
        </Tooltip>
      </header>
      <Content projectId={projectId} />
    </aside>
  );
}
