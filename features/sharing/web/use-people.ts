/** Everybody who has access to a project, read again every minute. [W7.17] [T7.26] [S11] */
import { useRoute } from "@slipway/ui/api/use-route";
import { sharingContract } from "../contract/index.ts";

const POLL_MS = 60_000;

export const usePeople = (projectId: string) =>
  useRoute(sharingContract.list, { params: { id: projectId } }, { pollEvery: POLL_MS });

export const peoplePath = (projectId: string): string => `/projects/${projectId}/collaborators`;
