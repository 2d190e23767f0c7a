/** The alert of the project's workspace, for people who may see what it uses. [C2.04] [T4.15] */
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { UsageAlertNote } from "../usage/usage-alert-note.tsx";
import { useBillingWorkspace } from "../use-billing-workspace.ts";

export function UsageNote({ projectId }: Pick<AreaViewProps, "projectId">) {
  const home = useBillingWorkspace(projectId);
  if (home.workspace === undefined || !home.maySeeUsage) return null;
  return <UsageAlertNote workspaceId={home.workspace.id} plan={home.workspace.plan} home={home} />;
}
