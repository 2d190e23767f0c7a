/** The number of unread notices, live, and what an open page does about it. */
import { api } from "@slipway/ui/api/client";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { inboxContract, inboxLive, STATE_ID, type InboxState } from "../contract/index.ts";
import { wantsDesktopNotices } from "./desktop-choice.ts";

const NOTHING: LiveDocs<InboxState> = new Map();

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};
const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);

/** Null until the server has said it. Lists that were read before are fetched again when it changes. */
export function useInboxState(userId: string): InboxState | null {
  const cache = useQueryClient();
  const { data } = useLive(inboxLive.path.replace("{userId}", userId), {
    initial: NOTHING,
    reducer: reduceDocs<InboxState>,
  });
  const state = data.get(STATE_ID) ?? null;
  const version = state === null ? null : `${state.unread} ${state.newest}`;
  useEffect(() => {
    if (version !== null) void invalidatePath(cache, "/inbox");
  }, [cache, version]);
  return state;
}

/** Somebody who looks at the project sees how its turns end: their notices are read, and the bell does not count them. */
export function useUnread(state: InboxState | null, projectId: string | undefined): number {
  const isVisible = useIsVisible();
  const watched = isVisible && projectId !== undefined ? (state?.runs[projectId] ?? 0) : 0;
  useEffect(() => {
    if (watched === 0 || projectId === undefined) return;
    // One that is lost is made good by the next look at the page.
    api(inboxContract.seen, { body: { project_id: projectId } }).catch(() => undefined);
  }, [watched, projectId]);
  return (state?.unread ?? 0) - watched;
}

/** Shows what arrives while the page is in the background, where the person chose so. */
export function useDesktopNotices(userId: string, state: InboxState | null): void {
  const newest = state === null ? null : Number(state.newest ?? 0);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (newest === null) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, newest);
    // The first number of a page is about what was there before.
    if (before === null || newest <= before || !document.hidden || !wantsDesktopNotices(userId)) return;
    void import("./desktop-notices.ts").then(({ showNewest }) => showNewest(userId, before)).catch(() => undefined);
  }, [newest, userId]);
}
