import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { BookOpenText } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { knowledgeContract } from "../contract/index.ts";
import { KnowledgeFiles } from "./knowledge-files.tsx";
import { projectCalls, workspaceCalls } from "./knowledge-calls.ts";

const Loading = () => (
  <div aria-busy="true" aria-label="Loading">
    <SkeletonLines widths={["30%", "100%", "100%", "60%"]} height={18} gap={14} />
  </div>
);

/** `?settings=knowledge`. */
export function ProjectKnowledge({ projectId }: SettingsSectionProps) {
  const id = projectId ?? "";
  const details = useRoute(projectsContract.details, { params: { id } });
  const mayEdit = details.data?.permissions.includes("EditProject") ?? false;
  const list = useRoute(knowledgeContract.projectKnowledge, { params: { id } }, { enabled: mayEdit });
  if (details.data !== undefined && "deleted_at" in details.data && details.data.deleted_at !== null) {
    return (
      <EmptyState icon={BookOpenText} title="This project is in Trash">
        Its knowledge is kept with it, and is here again once the project is restored.
      </EmptyState>
    );
  }
  if (details.data !== undefined && !mayEdit) {
    return (
      <EmptyState icon={BookOpenText} title="For people who edit this project">
        Ask {details.data.creator.display_name} for edit access.
      </EmptyState>
    );
  }
  if (details.isError) return <ErrorState error={details.error} onRetry={() => void details.refetch()} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Loading />;
  return (
    <KnowledgeFiles
      title="Knowledge of this project"
      hint="Facts, rules and terms that the agent uses in every turn."
      files={list.data.files}
      calls={projectCalls(id)}
      mayEdit
    />
  );
}

/** `?settings=workspace-knowledge`: of the project's workspace, or of the chosen one. */
export function WorkspaceKnowledge({ projectId }: SettingsSectionProps) {
  const workspaces = useRoute(workspacesContract.list, {}, { staleTime: 30_000 });
  const chosen = useChosenWorkspace((state) => state.id);
  const details = useRoute(
    projectsContract.details,
    { params: { id: projectId ?? "" } },
    { enabled: projectId !== null, staleTime: 30_000 },
  );
  const all = workspaces.data?.workspaces ?? [];
  const home = details.data !== undefined && "workspace_id" in details.data ? details.data.workspace_id : null;
  const workspace = projectId === null ? pickWorkspace(all, chosen) : all.find(({ id }) => id === home);
  const list = useRoute(
    knowledgeContract.workspaceKnowledge,
    { params: { id: workspace?.id ?? "" } },
    { enabled: workspace !== undefined },
  );
  if (workspaces.isError) return <ErrorState error={workspaces.error} onRetry={() => void workspaces.refetch()} />;
  if (workspace === undefined && workspaces.isSuccess && (projectId === null || details.isFetched)) {
    return (
      <EmptyState icon={BookOpenText} title="You are not a member of this workspace">
        Only its members see what its projects share.
      </EmptyState>
    );
  }
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (workspace === undefined || list.data === undefined) return <Loading />;
  const mayEdit = workspace.permissions.includes("ManageWorkspace");
  return (
    <KnowledgeFiles
      key={workspace.id}
      title={`Knowledge of ${workspace.name}`}
      hint={
        mayEdit
          ? "Used in every project of this workspace, before project knowledge."
          : "Managed by the workspace's admins. Used in every project of this workspace."
      }
      files={list.data.files}
      calls={workspaceCalls(workspace.id)}
      mayEdit={mayEdit}
    />
  );
}
