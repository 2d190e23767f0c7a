import { AppError } from "@slipway/kernel/errors";

/** People get the sentence; the rest is in the log. */
export const sentenceOf = (error: unknown): string =>
  error instanceof AppError
    ? error.userMessage
    : `Slipway could not start: ${error instanceof Error ? error.message : String(error)}`;
