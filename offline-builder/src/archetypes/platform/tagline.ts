import { platformPhrases } from "../../language/platform-phrases.ts";
import type { DraftPlan } from "../../plan/plan.ts";

/** Says what is there, nothing about how good it is. */
export function taglineOf(plan: DraftPlan): string {
  return platformPhrases[plan.language].together(plan.entities.map((entity) => entity.plural).slice(0, 4));
}
