/** How many signed up, and the newest of them. [C2.06] [C9.08] */
import { useFigures } from "@slipway/ui/api/figures";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Users } from "lucide-react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { labelOf } from "./user-words.ts";

const SHOWN = 4;

export function UsersCard({ projectId }: AreaViewProps) {
  const { data, asOf, error, isLoading, retry } = useFigures(cloudContract.users, {
    params: { id: projectId },
    query: { limit: SHOWN },
  });
  return (
    <OverviewCard
      view="users"
      icon={Users}
      title="Users"
      badge={data?.total.toLocaleString()}
      asOf={asOf}
      isLoading={isLoading}
      isUnknown={data === undefined && error === null}
      error={error === null ? null : { title: "Error loading users", onRetry: retry }}
    >
      {data?.users.length === 0 && <CardText>Nobody has signed up yet.</CardText>}
      {data?.users.map((user) => (
        <CardRow key={user.id} name={labelOf(user)} facts={<RelativeTime at={user.created_at} />} />
      ))}
    </OverviewCard>
  );
}
