/** The project's own secrets on the overview: their names. [C2.09] */
import { useRoute } from "@slipway/ui/api/use-route";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { KeyRound } from "lucide-react";
import { cloudContract } from "../../cloud/contract/index.ts";

const SHOWN = 4;

export function SecretsCard({ projectId }: AreaViewProps) {
  const { data, error, isPending, refetch } = useRoute(cloudContract.secrets, { params: { id: projectId } });
  const own = data?.secrets.filter(({ is_user_secret: isOwn }) => isOwn);
  return (
    <OverviewCard
      view="secrets"
      icon={KeyRound}
      title="Secrets"
      {...(own === undefined ? {} : { badge: own.length })}
      isLoading={isPending}
      error={
        error === null || data !== undefined ? null : { title: "Error loading secrets", onRetry: () => void refetch() }
      }
    >
      {own?.length === 0 && <CardText>No secrets found for this project.</CardText>}
      {own?.slice(0, SHOWN).map(({ name, created_at: created, needs_value: isLost }) => (
        <CardRow
          key={name}
          name={<span className="mono">{name}</span>}
          facts={isLost ? "Value lost" : <RelativeTime at={created} />}
        />
      ))}
    </OverviewCard>
  );
}
