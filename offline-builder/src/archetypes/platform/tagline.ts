import type { DraftPlan } from "../../plan/plan.ts";

/** Says what is there, nothing about how good it is. */
export function taglineOf(plan: DraftPlan): string {
  const lists = plan.entities
    .map((entity) => entity.plural.charAt(0).toLowerCase() + entity.plural.slice(1))
    .slice(0, 4);
  const last = lists.pop() ?? "";
  const listed = lists.length === 0 ? last : `${lists.join(", ")} and ${last}`;
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} in one place.`;
}
