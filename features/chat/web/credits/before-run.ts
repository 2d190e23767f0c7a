/**
 * Asks before a run that is likely to cost a lot, and offers the free offline builder instead. (Product page, moment 1)
 */
import { queryKey } from "@slipway/kernel/contract/client";
import { api } from "@slipway/ui/api/client";
import type { QueryClient } from "@tanstack/react-query";
import {
  ASK_ABOVE_CREDITS,
  billingContract,
  QUIET_BELOW_CREDITS,
  type ProjectCredits,
} from "../../../billing/contract/index.ts";
import type { ChatMode, ChatModel } from "../../../agent/contract/index.ts";

export type RunChoice = "run" | "offline" | "cancel";

export interface PlannedRun {
  projectId: string;
  model: ChatModel;
  mode: ChatMode;
  chatOnly: boolean;
}

/** Set in the browser once somebody does not want to be asked about small runs. */
export const QUIET_KEY = "slipway-run-without-asking";
/** The estimate changes slowly, and a message must not wait for it each time. */
const KNOWN_FOR_MS = 20_000;

/** Whether to ask before the run. If no credits are left, the server's answer says so. */
export function asksBefore(
  { estimate, remaining }: Pick<ProjectCredits, "estimate" | "remaining">,
  quiet: boolean,
): boolean {
  if (estimate === null || remaining <= 0 || estimate.high <= ASK_ABOVE_CREDITS) return false;
  return !quiet || estimate.high >= QUIET_BELOW_CREDITS;
}

/** Whether the top bar has already learnt that nothing is charged here. */
const isKnownFree = (cache: QueryClient, projectId: string): boolean =>
  cache.getQueryData<ProjectCredits>(queryKey(billingContract.projectCredits, { params: { projectId }, query: {} }))
    ?.priced === false;

/**
 * Resolves at once where nothing is charged or the estimate cannot be read: the server still refuses a run that cannot
 * be paid.
 */
export async function chooseRun(
  cache: QueryClient,
  { projectId, model, mode, chatOnly }: PlannedRun,
): Promise<RunChoice> {
  if (isKnownFree(cache, projectId)) return "run";
  const input = {
    params: { projectId },
    query: { model, mode, ...(chatOnly ? { chat_only: "true" } : {}) },
  };
  const credits = await cache
    .fetchQuery({
      queryKey: queryKey(billingContract.projectCredits, input),
      queryFn: () => api(billingContract.projectCredits, input),
      staleTime: KNOWN_FOR_MS,
      retry: false,
    })
    .catch(() => null);
  if (credits === null || !asksBefore(credits, localStorage.getItem(QUIET_KEY) === "1")) return "run";
  const { askBeforeRun } = await import("./run-question.tsx");
  return askBeforeRun(credits);
}
