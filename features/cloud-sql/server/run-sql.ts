/** Runs a person's SQL, after a question where it may take something away. */
import { AppError } from "@slipway/kernel/errors";
import type { StatementsAnswer } from "../../cloud/server/index.ts";
import type { Needs } from "../../services.ts";
import type { RunOutcome } from "../contract/index.ts";
import { requireConsent } from "./consent.ts";
import { keepRan, type RanText } from "./history.ts";
import type { Running, RunPlace } from "./running.ts";

/** A run makes no restore point: a copy of the whole database for each deleted row would stop the app each time. */
const AFTERWARDS = "It cannot be undone. A restore point made before it can bring everything back.";

export interface SqlInput {
  sql: string;
  allowChanges: boolean;
  timeLimit: number;
  isConfirmed: boolean;
  inHistory: boolean;
  /** Aborts when the person leaves. */
  gone: AbortSignal;
}

const CANCELLED = "statement_cancelled";

/** Failures of this server are no facts about the text. */
const outcomeOf = (error: unknown): RunOutcome | null => {
  if (!(error instanceof AppError) || error.status !== 400) return null;
  return error.code === CANCELLED ? "cancelled" : "failed";
};

/** A history that cannot be written does not undo what has run. */
async function keep(services: SqlPorts, place: RunPlace, ran: RanText): Promise<void> {
  const { projectId, userId } = place;
  await keepRan(services, { projectId, userId }, ran).catch((error: unknown) =>
    services.log.error("a run of SQL is not in the history", { error, projectId }),
  );
}

export type SqlPorts = Needs<"clock" | "cloud" | "database" | "log"> & { running: Running };

/** AppErrors: 409 `confirmation_needed` (`details.loss`), those of `Running.with` and of `cloud.runStatements`. */
export function runSql(services: SqlPorts, place: RunPlace, input: SqlInput): Promise<StatementsAnswer> {
  const { sql, allowChanges, timeLimit, isConfirmed, inHistory, gone } = input;
  const { projectId } = place;
  return services.running.with(place, gone, async (signal) => {
    if (allowChanges && !isConfirmed) await requireConsent(services, projectId, { sql, afterwards: AFTERWARDS });
    const begun = performance.now();
    const ended = async (ran: Omit<RanText, "sql">): Promise<void> => {
      if (inHistory) await keep(services, place, { ...ran, sql });
    };
    try {
      const options = { signal, readOnly: !allowChanges, timeoutMs: timeLimit * 1000 };
      const answer = await services.cloud.runStatements(projectId, { sql, ...options });
      const ms = answer.ran.reduce((sum, one) => sum + one.ms, 0);
      await ended({ outcome: "done", rows: answer.ran.at(-1)?.count ?? 0, ms });
      return answer;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome !== null) await ended({ outcome, rows: null, ms: performance.now() - begun });
      throw error;
    }
  });
}
