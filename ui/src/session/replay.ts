/** A person's actions in the preview, recorded on request until they are sent with a message. [W5.05] [W9.03] */
import { limits } from "@slipway/kernel/limits";
import { create } from "zustand";

export type ReplayEvent = Readonly<Record<string, unknown>>;

const useRecording = create<{ projectId: string | null }>(() => ({ projectId: null }));

/** One recording at a time; bounded by its characters. */
let events: { event: ReplayEvent; size: number }[] = [];
let size = 0;

export const useIsRecording = (projectId: string): boolean => useRecording((state) => state.projectId === projectId);

export function startReplay(projectId: string): void {
  [events, size] = [[], 0];
  useRecording.setState({ projectId });
}

export function endReplay(projectId: string): void {
  if (useRecording.getState().projectId !== projectId) return;
  [events, size] = [[], 0];
  useRecording.setState({ projectId: null });
}

/** Records only on request; beyond the bound the oldest are dropped. */
export function noteReplay(projectId: string, event: ReplayEvent): void {
  if (useRecording.getState().projectId !== projectId) return;
  const own = JSON.stringify(event).length;
  events.push({ event, size: own });
  size += own;
  let gone = 0;
  while (size > limits.replayTotalCharacters) size -= events[gone++]!.size;
  events.splice(0, gone);
}

/** Oldest first. */
export const replayOf = (projectId: string): ReplayEvent[] =>
  useRecording.getState().projectId === projectId ? events.map(({ event }) => event) : [];
