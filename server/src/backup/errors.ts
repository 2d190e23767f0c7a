/** Failures of restoring, in sentences for people. */
import { AppError } from "@slipway/kernel/errors";

export const restoreRefused = (userMessage: string): AppError =>
  new AppError({ code: "restore_refused", status: 409, userMessage });

/** `what` continues a sentence. */
export const restoreFailed = (what: string): AppError =>
  new AppError({
    code: "restore_failed",
    status: 500,
    userMessage: `The backup could not be restored: ${what}. Nothing was changed.`,
  });

const NO_ROOM: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"]);

/** The refusal for a failure while reading a backup. A full disk says nothing about the backup. */
export const backupDamaged = (cause: unknown): AppError =>
  cause instanceof Error && "code" in cause && NO_ROOM.has(cause.code)
    ? restoreFailed("the disk has no room for it")
    : new AppError({
        code: "backup_damaged",
        status: 500,
        userMessage: "This file is no backup of Slipway, or it is damaged or cut off.",
        cause,
      });
