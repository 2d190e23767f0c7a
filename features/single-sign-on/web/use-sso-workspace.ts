import { useRoute } from "@slipway/ui/api/use-route";
import { useWorkspaceOfSettings } from "@slipway/ui/session/current-workspace";
import { projectsContract } from "../../projects/contract/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";

export function useSsoWorkspace(projectId: string | null) {
  const list = useRoute(workspacesContract.list, {}, { staleTime: 30_000 });
  const input = { params: { id: projectId ?? "" } };
  const details = useRoute(projectsContract.details, input, { enabled: projectId !== null, staleTime: 30_000 });
  return useWorkspaceOfSettings(projectId, { list, details });
}
