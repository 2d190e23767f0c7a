/** The question before SQL takes something away. */
import { judgeSql } from "@slipway/cloud/sql/judge-sql";
import { mayTakeAway } from "@slipway/cloud/sql/judgement";
import { lossWords } from "@slipway/cloud/sql/loss-words";
import type { Needs } from "../../services.ts";
import { matchedWords } from "./matched-rows.ts";
import { confirmationNeeded } from "./refusals.ts";

/** Throws 409 `confirmation_needed`, which says what would be gone, and `afterwards` what could be done about it. */
export async function requireConsent(
  { cloud }: Needs<"cloud">,
  projectId: string,
  { sql, afterwards }: { sql: string; afterwards: string },
): Promise<void> {
  const judgement = await judgeSql(projectId, sql);
  // The database refuses it in the same words, so there is nothing to ask about.
  if (judgement.refusal !== null || !mayTakeAway(judgement)) return;
  const count = (query: string) => cloud.query(projectId, { query, readOnly: true });
  throw confirmationNeeded(await lossWords(judgement, count, `${await matchedWords(sql, count)}${afterwards}`));
}
