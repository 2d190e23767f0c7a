/** What a finished app of lists can do, one line each. Only what was really written. */
import { storedClaim } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { calendarComponent } from "../../emit/app/calendar-page.ts";
import { attentionPage } from "../../emit/app/warnings/picked-page.ts";
import { comesRound, portionsOf } from "../../emit/app/fields.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan } from "../../plan/plan.ts";
import { pickedTexts } from "./declared/picked-texts.ts";
import { hasCharts } from "./overview/overview.ts";
import { progressClaims } from "./overview/progress.ts";
import { trackerTexts } from "./texts.ts";

export function trackerClaims(plan: DraftPlan): string[] {
  const texts = trackerTexts[plan.language];
  const has = (component: string): boolean => plan.pages.some((page) => page.component === component);
  return [
    ...texts
      .claims(plan.entities.map((entity) => entity.plural).join(", "))
      .slice(0, has("Index") && !plan.entities[0]?.once && hasCharts(plan) ? 2 : 1),
    ...(has("Index") ? progressClaims(plan) : []),
    ...(has("StockLevels") ? [texts.stockClaim] : []),
    ...(plan.entities.some(comesRound)
      ? [translate("Done today: one tap notes the day and moves the next one on", plan.language)]
      : []),
    ...(plan.domain === "lending" ? [texts.loanClaim] : []),
    ...(has("Balances") ? [texts.balanceClaim] : []),
    ...(has("MealWeek") ? [texts.mealClaim] : []),
    ...(plan.entities.some(portionsOf)
      ? [translate("Servings to choose for each recipe; the amounts of its ingredients follow", plan.language)]
      : []),
    ...(has("Shopping") ? [texts.shoppingClaim] : []),
    ...(has("Timer") ? [texts.timerClaim] : []),
    ...(has("Week") ? [texts.habitClaim] : []),
    ...(has("Approvals") ? [texts.approvalClaim] : []),
    ...ruleClaims(plan),
    ...ownClaims(plan),
    ...(sharingOf(plan) !== null
      ? [storedClaim(plan)]
      : has("Account")
        ? [translate("Accounts in this browser: each sees the own entries only", plan.language)]
        : []),
  ];
}

function ownClaims(plan: DraftPlan): string[] {
  const once = plan.entities[0]?.once
    ? [translate("A week of places: a free one is taken with one tap, and none is given twice", plan.language)]
    : [];
  const claims: Record<string, string> = {
    Vote: "Polls to vote in, with the share of each answer; one vote in each for this browser",
    Practice: "Cards to turn, by lesson; what was learned is kept",
    [calendarComponent]: "A calendar by month with the days of all lists",
  };
  const pages = plan.pages.flatMap(({ component }) =>
    claims[component] ? [translate(claims[component], plan.language)] : [],
  );
  const board = plan.entities.some(({ view }) => view === "board")
    ? [translate("A board with a column for each state; cards move by mouse, touch and keyboard", plan.language)]
    : [];
  return [...once, ...board, ...pages];
}

function ruleClaims({ entities, language, pages }: DraftPlan): string[] {
  const texts = pickedTexts[language];
  const hasPage = pages.some(({ component }) => component === attentionPage);
  const marked = entities.flatMap(({ plural, warnings = [] }) => warnings.map(({ text }) => `${plural} (${text})`));
  return [
    ...(marked.length > 0 ? [texts[hasPage ? "claim" : "marked"](marked.join(", "))] : []),
    ...entities.flatMap(({ plural, clash, fields }) => {
      const same = clash?.day === undefined ? undefined : fields.find(({ key }) => key === clash.same);
      return same ? [texts.clashClaim(plural, language === "de" ? same.label : same.label.toLowerCase())] : [];
    }),
  ];
}
