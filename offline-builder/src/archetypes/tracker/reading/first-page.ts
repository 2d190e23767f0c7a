import { calendarComponent } from "../../../emit/app/calendar-page.ts";
import { translate } from "../../../language/translate.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { AppKind } from "../../../lexicon/app-kinds.ts";
import type { PlannedPage } from "../../../plan/plan.ts";
import { trackerTexts } from "../texts.ts";

/** An overview is called what the request calls it. */
const dashboard = /(?<![\p{L}])dash-?board(?![\p{L}])/iu;

/** What opens these apps in place of an overview. */
export function firstPage(kind: AppKind, { text, language }: Pick<Understanding, "text" | "language">): PlannedPage {
  const texts = trackerTexts[language];
  const [title, component] =
    kind.id === "focus"
      ? [texts.timer, "Timer"]
      : kind.id === "habits"
        ? [texts.today, "Week"]
        : kind.id === "shared-costs"
          ? [texts.balances, "Balances"]
          : kind.id === "meals"
            ? [texts.meals, "MealWeek"]
            : kind.id === "polls"
              ? [translate("Vote", language), "Vote"]
              : kind.id === "flashcards"
                ? [translate("Practice", language), "Practice"]
                : kind.id === "calendar"
                  ? [translate("Calendar", language), calendarComponent]
                  : [dashboard.test(text) ? "Dashboard" : texts.overview, "Index"];
  return { path: "/", title, component, nav: true };
}
