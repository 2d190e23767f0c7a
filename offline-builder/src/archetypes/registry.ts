import { addVocabulary } from "../parse/understand.ts";
import type { Understanding } from "../parse/understanding.ts";
import type { Archetype } from "./archetype.ts";
import { blog } from "./blog/blog.ts";
import { booking } from "./booking/booking.ts";
import { brochure } from "./brochure/brochure.ts";
import { crm } from "./crm/crm.ts";
import { dashboard } from "./dashboard/dashboard.ts";
import { kanban } from "./kanban/kanban.ts";
import { portfolio } from "./portfolio/portfolio.ts";
import { shop } from "./shop/shop.ts";
import { tracker } from "./tracker/tracker.ts";

/** One line per archetype. The first with the highest score is built. */
const archetypes: readonly Archetype[] = [shop, booking, portfolio, blog, kanban, crm, tracker, dashboard, brochure];

addVocabulary(archetypes.flatMap((archetype) => Object.values(archetype.vocabulary)));

/** Null when nothing in the request names anything we can build. */
export function chooseArchetype(request: Understanding): Archetype | null {
  let best: { archetype: Archetype; score: number } | null = null;
  for (const archetype of archetypes) {
    const score = archetype.score(request);
    if (score > 0 && score > (best?.score ?? 0)) best = { archetype, score };
  }
  return best?.archetype ?? null;
}

export function archetypeById(id: string): Archetype | null {
  return archetypes.find((archetype) => archetype.id === id) ?? null;
}
