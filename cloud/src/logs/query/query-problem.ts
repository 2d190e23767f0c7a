import { AppError } from "@slipway/kernel/errors";

export const queryProblem = (why: string, at: number): AppError =>
  new AppError({
    code: "invalid_log_query",
    status: 400,
    userMessage: `The log query cannot be run: ${why} (at character ${at + 1}).`,
  });
