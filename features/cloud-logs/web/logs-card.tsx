/** The last errors on the overview. [C2.09] */
import { useRoute } from "@slipway/ui/api/use-route";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { Sparkline } from "@slipway/ui/plots/sparkline.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { errorsByHourQuery, errorsQuery, SLOT_MS, traceOf, type LogEntry } from "../contract/log-query.ts";

const SHOWN = 3;

/** Everything its request left, or every error where it belongs to no request. */
function wayTo(entry: LogEntry) {
  const traceId = traceOf(entry);
  return traceId === null ? { hidden: ["warning", "info", "debug"] } : { traceId };
}

const HOURS = 24;
const hour = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hour12: false });

/** Errors of the last hours; nothing where there were none, or where they cannot be read. */
function Errors({ projectId }: { projectId: string }) {
  const [first] = useState(() => (Math.floor(Date.now() / SLOT_MS.hour) - HOURS + 1) * SLOT_MS.hour);
  const { data } = useRoute(
    cloudContract.logs,
    {
      params: { id: projectId },
      query: { query: errorsByHourQuery(), start: new Date(first).toISOString(), limit: HOURS + 1 },
    },
    { staleTime: 60_000, retries: 0 },
  );
  const counts = new Map((data?.result ?? []).map((row) => [Number(row["slot"]) / 1000, Number(row["errors"])]));
  const points = Array.from({ length: HOURS }, (_, index) => {
    const at = first + index * SLOT_MS.hour;
    return { label: hour.format(at), value: counts.get(at) ?? 0 };
  });
  const total = points.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return null;
  return <Sparkline title={`${total.toLocaleString()} error${total === 1 ? "" : "s"} in 24 hours`} points={points} />;
}

export function LogsCard({ projectId }: AreaViewProps) {
  const { data, error, isPending, refetch } = useRoute(
    cloudContract.logs,
    { params: { id: projectId }, query: { query: errorsQuery(), limit: SHOWN } },
    { staleTime: 60_000, retries: 0 },
  );
  const { start } = useViewStack();
  const errors = (data?.result ?? []) as unknown as LogEntry[];
  return (
    <OverviewCard
      view="logs"
      icon={ScrollText}
      title="Logs"
      isLoading={isPending}
      error={
        error === null || data !== undefined ? null : { title: "Error fetching logs", onRetry: () => void refetch() }
      }
    >
      {data !== undefined && <Errors projectId={projectId} />}
      {errors.length === 0 && <CardText>No errors in the last hour</CardText>}
      {errors.map((entry) => (
        <CardRow
          key={entry.id}
          name={entry.event_message.split("\n", 1)[0]}
          facts={<RelativeTime at={entry.timestamp / 1000} />}
          onOpen={() => start({ id: "logs", state: wayTo(entry) })}
        />
      ))}
    </OverviewCard>
  );
}
