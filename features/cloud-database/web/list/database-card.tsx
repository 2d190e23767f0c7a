/** The largest tables on the overview. [C2.05] */
import { useFigures } from "@slipway/ui/api/figures";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Database } from "lucide-react";
import { cloudContract } from "../../../cloud/contract/index.ts";
import { byRows, rowsInWords } from "./table-words.ts";

const SHOWN = 4;

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
