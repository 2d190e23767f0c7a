/** A site whose answers are stored gets another form, or a form another field: the database follows. */
import { storeAnswers } from "../../backend/answers/owner-page.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { answersClaims } from "../../operations/backend/store-forms.ts";
import type { Ran } from "../../operations/run-clauses.ts";

export function keepAnswersStored(project: ProjectEdit, ran: Ran): Ran {
  const last = ran.changed.at(-1);
  if (last?.plan.answers === undefined) return ran;
  const after = project.withPlan(last.plan);
  const stored = storeAnswers(after);
  if (stored === null) return ran;
  const claims = answersClaims(stored, project.plan.language).filter(() => stored.added.length > 0);
  return { ...ran, changed: [...ran.changed, { plan: stored.plan, claims }] };
}
