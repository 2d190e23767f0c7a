/** Messages on their way, by project. They leave when the server has them, or when sending failed. [W4.16] */
import { useMemo } from "react";
import { create } from "zustand";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { useStalled } from "./outbox.ts";

interface OptimisticState {
  byProject: Readonly<Record<string, readonly TrajectoryDocument[]>>;
}

const NONE: readonly TrajectoryDocument[] = [];
const useStore = create<OptimisticState>(() => ({ byProject: {} }));

/** A message that waits for the connection is shown like one that waits in the queue: not running. */
const atRest = (doc: TrajectoryDocument): TrajectoryDocument =>
  "queued_position" in doc && doc.queued_position === null ? { ...doc, queued_position: 1 } : doc;

export function useOptimistic(projectId: string): readonly TrajectoryDocument[] {
  const docs = useStore((state) => state.byProject[projectId] ?? NONE);
  const stalled = useStalled(projectId);
  return useMemo(() => (stalled ? docs.map(atRest) : docs), [docs, stalled]);
}

const change = (projectId: string, to: (docs: readonly TrajectoryDocument[]) => readonly TrajectoryDocument[]): void =>
  useStore.setState((state) => ({
    byProject: { ...state.byProject, [projectId]: to(state.byProject[projectId] ?? NONE) },
  }));

export const addOptimistic = (projectId: string, docs: readonly TrajectoryDocument[]): void =>
  change(projectId, (now) => [...now, ...docs]);

export const dropOptimistic = (projectId: string, ids: ReadonlySet<string>): void =>
  change(projectId, (now) => (now.some((doc) => ids.has(doc.id)) ? now.filter((doc) => !ids.has(doc.id)) : now));
