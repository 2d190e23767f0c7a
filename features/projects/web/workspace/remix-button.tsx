import { isPublicOnlyView } from "@slipway/kernel/permissions";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { Suspense } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract } from "../../contract/index.ts";

const RemixOffer = lazyNamed(() => import("./remix-offer.tsx"), "RemixOffer");

/** For people who cannot publish; its code is loaded for them only. [W2.30] */
export function RemixButton({ projectId }: ProjectSlotProps) {
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  const user = useRouteOrNull(accountsContract.user, {}).data;
  if (project === undefined || project.permissions.includes("DeployProject")) return null;
  const isMember = !isPublicOnlyView(project.visibility, project.permissions);
  return (
    <Suspense fallback={null}>
      <RemixOffer projectId={projectId} reason={project.remix.reason} isStranger={user === null} isMember={isMember} />
    </Suspense>
  );
}
