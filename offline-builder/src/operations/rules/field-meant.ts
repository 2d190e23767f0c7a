/** Which field a rule is about, and what a rule that came to nothing says. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { titleField } from "../../emit/app/naming.ts";
import type { DraftPlan, Field, Language, Plan } from "../../plan/plan.ts";
import { worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { carryOut, entityIn, fieldIn, withField, type FieldPlace } from "../records/records.ts";
import { has } from "../requests.ts";

const titles = "(?:titles?|names?|titel|namen?|nombres?|títulos?|entries|entry|einträge?|entradas?|two|twice)";

/** By its label; a title or a name is what the entries are known by. `it`: the words of the wish before. */
export function fieldMeant(
  plan: Plan,
  { text, it = "" }: { text: string; it?: string | undefined },
  fits: (field: Field) => boolean = () => true,
): FieldPlace | null {
  const named = fieldIn(plan, text, fits) ?? (it === "" ? null : fieldIn(plan, it, fits));
  if (named) return named;
  const entity = entityIn(plan, text) ?? (it === "" ? null : entityIn(plan, it)) ?? plan.entities[0];
  const title = entity && titleField(entity);
  return entity && title && fits(title) && has(text, titles) ? { entity, field: title } : null;
}

export const isAlready: Wording = {
  en: "{label}: that is so already. I changed nothing.",
  de: "{label}: das ist schon so. Ich habe nichts geändert.",
  es: "{label}: ya es así. No he cambiado nada.",
};

interface Rule {
  place: FieldPlace;
  next: Field;
  /** What is claimed when the form shows it. */
  says: string;
  language: Language;
  /** What stands in the file that bears it out. */
  shows: string | readonly string[];
  path?: RegExp;
  notDone?: string[];
  except?: (path: string) => boolean;
}

/** The field with its rule, in every file that follows from it. */
export function withRule(project: ProjectEdit, rule: Rule): Changed | Unchanged {
  const { place, next, says, language, shows, path = /Form\.tsx$/, notDone, except } = rule;
  const parts = typeof shows === "string" ? [shows] : shows;
  const after: DraftPlan = withField(project.plan, place, next);
  const done = carryOut(project, after, {
    language,
    text: says,
    path,
    holds: (content) => parts.every((part) => content.includes(part)),
    ...(notDone ? { notDone } : {}),
    ...(except ? { except } : {}),
  });
  return done ?? { say: worded(isAlready, language, { label: says }) };
}
