/** The largest tables on the overview. [C2.05] */
import { useFigures } from "@slipway/ui/api/figures";
import { useRoute } from "@slipway/ui/api/use-route";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { Sparkline } from "@slipway/ui/plots/sparkline.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Database } from "lucide-react";
import { cloudContract } from "../../../cloud/contract/index.ts";
import { CARD_PERIOD, reportsContract } from "../../../cloud-reports/contract/index.ts";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { courseOf, growthInWords } from "../../../cloud-reports/contract/report-plots.ts";
import { byRows, rowsInWords } from "./table-words.ts";

const SHOWN = 4;

/** Nothing before it has been measured on two days. */
function Growth({ projectId }: { projectId: string }) {
  const { data } = useRoute(reportsContract.report, { params: { id: projectId }, query: CARD_PERIOD });
  const title = data === undefined ? null : growthInWords(data.slots, "database_bytes");
  if (data === undefined || title === null) return null;
  return <Sparkline title={title} points={courseOf(data.slots, "database_bytes")} format={sizeInWords} />;
}

export function DatabaseCard({ projectId }: AreaViewProps) {
  const { data, asOf, error, isLoading, retry } = useFigures(cloudContract.tables, { params: { id: projectId } });
  const { open } = useViewStack();
  return (
    <OverviewCard
      view="database"
      icon={Database}
      title="Database"
      badge={data?.tables.length}
      asOf={asOf}
      isLoading={isLoading}
      isUnknown={data === undefined && error === null}
      error={error === null ? null : { title: "Error loading tables", onRetry: retry }}
    >
      {data?.tables.length === 0 && <CardText>Tables will populate as soon as your app saves information</CardText>}
      {data !== undefined && data.tables.length > 0 && <Growth projectId={projectId} />}
      {byRows(data?.tables ?? [])
        .slice(0, SHOWN)
        .map(({ id, name, live_rows_estimate: rows }) => (
          <CardRow
            key={id}
            name={<span className="mono">{name}</span>}
            facts={rowsInWords(rows)}
            onOpen={() => open({ id: "table", state: { table: name } })}
          />
        ))}
    </OverviewCard>
  );
}
