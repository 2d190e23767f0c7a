import { accountsContract, type User } from "@slipway/features/accounts/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { useAllSections, type SettingsSection } from "@slipway/ui/slots/settings-sections";
import { useRouterState } from "@tanstack/react-router";

/** By the person, the workspace that the settings are about, or the shell of a phone; null while that is not known. [WS4] [V3] */
function useBuysNothing(user: User | null | undefined, projectId: string | null): boolean | null {
  const list = useRoute(workspacesContract.list, {}, { enabled: !!user, staleTime: 30_000 });
  const details = useRoute(
    projectsContract.details,
    { params: { id: projectId ?? "" } },
    { enabled: projectId !== null, staleTime: 30_000 },
  );
  const chosen = useChosenWorkspace((state) => state.id);
  if (buysNothing(user, null)) return true;
  if (projectId === null)
    return list.isPending ? null : buysNothing(user, pickWorkspace(list.data?.workspaces ?? [], chosen));
  if (details.isPending) return null;
  return buysNothing(user, details.data !== undefined && "workspace" in details.data ? details.data.workspace : null);
}

/** Sections that exist for this person, here: project sections only over a project, staff sections for staff. */
export function useSettingsSections(): { sections: SettingsSection[]; projectId: string | null } {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const projectId = /^\/projects\/([^/]+)/.exec(pathname)?.[1] ?? null;
  const user = useRouteOrNull(accountsContract.user, {}).data;
  const isStaff = user?.is_staff === true;
  const buysNothing = useBuysNothing(user, projectId);
  const sections = useAllSections().filter(
    (entry) =>
      (!entry.staffOnly || isStaff) &&
      (!entry.needsProject || projectId !== null) &&
      (!entry.hiddenForEdu || buysNothing === false),
  );
  return { sections, projectId };
}
