/**
 * Figures of a backend that may be asleep. Asking would wake it just because somebody looks, so then the last figures
 * that this tab has read are shown, with their time.
 */
import { queryKey, type AnyRoute } from "@slipway/kernel/contract/client";
import type { RouteInput, RouteResult } from "@slipway/kernel/contract/route";
import type { AppError } from "@slipway/kernel/errors";
import { createContext, use, useEffect } from "react";
import { useRoute } from "./use-route.ts";

/** True around screens that must not wake the backend. */
export const AsleepContext = createContext(false);

/** Kept for the tab alone, because figures may name people. Longer answers are not kept: cards show a few rows of each. */
const MAX_KEPT_CHARACTERS = 100_000;
/** The oldest are dropped first. */
const MAX_KEPT = 30;
const PREFIX = "slipway-figures:";

interface Kept {
  /** When it was read, in epoch milliseconds. */
  at: number;
  data: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && typeof (value as Kept).at === "number" && "data" in value;

function read(key: string): Kept | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function keep(key: string, kept: Kept): void {
  try {
    const text = JSON.stringify(kept);
    if (text.length > MAX_KEPT_CHARACTERS) return;
    sessionStorage.setItem(PREFIX + key, text);
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    const byAge = names
      .map((name) => ({ name, at: read(name.slice(PREFIX.length))?.at ?? 0 }))
      .toSorted((one, other) => other.at - one.at);
    for (const { name } of byAge.slice(MAX_KEPT)) sessionStorage.removeItem(name);
  } catch {
    // Without storage there are no figures to show while it sleeps.
  }
}

export interface Figures<Data> {
  data: Data | undefined;
  /** When they were read, if they are not of now. */
  asOf: number | null;
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
}

/** A question that is not asked while the backend sleeps. */
export interface Asking<Data> {
  data: Data | undefined;
  dataUpdatedAt: number;
  error: AppError | null;
  refetch: () => unknown;
  isLoading: boolean;
}

/** For cards: asks as `useRoute` does, unless the backend sleeps. */
export function useFigures<T extends AnyRoute>(route: T, input: RouteInput<T>): Figures<RouteResult<T>> {
  const isAsleep = use(AsleepContext);
  return useKeptFigures(queryKey(route, input), useRoute(route, input, { enabled: !isAsleep }));
}

/** For calls that are asked in another way; `name` is their key in the cache. */
export function useKeptFigures<Data>(name: readonly unknown[], asking: Asking<Data>): Figures<Data> {
  const isAsleep = use(AsleepContext);
  const key = JSON.stringify(name);
  const { data, dataUpdatedAt, error, refetch, isLoading } = asking;
  useEffect(() => {
    if (!isAsleep && data !== undefined) keep(key, { at: dataUpdatedAt, data });
  }, [isAsleep, key, data, dataUpdatedAt]);
  const kept = isAsleep ? (data === undefined ? read(key) : { at: dataUpdatedAt, data }) : null;
  return {
    data: isAsleep ? (kept?.data as Data | undefined) : data,
    asOf: kept?.at ?? null,
    isLoading,
    error: isAsleep || data !== undefined ? null : error,
    retry: () => void refetch(),
  };
}
