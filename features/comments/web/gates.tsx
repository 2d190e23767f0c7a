/** The parts of the comments that every project page has. They load the rest once it is needed. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { useKey } from "@slipway/ui/keys/use-key";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { closeComments, openComments, useComments } from "./comments-store.ts";
import { useThreads } from "./use-threads.ts";
import classes from "./gates.module.css";

const onDemand = () => import("./on-demand.ts");
const CommentsPanel = lazyNamed(onDemand, "CommentsPanel");
const Pins = lazyNamed(onDemand, "Pins");

/** Links in notices name a thread. */
function useLinkedThread(projectId: string, isAmong: boolean): void {
  const { query, go } = useNavigation();
  useEffect(() => {
    const id = new URLSearchParams(query).get("comment");
    if (id === null || !isAmong) return;
    openComments(projectId, { type: "thread", id });
    go(window.location.pathname, { replace: true });
  }, [projectId, query, isAmong, go]);
}

/** Ready where the person takes part. */
function Button({ projectId }: { projectId: string }) {
  const { threads } = useThreads(projectId);
  const isOpen = useComments(({ openIn }) => openIn === projectId);
  const open = threads.filter(({ resolved_at: at }) => at === null).length;
  const label = open === 0 ? "Comments" : `Comments, ${open} open`;
  return (
    <Tooltip label="Comments">
      <ActionIcon
        className={classes.button}
        aria-label={label}
        aria-pressed={isOpen}
        onClick={() => (isOpen ? closeComments() : openComments(projectId))}
      >
        <MessageCircle size={16} strokeWidth={1.75} />
        {open > 0 && <span className={classes.count}>{open}</span>}
      </ActionIcon>
    </Tooltip>
  );
}

/** The bar of a phone has no room for it: there it stands in the preview's header. */
export function CommentsButton({ projectId }: { projectId: string }) {
  const { isAmong } = useThreads(projectId);
  const { tool, fullChat, openTool } = useNavigation();
  const mobile = useIsMobile();
  const isOpen = useComments(({ openIn }) => openIn === projectId);
  useLinkedThread(projectId, isAmong);
  useEffect(() => {
    // The panel stands beside a tool.
    if (isOpen && fullChat) openTool(tool ?? FIRST_TOOL);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, [isOpen]);
  useKey(
    { keys: "c", label: "Comments", group: "Project", words: ["discuss", "feedback"] },
    () => (isOpen ? closeComments() : openComments(projectId)),
    isAmong,
  );
  return isAmong && !mobile ? <Button projectId={projectId} /> : null;
}

export const CommentsOnPhone = ({ projectId }: { projectId: string }) =>
  useIsMobile() ? <Button projectId={projectId} /> : null;

export function CommentsSide({ projectId }: { projectId: string }) {
  const isOpen = useComments(({ openIn }) => openIn === projectId);
  return isOpen ? <CommentsPanel projectId={projectId} /> : null;
}

export function CommentsOver({ projectId }: { projectId: string }) {
  const { threads } = useThreads(projectId);
  const isOpen = useComments(({ openIn }) => openIn === projectId);
  const isPinned = threads.some(({ place, resolved_at: at }) => place.kind === "element" && at === null);
  return isOpen || isPinned ? <Pins projectId={projectId} /> : null;
}
