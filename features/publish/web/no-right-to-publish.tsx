/**
 * The publish button for people who may not publish: disabled, and naming whom to ask. [W6.10] (product page, screen 4)
 */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { Globe } from "lucide-react";
import type { Project } from "../../projects/contract/index.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { askToPublish, publishLabel } from "./publish-state.ts";

/** [W7.17] [T7.26] */
const PEOPLE_AGAIN_MS = 60_000;

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
  return (
    <ReasonTooltip reason={askToPublish(people.data?.collaborators ?? [], project.creator.display_name)}>
      {/* Not the `disabled` attribute, because a disabled button explains itself neither by keyboard nor by tap. */}
      <Button variant="default" leftSection={<Globe size={15} />} data-disabled aria-disabled="true">
        {publishLabel(project, false)}
      </Button>
    </ReasonTooltip>
  );
}
