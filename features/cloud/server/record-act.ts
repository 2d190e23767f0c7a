/**
 * Changes of a backend, for the log of the project's workspace. A backend is another database, so no transaction holds both: the entry
 * is written first, and one of an attempt that the backend refused is better than a change that nobody is told of.
 */
import { type AuditActor, recordOnProject } from "../../audit/server/index.ts";
import type { AuditAction, AuditParts } from "../../audit/contract/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Transaction } from "@slipway/platform/database/port";

export interface Act extends Pick<AuditParts, "person" | "what"> {
  actor: AuditActor;
  action: AuditAction;
}

export const recordAct = ({ database }: Needs<"database">, projectId: string, act: Act): Promise<void> =>
  database.transaction((tx) => recordActIn(tx, projectId, act));

/** The same for what is kept in the platform's own database. */
export async function recordActIn(tx: Pick<Transaction, "read" | "sql">, projectId: string, act: Act): Promise<void> {
  await recordOnProject(tx, await getProject({ database: tx }, projectId), act);
}
