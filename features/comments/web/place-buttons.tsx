/** Ways to comment from the code editor and from the list of versions. */
import { ActionIcon } from "@mantine/core";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import type { CodeLineSlotProps, VersionSlotProps } from "@slipway/ui/slots/slots";
import { MessageCircle } from "lucide-react";
import { openComments } from "./comments-store.ts";
import { useThreads } from "./use-threads.ts";

const SAVE_FIRST = "Save your changes first";

export function LineCommentButton({ projectId, path, line, commitSha, isUnsaved }: CodeLineSlotProps) {
  const { mayEdit } = useThreads(projectId);
  if (!mayEdit) return null;
  const comment = () => {
    if (!isUnsaved)
      openComments(projectId, { type: "new", place: { kind: "line", path, line, commit_sha: commitSha } });
  };
  return (
    <ReasonTooltip reason={isUnsaved ? SAVE_FIRST : null} label={`Comment on line ${line}`}>
      <ActionIcon
        size={22}
        aria-label={`Comment on line ${line}`}
        aria-disabled={isUnsaved}
        data-disabled={isUnsaved || undefined}
        onClick={comment}
      >
        <MessageCircle size={13} />
      </ActionIcon>
    </ReasonTooltip>
  );
}

/** Opens the version's newest open thread, or begins one. */
export function VersionCommentButton({ projectId, commitSha, version }: VersionSlotProps) {
  const { mayEdit, threads } = useThreads(projectId);
  if (!mayEdit) return null;
  const own = threads.filter(({ place }) => place.kind === "version" && place.commit_sha === commitSha);
  const count = own.reduce((sum, { comments }) => sum + comments, 0);
  const label = count === 0 ? `Comment on version ${version}` : `Comments on version ${version}: ${count}`;
  const open = () => {
    const thread = own.find(({ resolved_at: at }) => at === null);
    openComments(
      projectId,
      thread === undefined
        ? { type: "new", place: { kind: "version", commit_sha: commitSha } }
        : { type: "thread", id: thread.id },
    );
  };
  return (
    <ReasonTooltip reason={null} label={label}>
      <ActionIcon aria-label={label} onClick={open}>
        <MessageCircle size={15} fill={count > 0 ? "currentColor" : "none"} />
      </ActionIcon>
    </ReasonTooltip>
  );
}
