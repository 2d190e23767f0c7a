/** The state of a backend, and waking it: by itself once when it is found paused, then by its button. [C4.15] [C4.16] [C7.19] */
import { api } from "@slipway/ui/api/client";
import { invalidatePath, useRoute } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import type { AppError } from "@slipway/kernel/errors";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useState } from "react";
import { cloudContract, pollMs, RESTORE_RETRY_MS, type CloudStatus } from "../contract/index.ts";
import { readMarker, reduceRestore, writeMarker } from "./restore-marker.ts";

export interface Restore {
  /** Null until it was read once. */
  status: CloudStatus | null;
  error: AppError | null;
  retry: () => void;
  isRestoring: boolean;
  isPausing: boolean;
  wake: () => void;
}

export function useRestore(projectId: string, ref: string): Restore {
  const cache = useQueryClient();
  const [state, tell] = useReducer(reduceRestore, null, () => ({ at: readMarker(projectId, Date.now()), stable: 0 }));
  const [every, setEvery] = useState(2000);
  const reading = useRoute(cloudContract.status, { params: { id: projectId } }, { pollEvery: every });
  const status = reading.data?.status ?? null;
  const wake = useMutation<unknown, AppError, void>({
    mutationFn: () =>
      api(cloudContract.restore, { params: { id: projectId, ref }, body: {} }).then(() =>
        invalidatePath(cache, `/projects/${projectId}/cloud`),
      ),
    retry: (failures, error) => failures < RESTORE_RETRY_MS.length && !(error.status >= 400 && error.status < 500),
    retryDelay: (failures) => RESTORE_RETRY_MS[failures] ?? 10_000,
    onError: (error) => {
      tell({ kind: "failed" });
      handleError(error);
    },
  });
  const trigger = (): void => {
    tell({ kind: "triggered", at: Date.now() });
    wake.mutate();
  };
  const readAt = reading.dataUpdatedAt;
  useEffect(() => {
    if (status !== null) tell({ kind: "read", status, at: Date.now() });
    // Each reading counts, also one that says the same.
  }, [status, readAt]);
  useEffect(() => writeMarker(projectId, state.at), [projectId, state.at]);
  useEffect(() => {
    if (status !== null)
      setEvery(pollMs(status === "INACTIVE" ? "restore-screen" : "restore", status, state.at !== null));
  }, [status, state.at]);
  const isPausing = status === "PAUSING" || status === "GOING_DOWN";
  const isFirstSight = status === "INACTIVE" && state.at === null && wake.isIdle;
  useEffect(() => {
    if (isFirstSight) trigger();
  });
  return {
    status,
    error: reading.error,
    retry: () => void reading.refetch(),
    isRestoring: state.at !== null && status !== "ACTIVE_HEALTHY" && !isPausing,
    isPausing,
    wake: trigger,
  };
}
