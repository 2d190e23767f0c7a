import { Button } from "@mantine/core";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { ProjectThumb } from "@slipway/ui/kit/cards/project-thumb.tsx";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { communityContract, type Template } from "../../contract/index.ts";
import classes from "./templates-on-home.module.css";

/** Projects that the members of the current workspace may begin with. Nothing is drawn where there are none. */
export function TemplatesOnHome() {
  const user = useRouteOrNull(accountsContract.user, {});
  const chosen = useChosenWorkspace((state) => state.id);
  const workspace = pickWorkspace(user.data?.workspaces ?? [], chosen);
  const input = { params: { id: workspace?.id ?? "" } };
  const templates = useRoute(communityContract.templates, input, { enabled: workspace !== undefined });
  if (workspace === undefined || !templates.data?.templates.length) return null;
  // People who only view the workspace make their copy in one of their own.
  const target = workspace.role === "viewer" ? undefined : workspace.id;
  return (
    <section className={classes.templates} aria-labelledby="templates-title">
      <h2 id="templates-title">Templates of {workspace.name}</h2>
      <ul>
        {templates.data.templates.map((template) => (
          <OneTemplate key={template.id} template={template} workspaceId={target} />
        ))}
      </ul>
    </section>
  );
}

function OneTemplate({ template, workspaceId }: { template: Template; workspaceId: string | undefined }) {
  const { go } = useNavigation();
  const copy = useRouteMutation(projectsContract.remix, {
    invalidates: () => ["/workspaces", "/user/projects"],
    onSuccess: ({ id }) => go(projectHref(id)),
  });
  return (
    <li className={classes.template}>
      <span className={classes.picture}>
        <ProjectThumb id={template.id} name={template.display_name} url={template.screenshot_url} />
      </span>
      <span className={classes.name} title={template.display_name}>
        {template.display_name}
      </span>
      <Button
        variant="default"
        loading={copy.isPending}
        aria-label={`Use the template ${template.display_name}`}
        onClick={() => copy.mutate({ params: { id: template.id }, body: { workspace_id: workspaceId } })}
      >
        Use template
      </Button>
    </li>
  );
}
