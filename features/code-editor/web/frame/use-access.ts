/** Editing code needs a paid plan; without one the files can be read. [C6.03] [C4.13] [B7] */
import { isPaid } from "@slipway/kernel/permissions";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { useWebFeatures } from "@slipway/ui/slots/slots";
import { accountsContract } from "../../../accounts/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";

export type Access =
  | { state: "unknown" }
  | { state: "editable" }
  /** `upgrade`: null if there is nothing to open; `ask`: for those who may not upgrade. */
  | { state: "read-only"; upgrade: (() => void) | null; ask: string | null };

/** The name of the feature, and of its section of the settings. */
const BILLING = "billing";

export function useAccess(project: Partial<Project> | undefined): Access {
  const { openSettings } = useNavigation();
  const hasBilling = useWebFeatures().some(({ name }) => name === BILLING);
  const workspace = project?.workspace;
  const readOnly = workspace !== undefined && !isPaid(workspace.plan);
  const workspaces = useRoute(workspacesContract.list, {}, { enabled: readOnly });
  const user = useRouteOrNull(accountsContract.user, {}, { enabled: readOnly }).data;
  if (workspace === undefined) return { state: "unknown" };
  if (!readOnly) return { state: "editable" };
  // These people are shown no plan at all. [WS4] [V3]
  if (buysNothing(user, workspace)) return { state: "read-only", upgrade: null, ask: null };
  const own = workspaces.data?.workspaces.find(({ id }) => id === project?.workspace_id);
  const mayUpgrade = own?.permissions.includes("ManageWorkspaceBilling") === true;
  const ask = workspaces.isPending || mayUpgrade ? null : "Ask your workspace admin to upgrade";
  return { state: "read-only", upgrade: mayUpgrade && hasBilling ? () => openSettings(BILLING) : null, ask };
}
