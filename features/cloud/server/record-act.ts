/**
 * Entries about a project's backend in the log of its workspace. The backend is another database, so one transaction cannot hold both
 * the change and its entry. The entry is written first: an entry for a change that the backend then refuses is better than a change
 * without an entry.
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
 * Throws if the right to edit the project has ended since the request arrived. Changes of the platform's own database belong in the
 * same transaction, changes of a backend right after it. AppError 403, 404.
 */
export const requireEditNow = (
  tx: Pick<Transaction, "read" | "sql">,
  projectId: string,
  actor: Caller,
): Promise<ProjectNow> => requireOnProject(tx, { projectId, actor }, "EditProject");

/** Checks the actor's right to edit the project and writes the entry, in one transaction. AppError 403, 404. */
export const recordAct = (
  { database }: Needs<"database">,
  projectId: string,
  act: Act & { actor: Caller },
): Promise<void> =>
  database.transaction(async (tx) => {
    await requireEditNow(tx, projectId, act.actor);
    await recordActIn(tx, projectId, act);
  });

/** Writes the entry without a check of rights: the caller has checked them in the same transaction. */
export async function recordActIn(tx: Pick<Transaction, "read" | "sql">, projectId: string, act: Act): Promise<void> {
  await recordOnProject(tx, await getProject({ database: tx }, projectId), act);
}
