/** Runs SQL, asks before it takes something away, and cancels it. */
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { invalidatePath, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cloudSqlContract, type RunResult } from "../contract/index.ts";
import { detailOf, lossOf } from "./detail.ts";
import { explainText } from "./plan/explain-text.ts";

export interface Wanted {
  sql: string;
  /** Where it stands in the editor, from 1. */
  line: number;
  allowChanges: boolean;
  timeLimit: number;
  /** The statement is explained, and changes nothing. */
  isExplained?: boolean;
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

const send = (projectId: string, begun: Begun, isConfirmed = false) =>
  api(cloudSqlContract.run, {
    params: { id: projectId },
    body: {
      ...{ run_id: begun.runId, sql: begun.sql, allow_changes: begun.allowChanges, time_limit: begun.timeLimit },
      ...{ is_confirmed: isConfirmed, in_history: begun.isExplained !== true },
    },
  });

async function runAsking(projectId: string, begun: Begun): Promise<RunResult | null> {
  try {
    return await send(projectId, begun);
  } catch (error) {
    const loss = lossOf(error);
    if (loss === null) throw error;
    const question = {
      title: "Run this?",
      body: loss.replaceAll(/`([^`]*)`/g, "“$1”"),
      confirm: "Run it",
      tone: "danger",
    } as const;
    return (await askToConfirm(question)) ? send(projectId, begun, true) : null;
  }
}

const READ_ONLY_REFUSAL = "25006";

/** A statement that would write is not run to be measured: its plan is estimated. */
async function explain(projectId: string, begun: Begun): Promise<RunResult> {
  const sqlOf = (timed: boolean): string => {
    const text = explainText(begun.sql, { timed });
    if (text === null) throw invalidRequest("Explain takes one statement. Select it, or put the cursor into it.");
    return text;
  };
  const reading = { ...begun, allowChanges: false };
  try {
    return await send(projectId, { ...reading, sql: sqlOf(true) });
  } catch (error) {
    const wouldWrite = error instanceof AppError && detailOf(error, "sqlstate") === READ_ONLY_REFUSAL;
    if (!wouldWrite) throw error;
    return send(projectId, { ...reading, sql: sqlOf(false) });
  }
}

export function useRun(projectId: string): Run {
  const cache = useQueryClient();
  const run = useMutation<RunResult | null, AppError, Begun>({
    mutationFn: (begun) => (begun.isExplained === true ? explain(projectId, begun) : runAsking(projectId, begun)),
    onSuccess: (result, { allowChanges, isExplained }) => {
      // Tables and rows may be others now.
      if (result !== null && allowChanges && isExplained !== true)
        void invalidatePath(cache, `/projects/${projectId}/cloud`);
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
