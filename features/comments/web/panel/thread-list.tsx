import { SegmentedControl } from "@mantine/core";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import type { Thread } from "../../contract/index.ts";
import { openComments } from "../comments-store.ts";
import { placeWords } from "./place-words.ts";
import { THREAD_FILTERS, threadsIn, type ThreadFilter } from "./thread-filters.ts";
import classes from "./panel.module.css";

const EMPTY: Readonly<Record<ThreadFilter, { title: string; text: string }>> = {
  open: { title: "No open comments", text: "Choose the button above, then click an element of your app." },
  resolved: { title: "Nothing resolved yet", text: "Threads that somebody resolves are kept here." },
  mine: { title: "No comments of yours", text: "Threads that you write in, or that mention you, are listed here." },
};

function Row({ projectId, thread }: { projectId: string; thread: Thread }) {
  const { author, comments } = thread;
  const replies = comments - 1;
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        onClick={() => openComments(projectId, { type: "thread", id: thread.id })}
      >
        <span className={classes.who}>
          <PersonAvatar id={author.id} name={author.name} photoUrl={author.photo_url} size={20} />
          <span className={classes.name}>{author.name}</span>
          <span className={classes.quiet}>
            <RelativeTime at={thread.last_at} />
          </span>
        </span>
        <span className={classes.excerpt} dir="auto">
          {thread.text}
        </span>
        <span className={classes.where}>
          <span>{placeWords(thread.place)}</span>
          {replies > 0 && <span>{replies === 1 ? "1 reply" : `${replies} replies`}</span>}
        </span>
      </button>
    </li>
  );
}

export interface ThreadListProps {
  projectId: string;
  threads: readonly Thread[];
  ready: boolean;
}

export function ThreadList({ projectId, threads, ready }: ThreadListProps) {
  const me = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const [filter, setFilter] = useState<ThreadFilter>("open");
  const shown = threadsIn(filter, threads, me);
  return (
    <div className={classes.list}>
      <SegmentedControl
        className={classes.filter}
        aria-label="Show"
        fullWidth
        data={THREAD_FILTERS.map(({ id, label }) => ({ value: id, label }))}
        value={filter}
        onChange={(value) => setFilter(value as ThreadFilter)}
      />
      {!ready ? (
        <div className={classes.loading} role="status" aria-label="Loading comments">
          <SkeletonLines widths={["40%", "90%", "60%"]} gap={12} />
        </div>
      ) : shown.length === 0 ? (
        <EmptyState icon={MessageCircle} title={EMPTY[filter].title}>
          {EMPTY[filter].text}
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {shown.map((thread) => (
            <Row key={thread.id} projectId={projectId} thread={thread} />
          ))}
        </ul>
      )}
    </div>
  );
}
