import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { useRoute } from "@slipway/ui/api/use-route";
import { entriesOf, useWebFeatures, type SettingsSlot } from "@slipway/ui/slots/slots";
import { useRouterState } from "@tanstack/react-router";

/** Sections that exist for this person, here: project sections only over a project, staff sections for staff. */
export function useSettingsSections(): { sections: SettingsSlot[]; projectId: string | null } {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const projectId = /^\/projects\/([^/]+)/.exec(pathname)?.[1] ?? null;
  const isStaff = useRoute(accountsContract.user, {}, { staleTime: 60_000 }).data?.is_staff === true;
  const sections = entriesOf(useWebFeatures(), "settings.section").filter(
    (entry) => (!entry.staffOnly || isStaff) && (!entry.needsProject || projectId !== null),
  );
  return { sections, projectId };
}
