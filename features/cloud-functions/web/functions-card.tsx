/** The first functions on the overview. [C2.08] */
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useRoute } from "@slipway/ui/api/use-route";
import { Sparkline } from "@slipway/ui/plots/sparkline.tsx";
import { SquareFunction } from "lucide-react";
import { CARD_PERIOD, reportsContract } from "../../cloud-reports/contract/index.ts";
import { courseOf, sumOf } from "../../cloud-reports/contract/report-plots.ts";
import { FunctionStatus } from "./function-status.tsx";
import { useFunctions } from "./use-functions.ts";

const SHOWN = 4;

/** Nothing where none was called, or where it cannot be read. */
function Calls({ projectId }: { projectId: string }) {
  const { data } = useRoute(reportsContract.report, { params: { id: projectId }, query: CARD_PERIOD });
  const calls = sumOf(data?.slots ?? [], "function_calls");
  if (data === undefined || calls === 0) return null;
  const title = `${calls.toLocaleString()} call${calls === 1 ? "" : "s"} in ${data.slots.length} days`;
  return <Sparkline title={title} points={courseOf(data.slots, "function_calls")} />;
}

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
      {data !== undefined && data.length > 0 && <Calls projectId={projectId} />}
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
