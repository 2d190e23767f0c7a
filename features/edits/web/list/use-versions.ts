/** The versions on screen: a page over HTTP, newer ones live, older pages on demand. [CH9] */
import { limits } from "@slipway/kernel/limits";
import { useRoute, useRoutePages } from "@slipway/ui/api/use-route";
import { useLive } from "@slipway/ui/live/use-live";
import { useMemo } from "react";
import { publishContract } from "../../../publish/contract/index.ts";
import { editsContract, editsLive, type EditDocument } from "../../contract/index.ts";
import { newestFirst, reduceVersions, type LiveVersions } from "./version-list.ts";

const NOTHING: LiveVersions = new Map();

export const useVersionPages = (projectId: string) =>
  useRoutePages(
    editsContract.listEdits,
    { params: { id: projectId }, query: { limit: limits.editsPage } },
    {
      with: (input, cursor) => ({ ...input, query: { ...input.query, before: cursor } }),
      next: (page) => page.next_cursor,
    },
  );

/** Newest first. The first page is the newest, and its `seq` is the position of the live path it was read at. */
export function useVersions(
  projectId: string,
  pages: readonly { items: readonly EditDocument[]; seq: number }[],
): EditDocument[] {
  const live = useLive(editsLive.path.replace("{id}", projectId), {
    initial: NOTHING,
    reducer: reduceVersions,
    since: pages[0]!.seq,
  });
  return useMemo(
    () =>
      newestFirst(
        pages.map(({ items }) => items),
        live.data,
      ),
    [pages, live.data],
  );
}

export interface PublishedCommits {
  all: ReadonlySet<string>;
  /** Commit of the live site. */
  live: string | null;
}

export function usePublished(projectId: string): PublishedCommits {
  const { data } = useRoute(publishContract.deployments, { params: { id: projectId } }, { staleTime: 0 });
  return useMemo(() => {
    const deployments = data?.deployments ?? [];
    return {
      all: new Set(deployments.map(({ commit_sha }) => commit_sha)),
      live: deployments.find(({ is_live }) => is_live)?.commit_sha ?? null,
    };
  }, [data]);
}
