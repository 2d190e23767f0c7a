/** The last errors on the overview. [C2.09] */
import { useRoute } from "@slipway/ui/api/use-route";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ScrollText } from "lucide-react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { errorsQuery, type LogEntry } from "../contract/log-query.ts";

const SHOWN = 3;

export function LogsCard({ projectId }: AreaViewProps) {
  const { data, error, isPending, refetch } = useRoute(
    cloudContract.logs,
    { params: { id: projectId }, query: { query: errorsQuery(), limit: SHOWN } },
    { staleTime: 60_000, retries: 0 },
  );
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
      {errors.length === 0 && <CardText>No errors in the last hour</CardText>}
      {errors.map(({ id, event_message: message, timestamp }) => (
        <CardRow key={id} name={message} facts={<RelativeTime at={timestamp / 1000} />} />
      ))}
    </OverviewCard>
  );
}
