import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { liveConnection } from "@slipway/ui/live/connection";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { tellCodePlace } from "@slipway/ui/code/code-place";
import { useEffect, useState } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { BEAT_MS, presenceLive, type Presence } from "../../../presence/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import { peersIn, type Peer } from "./peers.ts";

const NOBODY: LiveDocs<Presence> = new Map();

/** Tells the others at which line this person is while a text is on screen. */
export function useOwnLine(projectId: string, path: string | null, line: number | null): void {
  useEffect(() => {
    tellCodePlace(projectId, path === null || line === null ? null : { path, line });
  }, [projectId, path, line]);
  useEffect(() => () => tellCodePlace(projectId, null), [projectId]);
}

/** Follows the others in the file, for people who may see who is at the project. [T9.15] */
export function usePeers(projectId: string, project: Partial<Project>, path: string | null): Peer[] {
  const me = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const { data } = useLive(presenceLive.path.replace("{projectId}", projectId), {
    initial: NOBODY,
    reducer: reduceDocs<Presence>,
    enabled: project.permissions?.includes("ViewProjectCollaborators") === true,
  });
  // Somebody who stopped reporting goes without a message.
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return path === null ? [] : peersIn(data.values(), { path, me, now: Date.now() + liveConnection.clockSkew });
}
