import type { Project, PublicProject } from "../../contract/index.ts";
import { PublicRemixItem } from "../actions/public-remix-item.tsx";
import { VisibilityItems } from "../actions/visibility-items.tsx";

/** The choices, for a menu. */
export const VisibilityOfProject = ({ project }: { project: Project | PublicProject }) => (
  <>
    <VisibilityItems
      projectId={project.id}
      workspaceId={"workspace" in project ? project.workspace.id : ""}
      current={project.visibility}
      workspace={"workspace" in project ? project.workspace : undefined}
    />
    {"workspace" in project &&
      project.visibility === "public" &&
      project.permissions.includes("ManageProjectSettings") && (
        <PublicRemixItem projectId={project.id} isAllowed={project.allow_public_remix} />
      )}
  </>
);
