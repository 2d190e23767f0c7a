/**
 * Changes of a backend, for the log of the project's workspace. A backend is another database, so no transaction holds both: the entry
 * is written first, and one of an attempt that the backend refused is better than a change that nobody is told of.
 */
import { type AuditActor, recordOnProject } from "../../audit/server/index.ts";
import type { AuditAction, AuditParts } from "../../audit/contract/index.ts";
import type { Caller } from "../../actor.ts";
import { getProject, type ProjectNow, requireOnProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Transaction } from "@slipway/platform/database/port";

export interface Act extends Pick<AuditParts, "person" | "what"> {
  actor: AuditActor;
  action: AuditAction;
}

/**
 * Refuses somebody whose right ended while their request was held up. What is changed in a backend happens right after; what is kept
 * in the platform's own database, in the same transaction. AppError 403, 404.
 */
export const requireEditNow = (
  tx: Pick<Transaction, "read" | "sql">,
  projectId: string,
  actor: Caller,
): Promise<ProjectNow> => requireOnProject(tx, { projectId, actor }, "EditProject");

/** By the right of that moment. */
export const recordAct = (
  { database }: Needs<"database">,
  projectId: string,
  act: Act & { actor: Caller },
): Promise<void> =>
  database.transaction(async (tx) => {
    await requireEditNow(tx, projectId, act.actor);
    await recordActIn(tx, projectId, act);
  });

/** For who has asked for the right, or looks after it alone. */
export async function recordActIn(tx: Pick<Transaction, "read" | "sql">, projectId: string, act: Act): Promise<void> {
  await recordOnProject(tx, await getProject({ database: tx }, projectId), act);
}
