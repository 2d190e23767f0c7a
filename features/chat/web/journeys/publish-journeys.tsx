/** In the publish menu: whether the journeys pass in the newest version. Runs them if no turn did. Stops nobody. */
import { Loader } from "@mantine/core";
import { api } from "@slipway/ui/api/client";
import { useRoute } from "@slipway/ui/api/use-route";
import { useQuery } from "@tanstack/react-query";
import { journeysContract } from "../../../journeys/contract/index.ts";
import { chatContract } from "../../contract/index.ts";
import { journeysInWords, recordedJourneys, type RanJourney, type RecordedJourneys } from "./recorded-journeys.ts";
import styles from "./publish-journeys.module.css";

export function PublishJourneys({ projectId }: { projectId: string }) {
  const page = useRoute(chatContract.trajectory, { params: { id: projectId }, query: {} }, { staleTime: 0 });
  if (page.data === undefined) return null;
  const recorded = recordedJourneys(page.data.items);
  if (recorded.version === recorded.newest) return <Results ran={recorded.ran} />;
  return <RunNow projectId={projectId} recorded={recorded} />;
}

/** Files changed since the last turn: by hand, by a restore, or by a recorded journey. */
function RunNow({ projectId, recorded: { ran, version, newest } }: { projectId: string; recorded: RecordedJourneys }) {
  const run = useQuery({
    queryKey: ["journeys", projectId, newest],
    queryFn: ({ signal }) => api(journeysContract.runAll, { params: { id: projectId }, body: {} }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  if (run.isPending)
    return ran.length === 0 ? null : (
      <span className={styles.running} role="status">
        <Loader size={12} aria-hidden="true" /> Running the journeys of this version
      </span>
    );
  if (run.data !== undefined)
    return (
      <Results
        ran={run.data.journeys.map(({ name, outcome, detail }) => ({
          name,
          ok: outcome === "not_run" ? null : outcome === "passed",
          detail,
        }))}
      />
    );
  const words = journeysInWords(ran);
  return words === null ? null : <span role="status">{`${words} in version ${version}, not run since`}</span>;
}

function Results({ ran }: { ran: readonly RanJourney[] }) {
  const words = journeysInWords(ran);
  if (words === null) return null;
  const broken = ran.filter(({ ok }) => ok === false);
  return (
    <>
      <span role="status">{words}</span>
      {broken.length > 0 && (
        <ul className={styles.broken} aria-label="Journeys that fail">
          {broken.map(({ name, detail }) => (
            <li key={name}>{detail}</li>
          ))}
        </ul>
      )}
    </>
  );
}
