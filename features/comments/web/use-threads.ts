import { useRoute } from "@slipway/ui/api/use-route";
import { reduceDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import type { Thread } from "../contract/index.ts";
import { codeCommentsLive, commentsLive } from "../contract/live.ts";

const NONE: ReadonlyMap<string, Thread> = new Map();

/** Every thread that the person may see, in no order. */
export function useThreads(projectId: string) {
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const permissions = (details.data as Partial<Project> | undefined)?.permissions ?? [];
  const [isAmong, mayEdit] = [permissions.includes("ViewProjectCollaborators"), permissions.includes("EditProject")];
  const about = { initial: NONE, reducer: reduceDocs<Thread> };
  const pathOf = ({ path }: { path: string }): string => path.replace("{id}", projectId);
  const app = useLive(pathOf(commentsLive), { ...about, enabled: isAmong });
  const code = useLive(pathOf(codeCommentsLive), { ...about, enabled: mayEdit });
  return {
    permissions,
    isAmong,
    mayEdit,
    threads: [...app.data.values(), ...code.data.values()],
    ready: app.ready && (code.ready || !mayEdit),
  };
}
