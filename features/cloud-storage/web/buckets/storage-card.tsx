/** The buckets that changed last on the overview. [C2.07] */
import { useRoute } from "@slipway/ui/api/use-route";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { Sparkline } from "@slipway/ui/plots/sparkline.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Archive } from "lucide-react";
import { CARD_PERIOD, reportsContract } from "../../../cloud-reports/contract/index.ts";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { courseOf, growthInWords } from "../../../cloud-reports/contract/report-plots.ts";
import { useBucketFigures } from "./use-buckets.ts";

const SHOWN = 4;

/** Nothing before it has been measured on two days. */
function Growth({ projectId }: { projectId: string }) {
  const { data } = useRoute(reportsContract.report, { params: { id: projectId }, query: CARD_PERIOD });
  const title = data === undefined ? null : growthInWords(data.slots, "file_bytes");
  if (data === undefined || title === null) return null;
  return <Sparkline title={title} points={courseOf(data.slots, "file_bytes")} format={sizeInWords} />;
}

export function StorageCard({ projectId, backend }: AreaViewProps) {
  const { data, asOf, error, isLoading, retry } = useBucketFigures({ projectId, backendRef: backend.ref });
  const { open } = useViewStack();
  const newest = (data ?? []).toSorted((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at));
  return (
    <OverviewCard
      view="storage"
      icon={Archive}
      title="Storage"
      {...(data === undefined ? {} : { badge: data.length })}
      asOf={asOf}
      isLoading={isLoading}
      isUnknown={data === undefined && error === null}
      error={error === null ? null : { title: "Error loading storage", onRetry: retry }}
    >
      {data?.length === 0 && <CardText>Content will appear here when users upload files</CardText>}
      {newest.length > 0 && <Growth projectId={projectId} />}
      {newest.slice(0, SHOWN).map(({ id, name, public: isPublic, updated_at: at }) => (
        <CardRow
          key={id}
          name={name}
          facts={
            <>
              {isPublic ? "Public" : "Private"} · <RelativeTime at={at} />
            </>
          }
          onOpen={() => open({ id: "bucket", state: { bucket: id } })}
        />
      ))}
    </OverviewCard>
  );
}
