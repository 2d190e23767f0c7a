import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import type { Project, PublicProject } from "../../contract/index.ts";
import { PublicRemixItem } from "../actions/public-remix-item.tsx";
import { VISIBILITY_CHOICES } from "../actions/visibility-choices.ts";
import { VisibilityItems } from "../actions/visibility-items.tsx";
import classes from "./visibility-badge.module.css";

/** Shows who may see the project; a click changes it for those who may. */
export function VisibilityBadge({ project }: { project: Project | PublicProject }) {
  const current = VISIBILITY_CHOICES.find((choice) => choice.value === project.visibility)!;
  const Icon = current.icon;
  const face = (
    <>
      <Icon size={12} aria-hidden="true" />
      <span>{current.short}</span>
    </>
  );
  // A phone's bar has no room for it: the menu of the project's name has it.
  if (useIsMobile()) return null;
  if (!project.permissions.includes("EditProjectVisibility")) {
    return (
      <span className={classes.badge} title="You need to be an editor to change the visibility of your project.">
        {face}
      </span>
    );
  }
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button type="button" className={classes.badge} aria-label={`Visibility: ${current.label}`}>
          {face}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <VisibilityOfProject project={project} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The choices, for a menu. */
export const VisibilityOfProject = ({ project }: { project: Project | PublicProject }) => (
  <>
    <VisibilityItems
      projectId={project.id}
      workspaceId={"workspace" in project ? project.workspace.id : ""}
      current={project.visibility}
      plan={"workspace" in project ? project.workspace.plan : undefined}
      publishingOff={"workspace" in project && project.workspace.disable_publish}
    />
    {"workspace" in project &&
      project.visibility === "public" &&
      project.permissions.includes("ManageProjectSettings") && (
        <PublicRemixItem projectId={project.id} isAllowed={project.allow_public_remix} />
      )}
  </>
);
