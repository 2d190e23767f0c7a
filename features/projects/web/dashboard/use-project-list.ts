import { useRouteOrNull, useRoutePages } from "@slipway/ui/api/use-route";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract } from "../../contract/index.ts";

export type ProjectFilter = "all" | "mine" | "trash";

const PAGE = 30;

/** The current workspace's projects, a page at a time. */
export function useProjectList(filter: ProjectFilter, search: string) {
  const user = useRouteOrNull(accountsContract.user, {});
  const chosen = useChosenWorkspace((state) => state.id);
  const workspace = pickWorkspace(user.data?.workspaces ?? [], chosen);
  const query = {
    limit: PAGE,
    state: filter === "trash" ? ("trash" as const) : ("active" as const),
    q: search.trim() || undefined,
    mine: filter === "mine" ? "true" : undefined,
  };
  const pages = useRoutePages(
    projectsContract.list,
    { params: { id: workspace?.id ?? "" }, query },
    {
      enabled: workspace !== undefined,
      keepPrevious: true,
      with: (input, cursor) => ({ ...input, query: { ...input.query, cursor } }),
      next: (page) => page.next_cursor,
    },
  );
  return { pages, projects: pages.data?.pages.flatMap((page) => page.projects) ?? [] };
}
