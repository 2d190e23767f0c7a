/** In the publish dropdown: the newest scan's result, and the way to it. [W2.34] */
import { Button } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { countsInWords, findingsOf, levelCounts } from "../contract/findings.ts";
import { SCANNERS, type SecurityData } from "../contract/index.ts";
import { scanState, serverNow, useScanOnce, useSecurityData } from "./use-security.ts";
import classes from "./security.module.css";

function words(data: SecurityData): string {
  if (scanState(data, serverNow()) === "running") return "Scanning…";
  if (SCANNERS.every((scanner) => data.results[scanner] === undefined)) return "Not scanned yet";
  return countsInWords(levelCounts(findingsOf(data))) ?? "No open findings";
}

export function PublishRow({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const { data, problem } = useSecurityData(projectId);
  useScanOnce(projectId, data);
  return (
    <div className={classes.publishRow}>
      <span role="status">{problem ?? (data === null ? "…" : words(data))}</span>
      <Button variant="subtle" onClick={() => openTool("security")}>
        Review
      </Button>
    </div>
  );
}
