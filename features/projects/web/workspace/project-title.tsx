import { Menu } from "@mantine/core";
import { isPublicOnlyView } from "@slipway/kernel/permissions";
import { limits } from "@slipway/kernel/limits";
import { useRoute } from "@slipway/ui/api/use-route";
import { EditableText } from "@slipway/ui/kit/editable-text.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { entriesOf, useWebFeatures, type ProjectSlotProps } from "@slipway/ui/slots/slots";
import { ChevronDown, PencilLine, Settings, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { projectsContract } from "../../contract/index.ts";
import { useProjectActions } from "../dashboard/use-project-actions.ts";
import { VisibilityBadge } from "./visibility-badge.tsx";
import classes from "./project-title.module.css";

/** The name with its menu, and who may see the project. */
export function ProjectTitle({ projectId }: ProjectSlotProps) {
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  const [renaming, setRenaming] = useState(false);
  const { rename, moveToTrash } = useProjectActions({
    id: projectId,
    display_name: project?.display_name ?? "",
    is_published: project !== undefined && "is_published" in project && project.is_published,
  });
  const { go, openSettings } = useNavigation();
  const extra = entriesOf(useWebFeatures(), "project.menu");
  if (project === undefined) return <span className={classes.waiting} aria-hidden="true" />;
  if (isPublicOnlyView(project.visibility, project.permissions)) {
    return (
      <span className={classes.outside}>
        <strong>{project.display_name}</strong> by {project.creator.display_name}
      </span>
    );
  }
  const mayEdit = project.permissions.includes("EditProject");
  const trash = async () => {
    if (await moveToTrash()) go("/");
  };
  if (renaming) {
    return (
      <div className={classes.editing}>
        <EditableText
          value={project.display_name}
          label="Project name"
          maxLength={limits.displayNameCharacters}
          onSave={rename}
          onClose={() => setRenaming(false)}
        />
      </div>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{project.display_name}</h1>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <button type="button" className={classes.name} title={project.display_name}>
            <span>{project.display_name}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit && (
            <Menu.Item leftSection={<PencilLine size={15} />} onClick={() => setRenaming(true)}>
              Rename
            </Menu.Item>
          )}
          <Suspense fallback={null}>
            {extra.map(({ id, component: Items }) => (
              <Items key={id} projectId={projectId} />
            ))}
          </Suspense>
          <Menu.Item leftSection={<Settings size={15} />} onClick={() => openSettings("account")}>
            Settings
          </Menu.Item>
          {project.permissions.includes("DeleteProject") && (
            <>
              <Menu.Divider />
              <Menu.Item data-tone="danger" leftSection={<Trash2 size={15} />} onClick={() => void trash()}>
                Move to Trash
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <VisibilityBadge project={project} />
    </>
  );
}
