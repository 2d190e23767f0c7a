import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { entriesOf, useWebFeatures, type SettingsSlot } from "@slipway/ui/slots/slots";
import { useRouterState } from "@tanstack/react-router";

/** Sections that exist for this person, here: project sections only over a project, staff sections for staff. */
export function useSettingsSections(): { sections: SettingsSlot[]; projectId: string | null } {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const projectId = /^\/projects\/([^/]+)/.exec(pathname)?.[1] ?? null;
  const isStaff = useRouteOrNull(accountsContract.user, {}).data?.is_staff === true;
  const sections = entriesOf(useWebFeatures(), "settings.section").filter(
    (entry) => (!entry.staffOnly || isStaff) && (!entry.needsProject || projectId !== null),
  );
  return { sections, projectId };
}
