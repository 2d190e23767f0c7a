/** Bookmarked versions. A new version never is one, so the list is read once and after each change. [W3.05] [T3.05] */
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { useCallback, useMemo } from "react";
import { editsContract } from "../../../edits/contract/index.ts";

const MAX_BOOKMARKS = 100;

export function useBookmarks(projectId: string): ReadonlySet<string> {
  const { data } = useRoute(
    editsContract.listEdits,
    { params: { id: projectId }, query: { limit: MAX_BOOKMARKS } },
    { staleTime: Infinity },
  );
  return useMemo(() => new Set((data?.items ?? []).filter((edit) => edit.bookmarked).map((edit) => edit.id)), [data]);
}

export function useSetBookmark(projectId: string) {
  const { mutate, isPending } = useRouteMutation(editsContract.bookmark, {
    invalidates: () => [`/projects/${projectId}/edits`],
  });
  const set = useCallback(
    (editId: string, bookmarked: boolean) => mutate({ params: { id: projectId, editId }, body: { bookmarked } }),
    [mutate, projectId],
  );
  return { set, isPending };
}
