/** Files that the agent works on: those of the running turn, and those of the last one. */
import { limits } from "@slipway/kernel/limits";
import { useRoute } from "@slipway/ui/api/use-route";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useIsLocked } from "@slipway/ui/page/use-is-locked";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import type { RunStep } from "../../../agent/contract/index.ts";
import { editsContract } from "../../../edits/contract/index.ts";

type Paths = ReadonlySet<string>;

const NONE: Paths = new Set();
const NOTHING: LiveDocs = new Map();
const WRITES: ReadonlySet<RunStep["kind"]> = new Set(["edit", "create", "delete", "rename"]);

interface Turn {
  status?: unknown;
  queued_position?: unknown;
  steps?: readonly RunStep[];
}

/** Files that the running turn has written or is writing. Until it ends, their next save comes from the agent. */
export function filesOfRun(docs: LiveDocs): string[] {
  const running = [...docs.values()].find((doc) => {
    const { status, queued_position, steps } = doc as Turn;
    return status === "running" && queued_position === null && Array.isArray(steps);
  }) as Turn | undefined;
  const paths = (running?.steps ?? [])
    .filter(({ kind, status }) => WRITES.has(kind) && (status === "running" || status === "done"))
    .map(({ target }) => target);
  return [...new Set(paths)].sort();
}

const useRuns = create<{ projects: Readonly<Record<string, Paths>> }>(() => ({ projects: {} }));

/** The files the agent works on; empty while it does not work. */
export const useFilesOfRun = (projectId: string): Paths => useRuns(({ projects }) => projects[projectId] ?? NONE);

export const filesOfRunNow = (projectId: string): Paths => useRuns.getState().projects[projectId] ?? NONE;

function note(projectId: string, said: string): void {
  const paths = new Set(said === "" ? [] : said.split("\n"));
  useRuns.setState(({ projects }) => ({ projects: { ...projects, [projectId]: paths } }));
}

/** Follows the running turn. Every streamed word passes here, so only a change of the files is reported. */
export function AgentWatch({ projectId, lockedAt }: { projectId: string; lockedAt: string | null }) {
  const locked = useIsLocked(lockedAt);
  const { data } = useLive(`projects/${projectId}/trajectory`, {
    initial: NOTHING,
    reducer: reduceDocs,
    enabled: locked,
  });
  const said = locked ? filesOfRun(data).join("\n") : "";
  useEffect(() => {
    note(projectId, said);
    return () => note(projectId, "");
  }, [projectId, said]);
  return null;
}

/** Files of the newest version made by a turn that is still in effect. `sha` is the version on screen. */
export function useFilesOfLastTurn(projectId: string, sha: string): readonly string[] {
  const { data, refetch } = useRoute(editsContract.listEdits, {
    params: { id: projectId },
    query: { limit: limits.editsPage },
  });
  useEffect(() => void refetch(), [refetch, sha]);
  return useMemo(() => {
    const last = data?.items.findLast(({ type, reverted }) => type === "ai_update" && !reverted);
    return last?.diff.map(({ file_path }) => file_path) ?? [];
  }, [data]);
}
