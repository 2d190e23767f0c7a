import { ActionIcon, MenuSub } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { seenHere } from "@slipway/ui/page/seen-here";
import { Copy, Download, Ellipsis, ExternalLink, Eye, PencilLine, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { workspacesContract } from "../../../../workspaces/contract/index.ts";
import type { ProjectSummary } from "../../../contract/index.ts";
import { useProjectActions } from "../../actions/use-project-actions.ts";
import { VisibilityItems } from "../../actions/visibility-items.tsx";
import classes from "./project-card-menu.module.css";

interface CardMenuProps {
  project: ProjectSummary;
  onRename: () => void;
}

/** Offers only actions that the person may do; without any there is no button. */
export function ProjectCardMenu({ project, onRename }: CardMenuProps) {
  const inTrash = project.deleted_at !== null;
  const opensSite = project.is_published && project.url !== null;
  const may = (permission: ProjectSummary["permissions"][number]) => project.permissions.includes(permission);
  if (inTrash ? !may("DeleteProject") : !opensSite && !may("EditProject") && !may("RemixProject")) return null;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon className={classes.more} size={26} aria-label={`Actions for ${project.display_name}`}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {inTrash ? <TrashItems project={project} /> : <ProjectItems project={project} onRename={onRename} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function TrashItems({ project }: { project: ProjectSummary }) {
  const { restore, deleteForEver } = useProjectActions(project);
  return (
    <>
      <Menu.Item leftSection={<RotateCcw size={15} />} onClick={restore}>
        Restore
      </Menu.Item>
      <Menu.Item data-tone="danger" leftSection={<Trash2 size={15} />} onClick={deleteForEver}>
        Delete for ever
      </Menu.Item>
    </>
  );
}

/** A submenu opens by hovering; on touch screens its choices are listed instead. */
const hasHover = (): boolean => window.matchMedia("(hover: hover)").matches;

function ProjectItems({ project, onRename }: CardMenuProps) {
  const { duplicate, download, moveToTrash } = useProjectActions(project);
  const [inVisibility, setInVisibility] = useState(false);
  const may = (permission: ProjectSummary["permissions"][number]) => project.permissions.includes(permission);
  if (inVisibility) return <VisibilityOf project={project} />;
  return (
    <>
      {project.is_published && project.url !== null && (
        <Menu.Item
          component="a"
          href={seenHere(project.url)}
          target="_blank"
          rel="noreferrer"
          leftSection={<ExternalLink size={15} />}
        >
          Open site
        </Menu.Item>
      )}
      {may("EditProject") && (
        <Menu.Item
          leftSection={<PencilLine size={15} />}
          rightSection={<kbd className={classes.key}>F2</kbd>}
          onClick={onRename}
        >
          Rename
        </Menu.Item>
      )}
      {may("RemixProject") && (
        <Menu.Item leftSection={<Copy size={15} />} onClick={duplicate}>
          Duplicate
        </Menu.Item>
      )}
      {may("EditProjectVisibility") &&
        (hasHover() ? (
          <VisibilityMenu project={project} />
        ) : (
          <Menu.Item closeMenuOnClick={false} leftSection={<Eye size={15} />} onClick={() => setInVisibility(true)}>
            Visibility
          </Menu.Item>
        ))}
      {may("EditProject") && (
        <Menu.Item leftSection={<Download size={15} />} onClick={download}>
          Download ZIP
        </Menu.Item>
      )}
      {may("DeleteProject") && (
        <>
          <Menu.Divider />
          <Menu.Item data-tone="danger" leftSection={<Trash2 size={15} />} onClick={() => void moveToTrash()}>
            Move to Trash
          </Menu.Item>
        </>
      )}
    </>
  );
}

function VisibilityOf({ project }: { project: ProjectSummary }) {
  const { data } = useRoute(workspacesContract.list, {}, { staleTime: 60_000 });
  const workspace = data?.workspaces.find(({ id }) => id === project.workspace_id);
  return (
    <VisibilityItems
      projectId={project.id}
      workspaceId={project.workspace_id}
      current={project.visibility}
      workspace={workspace}
    />
  );
}

const VisibilityMenu = ({ project }: { project: ProjectSummary }) => (
  <MenuSub position="right-start">
    <MenuSub.Target>
      <MenuSub.Item leftSection={<Eye size={15} />}>Visibility</MenuSub.Item>
    </MenuSub.Target>
    <MenuSub.Dropdown>
      <VisibilityOf project={project} />
    </MenuSub.Dropdown>
  </MenuSub>
);
