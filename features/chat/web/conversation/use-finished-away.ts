/** Tells a person on return that a turn has finished since they left. (product page, moment 4) */
import { showToast } from "@slipway/ui/kit/status/toast";
import { useEffect, useRef } from "react";
import type { AiMessage, TrajectoryDocument } from "../../contract/index.ts";
import { isAiMessage } from "../trajectory-state.ts";

const keyOf = (projectId: string): string => `slipway-left-running:${projectId}`;

function read(projectId: string): string | null {
  try {
    return localStorage.getItem(keyOf(projectId));
  } catch {
    return null;
  }
}

function keep(projectId: string, messageId: string | null): void {
  try {
    if (messageId === null) localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), messageId);
  } catch {
    // Without storage nothing is reported.
  }
}

/**
 * The browser remembers the running turn, so that closing the page counts as leaving. A turn whose end was seen is not
 * reported.
 */
export function useFinishedAway(
  projectId: string,
  documents: readonly TrajectoryDocument[],
  running: AiMessage | undefined,
): void {
  const ran = useRef(false);
  const runningId = running?.id;
  useEffect(() => {
    if (runningId !== undefined) keep(projectId, runningId);
    else if (ran.current && !document.hidden) keep(projectId, null);
    ran.current = runningId !== undefined;
  }, [projectId, runningId]);
  useEffect(() => {
    // The documents change with every word of a running turn.
    if (runningId !== undefined) return;
    const tell = (): void => {
      const left = read(projectId);
      if (left === null || document.hidden) return;
      keep(projectId, null);
      const ended = documents.find((doc): doc is AiMessage => doc.id === left && isAiMessage(doc));
      if (ended === undefined || ended.version === null || ended.database_only) return;
      showToast({ tone: "info", title: `Finished while you were away: version ${ended.version}.` });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [projectId, documents, runningId]);
}
