import { useRouteOrNull, useRoutePages } from "@slipway/ui/api/use-route";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract, type ProjectSort } from "../../contract/index.ts";

export type ProjectFilter = "all" | "mine" | "shared" | "trash";

export interface ListQuestion {
  filter: ProjectFilter;
  search: string;
  sort: ProjectSort;
  /** Projects per page. */
  limit?: number;
  enabled?: boolean;
}

/** The workspace this browser looks at; undefined while it is not known. */
function useListedWorkspace() {
  const user = useRouteOrNull(accountsContract.user, {});
  const chosen = useChosenWorkspace((state) => state.id);
  return pickWorkspace(user.data?.workspaces ?? [], chosen);
}

/** The current workspace's projects, or those others share, a page at a time. */
export function useProjectList({ filter, search, sort, limit = 30, enabled = true }: ListQuestion) {
  const workspace = useListedWorkspace();
  const query = { limit, sort, q: search.trim() || undefined };
  const own = useRoutePages(
    projectsContract.list,
    {
      params: { id: workspace?.id ?? "" },
      query: {
        ...query,
        state: filter === "trash" ? ("trash" as const) : ("active" as const),
        mine: filter === "mine" ? "true" : undefined,
      },
    },
    {
      enabled: enabled && workspace !== undefined && filter !== "shared",
      keepPrevious: true,
      with: (input, cursor) => ({ ...input, query: { ...input.query, cursor } }),
      next: (page) => page.next_cursor,
    },
  );
  const shared = useRoutePages(
    projectsContract.listShared,
    { query },
    {
      enabled: enabled && filter === "shared",
      keepPrevious: true,
      with: (input, cursor) => ({ query: { ...input.query, cursor } }),
      next: (page) => page.next_cursor,
    },
  );
  const pages = filter === "shared" ? shared : own;
  return { pages, projects: pages.data?.pages.flatMap((page) => page.projects) ?? [] };
}
