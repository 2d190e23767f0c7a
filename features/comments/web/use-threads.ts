import { useRoute } from "@slipway/ui/api/use-route";
import { reduceDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { codeCommentsLive, commentsLive, type Thread } from "../contract/index.ts";

const NONE: ReadonlyMap<string, Thread> = new Map();

export function useRights(projectId: string) {
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const permissions = (details.data as Partial<Project> | undefined)?.permissions ?? [];
  return {
    isAmong: permissions.includes("ViewProjectCollaborators"),
    mayEdit: permissions.includes("EditProject"),
    mayManage: permissions.includes("ManageProjectSettings"),
  };
}

/** Every thread that the person may see, in no order. */
export function useThreads(projectId: string) {
  const rights = useRights(projectId);
  const about = { initial: NONE, reducer: reduceDocs<Thread> };
  const pathOf = ({ path }: { path: string }): string => path.replace("{id}", projectId);
  const app = useLive(pathOf(commentsLive), { ...about, enabled: rights.isAmong });
  const code = useLive(pathOf(codeCommentsLive), { ...about, enabled: rights.mayEdit });
  return {
    ...rights,
    threads: [...app.data.values(), ...code.data.values()],
    ready: app.ready && (code.ready || !rights.mayEdit),
  };
}
