/** How many signed up, and the newest of them. [C2.06] [C9.08] */
import { Button } from "@mantine/core";
import { AsleepContext, useFigures } from "@slipway/ui/api/figures";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { Sparkline } from "@slipway/ui/plots/sparkline.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Users } from "lucide-react";
import { use } from "react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { SIGNUP_RANGES } from "../contract/signups.ts";
import { dayInWords } from "./signups-plot.tsx";
import { useSignups } from "./use-signups.ts";
import { labelOf } from "./user-words.ts";

const SHOWN = 4;

/** Signups of the last days; nothing while the database sleeps, where nobody has signed up, or where they cannot be read. */
function Signups({ projectId, backend }: AreaViewProps) {
  const isAsleep = use(AsleepContext);
  const range = SIGNUP_RANGES[0];
  const { data } = useSignups(projectId, backend.ref, { range, enabled: !isAsleep });
  const total = data?.reduce((sum, { signups }) => sum + signups, 0) ?? 0;
  if (data === undefined || total === 0) return null;
  const points = data.map(({ at, signups }) => ({ label: dayInWords(at), value: signups }));
  return <Sparkline title={`${total.toLocaleString()} signups in ${range} days`} points={points} />;
}

export function UsersCard({ projectId, backend }: AreaViewProps) {
  const { start } = useViewStack();
  const { data, asOf, error, isLoading, retry } = useFigures(cloudContract.users, {
    params: { id: projectId },
    query: { limit: SHOWN },
  });
  return (
    <OverviewCard
      view="users"
      icon={Users}
      title="Users"
      action={
        <Button variant="subtle" onClick={() => start({ id: "auth" })}>
          Auth settings
        </Button>
      }
      badge={data?.total}
      asOf={asOf}
      isLoading={isLoading}
      isUnknown={data === undefined && error === null}
      error={error === null ? null : { title: "Error loading users", onRetry: retry }}
    >
      {data !== undefined && data.users.length > 0 && <Signups projectId={projectId} backend={backend} />}
      {data?.users.length === 0 && <CardText>Nobody has signed up yet.</CardText>}
      {data?.users.map((user) => (
        <CardRow key={user.id} name={labelOf(user)} facts={<RelativeTime at={user.created_at} />} />
      ))}
    </OverviewCard>
  );
}
