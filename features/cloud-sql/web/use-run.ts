/** Runs SQL, asks before it takes something away, and cancels it. */
import { AppError } from "@slipway/kernel/errors";
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { invalidatePath, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cloudSqlContract, type RunResult } from "../contract/index.ts";
import { detailOf } from "./detail.ts";

export interface Wanted {
  sql: string;
  /** Where it stands in the editor, from 1. */
  line: number;
  allowChanges: boolean;
  timeLimit: number;
}

interface Begun extends Wanted {
  runId: string;
}

export interface Run {
  start: (wanted: Wanted) => void;
  cancel: () => void;
  isRunning: boolean;
  isCancelling: boolean;
  /** The newest run; null before the first one. */
  wanted: Wanted | null;
  /** Null: it runs, it failed, or the person kept what it would have taken away. */
  result: RunResult | null;
  error: AppError | null;
}

/** The editor's line of a mistake; null where the database names none. */
export function errorLineOf({ wanted, error }: Pick<Run, "wanted" | "error">): number | null {
  const line = error === null ? null : detailOf(error, "line");
  return typeof line === "number" && wanted !== null ? wanted.line + line - 1 : null;
}

const lossOf = (error: unknown): string | null => {
  const isAsked = error instanceof AppError && error.code === "confirmation_needed";
  const loss = isAsked ? detailOf(error, "loss") : null;
  return typeof loss === "string" ? loss : null;
};

const send = (projectId: string, { runId, sql, allowChanges, timeLimit }: Begun, isConfirmed = false) =>
  api(cloudSqlContract.run, {
    params: { id: projectId },
    body: {
      ...{ run_id: runId, sql, allow_changes: allowChanges },
      ...{ time_limit: timeLimit, is_confirmed: isConfirmed },
    },
  });

async function runAsking(projectId: string, begun: Begun): Promise<RunResult | null> {
  try {
    return await send(projectId, begun);
  } catch (error) {
    const loss = lossOf(error);
    if (loss === null) throw error;
    const question = { title: "Run this?", body: loss, confirm: "Run it", tone: "danger" } as const;
    return (await askToConfirm(question)) ? send(projectId, begun, true) : null;
  }
}

export function useRun(projectId: string): Run {
  const cache = useQueryClient();
  const run = useMutation<RunResult | null, AppError, Begun>({
    mutationFn: (begun) => runAsking(projectId, begun),
    onSuccess: (result, { allowChanges }) => {
      // Tables and rows may be others now.
      if (result !== null && allowChanges) void invalidatePath(cache, `/projects/${projectId}/cloud`);
    },
  });
  const cancel = useRouteMutation(cloudSqlContract.cancel);
  const { variables = null } = run;
  return {
    start: (wanted) => run.mutate({ ...wanted, runId: newUuid() }),
    cancel: () => {
      if (variables !== null) cancel.mutate({ params: { id: projectId, runId: variables.runId }, body: {} });
    },
    isRunning: run.isPending,
    isCancelling: cancel.isPending,
    wanted: variables,
    result: run.data ?? null,
    error: run.error,
  };
}
