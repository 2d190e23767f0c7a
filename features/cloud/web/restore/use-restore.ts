/** The state of a backend, and waking it: by itself once when it is found paused, then by its button. [C4.15] [C4.16] [C7.19] */
import { queryKey } from "@slipway/kernel/contract/client";
import { invalidatePath, useRoute } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import type { AppError } from "@slipway/kernel/errors";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import {
  cloudContract,
  pollMs,
  RESTORE_RETRY_MS,
  STATUS_STALE_MS,
  type CloudStatus,
  type StatusUsage,
} from "../../contract/index.ts";
import { readMarker, reduceRestore, writeMarker } from "./restore-marker.ts";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { throughProxy } from "@slipway/ui/api/through-proxy";

const FIRST_POLL_MS = 2000;

const usageOf = (status: CloudStatus, hasMarker: boolean): StatusUsage =>
  status === "INACTIVE" || hasMarker ? "restore-screen" : "restore";

export interface Restore {
  /** Null until it was read once. */
  status: CloudStatus | null;
  /** When it was read last, in epoch milliseconds. */
  readAt: number;
  /** Its next request wakes it. [CI3] */
  isAsleep: boolean;
  error: AppError | null;
  retry: () => void;
  /** From the moment it is triggered until ten readings in a row were healthy. [T4.13] */
  isRestoring: boolean;
  isPausing: boolean;
  wake: () => void;
}

interface Backend {
  ref: string;
  /** False: it would be refused, so it is not tried by itself. [B5] */
  mayWake: boolean;
}

export function useRestore(projectId: string, { ref, mayWake }: Backend): Restore {
  const cache = useQueryClient();
  const [state, tell] = useReducer(reduceRestore, null, () => ({ at: readMarker(projectId, Date.now()), stable: 0 }));
  const input = { params: { id: projectId } };
  const known = cache.getQueryData<{ status: CloudStatus }>(queryKey(cloudContract.status, input))?.status ?? null;
  const hasMarker = state.at !== null;
  const pollEvery = known === null ? FIRST_POLL_MS : pollMs(usageOf(known, hasMarker), known, hasMarker);
  const reading = useRoute(cloudContract.status, input, { pollEvery, staleTime: STATUS_STALE_MS });
  const status = reading.data?.status ?? null;
  const wake = useMutation<unknown, AppError, void>({
    mutationFn: () =>
      throughProxy(
        { cache, issuer: accountsContract },
        { route: cloudContract.restore, input: { params: { id: projectId, ref }, body: {} } },
      ).then(() => invalidatePath(cache, `/projects/${projectId}/cloud`)),
    retry: (failures, error) => failures < RESTORE_RETRY_MS.length && !(error.status >= 400 && error.status < 500),
    retryDelay: (failures) => RESTORE_RETRY_MS[failures] ?? 10_000,
    onError: (error) => {
      tell({ kind: "failed" });
      // Credits ran out while this was on screen, so the screen itself says it.
      if (error.status === 402) void invalidatePath(cache, `/projects/${projectId}/cloud`);
      else handleError(error);
    },
  });
  const trigger = (): void => {
    tell({ kind: "triggered", at: Date.now() });
    wake.mutate();
  };
  const readAt = reading.dataUpdatedAt;
  useEffect(() => {
    if (status !== null) tell({ kind: "read", status, at: Date.now() });
    // Each reading counts, even if it repeats the last one.
  }, [status, readAt]);
  useEffect(() => writeMarker(projectId, state.at), [projectId, state.at]);
  const isPausing = status === "PAUSING" || status === "GOING_DOWN";
  const isFirstSight = status === "INACTIVE" && state.at === null && wake.isIdle && mayWake;
  useEffect(() => {
    if (isFirstSight) trigger();
  });
  return {
    status,
    readAt,
    isAsleep: reading.data?.is_asleep === true,
    error: reading.error,
    retry: () => void reading.refetch(),
    isRestoring: hasMarker && !isPausing,
    isPausing,
    wake: trigger,
  };
}
