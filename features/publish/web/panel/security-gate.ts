/** Errors that scans found are asked about before a site goes live. [W4.04] [T4.10] [PB2] */
import { liveDocsOf } from "@slipway/ui/live/use-live";
import { useQueryClient } from "@tanstack/react-query";
import { findingsOf, levelCounts } from "../../../security/contract/findings.ts";
import { securityLive, type SecurityData } from "../../../security/contract/index.ts";
import { openPublishDialog } from "../publish-store.ts";

/** `publish`, or the question first. The row of the dropdown has read what was found. */
export function useSecurityGate(projectId: string, publish: () => void): () => void {
  const cache = useQueryClient();
  return () => {
    const data = liveDocsOf(cache, securityLive.path.replace("{id}", projectId)).get("data");
    const errors = data === undefined ? 0 : levelCounts(findingsOf(data as SecurityData)).error;
    if (errors === 0) publish();
    else openPublishDialog({ kind: "confirm", errors, proceed: publish });
  };
}
