/** Rights on a project as a transaction sees them: those that a request arrived with may have ended while it was held up. */
import { forbidden, notFound, ssoRequired } from "@slipway/kernel/errors";
import { can, type ProjectFacts, type ProjectPermission } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Caller } from "../../actor.ts";
import { loadProjectFacts, lockProjectRow, type ProjectRow } from "./project-row.ts";

export interface ProjectNow {
  project: ProjectRow;
  facts: ProjectFacts;
}

/**
 * The project, locked until the transaction ends, and what the person may do with it by now. Taken after locks of members and
 * people. AppError 403, 404.
 */
export async function requireOnProject(
  tx: Pick<Transaction, "read" | "sql">,
  { projectId, actor }: { projectId: string; actor: Caller },
  permission: ProjectPermission,
): Promise<ProjectNow> {
  const project = await lockProjectRow(tx.sql, projectId);
  const facts = await loadProjectFacts({ database: tx }, projectId, actor);
  if (facts?.needsSsoOf !== undefined) throw ssoRequired(facts.needsSsoOf);
  if (facts === null || !can(facts, "ViewProject")) throw notFound("This project");
  if (!can(facts, permission)) throw forbidden();
  return { project, facts };
}
