import { projectLivePath, projectsContract, type LiveProject } from "@slipway/features/projects/contract/index.ts";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRoute } from "@slipway/ui/api/use-route";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const NOTHING: LiveDocs<LiveProject> = new Map();

/** The project's details, kept current by its live document while the page is open. */
export function useProject(projectId: string) {
  const cache = useQueryClient();
  const input = { params: { id: projectId } };
  const details = useRoute(projectsContract.details, input);
  const follows = details.data?.permissions.includes("ViewProjectCollaborators") === true;
  const live = useLive(projectLivePath.path.replace("{id}", projectId), {
    initial: NOTHING,
    reducer: reduceDocs<LiveProject>,
    enabled: follows,
  });
  const current = live.data.get(projectId);
  useEffect(() => {
    if (current === undefined) return;
    cache.setQueryData(
      queryKey(projectsContract.details, { params: { id: projectId } }),
      (before: object | undefined) => (before === undefined ? before : { ...before, ...current }),
    );
  }, [cache, projectId, current]);
  const { refetch } = details;
  const isLost = live.closed === "not_found";
  // The page of somebody who was removed asks again, and says what it would have said from the beginning.
  useEffect(() => {
    if (isLost) void refetch();
  }, [isLost, refetch]);
  return details;
}
