/** The beginning of each section of the settings about a workspace's sign-in: its facts, and whether the person may see them. */
import { isBusinessTier } from "@slipway/kernel/permissions";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useSsoWorkspace } from "./use-sso-workspace.ts";

export const Loading = () => <SkeletonLines widths={["100%", "100%", "60%"]} height={36} gap={16} />;

export interface ManagedWorkspace {
  id: string;
  mayChange: boolean;
  inPlan: boolean;
}

interface ForManagersProps {
  projectId: string | null;
  /** Told to everybody else. */
  others: string;
  children: (workspace: ManagedWorkspace) => ReactNode;
}

export function ForManagers({ projectId, others, children }: ForManagersProps) {
  const { workspace, isPending, error, retry } = useSsoWorkspace(projectId);
  if (isPending) return <Loading />;
  if (workspace === undefined && error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (workspace?.permissions.includes("ManageWorkspace") !== true)
    return (
      <EmptyState icon={LockKeyhole} title="For owners and admins">
        {others}
      </EmptyState>
    );
  const mayChange = workspace.permissions.includes("ManageSingleSignOn");
  return children({ id: workspace.id, mayChange, inPlan: isBusinessTier(workspace.plan) });
}
