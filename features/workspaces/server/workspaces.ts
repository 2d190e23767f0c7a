/** The object that workspaces offer the other features: `services.workspaces`. */
import type { Transaction } from "@slipway/platform/database/port";

export interface Workspaces {
  /** Supplied by single sign-on: throws an AppError while it must not be enforced in the workspace. */
  provideSsoCheck(check: (tx: Transaction, workspaceId: string) => Promise<void>): void;
}
