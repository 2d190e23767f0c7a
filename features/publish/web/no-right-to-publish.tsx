/**
 * The publish button for people who may not publish: disabled, and naming whom to ask. [W6.10] (product page, screen 4)
 */
import { ActionIcon, Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { Globe } from "lucide-react";
import type { Project } from "../../projects/contract/index.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { askToPublish, publishLabel } from "./publish-state.ts";

/** [W7.17] [T7.26] */
const PEOPLE_AGAIN_MS = 60_000;

/** Not the `disabled` attribute, because a disabled button explains itself neither by keyboard nor by tap. */
const OFF = { "data-disabled": true, "aria-disabled": true } as const;

export function NoRightToPublish({ project }: { project: Project }) {
  const people = useRoute(
    sharingContract.list,
    { params: { id: project.id } },
    {
      enabled: project.permissions.includes("ViewProjectCollaborators"),
      staleTime: PEOPLE_AGAIN_MS,
      pollEvery: PEOPLE_AGAIN_MS,
    },
  );
  const mobile = useIsMobile();
  const label = publishLabel(project, false);
  return (
    <ReasonTooltip reason={askToPublish(people.data?.collaborators ?? [], project.creator.display_name)}>
      {/* A phone's bar needs the room for the project's name. */}
      {mobile ? (
        <ActionIcon variant="default" size={40} aria-label={label} {...OFF}>
          <Globe size={18} />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<Globe size={15} />} {...OFF}>
          {label}
        </Button>
      )}
    </ReasonTooltip>
  );
}
