import { useEffect } from "react";
import { create } from "zustand";
import { draftsOf, tellDrafts, useDraftStore } from "./drafts.ts";
import { keepDrafts, readKept } from "./kept-drafts.ts";

const AFTER_MS = 400;

/** Whether the last attempt to keep a project's drafts in this browser went well. */
export const useAreKept = create<{ failed: Readonly<Record<string, boolean>> }>(() => ({ failed: {} }));

/** Once per page and project; later visits find the drafts in memory. */
const restored = new Set<string>();

/** Restores drafts that an earlier page kept, as unsaved text. */
export function putKeptBack(projectId: string, userId: string): void {
  const who = `${userId}:${projectId}`;
  if (restored.has(who)) return;
  restored.add(who);
  tellDrafts(projectId, { type: "put-back", drafts: readKept(localStorage, userId, projectId) });
}

/** Restores kept drafts and keeps new ones until the page is left. */
export function useKeptDrafts(projectId: string, userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    putKeptBack(projectId, userId);
    let kept = draftsOf(projectId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      const drafts = draftsOf(projectId);
      if (drafts === kept) return;
      kept = drafts;
      const failed = !keepDrafts(localStorage, { userId, projectId, drafts, now: Date.now() });
      useAreKept.setState((state) => ({ failed: { ...state.failed, [projectId]: failed } }));
    };
    const stop = useDraftStore.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, AFTER_MS);
    });
    window.addEventListener("pagehide", keep);
    return () => {
      stop();
      keep();
      window.removeEventListener("pagehide", keep);
    };
  }, [projectId, userId]);
}
