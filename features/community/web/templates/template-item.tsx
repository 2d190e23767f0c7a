import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { LayoutTemplate } from "lucide-react";
import { projectsContract, type Project } from "../../../projects/contract/index.ts";
import { communityContract } from "../../contract/index.ts";

/** In the project's menu, for people who manage the project. */
export function TemplateItem({ projectId }: { projectId: string }) {
  const params = { id: projectId };
  const details = useRoute(projectsContract.details, { params });
  const mayMark = details.data?.permissions.includes("ManageProjectSettings") === true;
  const template = useRoute(communityContract.isTemplate, { params }, { enabled: mayMark });
  const save = useRouteMutation(communityContract.setTemplate, {
    invalidates: () => [`/projects/${projectId}/template`, "/workspaces"],
    onSuccess: ({ is_template: isTemplate }) =>
      showToast({
        tone: "ok",
        title: isTemplate ? "Now a template" : "No longer a template",
        message: isTemplate ? `Members of ${workspaceName} find it on Home.` : undefined,
      }),
  });
  if (!mayMark || template.data === undefined) return null;
  const workspaceName = (details.data as Project).workspace.name;
  const isTemplate = template.data.is_template;
  return (
    <Menu.Item
      leftSection={<LayoutTemplate size={15} />}
      onClick={() => save.mutate({ params, body: { is_template: !isTemplate } })}
    >
      {isTemplate ? "Stop offering as template" : "Offer as template"}
    </Menu.Item>
  );
}
