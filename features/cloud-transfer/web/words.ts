/** Figures and failures of transfers in words. */
import { AppError } from "@slipway/kernel/errors";
import { counted } from "@slipway/kernel/text/counted";
import type { CsvOutcome } from "../contract/index.ts";

export const rowsInWords = (rows: number): string => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);

export const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.userMessage : error instanceof Error ? error.message : "Please try again.";

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "3 rows added, 2 updated" */
export function outcomeWords({ inserted, updated, kept, faulty }: CsvOutcome): string {
  const parts = [
    `${rowsInWords(inserted)} added`,
    ...(updated > 0 ? [`${updated.toLocaleString("en")} updated`] : []),
    ...(kept > 0 ? [`${kept.toLocaleString("en")} left as they were`] : []),
    ...(faulty > 0 ? [`${counted(faulty, "faulty row")} left out`] : []),
  ];
  return `${parts.join(", ")}.`;
}
