/** Refusals of imports and dumps. */
import { AppError, conflict } from "@slipway/kernel/errors";

export const importRunning = (): AppError => conflict("import_running", "This import is running already.");

export const importCancelled = (cause?: unknown): AppError =>
  new AppError({ code: "import_cancelled", status: 400, userMessage: "Cancelled. Nothing was imported.", cause });

export const transferRunning = (): AppError =>
  conflict(
    "transfer_running",
    "Data of this project is being imported or exported already. Try again when it is done.",
  );

/** `line` counts from 1 in the file; null where the database names no place. */
export const sqlRefused = (message: string, at: { line: number | null; sqlstate?: string | null }, cause?: unknown) => {
  const place = at.line === null ? "" : ` (line ${at.line})`;
  return new AppError({
    code: "sql_failed",
    status: 400,
    userMessage: `${message}${place}`,
    details: { line: at.line, sqlstate: at.sqlstate ?? null },
    cause,
  });
};
