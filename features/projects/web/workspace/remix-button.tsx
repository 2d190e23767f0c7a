import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { Copy } from "lucide-react";
import { projectsContract, REMIX_TEXTS } from "../../contract/index.ts";

/**
 * For people who cannot publish: a copy of the project, or an empty project with the reason why copying is off. [W6.15]
 * [W2.30]
 */
export function RemixButton({ projectId }: ProjectSlotProps) {
  const { go } = useNavigation();
  const mobile = useIsMobile();
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  const remix = useRouteMutation(projectsContract.remix, {
    invalidates: () => ["/workspaces"],
    onSuccess: ({ id }) => go(projectHref(id)),
  });
  if (project === undefined || project.permissions.includes("DeployProject")) return null;
  const { reason } = project.remix;
  if (reason !== null) {
    return (
      <ReasonTooltip reason={REMIX_TEXTS[reason]}>
        <Button component={AppLink} href="/">
          Create your own
        </Button>
      </ReasonTooltip>
    );
  }
  const copy = () => remix.mutate({ params: { id: projectId }, body: {} });
  return (
    <Tooltip label={REMIX_TEXTS.allowed}>
      {mobile ? (
        <ActionIcon size={44} aria-label="Remix" loading={remix.isPending} onClick={copy}>
          <Copy size={18} />
        </ActionIcon>
      ) : (
        <Button leftSection={<Copy size={15} />} loading={remix.isPending} onClick={copy}>
          Remix
        </Button>
      )}
    </Tooltip>
  );
}
