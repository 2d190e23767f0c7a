import { ActionIcon, Menu } from "@mantine/core";
import { Ellipsis, ExternalLink, PencilLine, RotateCcw, Trash2 } from "lucide-react";
import type { ProjectSummary } from "../../contract/index.ts";
import { useProjectActions } from "./use-project-actions.ts";
import classes from "./project-card-menu.module.css";

export function ProjectCardMenu({ project, onRename }: { project: ProjectSummary; onRename: () => void }) {
  const { moveToTrash, restore, deleteForEver } = useProjectActions(project);
  const inTrash = project.deleted_at !== null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={classes.more} size={26} aria-label={`Actions for ${project.display_name}`}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {project.url !== null && !inTrash && (
          <Menu.Item
            component="a"
            href={project.url}
            target="_blank"
            rel="noreferrer"
            leftSection={<ExternalLink size={15} />}
          >
            Open site
          </Menu.Item>
        )}
        {inTrash ? (
          <>
            <Menu.Item leftSection={<RotateCcw size={15} />} onClick={restore}>
              Restore
            </Menu.Item>
            <Menu.Item data-tone="danger" leftSection={<Trash2 size={15} />} onClick={deleteForEver}>
              Delete for ever
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item
              leftSection={<PencilLine size={15} />}
              rightSection={<kbd className={classes.key}>F2</kbd>}
              onClick={onRename}
            >
              Rename
            </Menu.Item>
            <Menu.Item data-tone="danger" leftSection={<Trash2 size={15} />} onClick={() => void moveToTrash()}>
              Move to Trash
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
