/** Refusals of the SQL editor. */
import { AppError, conflict } from "@slipway/kernel/errors";

/** `loss` says what would be gone. */
export const confirmationNeeded = (loss: string): AppError =>
  new AppError({
    code: "confirmation_needed",
    status: 409,
    userMessage: `This may take something away. ${loss}`,
    details: { loss },
  });

export const runExists = (): AppError => conflict("run_exists", "A run with this id is running.");

export const tooManyRuns = (max: number): AppError =>
  new AppError({
    code: "too_many_runs",
    status: 429,
    userMessage: `${max} runs of this project are running. Please wait until one has ended, or cancel yours.`,
    retryAfter: 2,
  });

export const tooManySaved = (max: number): AppError =>
  conflict("too_many_saved", `You can save at most ${max} queries in a project. Delete one first.`);
