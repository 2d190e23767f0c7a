/** Errors that the security review found, and the way to them. [C2.03] */
import { Button } from "@mantine/core";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { ShieldAlert } from "lucide-react";
import { findingsOf, levelCounts } from "../../../security/contract/findings.ts";
import { securityLive, type SecurityData } from "../../../security/contract/index.ts";
import classes from "./overview.module.css";

const NOTHING: LiveDocs = new Map();

function useSecurityErrors(projectId: string): number {
  const path = securityLive.path.replace("{id}", projectId);
  const { data } = useLive(path, { initial: NOTHING, reducer: reduceDocs });
  const doc = data.get("data") as Partial<SecurityData> | undefined;
  return typeof doc?.results === "object" ? levelCounts(findingsOf(doc as SecurityData)).error : 0;
}

export function SecurityBanner({ projectId }: { projectId: string }) {
  const errors = useSecurityErrors(projectId);
  const { openTool } = useNavigation();
  if (errors === 0) return null;
  return (
    <div className={classes.banner} role="status">
      <ShieldAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>{errors === 1 ? "1 security issue" : `${errors} security issues`}</strong>
        Strangers may be able to read or change what they should not.
      </p>
      <Button onClick={() => openTool("security")}>View Issues</Button>
    </div>
  );
}
