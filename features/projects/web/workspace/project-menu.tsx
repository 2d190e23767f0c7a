import { Menu } from "@slipway/ui/layers/menu.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { Copy, Download, Eye, FolderInput, GitFork, PencilLine, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Project } from "../../contract/index.ts";
import { useProjectActions } from "../actions/use-project-actions.ts";
import { openRemixDialog } from "../remix/remix-dialog.tsx";
import { VisibilityOfProject } from "./visibility-of-project.tsx";

/** The menu behind the project's name. */
export function ProjectMenu({ project, onRename }: { project: Project; onRename: () => void }) {
  const { download, moveToTrash } = useProjectActions(project);
  const { go, openSettings } = useNavigation();
  const extra = entriesOf(useWebFeatures(), "project.menu");
  const may = (permission: Project["permissions"][number]) => project.permissions.includes(permission);
  const mobile = useIsMobile();
  const [inVisibility, setInVisibility] = useState(false);
  const trash = async () => {
    if (await moveToTrash()) go("/");
  };
  const move = async () => (await import("../actions/move-dialog.tsx")).openMoveDialog(project);
  if (inVisibility) return <VisibilityOfProject project={project} />;
  return (
    <>
      {may("EditProject") && (
        <Menu.Item leftSection={<PencilLine size={15} />} onClick={onRename}>
          Rename
        </Menu.Item>
      )}
      {mobile && may("EditProjectVisibility") && (
        <Menu.Item closeMenuOnClick={false} leftSection={<Eye size={15} />} onClick={() => setInVisibility(true)}>
          Visibility
        </Menu.Item>
      )}
      {may("EditProject") && project.remix.allowed && (
        <Menu.Item
          leftSection={<Copy size={15} />}
          onClick={() => openRemixDialog(project, (id) => go(projectHref(id)))}
        >
          Remix
        </Menu.Item>
      )}
      {may("EditProject") && (
        <Menu.Item leftSection={<Download size={15} />} onClick={download}>
          Download project as ZIP
        </Menu.Item>
      )}
      {project.remixed_from !== null && (
        <Menu.Item
          component={AppLink}
          href={projectHref(project.remixed_from.id)}
          leftSection={<GitFork size={15} aria-hidden="true" />}
        >
          Remixed from {project.remixed_from.display_name} by {project.remixed_from.creator}
        </Menu.Item>
      )}
      {extra.map(({ id, component: Items }) => (
        <SlotBoundary key={id} whenBroken="nothing">
          <Items projectId={project.id} />
        </SlotBoundary>
      ))}
      <Menu.Item leftSection={<Settings size={15} />} onClick={() => openSettings("project")}>
        Settings
      </Menu.Item>
      {may("DeleteProject") && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<FolderInput size={15} />} onClick={() => void move()}>
            Move to another workspace
          </Menu.Item>
          <Menu.Item data-tone="danger" leftSection={<Trash2 size={15} />} onClick={() => void trash()}>
            Move to Trash
          </Menu.Item>
        </>
      )}
    </>
  );
}
