/** The first functions on the overview. [C2.08] */
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { SquareFunction } from "lucide-react";
import { FunctionStatus } from "./function-status.tsx";
import { useFunctions } from "./use-functions.ts";

const SHOWN = 4;

export function FunctionsCard({ projectId, backend }: AreaViewProps) {
  const { data, error, isPending, refetch } = useFunctions({ projectId, backendRef: backend.ref });
  const { open } = useViewStack();
  return (
    <OverviewCard
      view="functions"
      icon={SquareFunction}
      title="Edge Functions"
      {...(data === undefined ? {} : { badge: data.length })}
      isLoading={isPending}
      error={
        error === null || data !== undefined
          ? null
          : { title: "Error loading functions", onRetry: () => void refetch() }
      }
    >
      {data?.length === 0 && <CardText>Edge functions will appear when adding custom background actions</CardText>}
      {data?.slice(0, SHOWN).map((one) => (
        <CardRow
          key={one.id}
          name={<span className="mono">{one.name}</span>}
          facts={<FunctionStatus of={one} />}
          onOpen={() => open({ id: "function", state: { slug: one.slug } })}
        />
      ))}
    </OverviewCard>
  );
}
