/** Who does what in an app: each kind of people gets a page of its own. */
import { pascal } from "../../emit/sections.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { RoleView } from "../../lexicon/usual-apps/usual-app.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import { inSentence } from "../../emit/app/naming.ts";
import { slug } from "../../emit/slug.ts";

const titled: Record<Language, (who: string) => string> = {
  en: (who) => `For ${inSentence(who, "en")}`,
  de: (who) => `Für ${who}`,
  es: (who) => `Para ${inSentence(who, "es")}`,
};

/** The pages stand behind the first one, before the lists. */
export function withRoleViews(plan: DraftPlan, roles: readonly RoleView[]): DraftPlan {
  if (roles.length === 0 || plan.archetype !== "tracker") return plan;
  const keys = (places: readonly number[]): string[] => places.flatMap((at) => plan.entities[at]?.key ?? []);
  const pages = roles.map((role): PlannedPage => {
    const title = titled[plan.language](localized(role.who, plan.language));
    return {
      path: `/${slug(title)}`,
      title,
      component: pascal(slug(title)),
      nav: true,
      role: { adds: keys(role.adds), sees: keys(role.sees) },
    };
  });
  const [first, ...rest] = plan.pages;
  return { ...plan, pages: [first!, ...pages, ...rest] };
}
