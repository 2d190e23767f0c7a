/** Runs a person's SQL, after a question where it may take something away. */
import { judgeSql } from "@slipway/cloud/sql/judge-sql";
import { mayTakeAway } from "@slipway/cloud/sql/judgement";
import { lossWords } from "@slipway/cloud/sql/loss-words";
import type { StatementsAnswer } from "../../cloud/server/index.ts";
import type { Needs } from "../../services.ts";
import { confirmationNeeded } from "./refusals.ts";
import type { Running, RunPlace } from "./running.ts";

/** A run makes no restore point: a copy of the whole database for each deleted row would stop the app each time. */
const AFTERWARDS = "It cannot be undone. A restore point made before it can bring everything back.";

export interface SqlInput {
  sql: string;
  allowChanges: boolean;
  timeLimit: number;
  isConfirmed: boolean;
  /** Aborts when the person leaves. */
  gone: AbortSignal;
}

async function requireConsent({ cloud }: Needs<"cloud">, projectId: string, sql: string): Promise<void> {
  const judgement = await judgeSql(projectId, sql);
  // The database refuses it in the same words, so there is nothing to ask about.
  if (judgement.refusal !== null || !mayTakeAway(judgement)) return;
  const count = (query: string) => cloud.query(projectId, { query, readOnly: true });
  throw confirmationNeeded(await lossWords(judgement, count, AFTERWARDS));
}

/** AppErrors: 409 `confirmation_needed` (`details.loss`), those of `Running.with` and of `cloud.runStatements`. */
export function runSql(
  services: Needs<"cloud"> & { running: Running },
  place: RunPlace,
  { sql, allowChanges, timeLimit, isConfirmed, gone }: SqlInput,
): Promise<StatementsAnswer> {
  const { projectId } = place;
  return services.running.with(place, gone, async (signal) => {
    if (allowChanges && !isConfirmed) await requireConsent(services, projectId, sql);
    return services.cloud.runStatements(projectId, {
      ...{ sql, signal, readOnly: !allowChanges },
      timeoutMs: timeLimit * 1000,
    });
  });
}
