/** A board that is stored gets another field on its cards: the database follows. */
import { withCardFields } from "../../backend/board-tables.ts";
import { sharingOf } from "../../backend/tables.ts";
import { mergePlan } from "../../edit/re-emit.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Ran } from "../../operations/run-clauses.ts";

export function keepCardsStored(project: ProjectEdit, ran: Ran): Ran {
  const last = ran.changed.at(-1);
  if (last === undefined || sharingOf(project.plan) === null) return ran;
  const after = withCardFields(project, last.plan);
  if (JSON.stringify(after.options) === JSON.stringify(last.plan.options)) return ran;
  mergePlan(project.withPlan(last.plan), after);
  return { ...ran, changed: [...ran.changed, { plan: after, claims: [] }] };
}
