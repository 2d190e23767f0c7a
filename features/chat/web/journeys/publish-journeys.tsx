/** In the publish menu: whether the journeys passed when the newest version was made. Stops nobody. */
import { useRoute } from "@slipway/ui/api/use-route";
import { chatContract } from "../../contract/index.ts";
import { recordedJourneys } from "./recorded-journeys.ts";

export function PublishJourneys({ projectId }: { projectId: string }) {
  const page = useRoute(chatContract.trajectory, { params: { id: projectId }, query: {} }, { staleTime: 0 });
  const words = recordedJourneys(page.data?.items ?? []);
  return words === null ? null : <span role="status">{words}</span>;
}
