import { publishersOutside } from "@slipway/kernel/permissions";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { accountsContract } from "../../accounts/contract/index.ts";
import type { Project } from "../../projects/contract/index.ts";

/** Roles that the workspace lets publish to everybody; null where the person has one of them. */
export function useOnlyFor({ workspace }: Pick<Project, "workspace">): string | null {
  const { plan, publish_outside: least } = workspace;
  const me = useRouteOrNull(accountsContract.user, {}, { enabled: plan === "enterprise" }).data;
  // Until the person is known, the server decides.
  if (me == null || plan !== "enterprise") return null;
  const workspaceRole = me.workspaces.find(({ id }) => id === workspace.id)?.role ?? null;
  return publishersOutside({ workspaceRole, plan }, least);
}
