/** Who can open the published site. [W2.27] [W4.12] [W6.04] [PB6] */
import { Select } from "@mantine/core";
import { isBusinessTier } from "@slipway/kernel/permissions";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import type { Project } from "../../../projects/contract/index.ts";
import { publishContract } from "../../contract/index.ts";
import { useOnlyFor } from "../use-only-for.ts";

const NO_RIGHT = "Only workspace owners and admins can change website access.";

export function WebsiteAccess({ project }: { project: Project }) {
  const onlyFor = useOnlyFor(project);
  const isWithheld = onlyFor !== null && project.publish_visibility === "private";
  const allowed = project.permissions.includes("EditProjectPublishVisibility");
  const save = useRouteMutation(publishContract.setVisibility, { invalidates: () => [`/projects/${project.id}`] });
  const choose = (value: string | null) => {
    if (value === "private" && !isBusinessTier(project.workspace.plan)) {
      askForPlan({ title: "Private sites need the Business plan", workspaceId: project.workspace.id });
      return;
    }
    if (value === "public" || value === "private")
      save.mutate({ params: { id: project.id }, body: { publish_visibility: value } });
  };
  return (
    <Select
      label="Website access"
      description={allowed ? isWithheld && `Only ${onlyFor} of this workspace can open it to anyone.` : NO_RIGHT}
      inputWrapperOrder={["label", "input", "description"]}
      value={project.publish_visibility}
      disabled={!allowed || save.isPending}
      comboboxProps={{ withinPortal: false }}
      data={[
        { value: "public", label: "Anyone with the address can open this site", disabled: isWithheld },
        { value: "private", label: `Only signed-in members of ${project.workspace.name}` },
      ]}
      onChange={choose}
    />
  );
}
