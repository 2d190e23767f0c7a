/** Reviews that customers write on the page of a product. None are made up. */
import { appBlueprint } from "../../emit/app/app-frame.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";

const asked =
  /(?<![\p{L}])(?:(?:product|customer|user) (?:reviews?|ratings?)|(?:write|leave|add|post|read|submit) (?:(?:and|or) \p{L}+ )?(?:product |their |customer )?reviews?|review(?:ing)? products?|rat(?:e|ing) products?|reviews? and ratings?|ratings? and reviews?|produktbewertungen|kundenbewertungen|(?:produkte|artikel) bewerten|bewertungen (?:schreiben|abgeben)|reseñas (?:de (?:los )?(?:productos|clientes))|(?:escribir|dejar) reseñas|valorar (?:los )?productos)(?![\p{L}])/iu;

export const asksForReviews = (text: string): boolean => asked.test(text);

export const reviewsClaim: Record<Language, string> = {
  en: "Reviews with a rating on the page of each product, written by visitors and kept in their browser",
  de: "Bewertungen mit Sternen auf der Seite jedes Produkts, von Besuchern geschrieben und in deren Browser gespeichert",
  es: "Reseñas con valoración en la página de cada producto, escritas por quienes visitan y guardadas en su navegador",
};

export function reviewFiles(plan: DraftPlan): SourceFile[] {
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, { blueprint, path, flags: { rating: true, accounts: false } });
  return [
    fill("app/Panel.tsx", "src/components/app/Panel.tsx"),
    fill("platform/reviews.ts", "src/data/entry-comments.ts"),
    fill("platform/Reviews.tsx", "src/components/app/Reviews.tsx"),
  ];
}
