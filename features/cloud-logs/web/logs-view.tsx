/** The logs of a backend: filtered, followed live, and taken along. [C2.19] [C2.22] [C2.23] [C4.04] [C8.09] */
import { Button } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { LongList } from "@slipway/ui/kit/lists/long-list.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ScrollText } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LogEntry } from "../contract/log-query.ts";
import { EntryRow } from "./entry-row.tsx";
import { LogPlot } from "./log-plot.tsx";
import { readLogState } from "./log-state.ts";
import { LogToolbar } from "./log-toolbar.tsx";
import { useLogCounts, useLogEntries } from "./use-logs.ts";
import classes from "./logs.module.css";

/** [C8.09] */
function Failed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const [title, text] =
    error.status === 429
      ? ["Rate limit reached", "Too many requests. Please wait a moment and try again."]
      : ["Error fetching logs", "Failed to load logs. Please check your connection and try again."];
  return (
    <div className={classes.failed}>
      <LoadFailed title={title} error={error} text={text} onRetry={onRetry} />
    </div>
  );
}

const found = (count: number): string => `${count.toLocaleString()} log${count === 1 ? "" : "s"} found`;

const withoutRequest = (entry: LogEntry) => <EntryRow entry={entry} onTrace={null} />;

export function LogsView({ projectId }: AreaViewProps) {
  const [state, change] = useViewState(readLogState);
  const [wantsLive, setWantsLive] = useState(false);
  const { type, search, functionId, traceId, isSlow, range, hidden } = state;
  const question = {
    projectId,
    filter: { type, search, functionId, traceId, isSlow },
    range,
    follows: wantsLive && range.type === "relative",
  };
  const logs = useLogEntries(question);
  const counts = useLogCounts(question);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  // Stays the same, so that rows are not drawn again.
  const showRequest = useCallback(
    (id: string) =>
      latest.current({ traceId: id, type: null, functionId: null, search: "", hidden: [], isSlow: false }, "push"),
    [],
  );
  const withRequest = useCallback((entry: LogEntry) => <EntryRow entry={entry} onTrace={showRequest} />, [showRequest]);
  const refresh = (): void => {
    void logs.refetch();
    void counts.refetch();
  };
  const shown = logs.entries.filter((entry) => !hidden.includes(entry.log_level));
  return (
    <div className={classes.view}>
      <LogToolbar
        state={state}
        onChange={change}
        entries={shown}
        isFetching={logs.isFetching}
        onRefresh={refresh}
        follows={question.follows}
        onFollow={setWantsLive}
      />
      <LogPlot
        counts={counts.data}
        hasFailed={counts.isError}
        onChoose={(next) => change({ range: next, hidden: [] }, "push")}
      />
      {logs.error !== null && <Failed error={logs.error} onRetry={refresh} />}
      {logs.isPending ? (
        <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the logs">
          <SkeletonLines widths={["92%", "78%", "85%", "64%", "88%", "70%"]} height={14} gap={17} />
        </div>
      ) : shown.length === 0 && logs.error === null ? (
        <EmptyState icon={ScrollText} title="No logs">
          {isSlow
            ? "No request took 1 second or longer."
            : logs.entries.length === 0
              ? "Logs will appear here when your application generates activity."
              : "No entry has one of the chosen levels."}
        </EmptyState>
      ) : (
        <LongList
          items={shown}
          itemHeight={31}
          className={classes.entries!}
          itemClassName={classes.entry!}
          isBusy={logs.isFetching}
          itemOf={traceId === null ? withRequest : withoutRequest}
        />
      )}
      <footer className={classes.footer}>
        <span role="status">{found(shown.length)}</span>
        <Button loading={logs.isFetchingNextPage} disabled={logs.isPending} onClick={() => void logs.fetchNextPage()}>
          Show more
        </Button>
      </footer>
    </div>
  );
}
