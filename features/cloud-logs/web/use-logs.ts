/** Entries of the logs, window by window into the past, and how many there are over time. [C4.04] [C7.21] [C9.03] */
import type { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { boundsOf, type Bounds, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { useInfiniteQuery, useQuery, type InfiniteData } from "@tanstack/react-query";
import { cloudContract } from "../../cloud/contract/index.ts";
import {
  countsQuery,
  entriesQuery,
  slotFor,
  SLOT_MS,
  type LogEntry,
  type LogFilter,
  type Slot,
  type SlotCount,
} from "../contract/log-query.ts";

/** [C9.03] */
const PAGE = 100;
const WINDOW_MS = 24 * 3_600_000;
const FOLLOW_MS = 5000;
const MAX_SLOTS = 1000;

export interface LogsQuestion {
  projectId: string;
  filter: LogFilter;
  range: TimeRange;
  /** Asks again by itself, up to now. */
  follows: boolean;
}

async function ask<Row>(
  projectId: string,
  { query, bounds, limit, signal }: { query: string; bounds: Bounds; limit: number; signal: AbortSignal },
): Promise<Row[]> {
  const { result } = await api(
    cloudContract.logs,
    {
      params: { id: projectId },
      query: {
        start: new Date(bounds.start).toISOString(),
        end: new Date(bounds.end).toISOString(),
        query,
        limit,
      },
    },
    { signal },
  );
  return result as unknown as Row[];
}

interface Page {
  entries: LogEntry[];
  bounds: Bounds;
}

/** The window before those that are loaded: a day that ends at the oldest entry, or at the last window's start. */
const windowBefore = ({ entries, bounds }: Page): Bounds => {
  const oldest = entries.at(-1);
  // Within one millisecond there may be more than a page: the next window has to begin before it.
  const end =
    entries.length < PAGE || oldest === undefined
      ? bounds.start
      : Math.min(Math.ceil(oldest.timestamp / 1000), bounds.end - 1);
  return { start: end - WINDOW_MS, end };
};

export function useLogEntries({ projectId, filter, range, follows }: LogsQuestion) {
  const query = entriesQuery(filter);
  const pages = useInfiniteQuery<Page, AppError, InfiniteData<Page, Bounds | null>, readonly unknown[], Bounds | null>({
    queryKey: [`/projects/${projectId}/cloud/logs`, "entries", query, range],
    queryFn: async ({ pageParam, signal }) => {
      const bounds = pageParam ?? boundsOf(range, Date.now());
      return { entries: await ask<LogEntry>(projectId, { query, bounds, limit: PAGE, signal }), bounds };
    },
    initialPageParam: null,
    getNextPageParam: windowBefore,
    // A refetch would ask for each window again, which the limit of questions does not allow.
    refetchOnWindowFocus: false,
    retry: false,
  });
  // Following asks for the newest page alone, however many are loaded.
  const newest = useQuery<LogEntry[], AppError>({
    queryKey: [`/projects/${projectId}/cloud/logs`, "newest", query, range],
    queryFn: ({ signal }) =>
      ask<LogEntry>(projectId, { query, bounds: boundsOf(range, Date.now()), limit: PAGE, signal }),
    enabled: follows,
    refetchInterval: FOLLOW_MS,
    retry: false,
  });
  const seen = new Set<string>();
  const entries = [...(newest.data ?? []), ...(pages.data?.pages ?? []).flatMap((page) => page.entries)].filter(
    ({ id }) => !seen.has(id) && seen.add(id) !== undefined,
  );
  return { ...pages, entries, error: pages.error ?? newest.error };
}

export interface LogCounts {
  slot: Slot;
  bounds: Bounds;
  counts: SlotCount[];
}

export function useLogCounts({ projectId, filter, range, follows }: LogsQuestion) {
  return useQuery<LogCounts, AppError>({
    queryKey: [`/projects/${projectId}/cloud/logs`, "counts", filter, range],
    queryFn: async ({ signal }) => {
      const bounds = boundsOf(range, Date.now());
      const slot = slotFor(bounds.end - bounds.start);
      const start = bounds.end - Math.min(bounds.end - bounds.start, MAX_SLOTS * SLOT_MS[slot]);
      const query = countsQuery(filter, slot);
      const counts = await ask<SlotCount>(projectId, {
        query,
        bounds: { start, end: bounds.end },
        limit: MAX_SLOTS,
        signal,
      });
      return { slot, bounds: { start, end: bounds.end }, counts };
    },
    refetchInterval: follows ? 3 * FOLLOW_MS : false,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
