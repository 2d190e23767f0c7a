import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import classes from "./chat-column.module.css";

export function ChatColumn({ projectId }: { projectId: string }) {
  const [entry] = entriesOf(useWebFeatures(), "project.chat");
  const Chat = entry?.component;
  return (
    <section className={classes.column} aria-label="Chat">
      <SlotBoundary fallback={<ChatSkeleton />}>{Chat && <Chat projectId={projectId} />}</SlotBoundary>
    </section>
  );
}

function ChatSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-busy="true" aria-label="Loading the chat">
      <SkeletonLines widths={["92%", "84%", "40%"]} />
      <SkeletonLines widths={["100%"]} height={56} />
      <div className={classes.composer}>
        <SkeletonLines widths={["100%"]} height={96} />
      </div>
    </div>
  );
}
