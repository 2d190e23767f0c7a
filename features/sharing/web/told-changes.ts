/**
 * Reads people, requests and what oneself may do again when somebody changed them, while the project is open. Roles follow from the
 * project and from its workspace.
 */
import { useTold } from "@slipway/ui/live/use-told";
import { workspaceLive } from "../../workspaces/contract/live.ts";
import { peopleLive } from "../contract/live.ts";
import { requestsPath } from "./requests/use-requests.ts";
import { peoplePath } from "./use-people.ts";

interface Where {
  projectId: string;
  workspaceId: string;
}

/** Stands beside the Share button and draws nothing. */
export function ToldChanges({ projectId, workspaceId }: Where): null {
  const details = `/projects/${projectId}/details`;
  useTold(peopleLive.path.replace("{id}", projectId), [peoplePath(projectId), requestsPath(projectId), details]);
  useTold(workspaceLive.path.replace("{id}", workspaceId), [details, "/workspaces"]);
  return null;
}
