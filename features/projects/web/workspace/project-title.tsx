import { Menu } from "@slipway/ui/layers/menu.tsx";
import { isPublicOnlyView } from "@slipway/kernel/permissions";
import { limits } from "@slipway/kernel/limits";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { useCommand } from "@slipway/ui/keys/use-key";
import { EditableText } from "@slipway/ui/kit/editable-text.tsx";
import { MenuButton } from "@slipway/ui/kit/menu-button.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { useState } from "react";
import { projectsContract, type Project } from "../../contract/index.ts";
import { RemixedFrom } from "./remixed-from.tsx";
import { VisibilityBadge } from "./visibility-badge.tsx";
import classes from "./project-title.module.css";

const loadMenu = () => import("./project-menu.tsx");
const ProjectMenu = lazyNamed(loadMenu, "ProjectMenu");

const shownInTheField = () => true;

/** The name with its menu, and who may see the project. */
export function ProjectTitle({ projectId }: ProjectSlotProps) {
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  const [renaming, setRenaming] = useState(false);
  const update = useRouteMutation(projectsContract.update, {
    invalidates: () => ["/workspaces", "/user/projects", `/projects/${projectId}`],
    onError: shownInTheField,
  });
  if (project === undefined) return <span className={classes.waiting} aria-hidden="true" />;
  if (!("workspace" in project) || isPublicOnlyView(project.visibility, project.permissions)) {
    return (
      <div className={classes.outside}>
        <span>
          <strong>{project.display_name}</strong> by {project.creator.display_name}
        </span>
        <RemixedFrom origin={project.remixed_from} />
      </div>
    );
  }
  if (renaming) {
    return (
      <div className={classes.editing}>
        <EditableText
          value={project.display_name}
          label="Project name"
          maxLength={limits.displayNameCharacters}
          onSave={(name) => update.mutateAsync({ params: { id: projectId }, body: { display_name: name } })}
          onClose={() => setRenaming(false)}
        />
      </div>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{project.display_name}</h1>
      <NameWithMenu project={project} onRename={() => setRenaming(true)} />
      <VisibilityBadge project={project} />
    </>
  );
}

const RENAME = { label: "Rename this project", group: "Project", words: ["name", "title"] };

function NameWithMenu({ project, onRename }: { project: Project; onRename: () => void }) {
  useCommand(RENAME, onRename, project.permissions.includes("EditProject"));
  useLoadedAhead(loadMenu);
  return (
    <Menu position="bottom-start" width={232}>
      <Menu.Target>
        <MenuButton title={project.display_name}>{project.display_name}</MenuButton>
      </Menu.Target>
      <Menu.Dropdown>
        <SlotBoundary fallback={<MenuOnItsWay />}>
          <ProjectMenu project={project} onRename={onRename} />
        </SlotBoundary>
      </Menu.Dropdown>
    </Menu>
  );
}

const MenuOnItsWay = () => (
  <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the menu">
    <SkeletonLines widths={["60%", "60%", "80%"]} gap={18} />
  </div>
);
