/** People who ask for access, read again every minute by those who may answer. [W7.21] */
import { useRoute } from "@slipway/ui/api/use-route";
import type { Project } from "../../../projects/contract/index.ts";
import { sharingContract, type AccessRequest } from "../../contract/index.ts";

const POLL_MS = 60_000;
const NONE: readonly AccessRequest[] = [];

export const requestsPath = (projectId: string): string => `/projects/${projectId}/access-requests`;

export function useRequests({ id, permissions }: Project): readonly AccessRequest[] {
  const enabled = permissions.includes("AddProjectViewers");
  const { data } = useRoute(sharingContract.listRequests, { params: { id } }, { pollEvery: POLL_MS, enabled });
  return data?.access_requests ?? NONE;
}
