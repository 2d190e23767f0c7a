/** The object that workspaces offer the other features: `services.workspaces`. */
import type { Plan, WorkspaceRole } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";

/** As the log of what people did names them. */
type AuditActor = Pick<Actor, "displayName" | "email" | "userId">;

interface Person {
  workspaceId: string;
  userId: string;
}

export type TakenOut = (tx: Pick<Transaction, "sql">, person: Person) => Promise<void>;

/** `role`: what the person is now; null: no member. */
export type RoleLowered = (
  tx: Pick<Transaction, "sql">,
  change: Person & { email: string; role: WorkspaceRole | null; actor: AuditActor },
) => Promise<void>;

export interface ChangedPlan {
  workspaceId: string;
  plan: Plan;
  actor: AuditActor;
}
export type PlanChanged = (tx: Pick<Transaction, "sql">, change: ChangedPlan) => Promise<void>;

export interface Workspaces {
  /** Supplied by single sign-on: throws an AppError while it must not be enforced in the workspace. */
  provideSsoCheck(check: (tx: Transaction, workspaceId: string) => Promise<void>): void;
  /** Called inside the transaction in which a member is removed or leaves: what would bring them back by itself ends there. */
  whenTakenOut(work: TakenOut): void;
  /** Called inside the transaction in which a person changes a member's role to a lower one, or removes them. */
  whenRoleLowered(work: RoleLowered): void;
  /** Called inside the transaction in which the plan changes. */
  whenPlanChanged(work: PlanChanged): void;
  /** For billing, inside its transaction: plan and credits change together. False: it had that plan. */
  setPlan(tx: Transaction, change: ChangedPlan): Promise<boolean>;
}
