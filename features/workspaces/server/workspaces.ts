/** The object that workspaces offer the other features: `services.workspaces`. */
import type { Transaction } from "@slipway/platform/database/port";

export type TakenOut = (tx: Pick<Transaction, "sql">, person: { workspaceId: string; userId: string }) => Promise<void>;

export interface Workspaces {
  /** Supplied by single sign-on: throws an AppError while it must not be enforced in the workspace. */
  provideSsoCheck(check: (tx: Transaction, workspaceId: string) => Promise<void>): void;
  /** Called inside the transaction in which a member is removed or leaves: what would bring them back by itself ends there. */
  whenTakenOut(work: TakenOut): void;
}
