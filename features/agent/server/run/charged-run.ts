/** A run and its credits: the cost is charged if the run is applied, and returned if not. */
import type { RefundReason } from "../../../billing/contract/index.ts";
import { RunCharge, type RunCost } from "../../../billing/server/index.ts";
import type { Needs } from "../../../services.ts";
import { sentencesFor, type ClosingSentences } from "./ending/closing-sentences.ts";
import type { RunOutcome, RunReporter, RunRequest } from "./run-request.ts";

/** Follows the sentence about what was not kept. Empty if nothing was returned. */
export const returnedWords = (credits: number, { returned }: ClosingSentences): string =>
  credits === 0 ? "" : ` ${returned(credits)}`;

export async function chargedRun(
  services: Needs<"clock" | "config" | "database" | "log">,
  { request, reporter }: { request: RunRequest; reporter: RunReporter },
  work: (charge: RunCharge) => Promise<RunOutcome>,
): Promise<RunOutcome> {
  const { aiMessageId: runId, projectId, user, chatOnly, mode, isFree = false } = request;
  const charge = new RunCharge(services, { runId, projectId, userId: user.id, chatOnly, mode, isFree });
  const end = (reason: RefundReason | null): Promise<RunCost | null> =>
    charge.end(reason).catch((error: unknown) => {
      // The held credits return by themselves, and the turn's own end matters more.
      services.log.warn("the credits of a run could not be settled", { projectId, runId, error });
      return null;
    });
  const outcome = await work(charge).catch(async (error: unknown) => {
    await end("run_failed");
    throw error;
  });
  const ended = await end(refundOf(outcome));
  if (ended === null) return outcome;
  const words = returnedWords(ended.returned, sentencesFor(request));
  reporter.text(words);
  return {
    ...outcome,
    closing: outcome.closing === null ? null : outcome.closing + words,
    costCredits: ended.cost === 0 ? null : ended.cost,
  };
}

/** Why nothing is charged, or null. A run that a person stopped is charged up to that point. */
function refundOf({ status, edit, canRetry, endedBy }: RunOutcome): RefundReason | null {
  if (status === "stopped" || edit !== null || !canRetry) return null;
  if (endedBy === undefined) return "run_failed";
  return endedBy === "restart" ? "restarted" : "stopped_by_us";
}
