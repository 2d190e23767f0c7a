/** Commands for projects: on every page, and those of the project that is open. */
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useCommand } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import type { OverProjectProps } from "@slipway/ui/slots/slots";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract, type Project } from "../contract/index.ts";
import { useProjectActions } from "./actions/use-project-actions.ts";

export function ProjectCommands({ projectId }: OverProjectProps) {
  const { data: user } = useRouteOrNull(accountsContract.user, {});
  const { go } = useNavigation();
  const signedIn = !!user;
  const make = { label: "New project", group: "Projects", words: ["create", "build", "app", "site"] };
  useCommand(make, () => go("/new"), signedIn);
  const list = { label: "All projects", group: "Projects", words: ["home", "dashboard", "start page"] };
  useCommand(list, () => go("/"), signedIn);
  return projectId === null ? null : <OpenProject projectId={projectId} />;
}

function OpenProject({ projectId }: { projectId: string }) {
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  return project !== undefined && "workspace" in project && <CommandsOf project={project} />;
}

const GROUP = "Project";

/** The entries of the project's menu. */
function CommandsOf({ project }: { project: Project }) {
  const { go } = useNavigation();
  const { duplicate, download, moveToTrash } = useProjectActions(project);
  const may = (permission: Project["permissions"][number]) => project.permissions.includes(permission);
  const edits = may("EditProject");
  const copy = { label: "Duplicate this project", group: GROUP, words: ["copy", "remix", "clone"] };
  useCommand(copy, duplicate, edits && project.remix.allowed);
  const words = ["export", "source code", "files", "backup", "github"];
  useCommand({ label: "Download project as ZIP", group: GROUP, words }, download, edits);
  const trash = async () => {
    if (await moveToTrash()) go("/");
  };
  const remove = { label: "Move this project to Trash", group: GROUP, words: ["delete", "remove"] };
  useCommand(remove, () => void trash(), may("DeleteProject"));
  return null;
}
