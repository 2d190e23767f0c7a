import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { liveConnection, type ConnectionState, type PathFrame } from "./connection.ts";
import { applyFrame, type LiveDocs, type LiveReducer, type LiveState } from "./live-state.ts";

export interface UseLiveOptions<S> {
  /** State before the first frame. */
  initial: S;
  /** One reducer per path in the whole app: two components with the same path share its state. */
  reducer: LiveReducer<S>;
  /** Sequence the initial state already contains (from an HTTP answer); null asks for a snapshot. */
  since?: number | null;
  params?: Record<string, string>;
  enabled?: boolean;
}

export interface LiveValue<S> {
  data: S;
  /** False while the first answer is awaited: show the skeleton. */
  ready: boolean;
  /** `not_found` also means "no longer allowed". */
  closed: LiveState<S>["closed"];
  connection: ConnectionState;
}

const liveKey = (path: string, params?: Record<string, string>): readonly unknown[] => ["live", path, params ?? {}];

const holders = new Map<string, { count: number; stop: () => void }>();

function hold(cache: QueryClient, path: string, options: UseLiveOptions<unknown>): () => void {
  const key = liveKey(path, options.params);
  let holder = holders.get(path);
  if (holder === undefined) {
    const stop = liveConnection.subscribe({
      path,
      params: options.params,
      since: () => cache.getQueryData<LiveState<unknown>>(key)?.seq ?? null,
      onFrame: (frame: PathFrame) => {
        const current = cache.getQueryData<LiveState<unknown>>(key);
        if (current === undefined) return;
        const { state, gap } = applyFrame(current, frame, options.reducer);
        if (state !== current) cache.setQueryData(key, state);
        if (gap) liveConnection.resume(path);
      },
    });
    holder = { count: 0, stop };
    holders.set(path, holder);
  }
  holder.count += 1;
  return () => {
    holder.count -= 1;
    if (holder.count > 0) return;
    holders.delete(path);
    holder.stop();
  };
}

/** Follows one live path while mounted. The state stays in the query cache, so coming back resumes from its sequence. */
export function useLive<S>(path: string, options: UseLiveOptions<S>): LiveValue<S> {
  const cache = useQueryClient();
  const { initial, since = null, params, enabled = true } = options;
  const start: LiveState<S> = { data: initial, seq: since, ready: since !== null, closed: null };
  const { data } = useQuery<LiveState<S>>({
    queryKey: liveKey(path, params),
    queryFn: () => start,
    initialData: start,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  // The first options of a path count: its reducer is a module constant, and its initial state is already in the cache.
  const first = useRef(options);
  const paramsKey = JSON.stringify(params ?? {});
  useEffect(() => {
    if (!enabled) return;
    return hold(cache, path, { ...first.current, params: JSON.parse(paramsKey) } as unknown as UseLiveOptions<unknown>);
  }, [cache, path, enabled, paramsKey]);
  const connection = useConnectionState();
  return { data: data.data, ready: data.ready, closed: data.closed, connection };
}

/** Current documents of a path that keeps them by id; empty when nobody followed it lately. */
export const liveDocsOf = (cache: QueryClient, path: string): LiveDocs =>
  cache.getQueryData<LiveState<LiveDocs>>(liveKey(path))?.data ?? new Map();

export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(liveConnection.onState, liveConnection.getState, () => "idle" as const);
